"""Uses one window as a person does: by the pointer and the keys, looking before each step.

Nothing here waits for a time to pass. What is waited for is something to be so over AT-SPI, or to stay as it is.
"""

import os
import re
import shutil
import subprocess
import time

import pyatspi

from reader import Reader
from snapshot import Bus

# What tells nothing: layout has no role of its own.
PASSED_OVER = {"filler", "unknown", "scroll bar", "separator"}
CONTROLS = {"push button", "toggle button", "check box", "text", "password text", "link", "progress bar", "label"}
# What can be said of a node, besides being enabled and visible, which is said where it is not so.
STATES = {
    int(getattr(pyatspi, f"STATE_{name.upper()}")): name.lower().replace("_", " ")
    for name in (
        "checked pressed selected expandable expanded editable focusable focused "
        "invalid_entry required busy indeterminate modal multi_line"
    ).split()
}
TOLD_IF_NOT = {int(pyatspi.STATE_SENSITIVE): "disabled", int(pyatspi.STATE_VISIBLE): "hidden"}
# GTK gives every label these, whether it is one to select in or not.
OF_LABELS = ("clipboard.", "link.", "menu.popup", "selection.")
# The back of a card that has not been turned over is there, but not seen.
UNSEEN = {"110 km/h"}
# These are meant to lie over what is scrolled below them.
OVER_OTHERS = ("A thousand cells", "From ")
# How long nothing at all may have come of a click before it is made again.
PATIENCE = 4


