"""Goes through every page of the showcase as a person does: opens it, clicks, types, resizes, goes back.

Usage: pages.py SHOWCASE [--record]. Needs a display, a session bus and xdotool; with_display of script/lib/gtk.bash
gives it the first two.

What is compared with pages.txt is what a screen reader is told, in light, dark and high contrast: the role, name,
states, actions, value and text of everything, how it is nested, and how each thing stands to the one before it. Sizes
and places depend on fonts and are no part of it; of frames is checked that things have one, lie in what holds them,
and do not cover one another. Pictures of each page are kept in .build/screenshots, for people to look at. With
--record, pages.txt is written anew. What keys alone lead to is checked by by_keys.py.
"""

import difflib
import os
import re
import shutil
import sys
import tempfile
import time
import traceback
from pathlib import Path

import pyatspi

import structure
from operations import operate
from person import Person

HERE = Path(__file__).parent
EXPECTED = HERE / "pages.txt"
PICTURES = HERE.parents[2] / ".build" / "screenshots"
THEMES = {"light": "Default", "dark": "Default:dark", "contrast": "HighContrast"}
NARROW, WIDE = (520, 480), (1200, 850)
# A caret that blinks would keep the app from coming to rest.
SETTINGS = "[Settings]\ngtk-cursor-blink = false\n"

# How many cells of the grid are made depends on how high they are, and that on the font. So many always are.
CELLS = 28
CELL = re.compile(r"  (?:→ )?push button '(\d+)'|    label '(\d+)'")


def is_steady(line):
    """Whether a line is the same with all fonts."""
    cell = CELL.match(line)
    return cell is None or int(cell[1] or cell[2]) < CELLS


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


def open_page(person, name):
    """Clicks on a row, and waits for its page. Returns where the row was."""
    page = name.split(",")[0]
    link = person.find("link", name)
    person.scroll_to(link)
    place = person.extents(link)
    person.click(
        link,
        lambda: person.frame.name == page and not person.is_there("link", name),
        f"the page {page}",
    )
    return place


def click_on_cut_off(person):
    """A click on a row of which the window cuts off the rim is not lost, and scrolls nothing before it is done."""
    seen = [node for node in person.walk() if node.getRoleName() == "link" and person.is_in_sight(node)]
    name, (_, top, _, height) = seen[-1].name, person.extents(seen[-1])
    size = person.size
    person.resize(size[0], top + height + 1)
    open_page(person, name)
    go_back(person, name, lambda: person.key("Escape"))
    person.resize(*size)


def go_back(person, name, way, place=None):
    """Leaves a page, and expects the row that led to it: in sight, with the focus, and about where it was."""
    way()
    person.wait(lambda: person.frame.name == "Showcase", "the first page again")
    link = person.find("link", name)
    person.wait(lambda: focused(person) == [name], f"the focus back on {name!r}")
    person.rest()
    person.expect(person.is_in_sight(link), f"{name!r} in sight after going back")
    if place:
        # A row that was cut off is brought into sight as a whole, and nothing else is scrolled.
        now = person.extents(link)
        moved = abs(now[1] - place[1])
        person.expect(moved < 2 * place[3], f"{name!r} where it was after going back: {place}, not {now}")


def new_home():
    """A home of nobody's settings, and none that another run has kept."""
    home = tempfile.TemporaryDirectory()
    for name in ("HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME"):
        os.environ[name] = home.name
    settings = Path(home.name) / "gtk-4.0" / "settings.ini"
    settings.parent.mkdir()
    settings.write_text(SETTINGS)
    return home


def go_through(program, theme, is_thorough):
    """The structure of every page in a theme."""
    os.environ["GTK_THEME"] = THEMES[theme]
    home = new_home()
    person = Person(program, "dark" if theme == "dark" else "light", PICTURES)
    structures = {}
    ways_back = (
        lambda: person.key("Escape"),
        lambda: person.key("alt+Left"),
        lambda: person.click(person.find("push button", "Back")),
    )

    def look(page):
        structures[page] = list(filter(is_steady, structure.lines(person)))
        structure.check_frames(person)
        person.picture(f"{theme}-{page}")

    try:
        person.place = f"the first page, {theme}"
        look("Showcase")
        names = [n.name for n in links(person)]
        size = person.size
        if is_thorough:
            use_keys(person)
            click_on_cut_off(person)
        for index, name in enumerate(names):
            page = name.split(",")[0]
            person.place = f"the way to {page}, {theme}"
            place = open_page(person, name)
            person.place = f"the page {page}, {theme}"
            look(page)
            if is_thorough:
                operate(person, page)
                for words, there in (("narrow", NARROW), ("wide", WIDE), ("", size)):
                    person.resize(*there)
                    structure.check_frames(person, there)
                    if words:
                        person.picture(f"{theme}-{page}-{words}")
                place = None
            person.place = f"the way back from {page}, {theme}"
            go_back(person, name, ways_back[index % 3], place)
    except Exception:
        person.fail(traceback.format_exc())
    finally:
        person.end()
        home.cleanup()
    return structures


def main(program, is_recording):
    if not shutil.which("xdotool"):
        raise SystemExit("xdotool is not here; the pages can't be gone through.")
    shutil.rmtree(PICTURES, ignore_errors=True)
    PICTURES.mkdir(parents=True)
    differences = []
    for theme in THEMES:
        start = time.monotonic()
        structures = go_through(program, theme, is_thorough=theme == "light")
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
    print(f"Every page is as it should be; pictures are in {PICTURES}.")


if __name__ == "__main__":
    main(sys.argv[1], "--record" in sys.argv)
