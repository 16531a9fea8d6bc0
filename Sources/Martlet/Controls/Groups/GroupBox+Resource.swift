// Overloads that take a `LocalizedStringResource`. A string literal could be a resource as well as a key, and has to
// become a key: `_OverloadFilter` keeps the type checker from trying these overloads for a literal.

extension GroupBox where Label == Text {
    /// Creates a group with a title resource.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter>(_ title: R, @ViewBuilder content: () -> Content) {
        self.init(label: title._titleText, content: content())
    }
}
