import Foundation
// Made by script/lib/overloads.py of LabeledContent.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension LabeledContent where Label == Text {
    /// Creates labeled content with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }

    /// Creates labeled content with a title resource.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter>(_ title: R, @ViewBuilder content: () -> Content) {
        self.init(label: title._titleText, content: content())
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a labeled text with a verbatim title.
    @_disfavoredOverload
    public init<T: StringProtocol, S: StringProtocol>(_ title: T, value: S, _apart: _NoClosure = nil) {
        self.init(label: Text(title), content: Text(value))
    }

    /// Creates a labeled, formatted value with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(label: Text(title), content: Text(value, format: format))
    }

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
