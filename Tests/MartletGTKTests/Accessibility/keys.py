"""Goes through what a page has by keys alone: everything that can be pressed or edited must be reached by them."""

import pyatspi

import key_operations

# What a person operates, by its role.
OPERATED = {
    "push button", "toggle button", "check box", "radio button", "link", "text", "password text", "slider",
    "spin button", "combo box", "list item", "table row", "page tab", "entry",
}
# Of these several are one stop, and arrows lead about among them.
ROWS = {"link", "list item", "table row"}
ONE_STOP = ROWS | {"radio button"}
# The window's own, which the desktop has keys for.
OF_WINDOW = {"Close", "Minimize", "Maximize"}
# More than any page has stops.
MOST = 80
# Pages of a thousand stops, and how many are before their first: those of the header bar.
ENDLESS = {"Grids"}
MOST_BEFORE = 6
# What of these is operated, so that it ends.
FIRST = 12


def reach_and_operate(person, page, silent=()):
    """Goes through all that keys lead to, expects everything to be reached by them, and operates all of it.

    What is `silent` does nothing that could be seen, whoever operates it.
    """
    reach(person, page)
    # What is operated may change the page, so that the way is gone anew rather than remembered.
    done = set()
    for _ in range(FIRST if page in ENDLESS else MOST):
        stop = press(person, "Tab")
        if stop is None or stop.path in done:
            return
        done.add(stop.path)
        if stop.name not in silent:
            key_operations.operate(person, stop, page)


def reach(person, page):
    """Presses Tab until it comes around, then arrows where several are one stop, and expects all to be reached."""
    if page in ENDLESS:
        return reach_both_ways(person, page)
    stops = {}
    for _ in range(MOST):
        stop = press(person, "Tab")
        if stop and stop.path in stops:
            break
        if stop:
            stops[stop.path] = stop
    else:
        person.fail(f"Tab does not come around on {page}")
    person.expect(stop.path == next(iter(stops)), f"that Tab comes around to where it began on {page}, not to {stop.name!r}")
    reached, walked = dict(stops), set()
    # What is selected on the way may bring other stops and other rows, so that these are found anew rather than
    # remembered, and rows are told by their names.
    for _ in range(3 * len(stops)):
        stop = press(person, "Tab")
        if stop is None:
            continue
        reached[stop.path] = stop
        if stop.role in ONE_STOP and (stop.path if stop.role == "radio button" else stop.name) not in walked:
            found = along(person, stop)
            reached |= found
            walked |= {stop.path, stop.name, *found, *(item.name for item in found.values() if item.role in ROWS)}
    rows = {(item.role, item.name) for item in reached.values() if item.role in ROWS}
    again = {item.path for item, _ in person.shown() if (item.role, item.name) in rows}
    expect_reached(person, again | set(reached), page)


def reach_both_ways(person, page):
    """Presses Tab for as long as would do elsewhere, then goes the same way back and on to what is before it.

    What is out of sight is not there, and comes as something else, so that things are told apart by their names.
    """
    there = [press(person, "Tab") for _ in range(MOST)]
    person.expect(len({stop.name for stop in there if stop}) == MOST, f"that Tab leads on and on on {page}")
    back = [press(person, "shift+Tab") for _ in range(MOST + MOST_BEFORE)]
    names = {(stop.role, stop.name) for stop in there + back if stop}
    expect_reached(person, {item.path for item, _ in person.shown() if (item.role, item.name) in names}, page)


def expect_reached(person, reached, page):
    missing = [f"{item.role} {item.name!r}" for item in wanted(person, reached)]
    person.expect(not missing, f"that keys lead to {', '.join(missing)} on {page}")


def along(person, stop):
    """What arrows lead to from one of several, both ways, up to where they lead on to something else."""
    found = {}
    last = stop
    for key in ("Right", "Down", "Left", "Up") if stop.role == "radio button" else ("Down", "Up"):
        # A row that was left for something else is come back to by the other arrow.
        way = {}
        for _ in range(MOST):
            item = press(person, key)
            if item is None or item.path in {*way, last.path}:
                break
            way[item.path] = item
            has_left = item.role != stop.role and last.role == stop.role
            last = item
            if has_left:
                break
        found |= way
    return found


def press(person, key):
    """Presses a key, and says what has the focus then: the innermost of what says so."""
    person.note(f"key {key}")
    person.tool("key", "--window", person.window, key)
    person.rest()
    items = [item for item, _ in person.shown() if pyatspi.STATE_FOCUSED in item.states]
    return items[-1] if items else None


def wanted(person, reached):
    """What is operated and can be used now, and was reached neither itself, nor by what it stands in or what is in it."""
    items = list(person.shown())
    for index, (item, depth) in enumerate(items):
        states = {pyatspi.STATE_SENSITIVE, pyatspi.STATE_VISIBLE}
        # The arrow of a button with a menu has the keys of that.
        if item.role not in OPERATED or item.name in OF_WINDOW or item.name.endswith("▾") or not states <= item.states:
            continue
        # A row in which nothing can be used now.
        if item.role == "list item" and pyatspi.STATE_FOCUSABLE not in item.states:
            continue
        if not {other.path for other in chain(items, index)} & reached and actions(person, item):
            yield item


def chain(items, index):
    """An item, what holds it, and what it holds."""
    depth = items[index][1]
    for other, there in items[index:]:
        if other is not items[index][0] and there <= depth:
            break
        yield other
    for other, there in reversed(items[:index]):
        if there < depth:
            depth = there
            yield other


def actions(person, item):
    return person.bus.ask(item.path, "Action.GetActions") if "Action" in item.interfaces else ()
