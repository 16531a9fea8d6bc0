"""Uses one window as a person does: by the pointer and the keys, looking before each step.

Nothing here waits for a time to pass, and nothing is tried twice. What is waited for is the app to have done all that
was asked of it (`rest`), or something to be so over AT-SPI. A click is a press, a rest and a release, as a person's
is: whatever the press alone brings about has come about when the pointer is let go.
"""

import re
import shutil
import subprocess
import time
from collections import deque
from pathlib import Path

import pyatspi

from reader import TIMEOUT, Reader
from rest import MainThread
from snapshot import Bus

# What tells nothing: layout has no role of its own.
ROOT = "/org/a11y/atspi/accessible/root"
PASSED_OVER = {"filler", "unknown", "scroll bar", "separator"}


class Person(Reader):
    """Uses one window by the pointer and the keys."""

    def __init__(self, program, scheme="light", pictures=None):
        self.start = time.monotonic()
        # What was done last, and where, for whoever reads of a failure.
        self.done = deque(maxlen=30)
        self.place = "the start"
        self.pictures = pictures
        super().__init__(program)
        # What is asked for is what is so now, and not what an event has told before.
        self.app.set_cache_mask(pyatspi.Atspi.Cache.NONE)
        self.bus = Bus(self.process.pid)
        self.thread = MainThread(self.process.pid)
        self.scheme = scheme
        self.frame = self.wait(lambda: self.app[0], "a window")
        visible = ("search", "--onlyvisible", "--pid", str(self.process.pid))
        self.window = self.wait(lambda: self.tool(*visible).split(), "an X window")[-1]
        self.focus_window()
        self.size = self.extents(self.frame)[2:]
        # Around what AT-SPI calls the window, the X window has a border that GTK draws.
        geometry = self.tool("getwindowgeometry", "--shell", self.window)
        self.border = (int(re.search(r"WIDTH=(\d+)", geometry)[1]) - self.size[0]) // 2

    def tool(self, *words):
        return subprocess.run(["xdotool", *words], capture_output=True, text=True, timeout=TIMEOUT).stdout

    def has(self, node, state):
        return node.getState().contains(state)

    # Failures.

    def note(self, what):
        self.done.append(f"{time.monotonic() - self.start:7.2f} s  {what}")

    def report(self):
        """Where it went wrong: what was done before, and what is there."""
        yield f"On {self.place}, {time.monotonic() - self.start:.1f} s after the start. What was done last:"
        yield from self.done
        self.picture("failed")
        yield "What is there:"
        try:
            for item, depth in self.shown():
                if item.role not in PASSED_OVER:
                    states = [pyatspi.stateToString(state) for state in sorted(item.states)]
                    yield f"{'  ' * depth}{item.role} {item.name!r} {self.bus.extents(item)} {' '.join(states)}"
        except Exception as error:
            yield f"  ({error!r})"
            yield from super().report()

    # Where things are.

    def rest(self):
        """Waits until the app has done all that was asked of it, and shows what came of that."""
        try:
            rests = self.thread.rests(TIMEOUT)
        except OSError:
            rests = False
        if not rests:
            self.fail(f"Does not come to rest in {TIMEOUT} s")

    def extents(self, node):
        box = node.queryComponent().getExtents(pyatspi.WINDOW_COORDS)
        return box.x, box.y, box.width, box.height

    def in_sight(self, node):
        """What a node may be seen in, as left, top, right and bottom: all that holds it, the window included."""
        left, top, right, bottom = 0, 0, *self.extents(self.frame)[2:]
        holder = node.parent
        while holder is not None and holder != self.frame:
            x, y, width, height = self.extents(holder)
            if width > 0 and height > 0:
                left, top = max(left, x), max(top, y)
                right, bottom = min(right, x + width), min(bottom, y + height)
            holder = holder.parent
        return left, top, right, bottom

    def is_in_sight(self, node):
        x, y, width, height = self.extents(node)
        left, top, right, bottom = self.in_sight(node)
        is_beside = x >= left - 1 and x + width <= right + 1
        return width > 0 and height > 0 and is_beside and y >= top - 1 and y + height <= bottom + 1

    def scroll_to(self, node):
        """Brings a node into sight by the wheel."""
        for _ in range(60):
            self.rest()
            if self.is_in_sight(node):
                return
            before = self.extents(node)
            left, top, right, bottom = self.content()
            is_above = before[1] < (top + bottom) // 2
            self.note(f"scroll {'up' if is_above else 'down'} to {node.name!r}, which lies at {before}")
            self.point((left + right) // 2, (top + bottom) // 2)
            self.tool("click", "4" if is_above else "5")
            self.rest()
            if self.extents(node) == before:
                break
        self.expect(self.is_in_sight(node), f"{node.name!r} brought into sight by the wheel")

    def content(self):
        """What is below the header bar, as left, top, right and bottom."""
        for child in self.children(self.frame):
            if child.getRoleName() in PASSED_OVER:
                x, y, width, height = self.extents(child)
                return x, y, x + width, y + height
        return 0, 0, *self.extents(self.frame)[2:]

    # Acting.

    def comes(self, condition, seconds):
        """Whether something comes to be so in a while."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                if condition():
                    return True
            except Exception:  # What was looked at has just left.
                pass
            time.sleep(0.03)
        return False

    def point(self, x, y):
        """Moves the pointer, and lets the app see it there."""
        self.tool("mousemove", "--window", self.window, str(x + self.border), str(y + self.border))
        self.rest()

    def point_at(self, node):
        self.rest()
        x, y, width, height = self.extents(node)
        self.note(f"point at the middle of {node.name!r}, which lies at {(x, y, width, height)}")
        self.point(x + width // 2, y + height // 2)

    def press(self):
        self.tool("mousedown", "1")
        self.rest()

    def release(self):
        self.tool("mouseup", "1")
        self.rest()

    def click(self, node, condition=None, what=None):
        """Clicks on the middle of a node that is in sight or can be scrolled there, and waits for what it does."""
        name = node.name
        self.scroll_to(node)
        self.point_at(node)
        self.press()
        self.release()
        if condition is not None:
            self.wait(condition, what or f"what a click on {name!r} does")
            self.rest()

    def key(self, *keys):
        self.rest()
        self.note(f"keys {' '.join(keys)}")
        self.tool("key", "--window", self.window, *keys)
        self.rest()

    def type_text(self, text):
        self.rest()
        self.note(f"type {text!r}")
        self.tool("type", "--window", self.window, "--delay", "0", text)
        self.rest()

    def resize(self, width, height):
        both = 2 * self.border
        self.note(f"resize to {width} by {height}")
        self.tool("windowsize", self.window, str(width + both), str(height + both))
        self.wait(lambda: self.extents(self.frame)[2:] == (width, height), f"a window of {width} by {height}")
        self.rest()

    def focus_window(self):
        self.tool("windowfocus", self.window)
        self.wait(lambda: self.has(self.frame, pyatspi.STATE_ACTIVE), "an active window")
        self.rest()

    # Looking.

    def shown(self):
        """All items of the window, with their depth."""
        items = self.bus.items()
        windows = items.get(ROOT, ())
        for item in windows:
            if item.path == self.frame.path:
                yield item, 0
        yield from ((item, depth + 1) for item, depth in self.bus.below(self.frame.path, items))

    def is_there(self, role, name):
        return any(item.role == role and item.name == name for item, _ in self.shown())

    def read(self, ask):
        """What `ask` makes of all items with their depth, once the app has done all that was asked of it.

        Where things come and go by themselves, what was read of one that left meanwhile is read again.
        """
        self.rest()

        def ask_at_once():
            items = list(self.shown())
            made = ask(items)
            return (made,) if items == list(self.shown()) else None

        return self.wait(ask_at_once, "that what is shown stays while it is read")[0]

    def everything(self):
        """All that is shown and where."""
        return self.read(
            lambda items: [(item, self.bus.extents(item)) for item, _ in items if item.role not in PASSED_OVER]
        )

    def told(self, passing):
        """All that is told of all windows: roles, names, states but those that pass, values, and texts of fields."""
        return [
            (item.role, item.name, item.description, frozenset(item.states - passing), *self.content_of(item))
            for item, _ in self.bus.below(ROOT)
        ]

    def content_of(self, item):
        try:
            if "Value" in item.interfaces:
                yield self.bus.value(item)[0]
            if "EditableText" in item.interfaces:
                yield self.bus.text(item)
        except Exception:  # It has just left.
            yield None

    # Keys, wherever they go.

    def windows(self):
        """The windows that are there to be seen, the last one in front: GTK keeps its dialog for colours for the next
        time, and tells of it as if it were there."""
        return self.tool("search", "--onlyvisible", "--pid", str(self.process.pid)).split()

    def front(self):
        """The window that has the keys: a dialog in front of the app's. Menus have none of their own."""
        if len(self.bus.items().get(ROOT, ())) < 2:
            return self.window
        return next((window for window in reversed(self.windows()) if window != self.window), self.window)

    def send_key(self, key):
        """Presses a key in the window that was opened last, and waits for what comes of it."""
        self.note(f"key {key}")
        self.tool("key", "--window", self.front(), key)
        self.rest()

    def close_front(self):
        """Closes the window that was opened last by its keys.

        They go to whatever has the keys rather than to that window, which is no more when they are let go: xdotool
        would end then, and leave Control held down.
        """
        self.note("close the window in front")
        self.tool("windowfocus", "--sync", self.front())
        self.rest()
        self.tool("key", "ctrl+w")
        self.rest()

    def picture(self, name):
        if self.pictures and shutil.which("import"):
            path = Path(self.pictures) / f"{name.lower().replace(' ', '-')}.png"
            subprocess.run(["import", "-window", self.window, str(path)], check=False)
