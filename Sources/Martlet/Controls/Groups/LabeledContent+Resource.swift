import Foundation

// Overloads that take a `LocalizedStringResource`. A string literal could be a resource as well as a key, and has to
// become a key: `_OverloadFilter` keeps the type checker from trying these overloads for a literal.

extension LabeledContent where Label == Text {
    /// Creates labeled content with a title resource.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter>(_ title: R, @ViewBuilder content: () -> Content) {
        self.init(label: title._titleText, content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a labeled text with a title resource.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter, S: StringProtocol>(_ title: R, value: S, _apart: _NoClosure = nil)
    {
        self.init(label: title._titleText, content: Text(value))
    }

    /// Creates a labeled, formatted value with a title resource.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter, F: FormatStyle>(_ title: R, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: title._titleText, content: Text(value, format: format))
    }
}
