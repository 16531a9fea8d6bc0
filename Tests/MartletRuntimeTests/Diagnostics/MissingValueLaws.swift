import Combine
import Testing
import Martlet
import MartletRuntime
import MartletTesting

/// A missing value is never silent: the behavior that the laws specify, and the reported issues.
@MainActor @Suite struct MissingValueLaws {
    // MARK: A10

    @Test func A10_readingOutsideOfAHierarchyIsSaid() {
        struct Loose: View {
            @State var name = "initial"
            @Environment(\.locale) var locale
            var body: some View { Text(name) }
        }
        let messages = DetachedIssues.during {
            let view = Loose()
            #expect(view.name == "initial")
            _ = view.locale
        }
        #expect(messages.contains { $0.hasPrefix("A State property of type String was read") }, "\(messages)")
        #expect(messages.contains { $0.hasPrefix("An Environment property of type Locale was read") }, "\(messages)")
        #expect(messages.allSatisfy { $0.contains("not in a hierarchy") })
    }

    // MARK: A5

    private struct Doubled: View {
        /// The lines that create the rows, lazily and not.
        static let lines = (lazy: #line + 5, eager: #line + 7)
        let isLazy: Bool
        let ids: [String]
        var body: some View {
            if isLazy {
                ScrollView { LazyVStack { ForEach(ids, id: \.self) { Text($0) } } }
            } else {
                VStack { ForEach(ids, id: \.self) { Text($0) } }
            }
        }
    }

    @Test(arguments: [false, true])
    func A5_duplicateIDsNameIDAndLineAndPlace(isLazy: Bool) throws {
        let host = TestHost { Doubled(isLazy: isLazy, ids: ["a", "b", "a"]) }
        let issue = try #require(host.issues.first)
        let line = isLazy ? Doubled.lines.lazy : Doubled.lines.eager
        #expect(host.issues.count == 1 && host.texts == ["a", "b", "a"])
        #expect(issue.message.contains("the id a occurs more than once"))
        #expect(issue.file == "MissingValueLaws.swift" && issue.line == line, "\(issue)")
        #expect(issue.viewPath?.hasPrefix("Doubled > ") == true)
        #expect(
            issue.message.contains("MartletRuntimeTests/MissingValueLaws.swift:\(line), in Doubled > "))
        host.expectIssue(containing: "more than once")
    }

    @Test func A5_duplicateIDsInAListAndInside() {
        let host = TestHost {
            List { ForEach([1, 1], id: \.self) { Text("\($0)") } }
        }
        host.expectIssue(containing: "the id 1 occurs more than once")
        let nested = TestHost {
            VStack { ForEach(0..<2) { outer in ForEach([7, 7], id: \.self) { Text("\(outer) \($0)") } } }
        }
        #expect(nested.issues.count == 1, "one place, one issue")
        nested.expectIssue(containing: "the id 7 occurs more than once")
    }

    // MARK: C3

    private struct WritingRows: View {
        let isLazy: Bool
        /// The line in which the rows write.
        static let line = #line + 11
        @State private var count = 0
        var body: some View {
            if isLazy {
                ScrollView { LazyVStack { rows } }
            } else {
                VStack { rows }
            }
        }
        private var rows: some View {
            ForEach(["x"], id: \.self) { item in
                let _ = (count = 1)
                Text("\(item) \(count)")
            }
        }
    }

    @Test(arguments: [false, true])
    func C3_aWriteInARowsClosureIsReported(isLazy: Bool) throws {
        let host = TestHost { WritingRows(isLazy: isLazy) }
        let issue = try #require(host.issues.first)
        #expect(
            issue.message.hasPrefix("Modifying state during view update: WritingRows.count was written while a row "))
        #expect(issue.message.contains("WritingRows > "), "\(issue.message)")
        #expect(issue.property == "WritingRows.count" && issue.viewPath == "WritingRows")
        if DebugInformation.isThere { #expect(issue.line == WritingRows.line, "\(issue)") }
        host.expectIssue(containing: "Modifying state during view update")
        #expect(host.texts == ["x 1"], "it takes effect")
    }

    // MARK: C4

    private struct Leaving: View {
        let probe: Probe
        @State private var isShown = true
        var body: some View {
            let _ = probe.offer("leave") { isShown = false }
            if isShown { Child(probe: probe) }
        }
        struct Child: View {
            let probe: Probe
            @State private var note = ""
            @State private var tidied = false
            var body: some View {
                let _ = probe.offer("late") { note = "late" }
                Text("child \(note) \(tidied)").onDisappear { tidied = true }
            }
        }
    }

    @Test func C4_aLateWriteIsSaidAndFailsNothing() {
        let probe = Probe()
        let host = TestHost { Leaving(probe: probe) }
        let messages = DetachedIssues.during {
            host.run("leave", of: probe)
            host.run("late", of: probe)
        }
        #expect(messages.count == 1, "not of what onDisappear tidies up: \(messages)")
        #expect(messages.first?.hasPrefix("A write to Child.note came after the end of its view's lifetime") == true)
        #expect(host.issues.isEmpty && host.texts.isEmpty)
    }

    // MARK: D3, D4

