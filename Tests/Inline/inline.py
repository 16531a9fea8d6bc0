#!/usr/bin/env python3
"""Commits with Examples/Commit in tmux: the shell's lines stay above it, it resizes, stops and continues, and leaves a line.

Usage: inline.py COMMIT, the built example."""
import os
import shutil
import subprocess
import sys
import tempfile
import time

program = os.path.abspath(sys.argv[1])
folder = tempfile.mkdtemp(prefix="martlet-inline-")
socket = os.path.join(folder, "tmux")


def tmux(*arguments):
    return subprocess.run(["tmux", "-S", socket, *arguments], check=True, capture_output=True, text=True).stdout


def screen(history=False):
    return tmux("capture-pane", "-p", *(["-S", "-"] if history else [])).rstrip("\n")


def keys(*names):
    tmux("send-keys", *names)


def until(condition, what):
    end = time.monotonic() + 20
    while time.monotonic() < end:
        text = screen()
        if condition(text):
            return text
        time.sleep(0.05)
    raise AssertionError(f"{what} did not come:\n{screen()}")


def git(*arguments):
    return subprocess.run(["git", *arguments], cwd=folder, check=True, capture_output=True, text=True).stdout


try:
    git("init", "--quiet")
    git("config", "user.name", "Test")
    git("config", "user.email", "test@example.com")
    tmux("-f", "/dev/null", "new-session", "-d", "-x", "70", "-y", "14", "-c", folder,
         "env -u DISPLAY -u WAYLAND_DISPLAY PS1='$ ' bash --norc")
    keys("seq 1 9", "Enter")
    until(lambda text: "\n9\n$" in text, "the shell")
    keys(program, "Enter")
    text = until(lambda text: "Cancel" in text, "the form")
    assert "\n9\n$" in text, text
    keys("Keep the shell's lines")
    until(lambda text: "28/72" in text, "the length of the subject")

    # Stopped, and continued below what the shell has printed.
    keys("C-z")
    until(lambda text: text.endswith("$"), "the prompt of the shell")
    keys("echo between; fg", "Enter")
    text = until(lambda text: "\nbetween\n" in text and text.endswith("[ Commit… ] [ Cancel ]"), "the form again")

    # A menu has room below the form, and gives it back.
    keys("BTab", "BTab", "Enter")
    until(lambda text: "chore" in text, "the types")
    keys("Down", "Enter")
    until(lambda text: "chore" not in text and "[ fix ▾ ]" in text, "the chosen type")
    tmux("resize-window", "-x", "60", "-y", "24")
    text = until(lambda text: text.endswith("[ Commit… ] [ Cancel ]") and "▕ 27/72" in text, "the form after a resize")
    assert screen(history=True).count("[ fix ▾ ]") == 1, screen(history=True)

    # Without staged changes git says so, above the form. Afterwards the form has become a line.
    keys("Tab", "Tab", "Tab", "Tab", "Enter")
    until(lambda text: "Commit what is staged?" in text, "the question")
    keys("Enter")
    text = until(lambda text: "nothing to commit" in text and text.endswith("[ Commit… ] [ Cancel ]"), "git's answer")
    open(os.path.join(folder, "file"), "w").close()
    git("add", "file")
    keys("Enter")
    until(lambda text: "Commit what is staged?" in text, "the question")
    keys("Enter")
    until(lambda text: text.endswith("✓ fix: Keep the shell's lines\n$"), "the line that stays")
    assert git("log", "--format=%s").strip() == "fix: Keep the shell's lines"
    history = screen(history=True)
    assert "\n".join(str(number) for number in range(1, 10)) in history, history

    # A script takes what is printed, while the form is in the terminal.
    keys("clear; message=$(MARTLET_HOST=inline " + program + "); echo \"<$message>\"", "Enter")
    until(lambda text: text.endswith("[ Commit… ] [ Cancel ]"), "the form in a substitution")
    keys("Printed")
    until(lambda text: "13/72" in text, "the length of the printed subject")
    keys("Tab", "Tab", "Enter")
    until(lambda text: "Print Only" in text, "the question")
    keys("Tab", "Enter")
    text = until(lambda text: text.endswith("<feat: Printed>\n$"), "the message")
    assert "✓ feat: Printed\n<feat: Printed>" in text, text

    # A terminal without a cursor has a printed frame.
    keys("clear; TERM=dumb " + program, "Enter")
    until(lambda text: "Cancel" in text and text.endswith("$"), "the printed frame")
finally:
    subprocess.run(["tmux", "-S", socket, "kill-server"], capture_output=True)
    shutil.rmtree(folder, ignore_errors=True)
print("Committed in tmux, with all lines of the shell.")
