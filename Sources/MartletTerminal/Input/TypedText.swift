/// Text that came as keys, faster than anyone types.
enum TypedText {
    /// From how many keys on a row of them is one text.
    private static let least = 16

    /// The events with rows of keys that type text joined: a terminal that does not mark what is pasted sends it as keys,
    /// and so many updates would be as many waits.
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
    /// What the key types, with line ends; nil if it does something else.
    fileprivate var typedText: String? {
        guard modifiers.isSubset(of: .shift) else { return nil }
        if key == .enter { return "\n" }
        return text.isEmpty ? nil : text
    }

    /// The key that types a character of a text.
    init(typing character: Character) {
        switch character {
        case "\n": self.init(.enter)
        case " ": self.init(.space, text: " ")
        default: self.init(.character(character), text: String(character))
        }
    }
}
