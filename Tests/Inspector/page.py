#!/usr/bin/env python3
"""The inspector's page in a real browser, with an app that is none.

Usage: page.py MARTLET [words of names]; pictures of every pane are left in the folder that INSPECTOR_PICTURES names.
"""
import json
import os
import sys
import tempfile
import xml.dom.minidom

from browser import Browser, until
from tool import FAKE, Tool, run_tests

Tool.program = os.path.abspath(sys.argv[1])
pictures = os.environ.get("INSPECTOR_PICTURES")
browser = Browser()
INBOX, SEARCH, TOOLBAR = "5.1", "6.1", "8.1"


class Shown:
    """A tool with its page in the browser."""

    def __init__(self, *arguments):
        self.tool = Tool("inspect", *arguments)

    def __enter__(self):
        browser.open(self.tool.address)
        return self.tool

    def __exit__(self, kind, *_):
        if kind is None:
            complaints = browser.complaints()
            assert not complaints, complaints
            # What it says of a tool that has ended is no complaint.
            browser.open("about:blank")
            self.tool.end()


def live(tool):
    browser.until_text("#state", "Live")
    tool.until_asked('"subscribe"')
    browser.until_text("#tree", "MailApp")


def rows():
    return browser.run("return [...document.querySelectorAll('#tree [role=treeitem]')].map(row => row.getAttribute('aria-label'))")


def select(view):
    browser.click(f"[data-view='{view}'] .name")
    until(lambda: browser.run("return document.querySelector(`[data-view='${arguments[0]}']`)?.getAttribute('aria-selected') === 'true'", view),
          f"{view} is selected")


def updates(many, tool):
    """Has the app do so many updates, and waits until the page has them."""
    before = int((browser.text("#totals").split() or ["0"])[0].replace(",", ""))
    tool.tell(f"update {many}")
    browser.until_text("#totals", f"{before + many:,} update")


def picture(name):
    if pictures:
        os.makedirs(pictures, exist_ok=True)
        browser.picture(f"{pictures}/{name}.png")


def the_tree_has_ten_thousand_rows_and_makes_few_elements():
    with Shown(FAKE, "--rows", "10000") as tool:
        live(tool)
        browser.until_text("#tree-foot", "30,015 views")
        for top in range(0, 660_000, 30_000):
            browser.run("document.getElementById('tree').scrollTop = arguments[0]", top)
            until(lambda: (lambda found: 10 < len(found) < 100 and found)(browser.run(
                "const box = document.getElementById('tree').getBoundingClientRect();"
                "return [...document.querySelectorAll('#tree [role=treeitem]')].filter(r => {"
                "  const at = r.getBoundingClientRect(); return at.bottom > box.top && at.top < box.bottom }).map(r => r.id)")),
                  f"the rows at {top}")
            assert len(rows()) < 100
        browser.run("document.getElementById('tree').focus()")
        browser.press("end")
        browser.until_text("#pane-view .title", "ProgressView")
        browser.press("home")
        browser.until_text("#pane-view .title", "MailApp")
        # All of them change all the time, and the page still answers.
        for number in range(5):
            tool.tell("churn 20")
            browser.until_text("#totals", f"{number * 20 + 20} update")
        browser.press("down")
        browser.until_text("#pane-view .title", "WindowGroup")


def rows_count_runs_and_flash():
    with Shown(FAKE, "--seed", "3") as tool:
        live(tool)
        tool.tell("churn 4")
        browser.until_text("#totals", "4 updates")
        until(lambda: any(row == "InboxView, 5 runs, 0 skips" for row in rows()), "five runs")
        until(lambda: any(row == "ToolbarButtons, 1 runs, 4 skips" for row in rows()), "four skips")
        assert browser.run("return document.querySelector(`[data-view='5.1']`).flash instanceof Animation")
        assert browser.run("return document.querySelector(`[data-view='8.1']`).flash === undefined")
        tool.tell("grow 7")
        browser.until_text("#tree-foot", "156 views")


def rows_of_one_type_are_told_apart():
    with Shown(FAKE, "--rows", "5") as tool:
        live(tool)
        tool.until_asked('"ask":"texts"')
        until(lambda: sum(", Message " in row for row in rows()) >= 5, "the texts of the rows")
        assert not any("Message" in row for row in rows() if row.startswith(("MailApp", "InboxView"))), rows()
        browser.until_text("#tree", "Message")


