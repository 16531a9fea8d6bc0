#!/usr/bin/python3
"""Tests that an installed app is started by the session's bus, also for a notification, and that it is one process.

Usage: activation.py MARTLET BUILD
BUILD is the repository's build folder, with a debug build of HostProbe that has windows. Needs a display, a bus daemon and PyGObject
(python3-gi); the desktop's services that the app talks to are played by this program. The specifications: Desktop Entry ("D-Bus
activation") and GNOME's org.gtk.Notifications.
"""
import os
import pathlib
import shutil
import struct
import subprocess
import sys
import tempfile
import threading
import time
import zlib

from gi.repository import Gio, GLib

MARTLET, BUILD = (os.path.abspath(argument) for argument in sys.argv[1:])
ROOT = pathlib.Path(__file__).resolve().parents[2]
NAME, PATH = "com.example.Probe", "/com/example/Probe"
LIMIT = 60
DESKTOP = """<node><interface name='org.gtk.Notifications'>
<method name='AddNotification'><arg type='s' direction='in'/><arg type='s' direction='in'/><arg type='a{sv}' direction='in'/></method>
<method name='RemoveNotification'><arg type='s' direction='in'/><arg type='s' direction='in'/></method></interface></node>"""
BUS = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><type>session</type><listen>unix:dir=%s</listen><servicedir>%s</servicedir><policy context="default">
<allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy></busconfig>"""


def icon(path):
    def chunk(kind, content): return struct.pack(">I", len(content)) + kind + content + struct.pack(">I", zlib.crc32(kind + content))
    rows = b"".join(b"\0" + bytes([0, 90, 160] * 64) for _ in range(64))
    header = struct.pack(">IIBBBBB", 64, 64, 8, 2, 0, 0, 0)
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b""))


def install(folder):
    """The app below a folder, as its package has it below /usr."""
    icon(folder / "icon.png")
    (folder / "Bundler.toml").write_text(
        f'format_version = 2\n[apps.Probe]\nidentifier = "{NAME}"\nproduct = "HostProbe"\nversion = "1.0"\nicon = "icon.png"\n'
        'url_schemes = ["probe"]\n[martlet.Probe]\nmaintainer = "Ada Example <ada@example.com>"\n')
    made = subprocess.run(
        [MARTLET, "bundle", "--skip-build", "--configuration", "debug", "--package-path", ROOT, "--scratch-path", BUILD,
         "--config", folder / "Bundler.toml", "--format", "deb", "--compression", "0", "--output", folder], capture_output=True, text=True)
    assert made.returncode == 0, made.stdout + made.stderr
    subprocess.run(["dpkg-deb", "-x", next(folder.glob("*.deb")), folder], check=True)
    entry = folder / "usr/share/applications" / f"{NAME}.desktop"
    assert "\nDBusActivatable=true\n" in entry.read_text()
    if shutil.which("desktop-file-validate"):
        checked = subprocess.run(["desktop-file-validate", entry], capture_output=True, text=True)
        assert checked.returncode == 0 and not checked.stdout, checked.stdout
    service = folder / "usr/share/dbus-1/services" / f"{NAME}.service"
    text = service.read_text()
    assert "Exec=/usr/bin/hostprobe --gapplication-service\n" in text, text
    service.write_text(text.replace("/usr/bin", f"{folder}/usr/bin"))
    return folder / "usr/bin/hostprobe", service.parent


class Desktop:
    """A bus of its own, the service of notifications, and the lines that the started apps print."""

    def __init__(self, folder, services):
        (folder / "bus.conf").write_text(BUS % (folder, services))
        self.daemon = subprocess.Popen(
            ["dbus-daemon", f"--config-file={folder}/bus.conf", "--nofork", "--print-address"], stdout=subprocess.PIPE, text=True,
            env={**os.environ, "PROBE": "notifications", "MARTLET_HOST": "gtk"})
        self.address = self.daemon.stdout.readline().strip()
        self.lines, self.shown = [], []
        threading.Thread(target=self.read, daemon=True).start()
        flags = Gio.DBusConnectionFlags.AUTHENTICATION_CLIENT | Gio.DBusConnectionFlags.MESSAGE_BUS_CONNECTION
        self.bus = Gio.DBusConnection.new_for_address_sync(self.address, flags, None, None)
        node = Gio.DBusNodeInfo.new_for_xml(DESKTOP)
        self.bus.register_object("/org/gtk/Notifications", node.interfaces[0], self.called, None, None)
        Gio.bus_own_name_on_connection(self.bus, "org.gtk.Notifications", Gio.BusNameOwnerFlags.NONE, None, None)

    def read(self):
        for line in self.daemon.stdout: self.lines.append(line.strip())

    def called(self, bus, sender, path, interface, method, parameters, invocation):
        if method == "AddNotification": self.shown.append(parameters.unpack())
        invocation.return_value(None)

    def send(self, method, parameters):
        """Calls a method of the app. The bus starts the app where it does not run, and answers when it has."""
        self.bus.call_sync(
            NAME, PATH, "org.freedesktop.Application", method, parameters, None, Gio.DBusCallFlags.NONE, LIMIT * 1000, None)

    def until(self, condition, what):
        end = time.monotonic() + LIMIT
        while not condition():
            assert time.monotonic() < end, (what, self.lines, self.shown)
            if not GLib.MainContext.default().iteration(False): time.sleep(0.01)

    def awaits(self, text):
        self.until(lambda: any(line.endswith(text) for line in self.lines), text)
        return next(line for line in self.lines if line.endswith(text))

    @property
    def owner(self):
        """The process that has the app's name."""
        try:
            answer = self.bus.call_sync(
                "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "GetConnectionUnixProcessID",
                GLib.Variant("(s)", (NAME,)), None, Gio.DBusCallFlags.NONE, -1, None)
        except GLib.Error as error:
            # One question, since the app may end between two.
            if Gio.DBusError.get_remote_error(error) == "org.freedesktop.DBus.Error.NameHasNoOwner": return None
            raise
        return answer.unpack()[0]


