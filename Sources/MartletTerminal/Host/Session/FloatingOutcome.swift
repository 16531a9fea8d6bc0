/// The result of handling an event in content that floats over the page and takes all keys: menus, the palette, the log.
package enum FloatingOutcome<Value> {
    /// The content is there still, and may look different.
    case open
    /// The user has closed the content.
    case closed
    /// The user has chosen a value: an item, a command, or text to copy.
    case chosen(Value)

    /// Handles the characters of a text as keys, up to the first one that closes the content or chooses a value.
    static func typing(_ text: String, _ handle: (TerminalKeyPress) -> Self) -> Self {
        for character in text {
            let outcome = handle(TerminalKeyPress(typing: character))
            guard case .open = outcome else { return outcome }
        }
        return .open
    }
}

extension FloatingOutcome: Equatable where Value: Equatable {}
