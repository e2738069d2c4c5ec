set -eu
program=$prefix/lib/@NAME@

# Tell the desktop what there is now, as far as it has the tools to be told.
refresh() {
    update-desktop-database -q "$share/applications" 2>/dev/null || true
    update-mime-database "$share/mime" 2>/dev/null || true
    gtk-update-icon-cache -q -f -t "$share/icons/hicolor" 2>/dev/null || true
}

# Lists that those tools have made where there is nothing else left to list.
forget_empty_lists() {
    if [ -d "$share/mime/packages" ] && ! ls "$share/mime/packages"/* >/dev/null 2>&1; then
        rm -rf "$share/mime"
    fi
    if [ "$(ls -A "$share/applications" 2>/dev/null)" = mimeinfo.cache ]; then
        rm -f "$share/applications/mimeinfo.cache"
    fi
    if [ -z "$(find "$share/icons/hicolor" -type f ! -name icon-theme.cache 2>/dev/null)" ]; then
        rm -f "$share/icons/hicolor/icon-theme.cache"
    fi
}

if [ "${1:-}" = --refresh ]; then
    refresh
    exit 0
fi
list=$(mktemp)
trap 'rm -f "$list"' EXIT
cp "$program/installed" "$list"
sed -n 's/^file //p' "$list" | while IFS= read -r file; do
    rm -f "$file"
done
rm -rf "$program"
refresh
forget_empty_lists
# The last that was made is the first to go, if it is empty.
sed -n '1!G;h;$p' "$list" | sed -n 's/^folder //p' | while IFS= read -r folder; do
    rmdir "$folder" 2>/dev/null || true
done
[ "${1:-}" = --quietly ] || echo "The Game is removed; your games are kept. – The Game ist entfernt; deine Spiele bleiben erhalten."
