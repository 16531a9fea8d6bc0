/// A prompt of a search field that is neither a key nor a string: a `Text`, an optional `Text`, or a resource.
public protocol _SearchPrompt {
    /// The text of the prompt.
    var _searchPrompt: Text? { get }
}

extension _SearchPrompt where Self: _TextTitle {
    /// The title as the text of the prompt.
    public var _searchPrompt: Text? { _titleText }
}

extension Text: _SearchPrompt {}

extension LocalizedStringResource: _SearchPrompt {}

extension Optional: _SearchPrompt where Wrapped == Text {
    /// The text, if there is one.
    public var _searchPrompt: Text? { self }
}
