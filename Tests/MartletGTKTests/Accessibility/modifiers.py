"""Checks over AT-SPI what accessibility modifiers say. Usage: modifiers.py HOSTPROBE."""

import os
import sys

import pyatspi

from reader import Reader


def main(program):
    os.environ["PROBE"] = "spoken"
    reader = Reader(program)
    try:
        reader.find("heading", "Spoken")
        clock = reader.find("label", "Half past twelve")
        reader.expect(clock.description == "noon. The time of lunch", f"value and hint: {clock.description!r}")
        reader.expect(reader.identifier(clock) == "clock", f"an identifier: {reader.identifier(clock)!r}")

        # One element for several views, with actions of its own.
        rating = reader.find("panel", "Rating")
        reader.expect(rating.description == "3 of 5", f"the rating's value: {rating.description!r}")
        reader.expect(rating.childCount == 0, "nothing in the rating")
        reader.expect(
            reader.actions(rating) == ["do.Clear", "do.decrement", "do.increment"],
            f"the rating's actions: {reader.actions(rating)}",
        )
        reader.do("panel", "Rating", "do.increment")
        reader.wait(lambda: reader.find("panel", "Rating").description == "4 of 5", "one star more")
        reader.do("panel", "Rating", "do.Clear")
        reader.wait(lambda: reader.find("panel", "Rating").description == "0 of 5", "no stars")

        # What stands in it gives it its name and its action.
        milk = reader.find("panel", "Milk, Buy")
        reader.expect(milk.childCount == 0, "nothing in the milk")
        reader.do("panel", "Milk, Buy", "do.activate")
        reader.find("push button", "Tapped 1")
        reader.do("push button", "Tapped 1", "do.activate")
        reader.find("push button", "Tapped 2")

        group = reader.find("panel", "A group")
        inside = [n.name for n in reader.walk(group) if n.getRoleName() == "label"]
        reader.expect(inside == ["Inside"], "what stands in the group")
        chosen = reader.find("link", "Chosen")
        reader.expect(chosen.getState().contains(pyatspi.STATE_SELECTED), "the chosen selected")

        # Hidden, shown, hidden again.
        reader.is_gone("label", "Only seen")
        reader.do("check box", "Hide")
        reader.find("label", "Only seen")
        reader.do("check box", "Hide")
        reader.is_gone("label", "Only seen")

        names = [n.name for n in reader.walk() if n.getRoleName() == "label"]
        reader.expect(names.index("first") < names.index("second"), f"the order of reading: {names}")
        save = reader.find("push button", "Save")
        reader.expect(save.description == "Writes the file", f"the hint of a button: {save.description!r}")
        reader.expect(reader.identifier(save) == "save", f"the identifier of a button: {reader.identifier(save)!r}")
        half = reader.find("progress bar", "Half")
        reader.expect(half.queryValue().currentValue == 0.5, "a value of a half")
        print("What modifiers say arrives over AT-SPI.")
    finally:
        reader.end()


if __name__ == "__main__":
    main(sys.argv[1])