def views_are_found_by_name_and_by_own_code():
    with Shown(FAKE) as tool:
        live(tool)
        browser.press("/")
        browser.press(*"badge")
        until(lambda: len(rows()) == 6, "the rows that lead to the match")
        browser.press("enter")
        browser.until_text("#pane-view .title", "UnreadBadge")
        browser.press("escape")
        until(lambda: len(rows()) > 20, "all rows")
        browser.click("#own")
        until(lambda: not any("WindowGroup" in row for row in rows()), "own views only")
        assert rows()[:3] == ["MailApp, 1 runs, 0 skips", "RootView, 1 runs, 0 skips", "InboxView, 1 runs, 0 skips"], rows()[:3]
        browser.click("#own")


def the_tree_is_used_by_keys():
    with Shown(FAKE) as tool:
        live(tool)
        select(INBOX)
        browser.run("document.getElementById('tree').focus()")
        browser.press("left")
        until(lambda: len(rows()) < 10, "what is in it is closed")
        assert browser.run("return document.querySelector(`[data-view='5.1']`).getAttribute('aria-expanded')") == "false"
        browser.press("right", "right")
        browser.until_text("#pane-view .title", "SearchField")
        browser.press("left", "left")
        browser.until_text("#pane-view .title", "InboxView")
        assert browser.run("return document.getElementById('tree').getAttribute('aria-activedescendant')") == "row-5.1"
        browser.press("enter")
        browser.until_text("#tabs [aria-selected=true]", "Why")
        # And the panes.
        browser.run("document.querySelector('#tabs [aria-selected=true]').focus()")
        for name in ("Timeline", "Graph", "Layout", "Trouble", "Compare", "Record as test", "Settings", "View"):
            browser.press("right")
            browser.until_text("#tabs [aria-selected=true]", name)


def a_view_shows_its_properties_and_state_is_set_in_place():
    with Shown(FAKE) as tool:
        live(tool)
        select(INBOX)
        browser.until_text("#properties", "MailStore(312 messages)")
        for text in ("colorScheme", ".padding", "New message", "MailApp > WindowGroup > RootView", "343 × 64"):
            browser.until_text("#pane-view", text)
        picture("view")
        browser.click("[data-key=set-unread]")
        browser.press(*"12", "enter")
        tool.until_asked('"ask":"set","attribute":"6.1","text":"12"')
        until(lambda: browser.text("[data-key=set-unread]") == "12", "the new value")
        browser.click("[data-key=set-unread]")
        browser.press(*"many", "enter")
        browser.until_text("#properties .error", "'many' is no Int")
        browser.press("escape")
        until(lambda: browser.text("[data-key=set-unread]") == "12", "the value as it was")


def an_object_is_opened_and_a_part_of_it_is_set():
    with Shown(FAKE) as tool:
        live(tool)
        select(INBOX)
        browser.click("[data-key='open-[\"store\"]']")
        tool.until_asked('"ask":"value"')
        browser.until_text("#properties", "messages")
        browser.click("[data-key='open-[\"store\",\"_messages\"]']")
        browser.until_text("#properties", "\"Hello\"")
        picture("opened")
        browser.click("[data-key='set-store._messages.0']")
        browser.press(*"Bye", "enter")
        tool.until_asked('"property":"store","path":["_messages","0"],"text":"Bye"')
        browser.until_text("#properties", "\"Bye\"")
        browser.click("[data-key='open-[\"store\"]']")
        until(lambda: "Bye" not in browser.text("#properties"), "the object is closed")


