"""What a person does on the pages of the showcase, and what must come of it."""

import pyatspi

# Not part of a page, or with an effect of their own that is checked where it is.
LEFT_ALONE = {"Back", "Close", "Minimize", "Maximize", "Sign up", "Main menu"}


def operate(person, page):
    """Uses the first control of each kind, and what is particular to the page."""
    check_box(person, page)
    field(person, page)
    special = {
        "Player": play,
        "Podcast": edit,
        "Threads": write_on_threads,
        "Windows": open_window,
        "Gestures": gesture,
        "Task": pause,
        "Grids": scroll_grid,
        "Choices": choose,
        "Values": slide,
        "Sheets and alerts": remove_songs,
        "Table": sort,
    }.get(page)
    if special:
        special(person)
    else:
        button(person, page)


def first(person, *roles):
    """The first control of these roles that can be used now."""
    for node in person.walk(person.frame):
        if node.getRoleName() in roles and node.name not in LEFT_ALONE:
            if person.has(node, pyatspi.STATE_SENSITIVE) and person.is_in_sight(node):
                return node
    return None


def check_box(person, page):
    box = first(person, "check box")
    if not box:
        return
    was = person.has(box, pyatspi.STATE_CHECKED)
    for wanted in (not was, was):
        what = f"{box.name!r} on {page} checked: {wanted}"
        person.click(box, lambda: person.has(box, pyatspi.STATE_CHECKED) == wanted, what)


def field(person, page):
    entry = first(person, "text", "password text")
    if not entry or not person.has(entry, pyatspi.STATE_EDITABLE):
        return
    focus(person, entry)
    was = content(entry)
    person.key("End")
    person.type_text("xy")
    person.wait(lambda: content(entry) == was + "xy", f"what was typed in {entry.name!r} on {page}")
    person.key("BackSpace", "BackSpace")
    person.wait(lambda: content(entry) == was, f"what was typed taken back in {entry.name!r}")


def button(person, page):
    """Something must change, if only where the focus is."""
    node = first(person, "push button")
    if node:
        before = person.everything()
        person.click(node, lambda: person.everything() != before, f"what {node.name!r} on {page} does")


def content(entry):
    text = entry.queryText()
    return text.getText(0, text.characterCount)


def focus(person, entry):
    """Clicks into a field; the focus is in what holds its text."""
    person.click(
        entry,
        lambda: any(person.has(node, pyatspi.STATE_FOCUSED) for node in person.walk(entry)),
        f"the focus in {entry.name!r}",
    )


def edit(person):
    """Selects, replaces, undoes, copies and pastes in a field, by keys."""
    button(person, "Podcast")
    entry = person.find("text", "Title")

    def expect(what, after):
        person.wait(lambda: content(entry) == what, f"{what!r} in {entry.name!r} after {after}")

    focus(person, entry)
    was = content(entry)
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


def play(person):
    """One control acts on another, and a stepper on its value."""

    def press(name, condition, what):
        person.click(person.find("push button", name), condition, what)

    press("Play", lambda: person.is_there("label", "Playing"), "Playing")
    press("Pause", lambda: person.is_there("label", "Paused"), "Paused")
    stepper = person.find("spin button", "Speed 1.00")
    press("Speed 1.00 +", lambda: stepper.queryValue().currentValue == 1.25, "a higher speed")


def choose(person):
    """An option that is shown, one of a picker's menu, and an item of a menu."""
    large = person.find("radio button", "Large")
    person.click(large, lambda: person.is_there("label", "1 × large vanilla in a cone"), "a large one")
    flavour = person.find("combo box", "Flavour")
    person.click(flavour, lambda: person.is_there("menu item", "Pistachio"), "the menu of flavours")
    person.key("Down", "Down", "Return")
    person.wait(lambda: person.is_there("label", "1 × large strawberry in a cone"), "another flavour, by keys")
    add = person.find("push button", "Add")
    person.click(add, lambda: person.is_there("label", "2 × large strawberry in a cone"), "one more")


def write_on_threads(person):
    """Nothing is lost, however long it takes."""
    start = person.find("push button", "Start eight threads")
    person.click(start, lambda: person.is_there("push button", "Again"), "the threads")
    person.comes(lambda: person.is_there("label", "800,000 of 800,000 written"), 60)
    person.find("label", "800,000 of 800,000 written")


