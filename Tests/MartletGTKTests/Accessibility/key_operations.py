"""Operates what has the focus by keys alone, and expects that to do something: what the pointer can, keys can."""

import time

import pyatspi

from person import ROOT
from structure import masked

# Things of these roles hold text that is typed.
TYPED = {"text", "password text", "entry"}
# These are set by arrows.
SET = {"slider", "spin button", "scroll bar"}
# Of these one is checked, and arrows choose another.
CHOSEN = {"radio button"}
PRESSED = {"push button", "toggle button", "check box", "link", "list item", "table row", "page tab", "combo box"}
# Several keys press a thing; these do in all desktops.
PRESS = ("space", "Return")
# What follows the focus alone is no effect.
PASSING = {
    pyatspi.STATE_FOCUSED, pyatspi.STATE_ACTIVE, pyatspi.STATE_FOCUSABLE, pyatspi.STATE_SHOWING, pyatspi.STATE_VISIBLE,
}
# What leaves the page, or is the desktop's own.
SILENT = {"Back", "Close", "Minimize", "Maximize", "Main menu"}
MOST_WAYS_BACK = 4
# GTK shows for so many seconds, and a little less, that a key holds a button down, and has it clicked then. An app that
# waits for that is at rest.
ACTIVATION = 0.3
# What leaves has left after so many seconds, if it does.
LEAVING = 1
MENUS = {"menu", "popup menu"}


def is_operated(item):
    return item.role in TYPED | SET | CHOSEN | PRESSED and pyatspi.STATE_SENSITIVE in item.states


def operate(person, item, page):
    """Operates what has the focus, expects that to change something, and takes back what can be."""
    if item.name in SILENT or item.name.endswith("▾") or not is_operated(item):
        return
    before = everything(person)
    what = f"that keys operate {item.role} {item.name!r} on {page}"
    if item.role in TYPED:
        if pyatspi.STATE_EDITABLE in item.states:
            person.send_key("1")
            person.expect(everything(person) != before, what)
            person.send_key("BackSpace")
    elif item.role in SET:
        for there, back in (("Right", "Left"), ("Left", "Right"), ("Up", "Down"), ("Down", "Up")):
            if changed(person, before, there):
                person.send_key(back)
                return
        person.expect(False, what)
    elif item.role in CHOSEN:
        if not any(changed(person, before, key) for key in ("space", "Down", "Up", "Right", "Left")):
            # What is chosen already is the only one.
            person.expect(pyatspi.STATE_CHECKED in item.states, what)
    else:
        press(person, item, before, what)


def press(person, item, before, what):
    """Presses it, and comes back from where that has led."""
    windows, frames = person.windows(), count_frames(person)
    known = {known_by for item, _ in person.bus.below(ROOT) for known_by in (item.path, called(item))}
    if not any(changed(person, before, key, ACTIVATION) for key in PRESS):
        # What is chosen already stays so, and of rows some have nothing to do.
        is_chosen = {pyatspi.STATE_SELECTED, pyatspi.STATE_CHECKED} & item.states
        person.expect(is_chosen or item.role in {"list item", "table row"}, what)
        return
    if item.role in {"check box", "toggle button"}:
        changed(person, before, "space", ACTIVATION)
    # Menus, sheets and pages are left by Escape, and windows of the app's own by the key for it.
    for _ in range(MOST_WAYS_BACK):
        if not is_away(person, windows, known):
            return
        if count_frames(person) > frames:
            person.close_front()
        else:
            person.send_key("Escape")
        # A page slides away, and has the focus until the one behind it has.
        person.comes(lambda: not is_away(person, windows, known), LEAVING)
        if person.windows() == windows:
            # Where no window manager does, the keys do not come back by themselves.
            person.focus_window()
    person.fail(f"Keys do not lead back after {what}")


def is_away(person, windows, known):
    """Whether the keys go to what was opened: another window or page, a menu, something that was not there before."""
    if person.windows() != windows:
        return True
    # In dialogs that GTK keeps, something goes on having the focus.
    items = {item.path: item for item, _ in person.shown()}
    focused = [item for item in items.values() if pyatspi.STATE_FOCUSED in item.states]
    if not focused:
        return False
    holder = focused[-1]
    # What was behind a page may have been made anew.
    if not {holder.path, called(holder)} & known:
        return True
    while holder is not None:
        if holder.role in MENUS:
            return True
        holder = items.get(holder.parent)
    return False


def called(item):
    return item.role, masked(item.name)


def count_frames(person):
    return [item.role for item in person.bus.items().get(ROOT, ())].count("frame")


def changed(person, before, key, seconds=0):
    person.send_key(key)
    if seconds:
        time.sleep(seconds)
        person.rest()
    return everything(person) != before


def everything(person):
    return person.told(PASSING)