def the_layout_shows_every_node_and_the_reason_for_its_width():
    with Shown(FAKE) as tool:
        live(tool)
        browser.click("#tab-layout")
        browser.until_text("#layout-nodes", "VStack")
        assert "padding" not in browser.text("#layout-nodes"), "only own code is listed at first"
        browser.click("#layout-own")
        browser.until_text("#layout-nodes", "padding")
        browser.click("[data-key='node-3']")
        tool.until_asked('"ask":"layout","node":3')
        browser.until_text("#layout-width", "Offered 300, it needs only 40.")
        browser.until_text("#layout-steps", "spacing: 8")
        browser.until_text("#layout-modifiers", ".padding(insets: 16)")
        browser.until_text("#layout-environment", "font")
        browser.until_text("#layout-environment", ".font")
        browser.until_text("#layout-place", "alignment")
        browser.until_text("#layout-place", "leading")
        # The picture of the app is under the frames: of the chosen node, its containers, and those beside and in it.
        tool.until_asked('"ask":"picture","node":3')
        until(lambda: browser.run("return document.querySelector('#layout-frames image')?.href.baseVal.startsWith('data:image/svg+xml;base64,')"), "the picture")
        kinds = "return [...document.querySelectorAll('#layout-frames rect')].map(one => one.getAttribute('class'))"
        until(lambda: browser.run(kinds) == ["frame-container", "frame-container", "frame-container", "frame-chosen"], "the frames of the node")
        assert not browser.complaints(), "the page may show pictures that it has"
        picture("layout")
        browser.click("#layout-picture")
        until(lambda: browser.run("return document.querySelector('#layout-frames image') === null"), "no picture")
        assert browser.run(kinds)[-1] == "frame-chosen"


def what_the_pointer_is_on_is_shown_in_the_app():
    with Shown(FAKE) as tool:
        live(tool)
        browser.move_to(f"[data-view='{SEARCH}']")
        tool.until_asked('"ask":"highlight","view":"6.1"')
        browser.move_to(f"[data-view='{TOOLBAR}']")
        tool.until_asked('"ask":"highlight","view":"8.1"')
        browser.move_to("#app-name")
        tool.until_asked('"ask":"highlight","view":null')
        browser.click("#pick")
        tool.until_asked('"ask":"pick","on":true')
        until(lambda: browser.run("return document.getElementById('pick').getAttribute('aria-pressed')") == "true", "it is on")
        tool.tell("click 23.1")
        browser.until_text("#pane-view .title", "HStack")
        assert browser.run("return document.getElementById('pick').getAttribute('aria-pressed')") == "false"


def why_leads_from_the_write_to_the_body():
    with Shown(FAKE) as tool:
        live(tool)
        browser.click("#tab-why")
        browser.until_text("#chain", "Choose a view")
        updates(10, tool)
        browser.until_text("#chain .title", "Update 10")
        tool.tell("churn 1")
        browser.until_text("#totals", "11 updates")
        select("12.1")
        for text in ("UnreadBadge", "Write on the main thread", "InboxView.unread", "InboxView.swift:31 in InboxView.markAsUnread()",
                     "InboxView.body", "UnreadBadge.body", "Update 11"):
            browser.until_text("#chain", text)
        select(INBOX)
        browser.until_text("#flow", "views skipped: what they depend on was found equal")
        browser.until_text("#flow", "ToolbarButtons")
        picture("why")
        # One that did not run.
        select(TOOLBAR)
        browser.click("[data-update='11']")
        browser.until_text("#why-not", "Nothing that its body reads has changed: it reads ToolbarButtons.title.")
        browser.until_text(".reads", "EnvironmentValues.locale")
        assert "skip" in browser.text(".updates [data-update='11']")
        browser.click_element(browser.button("Latest", "#chain"))
        browser.until_text("#chain", "The view was new")


def lines_open_in_an_editor():
    with Shown(FAKE) as tool:
        live(tool)
        browser.click("#tab-why")
        updates(11, tool)
        select(INBOX)
        browser.until_text("#chain", "InboxView.swift:")
        assert not browser.run("return document.querySelector('#chain a.place')")
        browser.run("const all = document.getElementById('editor'); all.value = 'vscode'; all.dispatchEvent(new Event('change'))")
        until(lambda: browser.run("return document.querySelector('#chain a.place')?.getAttribute('href') ?? ''")
              .startswith("vscode://file/"), "a link to the editor")
        link, whole = browser.run("const a = document.querySelector('#chain a.place'); return [a.getAttribute('href'), a.title]")
        assert link == "vscode://file" + whole, (link, whole)
        browser.run("const all = document.getElementById('editor'); all.value = 'copy'; all.dispatchEvent(new Event('change'))")
        until(lambda: browser.run("return document.querySelector('#chain button.place')?.title ?? ''") == "Copy " + whole,
              "a button that copies")
        # The tool starts the editor of the environment, and says why it can't.
        browser.run("const all = document.getElementById('editor'); all.value = 'editor'; all.dispatchEvent(new Event('change'))")
        until(lambda: browser.run("return document.querySelector('#chain button.place')?.title ?? ''") == "Open " + whole,
              "a button that opens")
        browser.click("#chain button.place")
        browser.until_text("#notice", "There is no file ")
        # Without debug information there is no line.
        assert browser.run("const { place } = await import('./dom.js'); return place({ function: 'f()' }).textContent", "") \
            == "line unknown, in f()"


