/// Text that came as keys, faster than anyone types.
enum TypedText {
    /// The smallest number of keys in a row that are taken for one text.
    private static let least = 16

    /// Joins consecutive keys that type text. A terminal that does not mark pasted text sends it as keys, and an update
    /// for each of them would be slow.
    static func joined(_ events: [TerminalEvent]) -> [TerminalEvent] {
        guard events.count >= least else { return events }
        var result: [TerminalEvent] = []
        var row: ArraySlice<TerminalEvent> = []
        var text = ""
        func end() {
            if row.count >= least { result.append(.typed(text)) } else { result += row }
            row = []
            text = ""
        }
        for event in events {
            if case .key(let press) = event, let typed = press.typedText {
                row.append(event)
                text += typed
            } else {
                end()
                result.append(event)
            }
        }
        end()
        return result
    }
}

extension TerminalKeyPress {
    /// The typed text, including line ends; nil for other keys.
    fileprivate var typedText: String? {
        guard modifiers.isSubset(of: .shift) else { return nil }
        if key == .enter { return "\n" }
        return text.isEmpty ? nil : text
    }

    /// The key that types a character of a text.
    package init(typing character: Character) {
        switch character {
        case "\n": self.init(.enter)
        case " ": self.init(.space, text: " ")
        default: self.init(.character(character), text: String(character))
        }
    }
}
