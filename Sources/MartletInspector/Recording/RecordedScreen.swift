import Martlet
import MartletRuntime

/// The kinds of expectations of a recorded test, as the protocol names them.
enum RecordedExpectation: String, CaseIterable, Sendable {
    /// Values of controls that have changed.
    case values
    /// Texts and elements that have appeared.
    case new
    /// Texts and elements that have vanished.
    case gone
    /// All texts: nothing else has changed.
    case nothingElse

    /// The kinds without another choice.
    static let usual: Set<RecordedExpectation> = [.values, .new, .gone]
}

/// The display of the app at the beginning or the end of a recording.
@MainActor
struct RecordedScreen {
    /// The display of a window.
    private struct Part {
        let number: Int
        /// The code of the window's host.
        let code: String
        let texts: [String]
        /// The values of controls, by the code that follows the window's.
        let values: [String: String]
        /// The code of the values of controls that the user has operated.
        let operated: Set<String>
        /// The code about names of controls that follows the window's.
        let labels: [String]
        /// Whether the window is not open yet.
        var isMissing = false

        @MainActor
        init(_ window: RecordedWindow, operated: Set<RecordedNode>) {
            (number, code) = (window.number, window.code)
            texts = window.texts
            let names = ElementNames(window.nodes, in: "")
            let values = names.values
            self.values = values.mapValues(\.code)
            self.operated = Set(values.filter { operated.contains($0.value.node) }.keys)
            labels = names.labels(besides: Set(texts))
        }

        /// The display of a window that is not open yet.
        init(before part: Part) {
            (number, code, texts, values, operated, labels) = (part.number, part.code, [], [:], [], [])
            isMissing = true
        }
    }

    private var parts: [Part] = []

    /// The largest number of expectations of a kind for a window.
    private static let limit = 12

    nonisolated init() {}

    /// - Parameter operated: The controls that the user has operated since the recording began.
    init(_ windows: [RecordedWindow], operated: Set<RecordedNode> = []) {
        parts = windows.map { Part($0, operated: operated) }
    }

    /// The texts of all windows.
    var texts: [String] { parts.flatMap(\.texts) }

    /// The texts of the window that the test's host shows.
    var firstTexts: [String] { parts.first { $0.code == "host" }?.texts ?? [] }

    /// Returns the lines of a test that expect what differs from an earlier screen, except by scrolling: rows in sight
    /// depend on the fonts.
    func expectations(
        _ kinds: Set<RecordedExpectation>, since start: RecordedScreen, besides scrolling: RecordedScrolling
    ) -> [String] {
        var lines: [String] = []
        let kind: RecordedExpectation = parts.count > start.parts.count ? .new : .gone
        if parts.count != start.parts.count, kinds.contains(kind) || kinds.contains(.nothingElse) {
            lines.append("#expect(host.windows.count == \(parts.count))")
        }
        for part in parts {
            let before = start.parts.first { $0.number == part.number } ?? Part(before: part)
            lines += Self.expectations(kinds, of: part, since: before, besides: scrolling)
        }
        return lines
    }

    private static func expectations(
        _ kinds: Set<RecordedExpectation>, of part: Part, since start: Part, besides scrolling: RecordedScrolling
    ) -> [String] {
        let (code, tries) = (part.code, part.code == "host" ? "" : "try ")
        var lines: [String] = []
        if kinds.contains(.values) {
            // Controls that have appeared meanwhile have no values to compare with.
            let changed = part.values.filter { key, value in
                start.values[key].map { $0 != value } ?? (start.isMissing || part.operated.contains(key))
            }
            lines += changed.map { "#expect(try \(code)\($0) == \($1))" }.sorted().prefix(limit)
        }
        if kinds.contains(.new) {
            lines += Self.lines(of: part, without: start, scrolling) { "#expect(\(tries)\(code)\($0))" }
        }
        if kinds.contains(.gone) {
            lines += Self.lines(of: start, without: part, scrolling) { "#expect(\(tries)!\(code)\($0))" }
        }
        if kinds.contains(.nothingElse) {
            let list = part.texts.map { "        \($0.debugDescription)," }.joined(separator: "\n    ")
            lines.append("#expect(\n        \(tries)\(code).allTexts == [\n    \(list)\n        ])")
        }
        return lines
    }

    private static func lines(
        of screen: Part, without other: Part, _ scrolling: RecordedScrolling, _ line: (String) -> String
    ) -> [String] {
        var seen = Set(other.texts).union(scrolling.changedTexts)
        let texts = screen.texts.filter { seen.insert($0).inserted }.map {
            ".allTexts.contains(\($0.debugDescription))"
        }
        var seenLabels = Set(other.labels)
        let labels = scrolling.isScrolled ? [] : screen.labels.filter { seenLabels.insert($0).inserted }
        return (texts + labels).prefix(limit).map(line)
    }
}