def counts_are_reset():
    with Shown(FAKE) as tool:
        live(tool)
        updates(20, tool)
        def label(view):
            return browser.run("return document.querySelector(`[data-view='${arguments[0]}']`)?.getAttribute('aria-label')", view)
        until(lambda: " 0 runs" not in label(INBOX), "the runs of the first updates")
        browser.click("#reset")
        until(lambda: label(INBOX).endswith(", 0 runs, 0 skips"), "counts from nothing")
        select(INBOX)
        browser.until_text("#pane-view .stats", "Runs of the body\n0")
        updates(20, tool)
        until(lambda: ", 0 runs" not in label(INBOX), "new runs")


def the_timeline_has_phases_late_updates_and_a_flame_chart():
    with Shown(FAKE) as tool:
        live(tool)
        browser.click("#tab-timeline")
        updates(60, tool)
        tool.tell("late")
        browser.until_text("#totals", "61 updates")
        browser.until_text("#update-detail .title", "Update 61")
        browser.until_text("#update-detail .title", "late")
        browser.until_text(".strip", "1 late: over 16.7 ms")
        for text in ("Rules and bodies", "Events and writes", "Bodies that ran", "MessageRow", "Slowest:"):
            browser.until_text("#update-detail", text)
        drawn = ("const c = document.getElementById(arguments[0]); const d = c.getContext('2d').getImageData(0, 0, c.width, c.height).data;"
                 "const colours = new Set(); for (let i = 0; i < d.length; i += 4) if (d[i + 3] > 250) colours.add(d[i] << 16 | d[i + 1] << 8 | d[i + 2]);"
                 "return colours.size")
        for canvas in ("bars", "flame"):
            until(lambda: browser.run(drawn, canvas) > 5, f"{canvas} are drawn")
        picture("timeline")
        # A bar is an update.
        browser.move_to("#bars")
        browser.run("const b = document.getElementById('bars'); b.dispatchEvent(new MouseEvent('click', { clientX: b.getBoundingClientRect().right - 5 - 7 * 3, clientY: b.getBoundingClientRect().top + 50, bubbles: true }))")
        until(lambda: (lambda now: "Update" in now and "Update 61" not in now)(browser.text("#update-detail .title")), "another update")
        # Only those in which a view ran.
        browser.run("const s = document.querySelector('.strip select'); s.value = 'type:SyncStatus'; s.dispatchEvent(new Event('change'))")
        until(lambda: all("SyncStatus" in text for text in browser.run(
            "return [...document.querySelectorAll('#pane-timeline .entry')].map(e => e.innerText)")), "updates of SyncStatus")
        browser.run("const s = document.querySelector('.strip select'); s.value = ''; s.dispatchEvent(new Event('change'))")
        # By keys, too.
        browser.run("document.querySelector('#pane-timeline .updates').focus()")
        browser.press("home")
        browser.until_text("#update-detail .title", "Update 61")
        browser.press("down")
        browser.until_text("#update-detail .title", "Update 60")


def the_graph_is_a_picture_that_can_be_saved():
    with Shown(FAKE) as tool:
        live(tool)
        updates(3, tool)
        select(INBOX)
        browser.click("#tab-graph")
        browser.until_text("#graph", "InboxView.unread")
        assert browser.run("return document.querySelectorAll('#graph .node').length") == 11
        assert browser.run("return document.querySelectorAll('#graph .edge-lit').length") == 4
        places = browser.run("return [...document.querySelectorAll('#graph .node')].map(n => [n.getAttribute('aria-label').split(',')[0], n.getBoundingClientRect().left])")
        left = dict(places)
        assert left["InboxView.unread"] < left["InboxView.body"] < left["UnreadBadge.count"] < left["UnreadBadge.body"] < left["display list"], left
        picture("graph")
        browser.click("#graph-save")
        path = browser.downloads + "/fake_app.py-graph.svg"
        until(lambda: os.path.exists(path) and os.path.getsize(path) > 0, "the saved picture")
        saved = xml.dom.minidom.parse(path)
        assert saved.documentElement.tagName == "svg" and "InboxView.unread" in saved.toxml() and "<script" not in saved.toxml()
        browser.run("const s = document.getElementById('graph-depth'); s.value = '4'; s.dispatchEvent(new Event('change'))")
        tool.until_asked('"depth":4')
        browser.run("document.querySelector('#graph .node[aria-label^=\"List.rows\"]').dispatchEvent(new MouseEvent('click', { bubbles: true }))")
        tool.until_asked('"ask":"graph","attribute":"13.1"')


