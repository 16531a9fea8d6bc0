#!/usr/bin/env python3
"""Tests `martlet new`: bad input, each template built and tested from an empty folder, and an Xcode project.

Usage: new.py MARTLET SCRATCH   (SCRATCH is a build folder in which Martlet may be built already)
"""
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

program, scratch = (os.path.abspath(argument) for argument in sys.argv[1:])
root = pathlib.Path(__file__).resolve().parents[2]
folder = pathlib.Path(tempfile.mkdtemp(prefix="martlet-new-"))
TEMPLATES = {"app": "Count: 0", "document": "Words: 0", "models": "No Tasks", "terminal": "Ctrl-C quits.", "library": None}


def new(*arguments, status=0, within=folder):
    result = subprocess.run([program, "new", *map(str, arguments)], cwd=within, capture_output=True, text=True, timeout=60)
    output = result.stdout + result.stderr
    assert result.returncode == status if status == 0 else result.returncode != 0, (arguments, result.returncode, output)
    return output


def refused(reason, *arguments, within=folder):
    """One sentence says what is wrong, and the folder is as it was."""
    before = sorted(os.listdir(within))
    output = new(*arguments, status=1, within=within)
    assert reason in output, (arguments, output)
    assert sorted(os.listdir(within)) == before, (arguments, os.listdir(within))


def swift(command, package, *options):
    # GTK is left out: what has been built in the folder is without it.
    traits = ["--disable-default-traits"] if "traits:" in (package / "Package.swift").read_text() else []
    result = subprocess.run(
        ["swift", command, "--scratch-path", scratch, *traits, *options], cwd=package, capture_output=True, text=True, timeout=1200)
    output = result.stdout + result.stderr
    assert result.returncode == 0, output[-4000:]
    ours = [line for line in output.splitlines() if "warning:" in line and ("unhandled" in line or str(package) in line)]
    assert not ours, ours


def shown(name, **environment):
    return subprocess.run(
        [f"{scratch}/debug/{name}"], env={**os.environ, "MARTLET_HOST": "text", "LANG": "en_US.UTF-8", **environment}, timeout=60,
        capture_output=True, text=True).stdout


def bad_names_and_places_are_refused():
    for name, reason in {
        "My App": "for example MyApp", "../evil": "for example Evil", "3d": "for example D", "": "can't be the name",
        "Über": "for example Uber", "class": "for example MyClass", "main": "for example MyMain", "SwiftUI": "exists already", "a" * 81: "at most 80", "naïve": "can't be the name",
    }.items():
        refused(reason, name)
    refused("Give a name, or an Xcode project")
    refused("There is no folder", "Fresh", "--in", "nowhere")
    refused("is not a checkout of Martlet", "Fresh", "--martlet", "/")
    refused("Give the version", "Fresh", "--martlet", "https://example.com/martlet")
    refused("is no version", "Fresh", "--martlet", "https://example.com/martlet", "--martlet-version", "one")
    (folder / "Taken").mkdir()
    (folder / "Taken" / "file").write_text("mine")
    refused("exists already", "Taken", "--martlet", root)
    assert (folder / "Taken" / "file").read_text() == "mine"
    refused("can't be written", "Fresh", "--martlet", root, "--in", "/proc")


def a_url_and_a_version_are_taken():
    new("Remote", "--martlet", "https://example.com/martlet.git", "--martlet-version", "1.2.3")
    manifest = (folder / "Remote" / "Package.swift").read_text()
    assert '.package(url: "https://example.com/martlet.git", from: "1.2.3", traits:' in manifest, manifest


def every_template_builds_and_passes_its_tests():
    for template, text in TEMPLATES.items():
        name = "Made" + template.capitalize()
        new(name, "--template", template, "--martlet", root)
        package = folder / name
        assert "___" not in "".join(file.read_text() for file in package.rglob("*") if file.suffix in (".swift", ".md", ".yml", ".json"))
        later = package / "Sources" / name / "Later.swift"
        later.write_text("@available(anyAppleOS 27, *)\nprivate enum Later {}\n")
        swift("test", package)
        later.unlink()
        if text: assert text in shown(name), (template, shown(name))
    assert "Anzahl: 0" in shown("MadeApp", LANG="de_DE.UTF-8")


