#!/usr/bin/env python3
"""Runs `martlet preview` on the target PreviewProbe, whose previews have every form and faults. Usage: previews.py MARTLET"""
import json
import os
import struct
import subprocess
import sys
import tempfile
import time

martlet = os.path.abspath(sys.argv[1])


def run(*arguments, status=None):
    result = subprocess.run(
        [martlet, "preview", *arguments], capture_output=True, text=True, stdin=subprocess.DEVNULL, timeout=1800)
    if status is not None:
        assert result.returncode == status, (arguments, result.returncode, result.stdout[-3000:], result.stderr[-3000:])
    return result


def report(*arguments, status=None):
    return json.loads(run(*arguments, "--json", status=status).stdout)


def size(path):
    with open(path, "rb") as file:
        head = file.read(24)
    assert head[:8] == b"\x89PNG\r\n\x1a\n", path
    return struct.unpack(">II", head[16:24])


def listed():
    found = report("PreviewProbe", status=1)["previews"]
    names = [preview["name"].removeprefix("PreviewProbe/") for preview in found]
    for name in ("MacroForms", "MacroForms.Named", "MacroForms.Fits", "MacroForms.Fixed", "MacroForms.Wide", "MacroForms.State",
                 "MacroForms.Context", "MacroForms.Debug", "ProviderForms.First", "ProviderForms.Card 2", "ProviderForms.Card 3",
                 "ProviderForms.Card D", "ProviderForms.Card E", "ProviderForms.Turned", "FaultyPreviews.Crashes",
                 "FaultyPreviews.Never ends"):
        assert names.count(name) == 1, (name, names)
    by_name = dict(zip(names, found))
    assert by_name["MacroForms"]["file"].endswith("/Tests/PreviewProbe/MacroForms.swift")
    with open(by_name["MacroForms.Named"]["file"]) as file:
        assert file.read().split("\n")[by_name["MacroForms.Named"]["line"] - 1] == '#Preview("Named") {'
    assert by_name["ProviderForms.Turned"]["kind"] == "provider"
    faulty = [preview for preview in found if preview["problems"]]
    assert len(faulty) == 1 and "BrokenProvider_Previews" in faulty[0]["name"], faulty
    assert "The provider is broken" in faulty[0]["problems"][0], faulty
    print(f"{len(found)} previews are listed")


def drawn(folder):
    found = report("PreviewProbe", "--png", folder, "--timeout", "10", status=1)["previews"]
    by_name = {preview["name"].removeprefix("PreviewProbe/"): preview for preview in found}

    def picture(name, variant="light"):
        preview = by_name[name]
        assert preview["problems"] == [], preview
        files = [picture for picture in preview["pictures"] if picture["variant"] == variant]
        assert len(files) == 1, preview
        return size(os.path.join(folder, files[0]["file"]))

    # Two pixels a point.
    assert picture("MacroForms") == (1600, 1200)
    assert picture("MacroForms.Fixed") == (240, 80)
    assert picture("MacroForms.Fixed", "dark") == (240, 80)
    assert picture("MacroForms.Wide") == (1688, 780)
    # The width comes out of the modifier's shared context.
    assert picture("MacroForms.Context") == (24, 20)
    assert picture("ProviderForms.First") == (200, 100)
    assert picture("ProviderForms.Card 3") == (1640, 2360)
    assert picture("ProviderForms.Turned") == (1334, 750)
    assert picture("MacroForms.Fits")[0] < 400

    def problem(name):
        problems = by_name[name]["problems"]
        assert len(problems) == 1, by_name[name]
        return problems[0]

    assert "crashed" in problem("FaultyPreviews.Crashes") and "out of range" in problem("FaultyPreviews.Crashes")
    assert "did not end within 10" in problem("FaultyPreviews.Never ends")
    assert "Library" in problem("FaultyPreviews.Lacks an object"), problem("FaultyPreviews.Lacks an object")
    assert "There is no sample" in problem("FaultyPreviews.Throws")
    problems = by_name["FaultyPreviews.Changes itself"]["problems"]
    assert any("WritesInBody.count was written while the body" in text for text in problems), problems
    issue = by_name["FaultyPreviews.Reports an issue"]
    assert issue["problems"] and len(issue["pictures"]) == 2, issue
    with open(os.path.join(folder, "index.html")) as file:
        page = file.read()
    for preview in found:
        for picture in preview["pictures"]:
            assert f'src="{picture["file"]}"'.replace(" ", "%20") in page, picture
    pictures = [picture for preview in found for picture in preview["pictures"]]
    assert all(picture["preparation"] > 0 and picture["milliseconds"] > 0 for picture in pictures), pictures
    times = sorted(picture["milliseconds"] for picture in pictures)
    print(f"{len(times)} pictures, {times[len(times) // 2]} ms each (median), {times[-1]} ms at most")


def compared(old, new):
    found = report("PreviewProbe", "--filter", "MacroForms", "--png", new, "--compare", old, status=0)
    comparison = found["comparison"]
    assert comparison["different"] == [] and comparison["added"] == [], comparison
    assert comparison["unchanged"] == 20, comparison
    assert any("FaultyPreviews" in name or "ProviderForms" in name for name in comparison["removed"]), comparison
    # Other pictures under the same names.
    names = sorted(os.listdir(new))
    fixed = next(name for name in names if "Fixed.light" in name)
    context = next(name for name in names if "Context.light" in name)
    os.replace(os.path.join(new, next(name for name in names if "Fixed.dark" in name)), os.path.join(old, fixed))
    os.remove(os.path.join(old, context))
    found = report("PreviewProbe", "--filter", "MacroForms", "--png", new, "--compare", old, status=0)["comparison"]
    assert [difference["file"] for difference in found["different"]] == [fixed], found
    assert found["added"] == [context] and found["unchanged"] == 18, found
    assert os.path.exists(os.path.join(new, found["different"][0]["marked"]))
    with open(os.path.join(new, "differences.html")) as file:
        assert "2 of 20 pictures look different" in file.read() or found["removed"]
    print("Pictures are compared")


def refused(folder):
    assert "no target Nothing" in run("Nothing", status=2).stderr
    assert "no word 'drak'" in run("PreviewProbe", "--png", folder, "--variants", "drak", status=64).stderr
    assert "--compare needs --png" in run("--compare", folder, status=64).stderr
    assert "There are no earlier pictures" in run("PreviewProbe", "--png", folder, "--compare", folder + "/none", status=2).stderr
    assert "There is no Package.swift" in run("--package-path", "/", status=2).stderr


with tempfile.TemporaryDirectory() as folder:
    start = time.time()
    listed()
    drawn(os.path.join(folder, "old"))
    compared(os.path.join(folder, "old"), os.path.join(folder, "new"))
    refused(os.path.join(folder, "refused"))
    print(f"in {time.time() - start:.0f} s")