def trouble_is_listed():
    with Shown(FAKE) as tool:
        live(tool)
        tool.tell("issue RootView > List: the id 3 occurs twice <b>so</b> & so")
        browser.until_text("#tab-trouble .badge", "1")
        browser.click("#tab-trouble")
        browser.until_text("[data-list=issues]", "the id 3 occurs twice <b>so</b> & so")
        for text in ("Bodies that run most", "Runs whose result was equal", "MessageRow.onOpen: a closure", "SearchField.lastFocus"):
            browser.until_text("#pane-trouble", text)
        picture("trouble")
        browser.click_element(browser.button("ToolbarButtons", "#pane-trouble"))
        browser.until_text("#tabs [aria-selected=true]", "Why")
        browser.until_text("#chain .title", "ToolbarButtons")


def recordings_are_compared_saved_and_loaded():
    with Shown(FAKE) as tool:
        live(tool)
        for many in (20, 30):
            browser.start_recording()
            updates(many, tool)
            browser.click("#record")
            browser.until_text("#notice", f"({many} updates) is kept")
        browser.click("#tab-compare")
        browser.until_text("#compare-result", "InboxView")
        chosen = browser.run("return ['a', 'b'].map(side => document.getElementById('compare-' + side).selectedOptions[0].text)")
        assert chosen == ["Recording 1 (20 updates)", "Recording 2 (30 updates)"], chosen
        # For each update first: the numbers of runs are far from each other in both, so that there is a limit of the noise.
        each = browser.text("#compare-result")
        assert "±" in each and "limit of the noise" in each, each
        browser.run("const s = document.getElementById('compare-mode'); s.value = 'pairs'; s.dispatchEvent(new Event('change'))")
        browser.until_text("#compare-result", "Updates are matched by what was written")
        browser.until_text("#compare-result", "only in B")
        picture("compare-pairs")
        browser.run("const s = document.getElementById('compare-mode'); s.value = 'total'; s.dispatchEvent(new Event('change'))")
        differences = browser.run("return [...document.querySelectorAll('#compare-result tbody tr')].map(r => [...r.cells].map(c => c.innerText))")
        assert all(int(b) - int(a) == int(difference.replace("−", "-").replace("=", "0")) for _, a, b, difference, *_ in differences), differences
        picture("compare")
        browser.click_element(browser.button("Save…", "#notice"))
        path = browser.downloads + "/fake_app.py.jsonl"
        until(lambda: os.path.exists(path) and os.path.getsize(path) > 0, "the saved recording")
        lines = [json.loads(line) for line in open(path)]
        assert lines[0]["martlet"] == "recording" and sum(line.get("event") == "update" for line in lines) == 30
        # And back again, beside the app.
        browser.send_file("#load-file", path)
        browser.until_text("#notice", "This is a recording of fake_app.py: 30 updates.")
        browser.until_text("#state", "fake_app.py.jsonl")
        browser.click("#tab-timeline")
        browser.until_text("#update-detail .title", "Update 50")
        select(INBOX)
        browser.click("#tab-why")
        browser.until_text("#flow", "InboxView.body")
        browser.click("#tab-view")
        browser.until_text("#pane-view", "A recording has no values")
        browser.click_element(browser.button("Back to the app", "#notice"))
        browser.until_text("#state", "Live")
        with tempfile.NamedTemporaryFile("w", suffix=".jsonl") as file:
            file.write("no recording\n")
            file.flush()
            browser.send_file("#load-file", file.name)
            browser.until_text("#notice", "This file is no recording of Martlet's.")
        os.remove(path)


