#!/usr/bin/env python3
"""Builds a package that asks for a version of Martlet, for release: SwiftPM is stricter with these than with folders and branches.

Usage: by_version.py   (the version is a tag in a clone of this repository's last commit)
"""
import pathlib
import shutil
import subprocess
import sys

root = pathlib.Path(__file__).resolve().parents[3]
MANIFEST = """// swift-tools-version: 6.1
import PackageDescription
let package = Package(
    name: "Client", dependencies: [.package(url: "{address}", exact: "9.9.9")],
    targets: [.target(name: "Client", dependencies: [.product(name: "AttributeGraph", package: "martlet")])])
"""


def run(*command, folder):
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=1200)
    if result.returncode != 0:
        sys.exit(f"{' '.join(map(str, command))}: status {result.returncode}\n{(result.stdout + result.stderr)[-4000:]}")
    return result.stdout


# In the same place each time: SwiftPM keeps a copy of each address that it has fetched.
folder = root / ".build/by-version"
shutil.rmtree(folder, ignore_errors=True)
sources = folder / "client/Sources/Client"
sources.mkdir(parents=True)
run("git", "clone", "--quiet", root, folder / "martlet", folder=folder)
run("git", "tag", "9.9.9", folder=folder / "martlet")
(folder / "client/Package.swift").write_text(MANIFEST.replace("{address}", (folder / "martlet").as_uri()))
(sources / "Client.swift").write_text("import AttributeGraph\n")
print(run("swift", "build", "-c", "release", folder=folder / "client").splitlines()[-1])
shutil.rmtree(folder)
