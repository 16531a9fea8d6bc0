import Martlet

extension Element: CustomStringConvertible {
    /// The line of the element in the dump of what is shown: `button "Log in" disabled (168, 304, 64 × 24)`. On another
    /// thread than the main one, only that it is an element.
    nonisolated public var description: String {
        guard MainThread.isCurrent else { return "an element" }
        return MainActor.assumeIsolated { line }
    }

    private var line: String {
        if let item { return item.description(indent: "menuItem ") }
        let line = TreeDump.line(node, at: core.originInWindow)
        return node.isAttached && core.isMounted ? line : line + " no longer there"
    }
}

extension Element.FontDescription: CustomStringConvertible {
    /// The size, and what is not as in plain text: `17pt bold italic serif 'Georgia'`.
    public var description: String {
        var words = ["\(TreeDump.number(size))pt"]
        if weight != .regular { words.append(weight.word) }
        if isItalic { words.append("italic") }
        if design != .default { words.append("\(design)") }
        if let family { words.append("'\(family)'") }
        return words.joined(separator: " ")
    }
}