class Person(Reader):
    """Uses one window by the pointer and the keys."""

    def __init__(self, program, scheme="light"):
        super().__init__(program)
        # What is asked for is what is so now, and not what an event has told before.
        self.app.set_cache_mask(pyatspi.Atspi.Cache.NONE)
        self.bus = Bus(self.process.pid)
        self.scheme = scheme
        self.repeated = []
        self.frame = self.wait(lambda: self.app[0], "a window")
        visible = ("search", "--onlyvisible", "--pid", str(self.process.pid))
        self.window = self.wait(lambda: self.tool(*visible).split(), "an X window")[-1]
        self.tool("windowfocus", self.window)
        self.wait(lambda: self.has(self.frame, pyatspi.STATE_ACTIVE), "an active window")
        self.size = self.extents(self.frame)[2:]
        # Around what AT-SPI calls the window, the X window has a border that GTK draws.
        geometry = self.tool("getwindowgeometry", "--shell", self.window)
        self.border = (int(re.search(r"WIDTH=(\d+)", geometry)[1]) - self.size[0]) // 2

    def tool(self, *words):
        return subprocess.run(["xdotool", *words], capture_output=True, text=True, timeout=20).stdout

    def has(self, node, state):
        return node.getState().contains(state)

    # Where things are.

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
        return (
            width > 0 and height > 0 and x >= left - 1 and y >= top - 1 and x + width <= right + 1 and y + height <= bottom + 1
        )

    def place(self, node):
        """The extents of a node, once they are the same twice."""
        before = []

        def is_still():
            now = self.extents(node)
            still = before[-1:] == [now]
            before.append(now)
            return still and now

        return self.wait(is_still, f"that {node.name!r} stays where it is")

    def scroll_to(self, node):
        """Brings a node into sight by the wheel; where the wheel does not do it, by the focus."""
        for _ in range(60):
            x, y, width, height = self.place(node)
            if self.is_in_sight(node):
                return
            left, top, right, bottom = 0, 0, 0, 0
            for child in self.children(self.frame):
                # The content is below the header bar.
                if child.getRoleName() in PASSED_OVER:
                    left, top, width, height = self.extents(child)
                    right, bottom = left + width, top + height
            self.move((left + right) // 2, (top + bottom) // 2)
            self.tool("click", "4" if y < (top + bottom) // 2 else "5")
            if not self.comes(lambda: self.extents(node)[:2] != (x, y), 1):
                break
        node.queryComponent().grabFocus()
        self.wait(lambda: self.is_in_sight(node), f"{node.name!r} in sight")
        self.place(node)

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

    def move(self, x, y):
        self.tool("mousemove", "--window", self.window, str(x + self.border), str(y + self.border))

    def middle(self, node):
        x, y, width, height = self.place(node)
        return x + width // 2, y + height // 2

    def click(self, node, condition=None, what=None):
        """Clicks on what is in sight and stays where it is, and waits until it has had its effect.

        A click is made again, once, only where nothing at all has changed.
        """
        name = node.name
        self.scroll_to(node)
        x, y = self.middle(node)
        before = self.everything() if condition else None
        self.move(x, y)
        self.tool("click", "1")
        if condition is None:
            return
        if not self.comes(condition, PATIENCE) and self.everything() == before:
            self.repeated.append(name)
            print(f"Nothing came of a click on {name!r} at {x}, {y}; it is made again.", flush=True)
            self.tool("click", "1")
        self.wait(condition, what or f"what a click on {name!r} does")

    def key(self, *keys):
        self.tool("key", "--window", self.window, *keys)

    def type_text(self, text):
        self.tool("type", "--window", self.window, "--delay", "0", text)

    def resize(self, width, height):
        both = 2 * self.border
        self.tool("windowsize", self.window, str(width + both), str(height + both))
        self.wait(lambda: self.extents(self.frame)[2:] == (width, height), f"a window of {width} by {height}")
        self.settle()

    # Looking.

    def shown(self):
        """All items of the window, with their depth."""
        items = self.bus.items()
        windows = items.get("/org/a11y/atspi/accessible/root", ())
        for item in windows:
            if item.path == self.frame.path:
                yield item, 0
        yield from ((item, depth + 1) for item, depth in self.bus.below(self.frame.path, items))

    def is_there(self, role, name):
        return any(item.role == role and item.name == name for item, _ in self.shown())

    def everything(self):
        """All that is shown and where, or nothing while it is changing."""
        try:
            return [(item, self.bus.extents(item)) for item, _ in self.shown() if item.role not in PASSED_OVER]
        except Exception:  # What was looked at has just left.
            return None

    def settle(self):
        """Waits until what is shown stays the same and where it is."""

        def at_rest():
            before = self.everything()
            return before is not None and before == self.everything()

        self.wait(at_rest, "that what is shown comes to rest")

    def look(self):
        """The structure of what is shown, once it stays the same and where it is."""

        def seen():
            before = self.everything()
            lines = list(self.structure())
            return lines if before is not None and before == self.everything() else None

        return self.wait(seen, "that what is shown comes to rest")

    def structure(self):
        """What is shown, nested as it is, and what can be said of it."""
        levels = []  # Of what holds an item: its depth here and whether it says the scheme.
        for item, depth in self.shown():
            del levels[depth:]
            inner, scheme = levels[-1] if levels else (0, False)
            name = masked(item.name)
            # The surroundings must say the scheme of the theme, which is all that differs between themes.
            if scheme or (item.role == "list item" and name.startswith("Colour scheme, ")):
                scheme = True
                name = re.sub(rf"\b{self.scheme}$", "(scheme)", name)
            if item.role not in PASSED_OVER and (item.role != "panel" or name):
                yield f"{'  ' * inner}{item.role} {name!r}{self.said(item)}"
                inner += 1
            levels.append((inner, scheme))

    def said(self, item):
        """What a screen reader can say of an item besides its role and name: states, actions, value and text."""
        parts = [name for state, name in STATES.items() if state in item.states]
        parts += [name for state, name in TOLD_IF_NOT.items() if state not in item.states]
        text = f" {', '.join(parts)}" if parts else ""
        actions = sorted(name for name, *_ in self.bus.ask(item.path, "Action.GetActions")) if "Action" in item.interfaces else []
        if item.role == "label":
            actions = [name for name in actions if not name.startswith(OF_LABELS)]
        if actions:
            text += f" [{', '.join(actions)}]"
        if "Value" in item.interfaces:
            current, least, most = self.bus.value(item)
            text += f" = {'N' if self.frame.name == 'Task' else format(current, 'g')} of {least:g}…{most:g}"
        if pyatspi.STATE_EDITABLE in item.states and "Text" in item.interfaces:
            text += f" = {self.bus.text(item)!r}"
        return text + (f" ({item.description})" if item.description else "")

    def picture(self, name):
        if shutil.which("import"):
            path = os.path.join(self.pictures, f"{name.lower().replace(' ', '-')}.png")
            subprocess.run(["import", "-window", self.window, path], check=False)

    def check_frames(self, place):
        """Whether controls and texts lie in the window's width, and none covers another."""
        _, _, across, _ = self.extents(self.frame)
        found = []
        sights = []  # What the items that hold the next one let be seen of it: left, top, right and bottom.
        held = None
        for item, depth in self.shown():
            x, y, width, height = self.bus.extents(item)
            del sights[depth:]
            left, top, right, bottom = sights[-1] if sights else (0, 0, x + width, y + height)
            if width > 0 and height > 0:
                left, top, right, bottom = max(left, x), max(top, y), min(right, x + width), min(bottom, y + height)
            sights.append((left, top, right, bottom))
            if held is not None and depth > held:
                continue
            held = depth if item.role in CONTROLS else None
            if held is None or item.name in UNSEEN or item.name.startswith(OVER_OTHERS) or width <= 0 or height <= 0:
                continue
            name = f"{item.role} {item.name!r}"
            if x < -1 or x + width > across + 1:
                raise SystemExit(f"{place}: {name} lies outside of the window, at {x} and {width} wide of {across}.")
            if left < right and top < bottom:
                found.append((name, left, top, right - left, bottom - top))
        for index, (name, x, y, width, height) in enumerate(found):
            for other, left, top, wide, high in found[index + 1 :]:
                if min(x + width, left + wide) - max(x, left) > 2 and min(y + height, top + high) - max(y, top) > 2:
                    raise SystemExit(f"{place}: {name} and {other} lie over each other.")


def masked(name):
    """A name without the numbers that differ from run to run or from theme to theme."""
    for pattern, text in ((r"×\d+", "×N"), (r"\d+%", "N%"), (r"\d+ by \d+", "N by N")):
        name = re.sub(pattern, text, name)
    return name
