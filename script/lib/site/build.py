"""Makes the documentation site, which `script/docs --site` builds.

Usage: build.py GRAPHS OUT [--base PATH] [--repository URL]

GRAPHS: a folder of symbol graphs. OUT: the folder of the site, which is replaced. PATH: where a server has the site, if
not at its root. URL: where the sources can be read; files without a page are linked there, or else not at all.
"""
import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

import articles
import graphs
import landing
import table
from pages import Pages

# Documentation of some parameters, where the names of the others say what they are.
UNDOCUMENTED = re.compile(r"warning: Parameter '.*' is missing documentation")
ROOT = pathlib.Path(__file__).resolve().parents[3]


def convert(arguments, title, out, base):
    """Runs the documentation compiler. Returns whether it warned of nothing: a link that leads nowhere is a fault."""
    command = [
        "docc", "convert", *arguments, "--fallback-display-name", title, "--fallback-bundle-identifier",
        f"martlet.{title}", "--output-path", out,
    ]
    made = subprocess.run(command + (["--hosting-base-path", base] if base else []), capture_output=True, text=True)
    said = made.stdout + made.stderr
    faults = [line for line in said.splitlines() if "warning:" in line and not UNDOCUMENTED.search(line)]
    if made.returncode or faults:
        print(f"{said}\nerror: the pages of {title} have {len(faults)} faults", file=sys.stderr)
        return False
    return True


def build(options, scratch):
    identifiers = graphs.write(options.graphs, f"{scratch}/graphs")
    articles.Catalogue(ROOT, options.repository).write(f"{scratch}/Martlet.docc")
    archives = [f"{scratch}/Martlet.doccarchive"]
    is_right = [convert([f"{scratch}/Martlet.docc"], "Martlet", archives[0], options.base)]
    for module in sorted(identifiers):
        archives.append(f"{scratch}/{module}.doccarchive")
        symbols = ["--additional-symbol-graph-dir", f"{scratch}/graphs/{module}"]
        is_right.append(convert(symbols, module, archives[-1], options.base))
    if not all(is_right):
        sys.exit(1)
    site = f"{scratch}/site"
    subprocess.run(["docc", "merge", *archives, "--output-path", site, "--synthesized-landing-page-name", "Martlet"], check=True)
    pages = Pages(site)
    pages.require(identifiers)
    if pages.faults:
        sys.exit("\n".join(pages.faults[:40]) + f"\nerror: the site has {len(pages.faults)} faults")
    version = re.search(r"^## \[(\d[^\]]*)\]", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    with open(f"{site}/surface.html", "w") as file:
        modules = table.modules(ROOT / "Sources/MartletCheck/Data/modules.tsv")
        file.write(table.page(table.rows(ROOT / "Documentation/surface.tsv") + modules, pages))
    with open(f"{site}/index.html", "w") as file:
        file.write(landing.page(sorted(identifiers), f"Version {version[1]}" if version else "Not released yet"))
    # Each page asks for it.
    with open(f"{site}/theme-settings.json", "w") as file:
        file.write("{}\n")
    with open(f"{site}/search.js", "w") as file:
        file.write(landing.index(pages))
    shutil.rmtree(options.out, ignore_errors=True)
    shutil.move(site, options.out)
    print(f"{sum(map(len, identifiers.values()))} symbols of {len(identifiers)} modules: {options.out}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("graphs")
    parser.add_argument("out")
    parser.add_argument("--base")
    parser.add_argument("--repository")
    options = parser.parse_args()
    os.makedirs(os.path.dirname(os.path.abspath(options.out)), exist_ok=True)
    with tempfile.TemporaryDirectory(dir=os.path.dirname(os.path.abspath(options.out))) as scratch:
        try:
            build(options, scratch)
        except articles.BadLink as error:
            sys.exit(f"error: {error}")


main()
