import Martlet

/// A page in lines of words, and the commands that operate it, for a screen reader or a script.
///
/// Each line is an element in reading order. Elements that can be operated have numbers: `3` presses the third one,
/// `3 text` sets the text of a field, and `3 +` and `3 -` change a value by a step. After a change only the lines that are
/// new or different are read again.
@MainActor
package final class ReadPage {
    private let scene: SceneGraph
    /// The lines that were read last, without numbers.
    private var readWords: [String] = []
    /// The elements with numbers, the first being 1.
    private var operable: [ReadElement] = []

    package init(_ scene: SceneGraph) { self.scene = scene }

    /// Returns all lines of the page.
    package func lines() -> [String] {
        readWords = []
        return changedLines()
    }

    /// Returns the lines that are new or different since they were last read.
    package func changedLines() -> [String] {
        let elements = ReadElement.flattened(ReadElement.elements(in: scene.presenting.frontmost.root))
        operable = elements.filter(\.isOperable)
        var number = 0
        var words: [String] = []
        var lines: [(words: String, line: String)] = []
        for element in elements {
            let text = element.words
            if element.isOperable {
                number += 1
                lines.append((text, "\(number). \(text)"))
            } else if !text.isEmpty {
                lines.append((text, text))
            } else {
                continue
            }
            words.append(text)
        }
        let changed = words.difference(from: readWords).insertions.compactMap { change -> Int? in
            if case .insert(let offset, _, _) = change { offset } else { nil }
        }
        readWords = words
        return changed.map { lines[$0].line }
    }

    /// Carries out a command.
    ///
    /// - Returns: An explanation if nothing could be done.
    package func perform(_ command: String) -> String? {
        let parts = command.split(separator: " ", maxSplits: 1).map(String.init)
        guard let number = parts.first.flatMap({ Int($0) }), operable.indices.contains(number - 1) else {
            return "Type the number of an element, and a text, + or - after it. An empty line reads the page."
        }
        let element = operable[number - 1]
        let node = element.node
        let isDone: Bool
        switch parts.count > 1 ? parts[1] : nil {
        case "+"?: isDone = node.operate(.increment, by: .key)
        case "-"?: isDone = node.operate(.decrement, by: .key)
        case let text?:
            isDone = node.operate(.setText(text), by: .key)
            if isDone { node.operate(.commit, by: .key) }
        case nil: isDone = press(node)
        }
        return isDone ? nil : "\(element.words) cannot do this."
    }

    private func press(_ node: RenderNode) -> Bool {
        if node.operate(.press, by: .key) || node.operate(.select([]), by: .key) { return true }
        guard let choice = node.menu.ownItems.first(where: { $0.isEnabled && $0.kind == .choice(isOn: false) }) else {
            return false
        }
        choice.perform()
        return true
    }
}
