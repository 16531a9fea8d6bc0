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
    let texts: [String]
    private let values: [String: String]
    private let labels: [String]

    /// The largest number of expectations of a kind.
    private static let limit = 12

    nonisolated init() { (texts, values, labels) = ([], [:], []) }

    init(texts: [String], nodes: [RenderNode]) {
        let names = ElementNames(nodes)
        self.texts = texts
        values = names.values
        labels = names.labels(besides: Set(texts))
    }

    /// Returns the lines of a test that expect what differs from an earlier screen, except by scrolling: rows in sight
    /// depend on the fonts.
    func expectations(
        _ kinds: Set<RecordedExpectation>, since start: RecordedScreen, besides scrolling: RecordedScrolling
    ) -> [String] {
        var lines: [String] = []
        if kinds.contains(.values) {
            let changed = values.filter { code, value in start.values[code].map { $0 != value } ?? false }
            lines += changed.map { "#expect(try \($0) == \($1))" }.sorted().prefix(Self.limit)
        }
        if kinds.contains(.new) { lines += Self.lines(of: self, without: start, scrolling) { "#expect(\($0))" } }
        if kinds.contains(.gone) { lines += Self.lines(of: start, without: self, scrolling) { "#expect(!\($0))" } }
        if kinds.contains(.nothingElse) {
            let list = texts.map { "        \($0.debugDescription)," }.joined(separator: "\n    ")
            lines.append("#expect(\n        host.allTexts == [\n    \(list)\n        ])")
        }
        return lines
    }

    private static func lines(
        of screen: RecordedScreen, without other: RecordedScreen, _ scrolling: RecordedScrolling,
        _ line: (String) -> String
    ) -> [String] {
        var seen = Set(other.texts).union(scrolling.changedTexts)
        let texts = screen.texts.filter { seen.insert($0).inserted }.map {
            "host.allTexts.contains(\($0.debugDescription))"
        }
        var seenLabels = Set(other.labels)
        let labels = scrolling.isScrolled ? [] : screen.labels.filter { seenLabels.insert($0).inserted }
        return (texts + labels).prefix(limit).map(line)
    }
}
