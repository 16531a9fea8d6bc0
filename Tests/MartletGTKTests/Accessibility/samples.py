"""Looks at every sample of the gallery as a screen reader does, and at the notes, in light, dark and high contrast.

Usage: samples.py GALLERY [--notes NOTES]. Needs what pages.py needs. A screen reader is told the same in all themes,
everything that is operated has a name, and frames are as they should be: see structure.py.
"""

import argparse
import difflib
import os
import re

import pages
import structure
from by_keys import SAMPLES
from keys import OPERATED
from person import Person

# Samples that nobody operates.
LOOKED_AT = ("Progress and Gauge", "Label and Link", "ContentUnavailableView", "Gauges")
COLOR = re.compile(r"#[0-9A-F]{8}")
# Without a name by the desktop's own doing: the entry in a stepper's frame, and what a row of a form holds.
OF_DESKTOP = {"text", "list item"}


def look(program, name, theme, **environment):
    """What a screen reader is told of a sample in a theme."""
    os.environ.update(GTK_THEME=pages.THEMES[theme], **environment)
    home = pages.new_home()
    person = Person(program, "dark" if theme == "dark" else "light", pages.PICTURES)
    person.place = f"{name}, {theme}"
    try:
        # Colours have shades of their own in each theme.
        lines = [COLOR.sub("#", line) for line in structure.lines(person)]
        for item, _ in person.shown():
            person.expect(
                item.name or item.role not in OPERATED - OF_DESKTOP, f"a name of the {item.role} at {person.bus.extents(item)}")
        structure.check_frames(person)
        person.picture(f"{theme}-sample-{name}")
        return lines
    finally:
        person.end()
        home.cleanup()


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("gallery")
    parser.add_argument("--notes")
    wanted = parser.parse_args()
    pages.PICTURES.mkdir(parents=True, exist_ok=True)
    programs = [(name, wanted.gallery) for name in sorted((*SAMPLES, *LOOKED_AT))]
    if wanted.notes:
        programs.append(("Notes", wanted.notes))
    failures = []
    for name, program in programs:
        try:
            told = {theme: look(program, name, theme, GALLERY=name) for theme in pages.THEMES}
        except SystemExit as failure:
            print(failure, flush=True)
            failures.append(f"{name}: {str(failure).splitlines()[0]}")
            continue
        for theme in ("dark", "contrast"):
            failures += difflib.unified_diff(told["light"], told[theme], f"{name}, light", theme, lineterm="")
    if failures:
        raise SystemExit("\n".join(failures))
    print(f"{len(programs)} samples are told of alike in {len(pages.THEMES)} themes.")


if __name__ == "__main__":
    main()