    private struct Indexed: View {
        let probe: Probe
        @State private var items = ["a", "b", "c"]
        var body: some View {
            let _ = probe.offer("shorten") { items.removeLast() }
            VStack { Element(text: $items[2], probe: probe) }
        }
        struct Element: View {
            @Binding var text: String
            let probe: Probe
            var body: some View {
                let _ = probe.offer("write") { text = "new" }
                Text(text)
            }
        }
    }

    @Test func D3_anIndexThatHasPassedTheEndKeepsTheLastValueAndSaysSo() throws {
        let probe = Probe()
        let host = TestHost { Indexed(probe: probe) }
        host.run("shorten", of: probe)
        #expect(host.texts == ["c"])
        let issue = try #require(host.issues.first)
        let start = "Index 2 is past the end of $items of Indexed (2 elements), read in Indexed > VStack > Element."
        #expect(issue.message.hasPrefix(start), "\(issue.message)")
        #expect(issue.viewPath == "Indexed > VStack > Element" && issue.property == "Indexed.items")
        host.expectIssue(containing: "past the end")
        let messages = DetachedIssues.during { host.run("write", of: probe) }
        #expect(messages == ["Index 2 is past the end of $items of Indexed (2 elements): a write to it was dropped."])
        #expect(host.texts == ["c"])
    }

    private struct Rows: View {
        let probe: Probe
        @State private var items = ["a", "b", "c"]
        var body: some View {
            let _ = probe.offer("shorten") { items.removeLast() }
            VStack { ForEach(items.indices, id: \.self) { Indexed.Element(text: $items[$0], probe: probe) } }
        }
    }

    @Test func D3_rowsThatGoWithTheirElementsSayNothing() {
        let probe = Probe()
        let host = TestHost { Rows(probe: probe) }
        host.run("shorten", of: probe)
        #expect(host.texts == ["a", "b"] && host.issues.isEmpty)
    }

    @Test func D3_anIndexThatNeverWasStopsWithAMessage() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                struct Row: View {
                    @Binding var item: Int
                    var body: some View { Text("\(item)") }
                }
                struct Content: View {
                    @State private var items = [1, 2, 3]
                    var body: some View { Row(item: $items[9]) }
                }
                _ = TestHost { Content() }
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        let start = "Index 9 is past the end of $items of Content (3 elements), read in Content > Row."
        #expect(text.contains(start), "\(text.prefix(400))")
    }

    private struct Follow: View {
        struct Item: Identifiable, Equatable {
            let id: Int
            var text: String
        }
        let probe: Probe
        @State private var items = [Item(id: 1, text: "a"), Item(id: 2, text: "b")]
        var body: some View {
            let _ = probe.offer("remove") { items.remove(at: 0) }
            VStack {
                ForEach($items) { $item in
                    let _ = probe.offer("write \(item.id)") { item.text = "late" }
                    Text(item.text)
                }
            }
        }
    }

    @Test func D4_aLateWriteToARemovedElementIsDroppedAndSaid() {
        let probe = Probe()
        let host = TestHost { Follow(probe: probe) }
        host.run("remove", of: probe)
        let messages = DetachedIssues.during { host.run("write 1", of: probe) }
        #expect(messages.count == 1 && messages[0].hasPrefix("A write to Follow.items[id: 1]"), "\(messages)")
        #expect(host.texts == ["b"] && host.issues.isEmpty)
    }

    // MARK: F4

    private final class Player: ObservableObject {}
    private final class Other: ObservableObject {}
    private enum Elsewhere {
        final class Player: ObservableObject {}
    }

    private struct Seeker: View {
        let note: (String) -> Void
        @EnvironmentObject private var player: Player
        var body: some View {
            let view = SceneGraph.evaluating?.issues.evaluatingView
            let _ = note(EnvironmentObject<Player>.missingMessage(in: view))
            Text("sought")
        }
    }

    @Test func F4_theMessageSaysWhereTheObjectWasLookedFor() {
        var message = ""
        _ = TestHost {
            VStack { Seeker { message = $0 } }
                .environmentObject(Other())
                .environmentObject(Elsewhere.Player())
        }
        #expect(message.hasPrefix("No object of type Player was found for the @EnvironmentObject in VStack > Seeker."))
        #expect(message.contains("Supply one with .environmentObject(_:), given a Player,"))
        #expect(message.contains("Other by .environmentObject(_:)"), "\(message)")
        #expect(message.contains("Elsewhere.Player by .environmentObject(_:), which is not"), "\(message)")
        _ = TestHost { Seeker { message = $0 } }
        #expect(message.hasSuffix("No object of any type is supplied between the view and the root."))
        #expect(EnvironmentObject<Player>.missingMessage(in: nil).contains("outside of a view hierarchy"))
    }

    // MARK: Issues

    @Test func anIssueIsTheSameOnceWithItsFields() {
        let diagnostics = Diagnostics()
        var printed: [RuntimeIssue] = []
        diagnostics.handler = { printed.append($0) }
        let issue = RuntimeIssue(message: "m", viewPath: "A > B", property: "B.c", file: "B.swift", line: 3)
        diagnostics.report(issue)
        diagnostics.report(issue)
        diagnostics.report("n")
        #expect(printed == [issue, RuntimeIssue(message: "n")] && diagnostics.issues == printed)
    }
}
