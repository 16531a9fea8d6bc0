"""Goes through apps by keys alone: everything that can be operated must be reached, and operated, by them.

Usage: by_keys.py SHOWCASE [--some] [--gallery GALLERY] [--notes NOTES]. Needs what pages.py needs. With --some, only pages
of the showcase that have a control of each kind; the others have more of the same.
"""

import argparse
import os
import time

import pyatspi

import keys
import pages
from person import Person

SOME = ("Settings", "To-do", "Sign up", "Choices", "Tabs and bars", "Sheets and alerts")
SAMPLES = (
    "Button", "Toggle", "Picker", "Stepper and Slider", "Text fields", "TextEditor", "Dates and colours", "Menu",
    "GroupBox and DisclosureGroup", "Form", "List", "Table", "Date pickers", "Search field",
    "Pickers as menus and lists", "Steppers and sliders in a form", "DisclosureGroup", "ControlGroup", "TabView",
    "NavigationSplitView", "Toolbar",
)


def with_app(program, walk, **environment):
    """Starts an app with nobody's settings, and lets it be used."""
    os.environ.update(GTK_THEME=pages.THEMES["light"], **environment)
    home = pages.new_home()
    person = Person(program)
    try:
        walk(person)
    finally:
        person.end()
        home.cleanup()


def showcase(person, only):
    names = [item.name for item in pages.links(person)]
    for name in names:
        page = name.split(",")[0]
        if only and page not in only:
            continue
        person.place = f"the page {page}"
        pages.open_page(person, name)
        keys.reach_and_operate(person, page)
        pages.go_back(person, name, lambda: person.click(person.find("push button", "Back")))


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("showcase")
    parser.add_argument("--some", action="store_true")
    parser.add_argument("--gallery")
    parser.add_argument("--notes")
    wanted = parser.parse_args()
    start = time.monotonic()
    with_app(wanted.showcase, lambda person: showcase(person, SOME if wanted.some else ()))
    if wanted.gallery:
        for sample in SAMPLES:
            with_app(wanted.gallery, lambda person: keys.reach_and_operate(person, sample), GALLERY=sample)
    if wanted.notes:
        with_app(wanted.notes, lambda person: keys.reach_and_operate(person, "Notes"))
    print(f"Keys lead to everything, and operate it: {time.monotonic() - start:.0f} s.")


if __name__ == "__main__":
    main()
