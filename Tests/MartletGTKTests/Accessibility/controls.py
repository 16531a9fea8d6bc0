"""Checks over AT-SPI what is told of controls and of views that are operated. Usage: controls.py HOSTPROBE."""

import os
import sys

import pyatspi

from reader import Reader


def main(program):
    os.environ["PROBE"] = "spoken controls"
    reader = Reader(program)
    try:
        steppers(reader)
        values(reader)
        choices(reader)
        pickers(reader)
        menus(reader)
        pictures(reader)
        operated(reader)
        traits(reader)
        announcement(reader)
        rows(reader)
        header(reader)
        reader.end()
        os.environ["PROBE"] = "spoken bars"
        reader = Reader(program)
        bars(reader)
        reader.end()
        os.environ["PROBE"] = "spoken presentations"
        reader = Reader(program)
        sheet(reader)
        alert(reader)
        print("What controls are arrives over AT-SPI.")
    finally:
        reader.end()


def has(node, state):
    return node.getState().contains(state)


def steppers(reader):
    """A stepper is one element with a value, whose parts are disabled at its ends."""

    def value(name):
        found = reader.find("spin button", name).queryValue()
        return found.currentValue, found.minimumValue, found.maximumValue

    reader.expect(value("Level") == (1, 0, 2), f"the level in its range: {value('Level')}")
    reader.do("push button", "Level −")
    reader.wait(lambda: value("Level")[0] == 0, "the level lowered")
    reader.wait(lambda: not has(reader.find("push button", "Level −"), pyatspi.STATE_SENSITIVE), "no way below")
    reader.expect(has(reader.find("push button", "Level +"), pyatspi.STATE_SENSITIVE), "a way up")
    reader.expect(reader.actions(reader.find("spin button", "Level")) == ["do.increment"], "only a way up")
    reader.find("spin button", "Level").queryValue().currentValue = 2
    reader.wait(lambda: not has(reader.find("push button", "Level +"), pyatspi.STATE_SENSITIVE), "no way above")
    reader.find("spin button", "Level").queryValue().currentValue = 7
    reader.wait(lambda: value("Level")[0] == 2, "the level in its range")
    reader.do("spin button", "Level", "do.decrement")
    reader.wait(lambda: value("Level")[0] == 1, "the level one lower")
    level = reader.find("spin button", "Level")
    reader.expect(has(level, pyatspi.STATE_FOCUSABLE), "a stepper that can have the focus")
    reader.expect(not has(reader.find("push button", "Level −"), pyatspi.STATE_FOCUSABLE), "no focus in its parts")
    # It comes first.
    reader.wait(lambda: has(reader.find("spin button", "Level"), pyatspi.STATE_FOCUSED), "the focus on the first stepper")
    reader.expect(value("Score")[0] == 5 and value("Score")[2] > 1e9, f"a score without a range: {value('Score')}")
    reader.do("push button", "Steps 0 −")
    reader.find("spin button", "Steps -1").queryValue().currentValue = 1
    reader.find("spin button", "Steps 0")


def values(reader):
    """A slider is one element with a value in its range; a date is a group of numbers."""
    slider = reader.find("slider", "Volume").queryValue()
    reader.expect((slider.currentValue, slider.minimumValue, slider.maximumValue) == (0.5, 0, 2), "the volume's range")
    reader.find("slider", "Volume").queryValue().currentValue = 1.3
    reader.find("label", "at 125")
    reader.wait(lambda: reader.find("slider", "Volume").queryValue().currentValue == 1.25, "the nearest step")
    reader.expect(has(reader.find("slider", "Volume"), pyatspi.STATE_FOCUSABLE), "a slider that can have the focus")
    reader.is_gone("label", "Volume")
    part = reader.find("progress bar", "Part")
    reader.expect(part.queryValue().currentValue == 0.625, "a gauge has a value, however it is drawn")
    reader.expect("so much" in part.description, f"and says it in words: {part.description!r}")
    reader.is_gone("label", "so much")
    due = reader.find("panel", "Due")
    reader.expect("Mar 5, 2024" in due.description, f"the date in words: {due.description!r}")
    day = reader.find("spin button", "Day").queryValue()
    reader.expect((day.currentValue, day.minimumValue, day.maximumValue) == (5, 1, 31), "the days of March")
    reader.find("spin button", "Day").queryValue().currentValue = 6
    reader.find("label", "in 19,788")
    reader.find("push button", "Calendar")


def choices(reader):
    def selected():
        return [name for name in ("One", "Two") if has(reader.find("push button", name), pyatspi.STATE_SELECTED)]

    reader.expect(selected() == ["One"], f"the chosen one: {selected()}")
    reader.do("push button", "Two")
    reader.wait(lambda: selected() == ["Two"], "the other chosen")
    reader.find("check box", "Muted")
    reader.is_gone("label", "Muted")
    reader.expect(reader.find("progress bar", "Loading").queryValue().currentValue == 0.25, "progress with a hidden label")


