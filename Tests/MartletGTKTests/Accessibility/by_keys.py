"""Goes through apps by keys alone: everything that can be operated must be reached, and operated, by them.

Usage: by_keys.py SHOWCASE [--some] [--gallery GALLERY] [--notes NOTES] [--only NAME…]. Needs what pages.py needs. With
--some, only pages of the showcase that have a control of each kind; the others have more of the same. With --only, the
pages and samples of these names. What fails ends one page, and the walk goes on with the next one in a new app.
"""

import argparse
import os
import time

import keys
import pages
from person import Person

SOME = ("Settings", "To-do", "Sign up", "Choices", "Tabs and bars", "Sheets and alerts")
SAMPLES = (
    "Button", "Toggle", "Picker", "Stepper and Slider", "Text fields", "TextEditor", "Dates and colours", "Menu",
    "GroupBox and DisclosureGroup", "Form", "List", "Table", "Date pickers", "Search field",
    "Pickers as menus and lists", "Steppers and sliders in a form", "DisclosureGroup", "ControlGroup", "TabView",
    "NavigationSplitView", "Toolbar", "Context menu",
)
# Buttons that are there to show that nothing comes of them, or that have nothing to do yet. Samples are written to be
# looked at: they have buttons that do nothing, and constant values.
WITHOUT_EFFECT = {
    "Body runs": {"Write what nobody reads"},
    "Windows": {"Close the tally"},
    "Button": {"Plain", "Save", "Delete", "Flat", "Small", "Large", "Pill"},
    "Text fields": {"Town"},
    "GroupBox and DisclosureGroup": {"Details"},
    "DisclosureGroup": {"Keep a log", "Send reports"},
    "ControlGroup": {"Undo", "Redo", "Left", "Centre", "Right"},
    "Toolbar": {"New"},
}


class Walk:
    """Goes from page to page, and remembers what failed."""

    def __init__(self, only):
        self.only = only
        self.failures = []

    def wants(self, name):
        return not self.only or name in self.only

    def with_app(self, name, program, walk, **environment):
        """Starts an app with nobody's settings, and lets it be used. Returns whether all went well."""
        os.environ.update(GTK_THEME=pages.THEMES["light"], **environment)
        home = pages.new_home()
        person = Person(program)
        try:
            walk(person)
            return True
        except SystemExit as failure:
            print(failure, flush=True)
            self.failures.append(f"{name}: {str(failure).splitlines()[0]}")
            return False
        finally:
            person.end()
            home.cleanup()

    def showcase(self, program, only):
        """Goes through the pages in one app, and through those after one that failed in another."""
        left = []

        def list_pages(person):
            left.extend(item.name for item in pages.links(person))

        def go(person):
            while left:
                name = left.pop(0)
                page = name.split(",")[0]
                if (only and page not in only) or not self.wants(page):
                    continue
                person.place = f"the page {page}"
                # Where no window manager does, the keys do not come back by themselves when a dialog goes.
                person.focus_window()
                pages.open_page(person, name)
                keys.reach_and_operate(person, page, WITHOUT_EFFECT.get(page, ()))
                pages.go_back(person, name, lambda: person.click(person.find("push button", "Back")))

        self.with_app("Showcase", program, list_pages)
        while left:
            self.with_app("Showcase", program, go)


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("showcase")
    parser.add_argument("--some", action="store_true")
    parser.add_argument("--gallery")
    parser.add_argument("--notes")
    parser.add_argument("--only", nargs="+")
    wanted = parser.parse_args()
    start = time.monotonic()
    walk = Walk(wanted.only)
    walk.showcase(wanted.showcase, SOME if wanted.some else ())
    if wanted.gallery:
        for sample in filter(walk.wants, SAMPLES):
            silent = WITHOUT_EFFECT.get(sample, ())
            walk.with_app(
                sample, wanted.gallery, lambda person: keys.reach_and_operate(person, sample, silent), GALLERY=sample)
    if wanted.notes and walk.wants("Notes"):
        walk.with_app("Notes", wanted.notes, lambda person: keys.reach_and_operate(person, "Notes"))
    if walk.failures:
        raise SystemExit("\n".join(walk.failures))
    print(f"Keys lead to everything, and operate it: {time.monotonic() - start:.0f} s.")


if __name__ == "__main__":
    main()