def a_file_of_the_tool_is_shown_without_an_app():
    with tempfile.TemporaryDirectory() as folder:
        trace = Tool("trace", FAKE, "--details", "-o", folder + "/slow.jsonl", needs_page=False)
        trace.until_asked("subscribe")
        trace.tell("update 8")
        trace.until_asked('"ask":"detail","update":8')
        until(lambda: sum('"records"' in line for line in open(folder + "/slow.jsonl")) == 8, "the records")
        trace.tell("quit")
        assert trace.ended() == 0
        with Shown("--load", folder + "/slow.jsonl") as tool:
            browser.until_text("#state", "slow.jsonl")
            browser.until_text("#totals", "8 updates")
            browser.until_text("#tree", "InboxView")
            browser.click("#tab-timeline")
            browser.until_text("#update-detail", "Slowest:")
            for tab in ("graph", "trouble", "compare", "test", "view"):
                browser.click(f"#tab-{tab}")


def what_is_done_becomes_a_test():
    with Shown(FAKE) as tool:
        live(tool)
        browser.click("#tab-test")
        browser.click("#test-toggle")
        tool.until_asked('"ask":"record","on":true')
        browser.until_text("#pane-test", "Use the app now.")
        browser.click("#test-toggle")
        browser.until_text("#test-result", "import MartletTesting")
        browser.until_text("#test-outcome", "Not replayed: ")
        browser.until_text("#test-outcome", "is no debug build of a Swift package")
        assert not any('"ask":"replay"' in line for line in tool.output), "the app was asked for what the tool does"
        tool.until_asked('"expect":["values","new","gone"]')
        browser.click("#test-expects-nothingElse")
        tool.until_asked('"expect":["values","new","gone","nothingElse"]')
        browser.until_text("#test-result", "nothing else")
        browser.command("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
        browser.click("#test-copy")
        browser.until_text("#test-copy", "Copied")
        picture("test")


def differences_below_the_noise_are_none():
    with Shown(FAKE) as tool:
        live(tool)
        results = browser.run("""
            const { compareEach, pairUpdates } = await import('./recording.js');
            const update = (length, runs, name = 'Page.count') => ({ length, writes: [{ name, dropped: false }],
                types: new Map([['Row', { runs, nanoseconds: length, own: true }]]) });
            const noisy = (lengths, runs) => lengths.map((length) => update(length, runs));
            const same = compareEach(noisy([90, 110, 100, 120], 3), noisy([110, 95, 105, 115], 3))[0];
            const slower = compareEach(noisy([90, 110, 100, 120], 3), noisy([190, 210, 200, 220], 4))[0];
            const many = compareEach(noisy([100, 102], 3), noisy([101, 99, 101, 100], 3))[0];
            const one = compareEach(noisy([100], 1), noisy([200], 1))[0];
            // The machine has paused once: the rest is twice as slow all the same, or the same.
            const usual = [100, 110, 90, 105, 95, 100, 110, 90], twice = usual.map((length) => 2 * length);
            const paused = [10000, ...usual.slice(1)];
            const hidden = [compareEach(noisy(paused, 3), noisy(twice, 3))[0].nanoseconds, compareEach(noisy(usual, 3), noisy(paused, 3))[0].nanoseconds];
            const beside = pairUpdates(noisy(paused, 3), noisy(twice, 3)).map((pair) => pair.isNoise);
            const pairs = pairUpdates([update(100, 1), update(10, 1, 'Page.other')], [update(500, 2), update(100, 1)]);
            return { same: same.nanoseconds.isNoise, slower: [slower.nanoseconds.isNoise, slower.nanoseconds.change, slower.runs.isNoise],
                many: [many.runs.change, many.nanoseconds.isNoise], one: one.nanoseconds.isNoise,
                hidden: hidden.map((one) => one.isNoise), beside,
                pairs: pairs.map((pair) => [pair.cause, pair.a?.length ?? null, pair.b?.length ?? null, pair.runs ?? null]) }""")
        assert results == {"same": True, "slower": [False, 100, False], "many": [0, True], "one": True, "hidden": [False, True], "beside": [False] * 8,
                           "pairs": [["Page.count", 100, 500, 1], ["Page.other", 10, None, None], ["Page.count", None, 100, None]]}, results


def settings_are_made_in_the_app_and_reset():
    with Shown(FAKE) as tool:
        live(tool)
        browser.click("#tab-settings")
        browser.find("#settings-colorScheme")

        def choose(name, value):
            browser.run("const s = document.getElementById(arguments[0]); s.value = arguments[1]; s.dispatchEvent(new Event('change'))",
                        f"settings-{name}", value)

        choose("colorScheme", "dark")
        tool.until_asked('"ask":"settings","values":{"colorScheme":"dark"}')
        until(lambda: browser.run("return !document.getElementById('settings-reset').disabled"), "that it can be reset")
        choose("dynamicTypeSize", "xxLarge")
        tool.until_asked('"values":{"colorScheme":"dark","dynamicTypeSize":"xxLarge"}')
        until(lambda: browser.run("return document.getElementById('settings-dynamicTypeSize').value") == "xxLarge", "the text size")
        choose("locale", "nonsense")
        browser.until_text("#pane-settings .error", "'nonsense' is no locale")
        assert browser.run("return document.getElementById('settings-colorScheme').value") == "dark"
        picture("settings")
        browser.click("#settings-reset")
        tool.until_asked('"values":{}')
        until(lambda: browser.run("return document.getElementById('settings-colorScheme').value") == "", "the system's")
        # A second change before the answer to the first keeps it.
        browser.run("for (const [name, value] of arguments[0]) { const s = document.getElementById(`settings-${name}`);"
                    "s.value = value; s.dispatchEvent(new Event('change')); }", [["colorScheme", "light"], ["contrast", "increased"]])
        tool.until_asked('"values":{"colorScheme":"light","contrast":"increased"}')
        browser.click("#settings-overlay")
        tool.until_asked('"ask":"overlay","on":true')


def states_are_stepped_through():
    with Shown(FAKE) as tool:
        live(tool)
        browser.click("#tab-settings")
        browser.click("#travel-on")
        tool.until_asked('"ask":"moments","on":true')
        browser.until_text("#travel-at", "Live, 1 state")
        updates(3, tool)
        browser.until_text("#travel-at", "Live, 4 states")
        browser.click("#travel-back")
        tool.until_asked('"ask":"moments","moment":2')
        browser.until_text("#travel-at", "State 3 of 4: update 2")
        assert browser.run("return document.getElementById('travel-forward').disabled") is False
        browser.click("#travel-back")
        browser.until_text("#travel-at", "State 2 of 4")
        browser.click("#travel-forward")
        browser.until_text("#travel-at", "State 3 of 4")
        picture("travel")
        browser.click("#travel-live")
        tool.until_asked('"moment":-1')
        browser.until_text("#travel-at", "Live, 4 states")


def updates_that_are_kept_are_bounded():
    with Shown(FAKE, "--rows", "5") as tool:
        live(tool)
        tool.tell("update 5600")
        until(lambda: "older left out" in browser.text("#totals"), "old updates are left out")
        tool.until_asked("subscribe")
        tool.tell("late")
        browser.click("#tab-timeline")
        browser.until_text("#update-detail .title", "Update 5601")
        kept = int(browser.text("#totals").split()[0].replace(",", ""))
        assert 4000 < kept <= 5000, kept


def rubbish_of_the_app_harms_nothing():
    with Shown(FAKE) as tool:
        live(tool)
        for tab in ("timeline", "why", "view"):
            browser.click(f"#tab-{tab}")
            tool.tell("rubbish")
            updates(2, tool) if tab == "view" else tool.tell("issue after rubbish")
        browser.until_text("#tab-trouble .badge", "2")
        select(INBOX)
        browser.until_text("#properties", "unread")


def an_app_that_starts_anew_is_shown_again():
    with Shown("--restart", FAKE) as tool:
        live(tool)
        first = browser.text("#state")
        updates(3, tool)
        tool.tell("quit")
        until(lambda: (lambda now: "Live" in now and now != first)(browser.text("#state")), "the app is there again")
        browser.until_text("#tree", "MailApp")
        assert browser.text("#totals") == ""
        updates(2, tool)
    with Shown(FAKE) as tool:
        live(tool)
        tool.tell("quit")
        browser.until_text("#state", "Waiting for it to come back")
        picture("waiting")
        again = Tool("trace", FAKE, "-o", "/dev/null", needs_page=False)
        browser.until_text("#state", "Live")
        again.tell("quit")
        assert again.ended() == 0


def the_chosen_view_is_chosen_again_after_a_restart():
    with Shown("--restart", FAKE) as tool:
        live(tool)
        select(TOOLBAR)
        browser.until_text("#pane-view .title", "ToolbarButtons")
        first = browser.text("#state")
        tool.tell("quit")
        until(lambda: (lambda now: "Live" in now and now != first)(browser.text("#state")), "the app is there again")
        until(lambda: browser.run("return document.querySelector('#tree [aria-selected=true]')?.getAttribute('aria-label') ?? ''")
              .startswith("ToolbarButtons"), "the same view, chosen")
        browser.until_text("#pane-view .title", "ToolbarButtons")


def it_is_usable_in_480_points():
    with Shown(FAKE) as tool:
        live(tool)
        browser.command("Emulation.setDeviceMetricsOverride", width=480, height=800, deviceScaleFactor=1, mobile=False)
        try:
            select(INBOX)
            browser.click("#tab-why")
            browser.until_text("#pane-why", "Update")
            cut_off = browser.run("""return [...document.querySelectorAll('.bar button, .bar select, #tree-pane .tools > *, #right, #tree-pane')]
                .filter((one) => one.checkVisibility())
                .filter((one) => one.getBoundingClientRect().left < 0 || one.getBoundingClientRect().right > 480).map((one) => one.id)""")
            assert not cut_off, cut_off
            widths = browser.run("return ['tree-pane', 'right'].map((one) => document.getElementById(one).getBoundingClientRect().width)")
            assert min(widths) > 470, widths
            browser.click("#tab-test")
            browser.until_text("#pane-test", "Record, use the app")
            picture("narrow")
        finally:
            browser.command("Emulation.clearDeviceMetricsOverride")


def everything_has_a_name_and_nothing_is_loaded_from_elsewhere():
    with Shown(FAKE) as tool:
        live(tool)
        updates(4, tool)
        select(INBOX)
        for tab in ("view", "why", "timeline", "graph", "layout", "trouble", "compare", "test", "settings"):
            browser.click(f"#tab-{tab}")
            browser.until_text("#tabs [aria-selected=true]", "")
        nodes = browser.command("Accessibility.getFullAXTree")["nodes"]
        wanted = {"button", "checkbox", "textbox", "searchbox", "combobox", "tab", "tree", "treeitem", "listbox", "image", "tabpanel", "separator"}
        nameless = [node["role"]["value"] for node in nodes if not node.get("ignored") and node.get("role", {}).get("value") in wanted
                    and not node.get("name", {}).get("value")]
        assert not nameless, nameless
        loaded = browser.run("return performance.getEntriesByType('resource').map(entry => entry.name)")
        assert loaded and all(name.startswith(f"http://127.0.0.1:{tool.port}/{tool.token}/") for name in loaded), loaded


def it_is_dark_where_the_desktop_is():
    with Shown(FAKE) as tool:
        live(tool)
        light = browser.run("return getComputedStyle(document.body).backgroundColor")
        browser.command("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": "dark"}])
        until(lambda: browser.run("return getComputedStyle(document.body).backgroundColor") != light, "a dark page")
        browser.click("#tab-timeline")
        updates(40, tool)
        browser.until_text("#update-detail", "Slowest:")
        picture("dark")
        browser.command("Emulation.setEmulatedMedia", features=[])


