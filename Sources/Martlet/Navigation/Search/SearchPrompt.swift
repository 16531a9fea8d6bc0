/// What a search field has as its prompt where that is neither a key nor a string: a `Text`, which may be none, or a
/// resource.
public protocol _SearchPrompt {
    /// The prompt as it is shown.
    var _searchPrompt: Text? { get }
}

extension Text: _SearchPrompt {
    /// The text itself.
    public var _searchPrompt: Text? { self }
}

extension LocalizedStringResource: _SearchPrompt {
    /// The text of the resource.
    public var _searchPrompt: Text? { Text(self) }
}

extension Optional: _SearchPrompt where Wrapped == Text {
    /// The text, where there is one.
    public var _searchPrompt: Text? { self }
}
