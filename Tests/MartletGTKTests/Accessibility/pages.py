"""Goes through every page of the showcase as a person does: opens it, clicks, types, resizes, goes back.

Usage: pages.py SHOWCASE [--record]. Needs a display, a session bus and xdotool; with_display of script/lib/gtk.bash
gives it the first two.

What is compared with pages.txt is what a screen reader is told, in light, dark and high contrast: the role, name,
states, actions, value and text of everything, and how it is nested. Sizes and places are no part of it; of frames is
checked that things lie in what holds them, and that none covers another. Pictures of each page are kept in
.build/screenshots, for people to look at. With --record, pages.txt is written anew.
"""

import difflib
import os
import shutil
import sys
import tempfile
import time
from pathlib import Path

import pyatspi

from operations import operate
from person import Person

HERE = Path(__file__).parent
EXPECTED = HERE / "pages.txt"
PICTURES = HERE.parents[2] / ".build" / "screenshots"
THEMES = {"light": "Default", "dark": "Default:dark", "contrast": "HighContrast"}
NARROW, WIDE = (520, 480), (1200, 850)


def links(person):
    return [item for item, _ in person.shown() if item.role == "link"]


def focused(person):
    return [item.name for item in links(person) if pyatspi.STATE_FOCUSED in item.states]


def use_keys(person):
    """Goes through the rows of the first page by arrows, opens one by Return, and comes back to it."""
    names = [n.name for n in links(person)]

    def expect(index, where):
        person.wait(lambda: focused(person) == [names[index]], f"the focus {where}")

    expect(0, "on the first row")
    person.key("Down", "Down")
    expect(2, "two rows further down")
    person.key("Up")
    expect(1, "one row further up")
    person.key("Return")
    person.is_gone("link", names[1])
    person.key("Escape")
    person.find("link", names[1])
    expect(1, "back on the row that led away")
    person.settle()


def open_page(person, name):
    """Clicks on a row, and waits for its page. Returns where the row was."""
    page = name.split(",")[0]
    link = person.find("link", name)
    person.scroll_to(link)
    place = person.place(link)
    person.click(
        link,
        lambda: person.frame.name == page and not person.is_there("link", name),
        f"the page {page}",
    )
    return place


def go_back(person, name, way, place=None):
    """Leaves a page, and expects the row that led to it: in sight, with the focus, and about where it was."""
    way()
    person.wait(lambda: person.frame.name == "Showcase", "the first page again")
    link = person.find("link", name)
    person.wait(lambda: focused(person) == [name], f"the focus back on {name!r}")
    person.settle()
    person.expect(person.is_in_sight(link), f"{name!r} in sight after going back")
    if place:
        # A row that was cut off is brought into sight as a whole, and nothing else is scrolled.
        now = person.extents(link)
        moved = abs(now[1] - place[1])
        person.expect(moved < 2 * place[3], f"{name!r} where it was after going back: {place}, not {now}")


def go_through(program, theme, is_thorough):
    """The structure of every page in a theme."""
    os.environ["GTK_THEME"] = THEMES[theme]
    # Nobody's settings, and those of no other run.
    home = tempfile.TemporaryDirectory()
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        os.environ[name] = home.name
    person = Person(program, scheme="dark" if theme == "dark" else "light")
    person.pictures = PICTURES
    structures = {}
    ways_back = (
        lambda: person.key("Escape"),
        lambda: person.key("alt+Left"),
        lambda: person.click(person.find("push button", "Back")),
    )
    try:
        structures["Showcase"] = person.look()
        person.picture(f"{theme}-home")
        names = [n.name for n in links(person)]
        size = person.size
        if is_thorough:
            use_keys(person)
        for index, name in enumerate(names):
            page = name.split(",")[0]
            place = open_page(person, name)
            structures[page] = person.look()
            person.check_frames(page)
            person.picture(f"{theme}-{page}")
            if is_thorough:
                operate(person, page)
                person.resize(*NARROW)
                person.check_frames(f"{page} at {NARROW}")
                person.picture(f"{theme}-{page}-narrow")
                person.resize(*WIDE)
                person.check_frames(f"{page} at {WIDE}")
                person.resize(*size)
                place = None
            go_back(person, name, ways_back[index % 3], place)
    finally:
        person.end()
        home.cleanup()
    return structures, person.repeated


def main(program, is_recording):
    if not shutil.which("xdotool"):
        print("xdotool is not here; the pages are not gone through.")
        return
    PICTURES.mkdir(parents=True, exist_ok=True)
    differences, repeated = [], []
    for theme in THEMES:
        start = time.monotonic()
        structures, again = go_through(program, theme, is_thorough=theme == "light")
        repeated += again
        print(f"{theme}: {len(structures)} pages in {time.monotonic() - start:.0f} s", flush=True)
        text = "\n".join(f"# {page}\n" + "".join(f"{line}\n" for line in lines) for page, lines in structures.items())
        if is_recording:
            EXPECTED.write_text(text)
            is_recording = False
        differences += difflib.unified_diff(
            EXPECTED.read_text().splitlines(), text.splitlines(), "expected", theme, lineterm=""
        )
    if differences:
        raise SystemExit("\n".join(differences))
    note = f"; {len(repeated)} clicks were made twice" if repeated else ""
    print(f"Every page is as it should be{note}; pictures are in {PICTURES}.")


if __name__ == "__main__":
    main(sys.argv[1], "--record" in sys.argv)