try:
    run_tests([
        the_tree_has_ten_thousand_rows_and_makes_few_elements, rows_count_runs_and_flash, rows_of_one_type_are_told_apart,
        views_are_found_by_name_and_by_own_code,
        the_tree_is_used_by_keys, a_view_shows_its_properties_and_state_is_set_in_place,
        an_object_is_opened_and_a_part_of_it_is_set, the_layout_shows_every_node_and_the_reason_for_its_width,
        what_the_pointer_is_on_is_shown_in_the_app, why_leads_from_the_write_to_the_body,
        lines_open_in_an_editor, counts_are_reset,
        the_timeline_has_phases_late_updates_and_a_flame_chart, the_graph_is_a_picture_that_can_be_saved, trouble_is_listed,
        recordings_are_compared_saved_and_loaded, a_file_of_the_tool_is_shown_without_an_app, what_is_done_becomes_a_test,
        differences_below_the_noise_are_none, settings_are_made_in_the_app_and_reset, states_are_stepped_through,
        updates_that_are_kept_are_bounded, rubbish_of_the_app_harms_nothing, an_app_that_starts_anew_is_shown_again,
        the_chosen_view_is_chosen_again_after_a_restart, it_is_usable_in_480_points,
        everything_has_a_name_and_nothing_is_loaded_from_elsewhere, it_is_dark_where_the_desktop_is,
    ])
finally:
    browser.close()
