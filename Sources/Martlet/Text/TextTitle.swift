/// A title that is neither a key nor a string: a `Text`, or a `LocalizedStringResource`.
///
/// A literal has neither type, so that the compiler does not try a modifier with such a title for a literal: see
/// ``_OverloadFilter``. The price is that the title's own type must be named, as in `LocalizedStringResource("Save")`.
public protocol _TextTitle: _PageTitle {}

/// A title that is neither a key, nor a string, nor a `Text`: a `LocalizedStringResource`.
public protocol _ResourceTitle: _TextTitle {}

extension Text: _TextTitle, _OverloadFilter {
    /// The text itself.
    public var _titleText: Text { self }
}

extension LocalizedStringResource: _ResourceTitle, _OverloadFilter {
    /// The text of the resource.
    public var _titleText: Text { Text(self) }
}
