#!/bin/sh
# Installs the game: for one user below ~/.local, for root below /usr/local, or below $PREFIX.
# Whatever it makes is listed in the program's folder, and `uninstall` there removes just that.
set -eu

german=
case "${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}" in de*) german=yes ;; esac
here=$(cd "$(dirname "$0")" && pwd)

# tell ENGLISH GERMAN: in the terminal, or where there is none on the desktop
tell() {
    words=$1
    [ -z "$german" ] || words=$2
    printf '%s\n' "$words"
    if [ ! -t 1 ] && [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
        notify-send --app-name="The Game" "The Game" "$words" 2>/dev/null ||
            kdialog --title "The Game" --passivepopup "$words" 15 2>/dev/null ||
            xmessage -timeout 15 "$words" 2>/dev/null || true
    fi
}

if [ -n "${PREFIX:-}" ]; then
    prefix=$PREFIX share=$PREFIX/share
elif [ "$(id -u)" = 0 ]; then
    prefix=/usr/local share=/usr/local/share
else
    prefix=$HOME/.local share=${XDG_DATA_HOME:-$HOME/.local/share}
fi
program=$prefix/lib/@NAME@

# Nothing is installed that couldn't start.
newest=$( (getconf GNU_LIBC_VERSION 2>/dev/null; echo "glibc @GLIBC@") | sort -V | tail -n 1)
if [ "$newest" != "$(getconf GNU_LIBC_VERSION 2>/dev/null)" ]; then
    tell "This system is too old: The Game needs glibc @GLIBC@ or newer. Nothing was installed." \
        "Dieses System ist zu alt: The Game braucht glibc @GLIBC@ oder neuer. Es wurde nichts installiert."
    exit 1
fi
# Each library, and the package that it lies in, as the package managers below call it.
packages='@PACKAGES@'
managers='@MANAGERS@'
libraries=$(PATH=$PATH:/sbin:/usr/sbin ldconfig -p 2>/dev/null || true)

# lacking LIBRARY...: those that the system hasn't; none if nothing is known of it
lacking() {
    [ -n "$libraries" ] || return 0
    for library; do
        case "$libraries" in *"$library "*) ;; *) printf '%s ' "$library" ;; esac
    done
}

# ways WHICH LIBRARY...: how to install them, with the managers that are there (or with all)
ways() {
    which=$1
    shift
    column=1
    printf '%s\n' "$managers" | while read -r manager how; do
        column=$((column + 1))
        [ "$which" = all ] || command -v "$manager" >/dev/null 2>&1 || continue
        names=$(for library; do
            printf '%s\n' "$packages" | grep "^$library " | cut -d ' ' -f "$column"
        done | tr ',' '\n' | sort -u | tr '\n' ' ')
        printf '\n  %s %s' "$how" "${names% }"
    done
}

missing=$(lacking @REQUIRED@)
# One kind of screen is enough: one that is at work, or any if none is.
x11=$(lacking @X11@)
wayland=$(lacking @WAYLAND@)
if [ -z "${DISPLAY:-}" ] && [ -n "${WAYLAND_DISPLAY:-}" ]; then
    missing=$missing$wayland
elif [ -n "$wayland" ] || { [ -n "${DISPLAY:-}" ] && [ -z "${WAYLAND_DISPLAY:-}" ]; }; then
    missing=$missing$x11
fi
if [ -n "$missing" ]; then
    how=$(ways known $missing)
    [ -n "$how" ] || how=$(ways all $missing)
    tell "This system lacks packages; install them and try again. Nothing was installed.$how" \
        "Diesem System fehlen Pakete; bitte installieren und noch einmal versuchen. Es wurde nichts installiert.$how"
    exit 1
fi

if [ -x "$program/uninstall" ]; then
    "$program/uninstall" --quietly
elif [ -e "$program" ]; then
    tell "There is something else in $program already. Nothing was installed." \
        "In $program liegt schon etwas anderes. Es wurde nichts installiert."
    exit 1
fi

list=$(mktemp)
trap 'rm -f "$list"' EXIT

# made_folder FOLDER: with all above it, each noted if it wasn't there before
made_folder() {
    [ ! -d "$1" ] || return 0
    made_folder "$(dirname "$1")"
    mkdir "$1"
    printf 'folder %s\n' "$1" >>"$list"
}

# put FILE PLACE
put() {
    made_folder "$(dirname "$2")"
    rm -f "$2"
    cp -P "$1" "$2"
    printf 'file %s\n' "$2" >>"$list"
}

made_folder "$(dirname "$program")"
cp -R "$here/files/lib/@NAME@" "$program"
made_folder "$prefix/bin"
rm -f "$prefix/bin/@NAME@"
ln -s "$program/@NAME@" "$prefix/bin/@NAME@"
printf 'file %s\n' "$prefix/bin/@NAME@" >>"$list"
(cd "$here/files/share" && find . -type f) | while IFS= read -r file; do
    put "$here/files/share/$file" "$share/${file#./}"
done

# The menu starts it wherever it is, and can remove it too.
entry=$share/applications/@APP_ID@.desktop
quoted=$(printf '%s' "$program" | sed 's/[\\&|]/\\&/g')
sed -e "s|^Exec=@NAME@|Exec=\"$quoted/@NAME@\"|" -e "s|^TryExec=.*|TryExec=$quoted/@NAME@|" \
    -e 's|^StartupNotify|Actions=uninstall;\n&|' "$here/files/share/applications/@APP_ID@.desktop" >"$entry"
cat >>"$entry" <<END

[Desktop Action uninstall]
Name=Uninstall
Name[de]=Deinstallieren
Exec="$program/uninstall"
END

cat >"$program/uninstall" <<END
#!/bin/sh
# Removes the program, and nothing else: games, results and settings stay.
prefix='$(printf '%s' "$prefix" | sed "s/'/'\\\\''/g")'
share='$(printf '%s' "$share" | sed "s/'/'\\\\''/g")'
END
cat "$here/uninstall.sh" >>"$program/uninstall"
chmod 755 "$program/uninstall"
cp "$list" "$program/installed"
"$program/uninstall" --refresh

tell "The Game is installed: you find it in the menu, among the games." \
    "The Game ist installiert: Es steht im Menü bei den Spielen."
if [ ! -t 1 ] && [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ]; then
    "$program/@NAME@" >/dev/null 2>&1 &
fi
