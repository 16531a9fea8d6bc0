#!/usr/bin/env python3
"""Parts of script/release: checks the changelog and the licences of dependencies, and writes a version into files.

Usage: release.py check VERSION | write VERSION URL | notes VERSION | --self-test
"""
import datetime
import json
import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
CHANGELOG = ROOT / "CHANGELOG.md"
RELEASE = ROOT / "Sources/MartletTool/New/Release.swift"
# A dependency on a folder in a document or example, which a release shows by URL and version.
BY_PATH = re.compile(r'\.package\(name: "martlet", path: "\.\./martlet"')
# A dependency on a version, which shows the address and the version of the last release, or stands for those of the first.
BY_VERSION = re.compile(r'\.package\(url: "[^"]*/martlet(?:\.git)?", from: "[^"]*"')
# The sentence under Unreleased that holds until the first release.
NOT_YET = re.compile(r"^Not released yet\..*\n+")
LICENCES = {"Apache License": "Apache-2.0", "MIT License": "MIT", "Permission is hereby granted, free of charge": "MIT"}


def unreleased(text):
    """The text under the heading Unreleased."""
    match = re.search(r"^## \[Unreleased\]\n(.*?)(?=^## \[|\Z)", text, re.M | re.S)
    if match is None: raise SystemExit("error: CHANGELOG.md has no heading “## [Unreleased]”.")
    return match.group(1).strip()


def entry(text, version):
    match = re.search(rf"^## \[{re.escape(version)}\][^\n]*\n(.*?)(?=^## \[|\Z)", text, re.M | re.S)
    return match.group(1).strip() if match else None


def released(text, version, day):
    """The changelog after a release: what was unreleased is under the version."""
    body = unreleased(text)
    shown = NOT_YET.sub("", body)
    head, _, rest = text.partition("## [Unreleased]\n")
    rest = rest[rest.index(body) + len(body):] if body else rest
    return f"{head}## [Unreleased]\n\n## [{version}] - {day}\n\n{shown}{rest}"


def licences():
    """Each dependency with its licence; those with none that is known are an error."""
    resolved = ROOT / "Package.resolved"
    if not resolved.exists(): raise SystemExit("error: Package.resolved is not here. Run swift package resolve first.")
    found = {}
    for pin in json.loads(resolved.read_text())["pins"]:
        name = pin["location"].rstrip("/").split("/")[-1].removesuffix(".git")
        folder = ROOT / ".build/checkouts" / name
        texts = [file.read_text(errors="replace") for file in sorted(folder.glob("LICEN[CS]E*"))]
        found[name] = next((licence for text in texts for mark, licence in LICENCES.items() if mark in text), None)
    return found


def check(version):
    text = CHANGELOG.read_text()
    if not unreleased(text): raise SystemExit("error: The changelog says nothing under Unreleased.")
    if entry(text, version) is not None: raise SystemExit(f"error: The changelog has an entry for {version} already.")
    unknown = [name for name, licence in licences().items() if licence is None]
    if unknown: raise SystemExit(f"error: No licence that is known was found for {', '.join(unknown)}.")
    for name in ["LICENSE", "SECURITY.md", "CODE_OF_CONDUCT.md", "CONTRIBUTING.md", "Documentation/versioning.md"]:
        if not (ROOT / name).exists(): raise SystemExit(f"error: {name} is missing.")


def documents():
    """Files that show the dependency on Martlet to users."""
    return [ROOT / "README.md", *sorted((ROOT / "Documentation").glob("*.md")), *sorted(ROOT.glob("Examples/*/README.md")),
            *sorted(ROOT.glob("Examples/*/Package.swift"))]


def dependency(text, version, url):
    """A text with the dependency on Martlet by address and version."""
    by_version = f'.package(url: "{url}", from: "{version}"'
    return BY_VERSION.sub(lambda match: by_version, BY_PATH.sub(lambda match: by_version, text))


def write(version, url):
    CHANGELOG.write_text(released(CHANGELOG.read_text(), version, datetime.date.today().isoformat()))
    text = RELEASE.read_text()
    text = re.sub(r'version = "[^"]*"', f'version = "{version}"', text)
    text = re.sub(r"repository: String\? = .*", f'repository: String? = "{url}"', text)
    RELEASE.write_text(text)
    for file in documents():
        text = file.read_text()
        new = dependency(text, version, url)
        if new != text: file.write_text(new)


def notes(version):
    body = entry(CHANGELOG.read_text(), version)
    if body is None: raise SystemExit(f"error: The changelog has no entry for {version}.")
    print(f"Martlet {version}\n\n{body}\n\n### Licences of dependencies\n")
    for name, licence in licences().items(): print(f"- {name}: {licence}")


def self_test():
    text = "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- New.\n\n## [0.1.0] - 2026-01-01\n\n- Old.\n"
    after = released(text, "0.2.0", "2026-02-02")
    assert after == "# Changelog\n\n## [Unreleased]\n\n## [0.2.0] - 2026-02-02\n\n### Added\n\n- New.\n\n## [0.1.0] - 2026-01-01\n\n- Old.\n", after
    assert entry(after, "0.2.0") == "### Added\n\n- New.", entry(after, "0.2.0")
    assert entry(after, "0.3.0") is None and unreleased(after) == ""
    for before in ['name: "martlet", path: "../martlet"', 'url: "https://a.b/martlet", from: "0.1.0"']:
        line = dependency(f'.package({before}, traits: ["GTK"])', "1.0.0", "https://c.d/x/martlet.git")
        assert line == '.package(url: "https://c.d/x/martlet.git", from: "1.0.0", traits: ["GTK"])', line
        assert dependency(line, "1.0.0", "https://c.d/x/martlet.git") == line
    other = '.package(url: "https://a.b/swift-syntax", from: "0.1.0")'
    assert dependency(other, "1.0.0", "u") == other
    first = released("## [Unreleased]\n\nNot released yet. What there is:\n\n### Added\n\n- New.\n", "0.1.0", "2026-01-01")
    assert first == "## [Unreleased]\n\n## [0.1.0] - 2026-01-01\n\n### Added\n\n- New.\n", first
    # What write replaces is there to be replaced.
    for file in [ROOT / "README.md", *ROOT.glob("Examples/*/Package.swift")]:
        # The repository's own targets depend on no package.
        assert BY_VERSION.search(file.read_text()), f"{file} shows no dependency by version"
    assert re.search(r'version = "[^"]*"', RELEASE.read_text()) and "repository: String? = " in RELEASE.read_text()


def main(arguments):
    match arguments:
        case ["check", version]: check(version)
        case ["write", version, url]: write(version, url)
        case ["notes", version]: notes(version)
        case ["--self-test"]: self_test()
        case _: sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])
