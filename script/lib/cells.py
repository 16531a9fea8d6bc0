#!/usr/bin/env python3
"""Draws the cells of a terminal as SVG. The input is text with sequences for colors, as `tmux capture-pane -ep` prints it.

Usage: cells.py COLUMNS ROWS dark|light < cells > picture.svg
"""
import re
import sys
import unicodedata
from html import escape

WIDTH, HEIGHT = 8, 16
BASIC = [
    "#000000", "#cd0000", "#00cd00", "#cdcd00", "#0000ee", "#cd00cd", "#00cdcd", "#e5e5e5",
    "#7f7f7f", "#ff0000", "#00ff00", "#ffff00", "#5c5cff", "#ff00ff", "#00ffff", "#ffffff",
]
GROUND = {"dark": ("#16181d", "#d8dade"), "light": ("#ffffff", "#1c1e22")}
PLAIN = (None, None, frozenset())
ATTRIBUTES = {1: "bold", 2: "dim", 3: "italic", 4: "underline", 7: "reverse", 9: "strike"}
ENDS = {22: {"bold", "dim"}, 23: {"italic"}, 24: {"underline"}, 27: {"reverse"}, 29: {"strike"}}


def palette(index):
    """The color of an entry of the palette of 256."""
    if index < 16:
        return BASIC[index]
    if index >= 232:
        level = 8 + 10 * (index - 232)
        return f"#{level:02x}{level:02x}{level:02x}"
    cube = index - 16
    levels = [0, 95, 135, 175, 215, 255]
    return "#" + "".join(f"{levels[part]:02x}" for part in (cube // 36, cube // 6 % 6, cube % 6))


def select(style, parameters):
    """The style after a sequence for colors and attributes."""
    text, ground, attributes = style
    numbers = [int(number or 0) for number in re.split("[;:]", parameters)]
    while numbers:
        number = numbers.pop(0)
        if number == 0:
            text, ground, attributes = PLAIN
        elif number in ATTRIBUTES:
            attributes |= {ATTRIBUTES[number]}
        elif number in ENDS:
            attributes -= ENDS[number]
        elif number in (38, 48):
            if numbers.pop(0) == 5:
                color = palette(numbers.pop(0))
            else:
                color = "#" + "".join(f"{numbers.pop(0):02x}" for _ in range(3))
            text, ground = (color, ground) if number == 38 else (text, color)
        elif number in (39, 49):
            text, ground = (None, ground) if number == 39 else (text, None)
        elif number // 10 in (3, 9):
            text = BASIC[number % 10 + (8 if number >= 90 else 0)]
        elif number // 10 in (4, 10):
            ground = BASIC[number % 10 + (8 if number >= 100 else 0)]
    return text, ground, frozenset(attributes)


def cells(line):
    """The characters of a line with their columns, widths and styles."""
    style, column = cells.style, 0
    for part in re.split(r"(\x1b\[[0-9;:]*m|\x1b\][^\x1b\x07]*(?:\x1b\\|\x07)|\x0e|\x0f)", line):
        if part.startswith("\x1b["):
            style = select(style, part[2:-1])
            continue
        if part[:1] in ("\x1b", "\x0e", "\x0f"):
            continue
        for character in part:
            if unicodedata.combining(character):
                continue
            width = 2 if unicodedata.east_asian_width(character) in "WF" else 1
            yield character, column, width, style
            column += width
    cells.style = style


cells.style = PLAIN

BLOCKS = {"█": (0, 0, 8, 16), "▀": (0, 0, 8, 8), "▄": (0, 8, 8, 8), "▌": (0, 0, 4, 16), "▐": (4, 0, 4, 16)}


def draw(lines, columns, rows, scheme):
    """The lines of the picture."""
    plain_ground, plain_text = GROUND[scheme]
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {columns * WIDTH} {rows * HEIGHT}" '
        f'font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="13">'
    )
    yield f'<rect width="100%" height="100%" fill="{plain_ground}"/>'
    for row, line in enumerate(lines[:rows]):
        y = row * HEIGHT
        found = list(cells(line))
        runs = []
        for character, column, width, style in found:
            ground = style[1] or plain_ground
            if "reverse" in style[2]:
                ground = style[0] or plain_text
            if ground == plain_ground:
                continue
            if runs and runs[-1][2] == ground and runs[-1][0] + runs[-1][1] == column:
                runs[-1][1] += width
            else:
                runs.append([column, width, ground])
        for column, width, ground in runs:
            yield f'<rect x="{column * WIDTH}" y="{y}" width="{width * WIDTH}" height="{HEIGHT}" fill="{ground}"/>'
        pending = None
        for character, column, width, (text, ground, attributes) in found + [("", -1, 1, PLAIN)]:
            color = text or plain_text
            if "reverse" in attributes:
                color = ground or plain_ground
            if character in BLOCKS:
                x, top, wide, high = BLOCKS[character]
                yield (
                    f'<rect x="{column * WIDTH + x}" y="{y + top}" width="{wide}" height="{high}" fill="{color}"/>'
                )
                character = " "
            kind = (color, attributes)
            if pending and (pending[1] != kind or pending[0] + pending[3] != column or width == 2):
                yield letters(pending, y)
                pending = None
            if column < 0 or character == " " and not pending and not attributes & {"underline", "strike"}:
                continue
            if pending:
                pending = (pending[0], kind, pending[2] + character, pending[3] + width)
            else:
                pending = (column, kind, character, width)
    yield "</svg>"


def letters(run, y):
    """A run of characters in one style."""
    column, (color, attributes), text, width = run
    style = ""
    if "bold" in attributes:
        style += ' font-weight="bold"'
    if "italic" in attributes:
        style += ' font-style="italic"'
    if "dim" in attributes:
        style += ' opacity="0.6"'
    if "underline" in attributes:
        style += ' text-decoration="underline"'
    elif "strike" in attributes:
        style += ' text-decoration="line-through"'
    return (
        f'<text x="{column * WIDTH}" y="{y + 12}" textLength="{width * WIDTH}" lengthAdjust="spacingAndGlyphs" '
        f'xml:space="preserve" fill="{color}"{style}>{escape(text)}</text>'
    )


if __name__ == "__main__":
    size = int(sys.argv[1]), int(sys.argv[2])
    print("\n".join(draw(sys.stdin.read().split("\n"), *size, sys.argv[3])))
