"""What a window tells assistive technology, as lines of text, and whether its frames are as they should be.

Sizes and places depend on fonts and are no part of the lines. What does not is: of things in one holder, how each
stands to the one before it. Nothing is said where it is below that, as most is; `→` and `←` say beside, `↑` above,
and `=` over it.
"""

import re
from collections import namedtuple

import pyatspi

from person import PASSED_OVER

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
# These are meant to lie over what is scrolled below them.
OVER_OTHERS = ("A thousand cells", "From ")
# How far frames may be from where they should be: their edges are rounded to whole points.
SLACK = 2

Box = namedtuple("Box", "left top right bottom")


class Holder:
    """What holds the next lines."""

    def __init__(self, depth, says_scheme=False):
        self.depth = depth
        self.says_scheme = says_scheme
        # The box of the last item in it.
        self.last = None


def masked(name):
    """A name without the numbers that differ from run to run or from theme to theme."""
    for pattern, text in ((r"×\d+", "×N"), (r"\d+%", "N%"), (r"\d+ by \d+", "N by N")):
        name = re.sub(pattern, text, name)
    return name


def box(person, item):
    x, y, width, height = person.bus.extents(item)
    return Box(x, y, x + width, y + height)


def is_empty(frame):
    return frame.right <= frame.left or frame.bottom <= frame.top


def both(frame, other):
    """What two boxes have in common."""
    left, top = max(frame.left, other.left), max(frame.top, other.top)
    return Box(left, top, min(frame.right, other.right), min(frame.bottom, other.bottom))


def lies_in(frame, other):
    """Whether a box lies in another, as far as rounding goes."""
    common = both(frame, other)
    return all(abs(one - two) < SLACK for one, two in zip(common, frame))


def stand(frame, last):
    """How a box stands to the one before it, where it is not below that."""
    if last is None or is_empty(frame) or is_empty(last) or frame.top >= last.bottom - SLACK:
        return ""
    if frame.bottom <= last.top + SLACK:
        return "↑ "
    if frame.left >= last.right - SLACK:
        return "→ "
    return "← " if frame.right <= last.left + SLACK else "= "


def lines(person):
    """What is shown, nested as it is, and what can be said of it."""
    return person.read(lambda items: list(described(person, items)))


def described(person, items):
    holders = []
    for item, depth in items:
        del holders[depth:]
        holder = holders[-1] if holders else Holder(0)
        name = masked(item.name)
        # The surroundings must say the scheme of the theme, which is all that differs between themes.
        says_scheme = holder.says_scheme or (item.role == "list item" and name.startswith("Colour scheme, "))
        if says_scheme:
            name = re.sub(rf"\b{person.scheme}$", "(scheme)", name)
        if item.role in PASSED_OVER or (item.role == "panel" and not name):
            holders.append(holder)
            continue
        frame = box(person, item)
        yield f"{'  ' * holder.depth}{stand(frame, holder.last)}{item.role} {name!r}{said(person, item)}"
        holder.last = frame
        holders.append(Holder(holder.depth + 1, says_scheme))


def said(person, item):
    """What a screen reader can say of an item besides its role and name: states, actions, value and text."""
    parts = [name for state, name in STATES.items() if state in item.states]
    parts += [name for state, name in TOLD_IF_NOT.items() if state not in item.states]
    text = f" {', '.join(parts)}" if parts else ""
    actions = []
    if "Action" in item.interfaces:
        actions = sorted(name for name, *_ in person.bus.ask(item.path, "Action.GetActions"))
    if item.role == "label":
        actions = [name for name in actions if not name.startswith(OF_LABELS)]
    if actions:
        text += f" [{', '.join(actions)}]"
    if "Value" in item.interfaces:
        current, least, most = person.bus.value(item)
        text += f" = {'N' if person.frame.name == 'Task' else format(current, 'g')} of {least:g}…{most:g}"
    if pyatspi.STATE_EDITABLE in item.states and "Text" in item.interfaces:
        text += f" = {person.bus.text(item)!r}"
    return text + (f" ({item.description})" if item.description else "")


def check_frames(person, size="its first size"):
    """Checks where things lie, of all that is not scrolled out of sight.

    Every control and text has a size and lies in the window, the parts of a control lie in it, and no control or text
    covers another.
    """
    shown = person.read(lambda items: [(item, depth, box(person, item)) for item, depth in items])
    window = None
    sights = []  # What the items that hold the next one let be seen of it.
    control = None  # The control that holds the next items: its depth, name and box.
    found = []

    def fault(what):
        person.fail(f"At {size}, {what}")

    for item, depth, frame in shown:
        window = window or frame
        del sights[depth:]
        sight = sights[-1] if sights else window
        sights.append(sight if is_empty(frame) else both(sight, frame))
        if control is not None and depth <= control[0]:
            control = None
        if item.role not in CONTROLS or pyatspi.STATE_VISIBLE not in item.states:
            continue
        name = f"{item.role} {item.name!r}"
        if control is not None:
            if not is_empty(frame) and not lies_in(frame, control[2]):
                fault(f"{name} at {tuple(frame)} does not lie in {control[1]} at {tuple(control[2])}")
            continue
        control = (depth, name, frame)
        if is_empty(frame) and item.name:
            fault(f"{name} has no size: {tuple(frame)}")
        if frame.left < window.left - 1 or frame.right > window.right + 1:
            fault(f"{name} lies outside of the window, at {tuple(frame)} of {tuple(window)}")
        if not item.name.startswith(OVER_OTHERS) and not is_empty(both(frame, sight)):
            found.append((name, both(frame, sight)))
    for index, (name, frame) in enumerate(found):
        for other, there in found[index + 1 :]:
            common = both(frame, there)
            if common.right - common.left > SLACK and common.bottom - common.top > SLACK:
                fault(f"{name} at {tuple(frame)} and {other} at {tuple(there)} lie over each other")
