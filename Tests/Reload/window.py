#!/usr/bin/env python3
"""Edits an app in a window while `martlet run` shows it. Usage: window.py MARTLET [--pictures FOLDER]

The sample is a target of this package meanwhile, so that the Martlet that is built already is used. Needs a display, xdotool,
ImageMagick and pyatspi."""
import argparse
import os
import re
import shutil
import subprocess
import sys
import time

root = os.path.realpath(os.path.join(os.path.dirname(__file__), "../.."))
sys.path.insert(0, os.path.join(root, "Tests/MartletGTKTests/Accessibility"))

import pyatspi  # noqa: E402
from reader import Reader, announce  # noqa: E402

SAMPLE = ".build-reload/window"


class Window(Reader):
    """The window of the app, whose process changes when the app starts again."""

    def __init__(self, martlet, pictures):
        announce()
        self.pictures = pictures
        self.folder = os.path.join(root, SAMPLE)
        shutil.rmtree(self.folder, ignore_errors=True)
        shutil.copytree(os.path.join(root, "Tests/Fixtures/ReloadWindow"), self.folder)
        self.log = os.path.join(self.folder, "log")
        # Stored values of an earlier run would be found again.
        environment = dict(
            os.environ, MARTLET_HOST="gtk", LANG="C.UTF-8", MARTLET_RELOAD_SAMPLE=SAMPLE,
            XDG_CONFIG_HOME=self.folder + "/config", XDG_DATA_HOME=self.folder + "/data")
        with open(self.log, "w") as log:
            self.process = subprocess.Popen(
                [martlet, "run", "--package-path", root, "WindowSample"], env=environment, stderr=log)
        self.wait(lambda: "is running" in self.messages(), "the app", 600)

    @property
    def app(self):
        """The newest process of the app on the bus."""
        found = [app for app in pyatspi.Registry.getDesktop(0) if app is not None and app.name == "WindowSample"]
        return found[-1]

    def wait(self, condition, what, seconds=60):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise SystemExit("The tool has ended: %s" % self.messages())
            try:
                found = condition()
            except Exception:  # A process has just ended.
                found = None
            if found:
                return found
            time.sleep(0.03)
        self.fail("Missing after %d s: %s" % (seconds, what))

    def report(self):
        self.picture("failure")
        try:
            lines = list(self.lines(self.app))
        except IndexError:
            lines = ["There is no app."]
        return [*lines, self.messages()]

    def messages(self):
        with open(self.log, errors="replace") as file:
            return file.read()

    def window_count(self):
        """Returns the number of windows of the app that are on the display."""
        found = subprocess.run(
            ["xdotool", "search", "--onlyvisible", "--name", "Home|Page"], capture_output=True, text=True)
        return len(found.stdout.split())

    def names(self):
        return [node.name for node in self.walk() if node.name]

    def shows(self, *texts, without=()):
        def condition():
            names = self.names()
            return all(any(text in name for name in names) for text in texts) and not any(
                text in name for text in without for name in names)

        self.wait(condition, "%s%s" % (texts, " without %s" % (without,) if without else ""))

    def says(self, text, since):
        self.wait(lambda: text in self.messages()[since:], "the message '%s'" % text)

    def picture(self, name):
        """Saves a picture of the display. Returns its path."""
        os.makedirs(self.pictures, exist_ok=True)
        path = os.path.join(self.pictures, name + ".png")
        subprocess.run(["import", "-window", "root", path], check=False)
        return path

    def shows_color(self, color, what):
        """Waits for pixels of a color, such as #FF0000."""
        def condition():
            found = subprocess.run(
                ["convert", self.picture("color"), "-depth", "8", "-format", "%c", "histogram:info:"],
                capture_output=True, text=True).stdout
            return color in found

        self.wait(condition, "%s in %s" % (what, color))

    def is_focused(self, role, name):
        return any(n.getState().contains(pyatspi.STATE_FOCUSED) for n in self.walk(self.find(role, name)))

    def focus(self, role, name):
        box = self.find(role, name).queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
        place = (str(box.x + box.width // 2), str(box.y + box.height // 2))
        subprocess.run(["xdotool", "mousemove", *place, "click", "1"], check=True)
        self.wait(lambda: self.is_focused(role, name), "the focus in %r" % name)

    def scroll_to_end(self):
        """Turns the wheel over the lines until they move no more."""
        extents = next(n for n in self.walk() if n.name == "Line 3").queryComponent().getExtents(pyatspi.DESKTOP_COORDS)
        start = self.line_at()
        subprocess.run(["xdotool", "mousemove", str(extents.x + 5), str(extents.y + 5), "click", "--repeat", "5", "5"])
        self.wait(lambda: self.line_at() != start, "that the lines scroll")
        self.wait(self.stands, "that the lines stand still")

    def stands(self):
        before = self.line_at()
        time.sleep(0.5)
        return self.line_at() == before

    def line_at(self):
        """Returns the position of a line of the scroll view on the display."""
        node = next(node for node in self.walk() if node.name == "Line 30")
        return node.queryComponent().getExtents(pyatspi.DESKTOP_COORDS).y

    # Editing

    def path(self, name):
        return os.path.join(self.folder, name)

    def replace(self, old, new, name="WindowSample/ContentView.swift"):
        with open(self.path(name)) as file:
            text = file.read()
        assert text.count(old) == 1, (old, text)
        with open(self.path(name), "w") as file:
            file.write(text.replace(old, new))


def bodies_are_replaced(window):
    window.shows("Title one", "Good morning")
    window.do("push button", "More")
    window.shows("count 1 total 10 shelf filled")
    window.type("text", "Name", "typed")
    window.shows("hello typed")
    window.scroll_to_end()
    window.focus("text", "Name")
    process, place = window.app.get_process_id(), window.line_at()
    window.picture("1-before")
    window.replace("Title one", "Title two")
    window.shows("Title two", "count 1 total 10", "hello typed")
    window.picture("2-replaced")
    window.expect(window.app.get_process_id() == process, "the same process")
    window.expect(window.line_at() == place, "the same place of the lines")
    window.expect(window.is_focused("text", "Name"), "the focus in the field")
    window.replace('"shelf \\(label)"', '"box \\(label)"', "WindowModels/Shelf.swift")
    window.shows("box filled")


def errors_are_shown(window):
    window.replace('Text("Title two")', "Text(titleTwo)")
    window.shows("This does not compile", "titleTwo", "count 1")
    window.picture("3-error")
    window.replace("Text(titleTwo)", 'Text("Title three")')
    window.shows("Title three", "count 1", without=["compile"])


def resources_are_shown(window):
    """Each kind of resource, in the process that runs."""
    resources, process, mark = "WindowSample/Resources/", window.app.get_process_id(), len(window.messages())
    window.shows("Good morning", "plain words", "count 1")
    window.shows_color("#FF0000", "the color of the catalogue")
    window.shows_color("#0000FF", "the image")
    window.replace("Good morning", "Good evening", resources + "en.lproj/Localizable.strings")
    window.shows("Good evening", "Good evening there", without=["Good morning"])
    window.replace('"green" : "0.000", "red" : "1.000"', '"green" : "1.000", "red" : "0.000"',
                   resources + "Assets.xcassets/Mark.colorset/Contents.json")
    window.shows_color("#00FF00", "the color of the catalogue")
    window.replace("#0000FF", "#FF00FF", resources + "mark.svg")
    window.shows_color("#FF00FF", "the image")
    window.replace("plain words", "other words", resources + "words.txt")
    window.shows("other words", without=["plain words"])
    # With code, in one go.
    with open(window.path(resources + "words.txt"), "w") as file:
        file.write("last words")
    window.replace("Title three", "Title four")
    window.shows("last words", "Title four")
    # One more file is for SwiftPM to copy.
    since = len(window.messages())
    with open(window.path(resources + "more.txt"), "w") as file:
        file.write("more")
    window.says("1 resource;", since)
    window.replace("Title four", "Title three")
    window.shows("Title three", "count 1", "hello typed")
    window.expect(window.app.get_process_id() == process, "one process for all resources")
    window.expect("Building" not in window.messages()[mark:], "no build for resources")


def only_this_program_is_for_development():
    """The check of release builds finds in the program of `martlet run` what it looks for."""
    sys.path.insert(0, os.path.join(root, "script/lib"))
    from release_symbols import KINDS, findings

    build = os.path.realpath(os.path.join(root, ".build"))
    found = findings(os.path.join(build, "martlet-run/WindowSample/WindowSample"))
    assert all(any(kind in line for line in found) for kind in KINDS), found


def the_rest_is_built(window):
    window.do("push button", "Open")
    window.shows("Page 7 likes 0")
    window.do("push button", "Like")
    window.shows("Page 7 likes 1")
    process, mark = window.app.get_process_id(), len(window.messages())
    window.replace(
        "    @State private var count = 0\n", "    @State private var count = 0\n    private let extra = 5\n")
    counts = set()

    def restarted():
        # The windows are listed before each is asked whether it is shown. On a busy machine the only one of the list may
        # have gone meanwhile, because there is another.
        counts.add(window.window_count() or window.window_count())
        return window.app.get_process_id() != process and counts

    window.wait(restarted, "another process")
    window.says("starts again", mark)
    window.expect(min(counts) >= 1, "a window at any time, and not %s" % counts)
    window.shows("Page 7 likes 1", without=["Building"])
    window.picture("4-restarted")
    window.wait(lambda: window.window_count() == 1, "one window")
    window.do("push button", "Back")
    window.shows("Title three", "count 1 total 10 box filled", "hello typed")
    # Objects that were restored are followed.
    window.do("push button", "More")
    window.shows("count 2 total 20")


def the_focus_comes_back(window):
    window.focus("text", "Name")
    process = window.app.get_process_id()
    window.replace("extra = 5\n", "extra = 5\n    private let more = 6\n")
    window.wait(lambda: window.app.get_process_id() != process, "another process")
    window.shows("hello typed")
    window.wait(lambda: window.is_focused("text", "Name"), "the focus in the field of the new window")
    # As after Tab, all of the text is selected.
    subprocess.run(["xdotool", "key", "End", "type", "!"], check=True)
    window.shows("hello typed!")


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("martlet")
    parser.add_argument("--pictures", default=os.path.join(root, ".build/screenshots/reload"))
    options = parser.parse_args()
    window = Window(os.path.abspath(options.martlet), options.pictures)
    try:
        bodies_are_replaced(window)
        errors_are_shown(window)
        resources_are_shown(window)
        the_rest_is_built(window)
        the_focus_comes_back(window)
        only_this_program_is_for_development()
        times = sorted(int(found) for found in re.findall(r"Shown (\d+) ms", window.messages()))
        print("Changes in a window, each shown after (ms):", *times)
    finally:
        window.end()
        shutil.rmtree(window.folder, ignore_errors=True)
