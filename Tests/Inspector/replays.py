#!/usr/bin/env python3
"""Recorded tests are replayed in fresh processes, some of which crash or never end. Usage: replays.py MARTLET PROBE"""
import os
import shutil
import subprocess
import sys
import tempfile

martlet, probe = (os.path.abspath(argument) for argument in sys.argv[1:3])


def test(*lines, app="ReplayProbe"):
    """A recorded test with these lines."""
    body = "\n".join("    " + line for line in lines)
    return ("import MartletTesting\nimport Testing\n\n@MainActor\n@Test func recorded() async throws {\n"
            f"    let host = TestHost(app: {app}())\n{body}\n}}\n")


def replay(source, *arguments, program=None, **environment):
    """Replays a test, and returns the status and everything that was printed."""
    result = subprocess.run([martlet, "replay", *arguments, program or probe, "-"], input=source, capture_output=True, text=True,
                            env={**os.environ, **environment}, timeout=600)
    return result.returncode, result.stdout + result.stderr


def expect(found, status, *parts):
    assert found[0] == status and all(part in found[1] for part in parts), (status, parts, found)


def a_test_that_is_right_passes():
    found = replay(test('try host.find(.button, "Add").tap()', 'try host.find(.button, "Add").tap()', "await host.settle()",
                        '#expect(host.allTexts.contains("Count: 2"))', '#expect(!host.allTexts.contains("Count: 0"))'))
    expect(found, 0, "replayed: passed (steps: 2, expectations: 2)")


def each_difference_is_told():
    found = replay(test('try host.find(.button, "Add").tap()', "await host.settle()",
                        '#expect(host.allTexts.contains("Count: 7"))', '#expect(!host.allTexts.contains("Count: 1"))'))
    expect(found, 1, "replayed: differs", 'line 9: #expect(host.allTexts.contains("Count: 7"))', 'expected: the text "Count: 7"',
           'seen: "Count: 1"', 'expected: no text "Count: 1"', "two replays agree")


def a_step_that_is_impossible_is_the_last():
    found = replay(test('try host.find(.button, "Subtract").tap()', '#expect(host.allTexts.contains("Count: 7"))'))
    expect(found, 1, 'line 7: try host.find(.button, "Subtract").tap()', "There is no button", "Add")
    assert "Count: 7\"))" not in found[1], found


def chance_is_told_from_a_fault():
    found = replay(test('try host.find(.button, "Roll").tap()', "await host.settle()", '#expect(host.allTexts.contains("Chance: 1"))'))
    expect(found, 1, "replayed: differs", 'Two replays differ from one another in "Chance: ')


def an_app_that_crashes_is_told_with_its_step():
    found = replay(test('try host.find(.button, "Add").tap()', 'try host.find(.button, "Crash").tap()'))
    expect(found, 2, "not replayed: In line 8", 'try host.find(.button, "Crash").tap()', "crashed with the signal", "The probe crashes.")


def an_app_that_never_goes_on_is_stopped():
    found = replay(test('try host.find(.button, "Hang").tap()'), "--timeout", "3")
    expect(found, 2, "not replayed: In line 7", "did nothing for 3 seconds")


def the_users_values_and_files_are_left_alone():
    with tempfile.TemporaryDirectory() as folder:
        homes = {f"XDG_{name}_HOME": f"{folder}/{name}" for name in ("CACHE", "CONFIG", "DATA", "STATE")}
        source = test('try host.find(.button, "Save").tap()', "await host.settle()", '#expect(host.allTexts.contains("Count: 100"))',
                      '#expect(host.allTexts.contains("Launches: 1"))')
        for _ in range(2):
            expect(replay(source, **homes), 0, "passed")
        assert not os.listdir(folder), os.listdir(folder)


def operations_in_two_windows_are_repeated():
    source = open(os.path.join(os.path.dirname(os.path.abspath(__file__)), "recorded_windows.txt")).read()
    expect(replay(source), 0, "replayed: passed")
    for fault in ("deadButton", "deadToggle", "text", "removedField"):
        expect(replay(source, PROBE_FAULT=fault), 1, "replayed: differs", 'host.window("Notes")')


def what_can_not_be_replayed_says_so():
    expect(replay(test(app="OtherApp")), 2, "The program has no app that is called OtherApp.")
    expect(replay("struct Nothing {}\n"), 2, "This is no recorded test")
    expect(replay(test("// Not recorded: a colour was chosen")), 1, "was not recorded")
    expect(replay(test("host.press(.hyper)", "let other = 1")), 1, "No key is called hyper.")
    expect(replay(test('try host.find(.button, "\\u{41').replace("\n}\n", "")), 1, "replayed: differs")
    expect(replay(test().replace("(app: ReplayProbe())", " { ProbeView() }")), 2, "shows a view and not the app")
    expect(replay(test(), program="/nowhere/App"), 64, "there is no program /nowhere/App")
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(probe, folder + "/App")
        expect(replay(test(), program=folder + "/App"), 2, "is no debug build of a Swift package")


for one in (a_test_that_is_right_passes, each_difference_is_told, a_step_that_is_impossible_is_the_last, chance_is_told_from_a_fault,
            an_app_that_crashes_is_told_with_its_step, an_app_that_never_goes_on_is_stopped,
            the_users_values_and_files_are_left_alone, operations_in_two_windows_are_repeated, what_can_not_be_replayed_says_so):
    print(f"    {one.__name__.replace('_', ' ')}", flush=True)
    one()
