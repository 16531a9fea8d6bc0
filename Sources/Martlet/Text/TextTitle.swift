/// What a title may be where that is neither a key nor a string: a `Text`, or a `LocalizedStringResource`.
///
/// A literal is neither of them to the compiler, so that a modifier with such a title is not tried for one: see
/// ``_ToldApart``. The price is that the title's own type has to be named, as in `LocalizedStringResource("Save")`.
public protocol _TextTitle: _PageTitle {}

/// What a title may be where that is neither a key, nor a string, nor a `Text`: a `LocalizedStringResource`.
public protocol _ResourceTitle: _TextTitle {}

extension Text: _TextTitle, _ToldApart {
    /// The text itself.
    public var _titleText: Text { self }
}

extension LocalizedStringResource: _ResourceTitle, _ToldApart {
    /// The text of the resource.
    public var _titleText: Text { Text(self) }
}
