import Foundation

// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: for one, these
// are not even tried (see `_ToldApart`).

extension LabeledContent where Label == Text {
    /// Content with a title that is a resource.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _ToldApart>(_ title: R, @ViewBuilder content: () -> Content) {
        self.init(label: title._titleText, content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// A text with a title that is a resource.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _ToldApart, S: StringProtocol>(_ title: R, value: S, _apart: _NoClosure = nil) {
        self.init(label: title._titleText, content: Text(value))
    }

    /// A value that a format writes, with a title that is a resource.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _ToldApart, F: FormatStyle>(_ title: R, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: title._titleText, content: Text(value, format: format))
    }
}
