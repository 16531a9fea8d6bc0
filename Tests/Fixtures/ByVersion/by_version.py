#!/usr/bin/env python3
"""Builds a package that asks for a version of Martlet, for release: SwiftPM is stricter with these than with folders and branches.

Usage: by_version.py   (the version is a tag in a clone of this repository's last commit)
"""
import pathlib
import subprocess
import sys
import tempfile

root = pathlib.Path(__file__).resolve().parents[3]
MANIFEST = """// swift-tools-version: 6.1
import PackageDescription
let package = Package(
    name: "Client", dependencies: [.package(url: "{address}", exact: "9.9.9")],
    targets: [.target(name: "Client", dependencies: [.product(name: "AttributeGraph", package: "martlet")])])
"""


def run(*command, folder):
    result = subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=1200)
    output = result.stdout + result.stderr
    if result.returncode != 0: sys.exit(f"{' '.join(map(str, command))}: status {result.returncode}\n{output[-4000:]}")
    return output


with tempfile.TemporaryDirectory(prefix="martlet-version-") as temporary:
    folder = pathlib.Path(temporary)
    run("git", "clone", "--quiet", root, folder / "martlet", folder=folder)
    run("git", "tag", "9.9.9", folder=folder / "martlet")
    sources = folder / "client/Sources/Client"
    sources.mkdir(parents=True)
    (folder / "client/Package.swift").write_text(MANIFEST.replace("{address}", (folder / "martlet").as_uri()))
    (sources / "Client.swift").write_text("import AttributeGraph\n")
    print(run("swift", "build", "-c", "release", folder=folder / "client").splitlines()[-1])