def open_window(person):
    """A window for a value, which can be closed again."""
    more = person.find("push button", "Number 1 +")
    person.click(more, lambda: person.is_there("label", "Open window 2"), "number 2")
    label = person.find("label", "Open window 2")
    person.click(label, lambda: any(w.name == "Window 2" for w in person.app), "a second window")
    person.do("push button", "Done")
    person.wait(lambda: not any(w.name == "Window 2" for w in person.app), "the second window closed")
    person.focus_window()


def gesture(person):
    """Hovers, taps, taps twice, drags, holds and presses keys."""
    person.point_at(person.find("label", "Point here"))
    person.is_gone("label", "outside")
    tapped = person.find("label", "Tap or double-tap")
    person.click(tapped)
    person.find("label", "1 single, 0 double")
    person.find("label", "outside")
    person.point_at(tapped)
    # At once, so that the second follows in time also where the machine is busy.
    person.tool("click", "--repeat", "2", "--delay", "0", "1")
    person.find("label", "1 single, 1 double")
    card = person.find("label", "Drag me")
    left, top, _, _ = person.extents(card)
    person.point_at(card)
    person.press()
    for _ in range(4):
        person.tool("mousemove_relative", "10", "5")
    person.find("label", "40, 20")
    person.release()
    card = person.find("label", "Drag me")
    x, y, _, _ = person.extents(card)
    person.expect((x - left, y - top) == (40, 20), f"the card moved by 40, 20, not by {x - left}, {y - top}")
    person.point_at(person.find("label", "Hold for a second"))
    person.press()
    person.find("label", "Held 1 times")
    person.release()
    person.find("label", "Held 1 times")
    # The line has had the focus from the start, and has kept it: nothing else here takes it.
    person.find("label", "Type:")
    person.type_text("ab")
    person.find("label", "ab")


def pause(person):
    """What is paused stays as it is, and goes on."""
    bar = first(person, "progress bar")
    person.wait(lambda: bar.queryValue().currentValue > 0, "progress")
    # By then it may have come to its end, which is as good.
    stop = person.find("push button", "Pause")
    person.click(stop, lambda: person.is_there("push button", "Continue"), "the pause")
    was = bar.queryValue().currentValue
    go_on = person.find("push button", "Continue")
    person.click(go_on, lambda: person.is_there("push button", "Pause"), "the task again")
    person.wait(lambda: bar.queryValue().currentValue > was or was == 1, "more progress")


def sort(person):
    """A title sorts, and then the other way round; a click selects a row, and a button of a group all others."""

    def birds():
        rows = [node.name for node in person.walk(person.frame) if node.getRoleName() == "table row"]
        return [name.split(",")[0] for name in rows if name]

    title = person.find("push button", "Mass")
    for last in ("Alpine swift", "Sand martin"):
        person.click(title, lambda: birds()[-1] == last, f"the {last} as the last of the birds")
    row = person.find("table row", "House martin, 28 cm, 19 g, eaves")
    person.click(row, lambda: person.is_there("label", "1 of 6"), "a bird selected")
    person.expect(person.has(row, pyatspi.STATE_SELECTED), "a row that says so")
    others = person.find("push button", "Others")
    person.click(others, lambda: person.is_there("label", "5 of 6"), "all others selected")


def scroll_grid(person):
    """Cells further down are made when they come into sight, and the header of their section stays."""
    left, top, right, bottom = person.content()
    person.point((left + right) // 2, (top + bottom) // 2)
    for _ in range(60):
        if person.is_there("heading", "From 100"):
            break
        person.tool("click", "5")
        person.rest()
    person.find("heading", "From 100")


def slide(person):
    """A click on the track of a slider moves it, and what is drawn from it."""

    def words():
        return [node.name for node in person.walk() if node.name.endswith("% deep")]

    before = words()
    person.expect(before, "what the sliders say")
    person.click(person.find("slider", "Petals"), lambda: words() != before, "another number of petals")


def remove_songs(person):
    """An alert comes above the window; its answer takes it away, and is carried out."""

    def alerts():
        return [node for node in person.walk() if node.getRoleName() == "dialog"]

    person.click(person.find("push button", "Remove all…"), alerts, "an alert")
    person.find("push button", "Remove").queryAction().doAction(0)
    person.wait(lambda: person.is_there("label", "All songs have been removed."), "the answer carried out")
    person.wait(lambda: not alerts(), "the alert gone")
    person.focus_window()
