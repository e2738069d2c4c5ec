"""Which packages of a Linux bring the libraries of the system that Qt and Python are linked with.

`tests/test_linux_packages.py` holds it to the PySide6 at work.
"""

from collections.abc import Iterable, Mapping

# soname -> Debian package
LIBRARIES: Mapping[str, str] = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11.so.6": "libx11-6",
    "libbrotlicommon.so.1": "libbrotli1",
    "libbrotlidec.so.1": "libbrotli1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libstdc++.so.6": "libstdc++6",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
# those that only windows of X11 are made with
X11_LIBRARIES: Mapping[str, str] = {
    "libX11-xcb.so.1": "libx11-xcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
# and those of Wayland
WAYLAND_LIBRARIES: Mapping[str, str] = {
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
SCREENS: Mapping[str, Mapping[str, str]] = {
    "DISPLAY": X11_LIBRARIES,
    "WAYLAND_DISPLAY": WAYLAND_LIBRARIES,
}
"""What each kind of screen takes, by the variable that tells where one is; one kind is enough."""
# what QtMultimedia loads besides
SOUND_LIBRARIES: Mapping[str, str] = {"libpulse.so.0": "libpulse0"}

INSTALLING: Mapping[str, str] = {
    "dnf": "sudo dnf install",
    "pacman": "sudo pacman -S",
    "zypper": "sudo zypper install",
}
"""How packages are installed with the package managers of Fedora, Arch and openSUSE."""
# Debian package -> the same in Fedora, Arch and openSUSE, where it isn't called so too
_ELSEWHERE: Mapping[str, tuple[str, str, str]] = {
    "libbrotli1": ("libbrotli", "brotli", "libbrotlicommon1 libbrotlidec1"),
    "libdbus-1-3": ("dbus-libs", "dbus", "libdbus-1-3"),
    "libegl1": ("libglvnd-egl", "libglvnd", "Mesa-libEGL1"),
    "libfontconfig1": ("fontconfig", "fontconfig", "libfontconfig1"),
    "libfreetype6": ("freetype", "freetype2", "libfreetype6"),
    "libgcc-s1": ("libgcc", "gcc-libs", "libgcc_s1"),
    "libgl1": ("libglvnd-glx", "libglvnd", "Mesa-libGL1"),
    "libglib2.0-0": ("glib2", "glib2", "libglib-2_0-0 libgthread-2_0-0"),
    "libgssapi-krb5-2": ("krb5-libs", "krb5", "krb5"),
    "libpulse0": ("pulseaudio-libs", "libpulse", "libpulse0"),
    "libstdc++6": ("libstdc++", "gcc-libs", "libstdc++6"),
    "libuuid1": ("libuuid", "util-linux-libs", "libuuid1"),
    "libwayland-client0": ("libwayland-client", "wayland", "libwayland-client0"),
    "libwayland-cursor0": ("libwayland-cursor", "wayland", "libwayland-cursor0"),
    "libx11-6": ("libX11", "libx11", "libX11-6"),
    "libx11-xcb1": ("libX11-xcb", "libx11", "libX11-xcb1"),
    "libxcb-cursor0": ("xcb-util-cursor", "xcb-util-cursor", "libxcb-cursor0"),
    "libxcb-icccm4": ("xcb-util-wm", "xcb-util-wm", "libxcb-icccm4"),
    "libxcb-image0": ("xcb-util-image", "xcb-util-image", "libxcb-image0"),
    "libxcb-keysyms1": ("xcb-util-keysyms", "xcb-util-keysyms", "libxcb-keysyms1"),
    "libxcb-randr0": ("libxcb", "libxcb", "libxcb-randr0"),
    "libxcb-render-util0": ("xcb-util-renderutil", "xcb-util-renderutil", "libxcb-render-util0"),
    "libxcb-render0": ("libxcb", "libxcb", "libxcb-render0"),
    "libxcb-shape0": ("libxcb", "libxcb", "libxcb-shape0"),
    "libxcb-shm0": ("libxcb", "libxcb", "libxcb-shm0"),
    "libxcb-sync1": ("libxcb", "libxcb", "libxcb-sync1"),
    "libxcb-util1": ("xcb-util", "xcb-util", "libxcb-util1"),
    "libxcb-xfixes0": ("libxcb", "libxcb", "libxcb-xfixes0"),
    "libxcb-xkb1": ("libxcb", "libxcb", "libxcb-xkb1"),
    "libxcb1": ("libxcb", "libxcb", "libxcb1"),
    "libxkbcommon-x11-0": ("libxkbcommon-x11", "libxkbcommon-x11", "libxkbcommon-x11-0"),
    "libxkbcommon0": ("libxkbcommon", "libxkbcommon", "libxkbcommon0"),
    "libzstd1": ("libzstd", "zstd", "libzstd1"),
    "zlib1g": ("zlib-ng-compat", "zlib", "libz1"),
    "appstream": ("appstream", "appstream", "AppStream"),
    "dbus": ("dbus-daemon", "dbus", "dbus-1"),
    "gcc": ("gcc libasan libubsan", "gcc", "gcc"),
    "imagemagick": ("ImageMagick", "imagemagick", "ImageMagick"),
    "libc6-dev": ("glibc-devel", "glibc", "glibc-devel"),
    "python3-pyatspi": ("python3-pyatspi", "python-atspi", "python3-atspi"),
    "python3-venv": ("python3", "python", "python3"),
    "xvfb": ("xorg-x11-server-Xvfb", "xorg-server-xvfb", "xorg-x11-server-Xvfb"),
}


def names_for(manager: str, packages: Iterable[str]) -> list[str]:
    """What Debian's packages are called where this manager of INSTALLING is at work."""
    column = list(INSTALLING).index(manager)
    named = (_ELSEWHERE.get(each, (each,) * 3)[column] for each in packages)
    return list(dict.fromkeys(name for names in named for name in names.split()))
