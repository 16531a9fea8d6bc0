"""Goes through every page of the showcase as a person does: opens it, clicks, types, resizes, goes back.

Usage: pages.py SHOWCASE [--record]. Needs a display, a session bus and xdotool; with_display of script/lib/gtk.bash gives it the
first two.

What is compared with pages.txt is structure: roles, names and how they are nested, in light, dark and high contrast.
What is checked of frames is that things lie in what holds them, and that none covers another. Pictures of each page
are kept in .build/screenshots, for people to look at. With --record, pages.txt is written anew.
"""

import difflib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pyatspi

from reader import Reader

HERE = Path(__file__).parent
EXPECTED = HERE / "pages.txt"
PICTURES = HERE.parents[2] / ".build" / "screenshots"
THEMES = {"light": "Default", "dark": "Default:dark", "contrast": "HighContrast"}
# What tells nothing: layout has no role of its own.
PASSED_OVER = {"filler", "unknown", "scroll bar", "separator"}
CONTROLS = {"push button", "toggle button", "check box", "text", "password text", "link", "progress bar", "label"}


class Person(Reader):
    """Uses one window by the pointer and the keys."""

    def __init__(self, program):
        super().__init__(program)
        self.frame = self.wait(lambda: self.app[0], "a window")
        ids = self.wait(lambda: self.tool("search", "--onlyvisible", "--pid", str(self.process.pid)).split(), "an X window")
        self.window = ids[-1]
        self.tool("windowfocus", self.window)

    def tool(self, *words):
        return subprocess.run(["xdotool", *words], capture_output=True, text=True, timeout=20).stdout

    def extents(self, node):
        box = node.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
        return box.x, box.y, box.width, box.height

    def click(self, node):
        x, y, width, height = self.extents(node)
        self.tool("mousemove", "--window", self.window, str(x + width // 2), str(y + height // 2), "click", "1")

    def key(self, *keys):
        self.tool("key", "--window", self.window, *keys)

    def type_text(self, text):
        self.tool("type", "--window", self.window, "--delay", "0", text)

    def is_in_window(self, node):
        x, y, width, height = self.extents(node)
        _, _, across, down = self.extents(self.frame)
        return width > 0 and height > 0 and x >= 0 and y >= 0 and x + width <= across and y + height <= down

    def resize(self, width, height):
        self.tool("windowsize", self.window, str(width), str(height))
        self.settle()

    def settle(self):
        """Waits until what is shown stays the same."""
        before = None
        end = time.monotonic() + 20
        while time.monotonic() < end:
            try:
                now = list(self.structure())
            except Exception:  # What was looked at has just left.
                now = None
            if now is not None and now == before:
                return now
            before = now
            time.sleep(0.03)
        raise SystemExit("What is shown does not come to rest.")

    def structure(self, node=None, depth=0):
        """The roles and names of what is shown, nested as it is."""
        node = node or self.frame
        role = node.getRoleName()
        inner = depth
        if role not in PASSED_OVER:
            name = "" if role == "frame" else masked(node.name)
            yield f"{'  ' * depth}{role} {name!r}"
            inner += 1
        for child in list(node):
            if child is not None:
                yield from self.structure(child, inner)

    def picture(self, name):
        if shutil.which("import"):
            subprocess.run(["import", "-window", self.window, str(PICTURES / f"{name}.png")], check=False)

    def check_frames(self, place):
        """Whether controls and texts lie in the window's width, and none covers another."""
        _, _, across, _ = self.extents(self.frame)
        found = []

        def visit(node, held):
            role = node.getRoleName()
            if role in CONTROLS and not held:
                x, y, width, height = self.extents(node)
                if width > 0 and height > 0:
                    found.append((f"{role} {node.name!r}", x, y, width, height))
            for child in list(node):
                if child is not None:
                    visit(child, held or role in CONTROLS)

        visit(self.frame, False)
        for name, x, _, width, _ in found:
            if x < -1 or x + width > across + 1:
                raise SystemExit(f"{place}: {name} lies outside of the window, at {x} and {width} wide of {across}.")
        for index, (name, x, y, width, height) in enumerate(found):
            for other, left, top, wide, high in found[index + 1 :]:
                if min(x + width, left + wide) - max(x, left) > 2 and min(y + height, top + high) - max(y, top) > 2:
                    raise SystemExit(f"{place}: {name} and {other} lie over each other.")


def masked(name):
    """A name without the numbers that differ from run to run."""
    for pattern, text in ((r"×\d+", "×N"), (r"\d+%", "N%"), (r"\d+ by \d+", "N by N")):
        name = re.sub(pattern, text, name)
    return re.sub(r"(^|, )dark$", r"\1light", name)


def operate(person, page):
    """Clicks and types on the page, and says what went wrong."""
    nodes = [n for n in person.walk(person.frame)]

    def first(*roles):
        for node in nodes:
            state = node.getState()
            if node.getRoleName() in roles and state.contains(pyatspi.STATE_SENSITIVE) and person.is_in_window(node):
                if node.name not in ("Back", "Close", "Minimize", "Maximize", "Sign up", "Level up") and node.name:
                    return node
        return None

    check = first("check box")
    if check:
        was = check.getState().contains(pyatspi.STATE_CHECKED)
        person.click(check)
        person.wait(
            lambda: check.getState().contains(pyatspi.STATE_CHECKED) != was, f"{check.name!r} turned on {page}"
        )
        person.click(check)
        person.wait(lambda: check.getState().contains(pyatspi.STATE_CHECKED) == was, f"{check.name!r} turned back")
    entry = first("text", "password text")
    if entry and entry.getState().contains(pyatspi.STATE_EDITABLE):
        person.click(entry)
        text = entry.queryText()

        def shown():
            return text.getText(0, text.characterCount)

        was = shown()
        person.key("End")
        person.type_text("xy")
        person.wait(lambda: shown() == was + "xy", f"what was typed in {entry.name!r} on {page}")
        person.key("BackSpace", "BackSpace")
        person.wait(lambda: shown() == was, f"what was typed taken back in {entry.name!r}")
    button = first("push button")
    if button:
        person.click(button)
        person.settle()


def edit(person, entry):
    """Selects, replaces, undoes, copies and pastes in a field, by keys."""
    text = entry.queryText()

    def expect(what, after):
        person.wait(lambda: text.getText(0, text.characterCount) == what, f"{what!r} in {entry.name!r} after {after}")

    was = text.getText(0, text.characterCount)
    person.click(entry)
    person.key("ctrl+a")
    person.type_text("q")
    expect("q", "typing over what is selected")
    # GTK takes back what was typed, and then what was deleted for it.
    person.key("ctrl+z", "ctrl+z")
    expect(was, "undo")
    person.key("ctrl+a", "ctrl+c", "End", "ctrl+v")
    expect(was + was, "copy and paste")
    person.key("ctrl+a")
    person.type_text(was)
    expect(was, "typing it again")


def use_keys(person):
    """Goes through the rows of the first page by arrows, opens one by Return, and comes back."""
    links = [n for n in person.walk(person.frame) if n.getRoleName() == "link"]

    def focused():
        return [n.name for n in links if n.getState().contains(pyatspi.STATE_FOCUSED)]

    person.wait(lambda: focused() == [links[0].name], "the focus on the first row")
    person.key("Down", "Down")
    person.wait(lambda: focused() == [links[2].name], "the focus two rows further down")
    person.key("Up")
    person.wait(lambda: focused() == [links[1].name], "the focus one row further up")
    name = links[1].name
    person.key("Return")
    person.is_gone("link", name)
    person.key("Escape")
    person.find("link", name)


def go_through(program, theme, is_thorough):
    """The structure of every page in a theme."""
    os.environ["GTK_THEME"] = THEMES[theme]
    # Nobody's settings, and those of no other run.
    home = tempfile.TemporaryDirectory()
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        os.environ[name] = home.name
    person = Person(program)
    structures = {}
    try:
        structures["Showcase"] = person.settle()
        person.picture(f"{theme}-home")
        links = [n.name for n in person.walk(person.frame) if n.getRoleName() == "link"]
        if is_thorough:
            use_keys(person)
        ways_back = (lambda: person.key("Escape"), lambda: person.key("alt+Left"), lambda: person.do("push button", "Back"))
        for index, name in enumerate(links):
            page = name.split(",")[0]
            link = person.find("link", name)
            if person.is_in_window(link):
                person.click(link)
            else:
                person.do("link", name)
            person.is_gone("link", name)
            if page == "Task":
                person.wait(lambda: person.find("push button", "Pause"), "the task")
            structures[page] = person.settle() if page != "Task" else list(person.structure())
            person.check_frames(page)
            person.picture(f"{theme}-{page.lower().replace(' ', '-')}")
            if is_thorough:
                operate(person, page)
                if page == "Podcast":
                    edit(person, person.find("text", "Title"))
                for size in ((520, 480), (1200, 850)):
                    person.resize(*size)
                    person.check_frames(f"{page} at {size}")
                    if size[0] < 600:
                        person.picture(f"{theme}-{page.lower().replace(' ', '-')}-narrow")
                person.resize(800, 646)
            ways_back[index % 3 if is_thorough else 0]()
            person.find("link", name)
    finally:
        person.end()
        home.cleanup()
    return structures


def main(program, is_recording):
    if not shutil.which("xdotool"):
        print("xdotool is not here; the pages are not gone through.")
        return
    PICTURES.mkdir(parents=True, exist_ok=True)
    for theme in THEMES:
        structures = go_through(program, theme, is_thorough=theme == "light")
        text = "".join(f"# {page}\n" + "".join(f"{line}\n" for line in lines) for page, lines in structures.items())
        if is_recording:
            EXPECTED.write_text(text)
            is_recording = False
        difference = list(difflib.unified_diff(EXPECTED.read_text().splitlines(), text.splitlines(), "expected", theme, lineterm=""))
        if difference:
            raise SystemExit("\n".join(difference))
    print(f"Every page is as it should be; pictures are in {PICTURES}.")


if __name__ == "__main__":
    main(sys.argv[1], "--record" in sys.argv)
