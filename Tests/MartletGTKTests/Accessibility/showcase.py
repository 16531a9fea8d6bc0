"""Uses the showcase as a screen reader does: over AT-SPI, by role and name.

Usage: showcase.py PROGRAM. Needs a display and a session bus; script/test gives it both.
"""

import sys

import pyatspi

from reader import Reader


def main(program):
    reader = Reader(program)
    try:
        # The pages are links in rows, under headings.
        reader.find("heading", "Lists and forms")
        player = "Player, A button and its parent share a binding"
        reader.find("list item", player)
        reader.do("link", player)

        # A button with the name of its label, which changes with what it does.
        reader.do("push button", "Play")
        reader.find("label", "Playing")
        reader.do("push button", "Pause")
        reader.find("label", "Paused")
        reader.do("push button", "Back")

        # A form: fields by their prompts, a check box by its label and state.
        reader.do("link", "Sign up, A form that checks as you type")
        reader.find("label", "A name is needed")
        reader.type("text", "Name", "Ada")
        reader.is_gone("label", "A name is needed")
        reader.type("text", "Email", "ada@example.org")
        reader.type("password text", "Password", "correct horse")
        terms = reader.find("check box", "I accept the terms")
        reader.expect(not terms.getState().contains(pyatspi.STATE_CHECKED), "the terms not accepted yet")
        button = reader.find("push button", "Sign up")
        reader.expect(not button.getState().contains(pyatspi.STATE_SENSITIVE), "an insensitive button")
        reader.do("check box", "I accept the terms")
        reader.wait(
            lambda: reader.find("check box", "I accept the terms").getState().contains(pyatspi.STATE_CHECKED),
            "the terms accepted",
        )
        reader.do("push button", "Sign up")
        reader.find("label", "Welcome, Ada!")
        print("A screen reader gets through the showcase.")
    finally:
        reader.end()


if __name__ == "__main__":
    main(sys.argv[1])
