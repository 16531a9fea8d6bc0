"""Reads an app as a screen reader does: over AT-SPI, by role and name."""

import os
import subprocess
import time

import pyatspi
from gi.repository import Gio, GLib

TIMEOUT = 20


def announce():
    """Says on the session's bus that a screen reader is there, as one does when it starts."""
    status = ("org.a11y.Status", "ScreenReaderEnabled", GLib.Variant("b", True))
    Gio.bus_get_sync(Gio.BusType.SESSION).call_sync(
        "org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", GLib.Variant("(ssv)", status),
        None, Gio.DBusCallFlags.NONE, -1, None)


class Reader:
    """One running app, seen from outside."""

    def __init__(self, program):
        announce()
        environment = dict(os.environ, MARTLET_HOST="gtk", LANG="C.UTF-8")
        self.process = subprocess.Popen([program], env=environment)
        self.app = self.wait(self.find_app, "the app on the accessibility bus")

    def find_app(self):
        for app in pyatspi.Registry.getDesktop(0):
            if app is not None and app.get_process_id() == self.process.pid:
                return app
        return None

    def wait(self, condition, what):
        """Waits for something to be so, and says what was missing if it never is."""
        end = time.monotonic() + TIMEOUT
        error = None
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise SystemExit(f"The app has ended with status {self.process.returncode}.")
            try:
                found = condition()
                error = None
            except Exception as caught:  # What was looked at has just left.
                found, error = None, caught
            if found:
                return found
            time.sleep(0.05)
        self.fail(f"Missing after {TIMEOUT} s: {what}" + (f" ({error!r})" if error else ""))

    def fail(self, what):
        """Ends with what is wrong, and what is there instead."""
        raise SystemExit("\n".join([what, *self.report()]))

    def report(self):
        """What is there, for whoever reads of a failure."""
        return list(self.lines(self.app)) if hasattr(self, "app") else []

    def children(self, node):
        """The children of a node; iterating over it instead would ask for their number before each."""
        found = (node.getChildAtIndex(index) for index in range(node.childCount))
        return [child for child in found if child is not None]

    def walk(self, node=None):
        node = node or self.app
        yield node
        for child in self.children(node):
            yield from self.walk(child)

    def find(self, role, name):
        def search():
            for node in self.walk():
                if node.getRoleName() == role and node.name == name:
                    return node
            return None

        return self.wait(search, f"a {role} named {name!r}")

    def actions(self, node):
        actions = node.queryAction()
        return sorted(actions.getName(i) for i in range(actions.nActions))

    def identifier(self, node):
        """What a modifier calls the node; older GTK has no other attribute to say it in."""
        try:
            identifier = node.get_accessible_id()
        except AttributeError:  # An older library, which does not ask.
            identifier = ""
        attributes = dict(a.split(":", 1) for a in node.getAttributes())
        return identifier or attributes.get("placeholder-text", "")

    def is_gone(self, role, name):
        self.wait(
            lambda: not any(n.getRoleName() == role and n.name == name for n in self.walk()),
            f"that no {role} is named {name!r}",
        )

    def do(self, role, name, action=None):
        node = self.find(role, name)
        actions = node.queryAction()
        names = [actions.getName(i) for i in range(actions.nActions)]
        wanted = action or ("click" if "click" in names else names[0])
        if not actions.doAction(names.index(wanted)):
            raise SystemExit(f"{name!r} would not {wanted}.")

    def type(self, role, name, text):
        def entry():
            for node in self.walk(self.find(role, name)):
                try:
                    return node.queryEditableText()
                except NotImplementedError:
                    continue
            return None

        self.wait(entry, f"an editable text in {name!r}").setTextContents(text)

    def expect(self, condition, what):
        if not condition:
            self.fail(f"Expected: {what}")

    def lines(self, node, depth=0):
        try:
            yield f"{'  ' * depth}{node.getRoleName()} {node.name!r}"
            for child in node:
                if child is not None:
                    yield from self.lines(child, depth + 1)
        except Exception as error:
            yield f"{'  ' * depth}({error})"

    def end(self):
        self.process.terminate()
        self.process.wait(10)
