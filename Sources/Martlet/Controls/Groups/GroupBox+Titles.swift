// Made by script/lib/overloads.py of GroupBox.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension GroupBox where Label == Text {
    /// Creates a group with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(label: Text(title), content: content())
    }

    /// Creates a group with a title resource.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter>(_ title: R, @ViewBuilder content: () -> Content) {
        self.init(label: title._titleText, content: content())
    }
}
