/// What a search field has as its prompt where that is neither a key nor a string: a `Text`, which may be none, or a
/// resource.
public protocol _SearchPrompt {
    /// The prompt as it is shown.
    var _searchPrompt: Text? { get }
}

extension _SearchPrompt where Self: _TextTitle {
    /// The title as it is shown.
    public var _searchPrompt: Text? { _titleText }
}

extension Text: _SearchPrompt {}

extension LocalizedStringResource: _SearchPrompt {}

extension Optional: _SearchPrompt where Wrapped == Text {
    /// The text, where there is one.
    public var _searchPrompt: Text? { self }
}
