"""Goes through what a page has by keys alone: everything that can be pressed or edited must be reached by them."""

import pyatspi

import key_operations

# What a person operates, by its role.
OPERATED = {
    "push button", "toggle button", "check box", "radio button", "link", "text", "password text", "slider",
    "spin button", "combo box", "list item", "table row", "page tab", "entry",
}
# Of these several are one stop, and arrows lead about among them.
ONE_STOP = {"link", "list item", "table row", "radio button"}
# The window's own, which the desktop has keys for.
OF_WINDOW = {"Close", "Minimize", "Maximize"}
# More than any page has stops.
MOST = 80


def reach_and_operate(person, page):
    """Goes through all that keys lead to, expects everything to be reached by them, and operates all of it."""
    reach(person, page)
    # What is operated may change the page, so that the way is gone anew rather than remembered.
    done = set()
    for _ in range(MOST):
        stop = press(person, "Tab")
        if stop is None or stop.path in done:
            return
        done.add(stop.path)
        key_operations.operate(person, stop, page)


def reach(person, page):
    """Presses Tab until it comes around, then arrows where several are one stop, and expects all to be reached."""
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
    reached = set(stops)
    for group in [stop for stop in stops.values() if stop.role in ONE_STOP]:
        for _ in range(2 * len(stops)):
            if stop.path == group.path:
                break
            stop = press(person, "Tab") or stop
        reached |= along(person, stop)
        stop = press(person, "Tab") or stop
    missing = [f"{item.role} {item.name!r}" for item in wanted(person, reached)]
    person.expect(not missing, f"that keys lead to {', '.join(missing)} on {page}")


def along(person, stop):
    """What arrows lead to from one of several, up to where they lead on to something else."""
    found = set()
    for key in ("Right", "Down") if stop.role == "radio button" else ("Down",):
        last = stop
        for _ in range(MOST):
            item = press(person, key)
            if item is None or item.path == last.path:
                break
            found.add(item.path)
            if item.role != stop.role:
                return found
            last = item
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