def a_module_that_is_not_there_is_answered_before_the_compiler():
    package = folder / "MadeTerminal"
    source = package / "Sources/MadeTerminal/ContentView.swift"
    text = source.read_text()
    source.write_text("#if canImport(UIKit)\nimport UIKit\n#endif\nimport WidgetKit\nimport Charts\n" + text)
    result = subprocess.run(["swift", "build", "--scratch-path", scratch], cwd=package, capture_output=True, text=True, timeout=1200)
    errors = [line for line in (result.stdout + result.stderr).splitlines() if "error: " in line and str(package) in line]
    assert result.returncode != 0 and len(errors) == 2, result.stdout + result.stderr
    assert errors[0].startswith(f"{source}:4:8: error: WidgetKit: ") and "#if canImport" in errors[0], errors
    assert errors[1].startswith(f"{source}:5:8: error: Charts: ") and '.product(name: "Charts"' in errors[1], errors
    source.write_text(text)
    swift("build", package)


def an_xcode_project_gets_a_manifest():
    package = folder / "xcode"
    shutil.copytree(root / "Tests/Fixtures/XcodeProject", package, ignore=shutil.ignore_patterns("Package.*"))
    output = new("--from-xcode", "Gallery.xcodeproj", "--martlet", root, within=package)
    assert "The target GalleryWidget is left out" in output, output
    swift("build", package)
    assert "2 Bilder" in shown("Gallery", LANG="de_DE.UTF-8")
    refused("is there already", "--from-xcode", "Gallery.xcodeproj", "--martlet", root, within=package)


def groups_packages_and_settings_are_carried_over():
    package = folder / "groups"
    shutil.copytree(root / "Tests/New/Groups", package)
    output = new("--from-xcode", "Groups.xcodeproj", "--martlet", root, within=package)
    assert "Groups imports StoreKit, which is not on Linux: " in output, output
    assert "files in Objective-C" in output, output
    assert "“Count lines”" in output, output
    manifest = (package / "Package.swift").read_text()
    for text in [
        '.package(url: "https://example.com/colors.git", .upToNextMinor(from: "2.1.0"))', '.package(path: "Local")',
        '.product(name: "Colors", package: "colors")', '.product(name: "Local", package: "Local")', '.product(name: "Folded", package: "Folder")',
        '"ModulesPlugin"', '"Model"', 'name: "Model"', "swiftLanguageModes: [.v5, .v6]", "swiftSettings: settings + [.swiftLanguageMode(.v5)]", '"CoreDataModelPlugin"', 'exclude: [\n                "Info.plist"',
        '.product(name: "CoreData", package: "martlet"', ".testTarget(",
    ]:
        assert text in manifest, (text, manifest)
    described = subprocess.run(["swift", "package", "dump-package"], cwd=package, capture_output=True, text=True)
    assert described.returncode == 0, described.stderr


def damaged_projects_are_refused():
    project = folder / "Bad.xcodeproj"
    refused("is not an Xcode project", "--from-xcode", project)
    project.mkdir()
    for text in ["", "{", "{ objects = { }; }", "{ objects = { A = { isa = PBXProject; }; }; rootObject = B; }", "\x00\xff" * 99]:
        (project / "project.pbxproj").write_text(text)
        refused("damaged", "--from-xcode", project)
    (project / "project.pbxproj").write_text("{ objects = { A = { isa = PBXProject; targets = (A, B); }; }; rootObject = A; }")
    refused("no target that can be a package's", "--from-xcode", project)
    # A group that is in itself.
    (project / "project.pbxproj").write_text(
        '{ objects = { A = { targets = (T); }; T = { name = T; productType = "com.apple.product-type.application"; buildPhases = (P); };'
        "P = { isa = PBXSourcesBuildPhase; files = (F); }; F = { fileRef = R; }; R = { path = x.swift; };"
        "G = { isa = PBXGroup; path = g; children = (R, G); }; }; rootObject = A; }")
    output = new("--from-xcode", project, "--martlet", root)
    assert "Wrote" in output
    (folder / "Package.swift").unlink()


for test in [
    bad_names_and_places_are_refused, a_url_and_a_version_are_taken, damaged_projects_are_refused,
    groups_packages_and_settings_are_carried_over, every_template_builds_and_passes_its_tests,
    a_module_that_is_not_there_is_answered_before_the_compiler, an_xcode_project_gets_a_manifest,
]:
    test()
    print("passed:", test.__name__.replace("_", " "))
shutil.rmtree(folder)