def pickers(reader):
    """A picker says what is chosen, and its menu says so too; options that are shown are radio buttons."""
    picker = reader.find("combo box", "Letter")
    reader.expect(picker.description == "Alpha", f"what is chosen: {picker.description!r}")
    reader.do("combo box", "Letter")
    beta = reader.find("menu item", "Beta")
    reader.expect(has(reader.find("menu item", "Alpha"), pyatspi.STATE_CHECKED), "the chosen one")
    reader.expect(not has(beta, pyatspi.STATE_CHECKED), "the other one")
    reader.do("menu item", "Beta")
    reader.wait(lambda: reader.find("combo box", "Letter").description == "Beta", "the other one chosen")
    for name in ("Size", "Way"):
        first, second = reader.find("radio button", f"{name} 1"), reader.find("radio button", f"{name} 2")
        reader.expect(has(first, pyatspi.STATE_CHECKED) != has(second, pyatspi.STATE_CHECKED), f"one {name} is chosen")
    reader.do("radio button", "Size 2")
    reader.wait(lambda: has(reader.find("radio button", "Way 2"), pyatspi.STATE_CHECKED), "the way of that size")
    reader.do("radio button", "Way 1")
    reader.wait(lambda: has(reader.find("radio button", "Size 1"), pyatspi.STATE_CHECKED), "the size of that way")


def menus(reader):
    reader.do("push button", "Count 0")
    reader.do("menu item", "Up")
    reader.find("push button", "Count 1")


def pictures(reader):
    names = [n.name for n in reader.walk() if n.getRoleName() == "image"]
    reader.expect(names == ["Favorite", "Mute", "Picture"], f"images by what they stand for: {names}")
    reader.find("label", "Front")
    reader.is_gone("label", "Back")
    reader.do("check box", "Muted")
    reader.find("label", "Back")
    reader.is_gone("label", "Front")


def operated(reader):
    area = reader.find("panel", "Tap here, 0 taps")
    reader.expect(reader.actions(area) == ["do.activate"], f"the action of a tap: {reader.actions(area)}")
    reader.do("panel", "Tap here, 0 taps", "do.activate")
    reader.find("panel", "Tap here, 1 taps")
    line = reader.find("panel", "Keys: ")
    reader.expect(has(line, pyatspi.STATE_FOCUSABLE), "what takes keys can have the focus")


def traits(reader):
    for role, name in (
        ("image", "Picture"),
        ("page tab list", "Tabs"),
        ("push button", "Key"),
        ("entry", "Search"),
        ("heading", "Head"),
        ("link", "Site"),
    ):
        reader.find(role, name)
    reader.expect(has(reader.find("heading", "Head"), pyatspi.STATE_SELECTED), "two traits of one view")
    reader.expect(not has(reader.find("check box", "Mark"), pyatspi.STATE_CHECKED), "a toggle that is off")
    reader.do("check box", "Mark", "do.activate")
    reader.wait(lambda: has(reader.find("check box", "Mark"), pyatspi.STATE_CHECKED), "a toggle that is on")


def announcement(reader):
    """What is announced is told as the description of what has the focus, which readers speak when it changes."""
    reader.do("link", "Site")
    described = lambda: [n for n in reader.walk() if n.description == "A site opens"]
    reader.wait(described, "what is announced")
    reader.expect(has(described()[0], pyatspi.STATE_FOCUSED) or described()[0].getRoleName() == "frame", "told of the focus")


def rows(reader):
    """A row is called by what it shows, and is no second stop beside its only control."""
    names = [n.name for n in reader.walk() if n.getRoleName() == "list item"]
    reader.expect(names == ["Alone", "Theme: dark", "Name, Ada"], f"the names of rows: {names}")
    reader.expect(not has(reader.find("list item", "Alone"), pyatspi.STATE_FOCUSABLE), "a row that leaves the focus to its button")
    reader.type("text", "Name", "Bo")
    reader.find("list item", "Name, Bo")


def header(reader):
    menus = [n for n in reader.walk() if n.getRoleName() == "push button" and "enu" in n.name]
    reader.expect([n.name for n in menus] == ["Main menu"], f"one button for menus: {[n.name for n in menus]}")
    reader.expect(menus[0].description == "", f"a name said once: {menus[0].description!r}")


def sheet(reader):
    """A sheet is a modal dialog, called by the title of its page."""
    reader.do("push button", "Open the sheet")
    dialog = reader.find("dialog", "The sheet")
    reader.expect(has(dialog, pyatspi.STATE_MODAL), "a modal dialog")
    reader.do("push button", "Leave")
    reader.is_gone("dialog", "The sheet")


def alert(reader):
    """An alert is a modal dialog, called by its title, in which the focus is."""
    reader.do("push button", "Ask")
    dialog = reader.find("dialog", "Delete the file?")
    reader.expect(has(dialog, pyatspi.STATE_MODAL), "a modal alert")
    reader.find("label", "It can't be restored.")
    reader.do("push button", "Delete")
    reader.is_gone("dialog", "Delete the file?")
    reader.find("label", "Answer: deleted")


def bars(reader):
    """Tabs say which is selected; what stands in the header bar is named and operated as in the content."""

    def selected():
        return [n.name for n in reader.walk() if n.getRoleName() == "page tab" and has(n, pyatspi.STATE_SELECTED)]

    tabs = [n.name for n in reader.walk() if n.getRoleName() == "page tab"]
    reader.expect(tabs == ["Mail, 3", "Pages"], f"the tabs: {tabs}")
    reader.expect(selected() == ["Mail, 3"], f"the selected tab: {selected()}")
    reader.find("page tab list", "")
    reader.find("label", "No mail read")
    reader.do("push button", "Read")
    reader.find("label", "Mail read")
    reader.do("page tab", "Pages")
    reader.wait(lambda: selected() == ["Pages"], "the other tab selected")
    reader.is_gone("push button", "Read")
    reader.find("page tab list", "Page 1 of 2")
    reader.find("push button", "Below")
    reader.do("page tab", "Mail, 2")
    reader.find("label", "Mail read")


if __name__ == "__main__":
    main(sys.argv[1])