def run(program, desktop):
    assert desktop.owner is None
    desktop.send("Activate", GLib.Variant("(a{sv})", ({},)))
    assert desktop.awaits("shown").startswith(f"{NAME} {desktop.owner}:")
    first = desktop.owner
    # The notification names the action that the desktop is to send, with the app's own data.
    desktop.until(lambda: desktop.shown, "a notification")
    app, identifier, content = desktop.shown[0]
    assert (app, identifier, content["title"], content["default-action"]) == (NAME, "tea", "Tea", "app.notification"), desktop.shown
    clicked = GLib.Variant("(sava{sv})", ("notification", [GLib.Variant("s", content["default-action-target"])], {}))
    desktop.send("ActivateAction", clicked)
    assert desktop.awaits("response tea 4").startswith(f"{NAME} {first}:")

    # A second start hands over its URL, and ends.
    environment = {**os.environ, "DBUS_SESSION_BUS_ADDRESS": desktop.address, "PROBE": "notifications", "MARTLET_HOST": "gtk"}
    second = subprocess.run([program, "probe:second"], env=environment, capture_output=True, text=True, timeout=LIMIT)
    assert (second.returncode, second.stdout) == (0, ""), second
    assert desktop.awaits("opened probe:second").startswith(f"{NAME} {first}:")
    desktop.send("Open", GLib.Variant("(asa{sv})", (["probe:third"], {})))
    assert desktop.awaits("opened probe:third").startswith(f"{NAME} {first}:")

    # The app has ended, and its notification is still there.
    os.kill(first, 9)
    desktop.until(lambda: desktop.owner is None, "the end of the app")
    del desktop.lines[:]
    desktop.send("ActivateAction", clicked)
    line = desktop.awaits("response tea 4")
    assert line.startswith(f"{NAME} {desktop.owner}:") and desktop.owner != first, desktop.lines
    desktop.awaits("shown")


def main():
    with tempfile.TemporaryDirectory(prefix="martlet-activation-") as name:
        folder = pathlib.Path(name)
        program, services = install(folder)
        desktop = Desktop(folder, services)
        try:
            run(program, desktop)
        finally:
            if desktop.owner: os.kill(desktop.owner, 9)
            desktop.daemon.kill()
    print("passed")


main()
