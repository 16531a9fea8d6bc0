"""What the site's own pages have in common. The documentation compiler makes the others."""
import html

STYLE = """
:root { color-scheme: light dark; }
body { font: 16px/1.5 system-ui, sans-serif; margin: 0 auto; max-width: 62rem; padding: 1.5rem; }
a { color: LinkText; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; padding: .3rem .6rem .3rem 0; vertical-align: top; border-bottom: 1px solid #8884; }
input[type=search] { font: inherit; padding: .5rem; width: 100%; box-sizing: border-box; margin: .5rem 0; }
label { margin-right: 1rem; white-space: nowrap; }
code { font-size: .95em; overflow-wrap: anywhere; }
"""


def head(title):
    return f"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{html.escape(title)}</title>
<style>{STYLE}</style>"""
