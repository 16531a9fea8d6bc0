#!/usr/bin/env python3
"""Installs a Debian package into an empty Debian, without Swift, and starts its program there.

Usage: clean_root.py PACKAGE PROGRAM [TEXT]
With TEXT, the program has to print it in the terminal. Without, the program has to show a window under Xvfb, and its first
frame may take 150 ms of processor time. Needs root, debootstrap, a mirror of Debian, and Debian itself; without them, status 77.
"""
import os
import pathlib
import platform
import shutil
import subprocess
import sys
import tempfile

LIMIT = 150  # Milliseconds of processor time until the first frame.

INSTALL = """
export DEBIAN_FRONTEND=noninteractive
apt-get update -qq && apt-get install -qqy --no-install-recommends /package.deb "$@" && ! command -v swift
"""

# The display is black until the window is there. The time is of all threads, in hundredths of a second.
WINDOW = """
export HOME=/root LANG=C.UTF-8 XDG_RUNTIME_DIR=/run/test DISPLAY=:87 GDK_BACKEND=x11 GSK_RENDERER=cairo
mkdir -p $XDG_RUNTIME_DIR
Xvfb :87 -screen 0 1000x800x24 -nolisten tcp >/dev/null 2>&1 &
for try in $(seq 100); do [ -S /tmp/.X11-unix/X87 ] && break; sleep 0.1; done
"$1" >/dev/null 2>&1 &
program=$!
for try in $(seq 200); do
    colours=$(import -window root -format %k info:- 2>/dev/null)
    time=$(cut -d' ' -f14,15 /proc/$program/stat)
    [ "${colours:-0}" -gt 3 ] && break
    sleep 0.1
done
kill $program %1
echo "$colours $time"
"""


def inside(root, script, *arguments):
    """Runs a shell's script in the root, where its processes and mounts end with it."""
    enter = 'mount -t proc none "$0/proc" && mount --rbind /dev "$0/dev" && exec chroot "$0" sh -c "$@"'
    result = subprocess.run(
        ["unshare", "--mount", "--pid", "--fork", "--kill-child", "sh", "-c", enter, root, script, "sh", *arguments],
        capture_output=True, text=True, timeout=600)
    assert result.returncode == 0, (result.stdout[-2000:], result.stderr[-2000:])
    return result.stdout


def check(package, program, text, root):
    # Mirrors and proxies that this machine's apt is told of are needed in the root as well.
    for path in ("/etc/resolv.conf", "/etc/apt/apt.conf.d"):
        if os.path.isdir(path): shutil.copytree(path, str(root) + path, dirs_exist_ok=True)
        elif os.path.exists(path): shutil.copy(path, str(root) + path)
    shutil.copy(package, root / "package.deb")
    if text:
        inside(root, INSTALL)
        shown = inside(root, 'MARTLET_HOST=text LANG=C.UTF-8 "$1"', program)
        assert text in shown, shown
        return
    inside(root, INSTALL, "xvfb", "imagemagick")
    colours, user, system = map(int, inside(root, WINDOW, program).split())
    assert colours > 3, "no window"
    spent = (user + system) * 1000 // os.sysconf("SC_CLK_TCK")
    print(f"first frame by {spent} ms of processor time")
    assert spent <= LIMIT, spent


def main():
    package, program, text = (sys.argv[1:] + [""])[:3]
    if os.geteuid() != 0 or not shutil.which("debootstrap"): return 77
    # A package needs the libraries of the system that it was built on, or newer ones.
    system = platform.freedesktop_os_release()
    if system["ID"] != "debian" or "VERSION_CODENAME" not in system: return 77
    folder = pathlib.Path(tempfile.mkdtemp(prefix="martlet-root-"))
    try:
        made = subprocess.run(["debootstrap", "--variant=minbase", system["VERSION_CODENAME"], folder], capture_output=True, text=True)
        if made.returncode != 0:
            print(made.stdout[-500:], made.stderr[-500:], file=sys.stderr)
            return 77
        check(package, program, text, folder)
    finally:
        shutil.rmtree(folder)
    return 0


sys.exit(main())
