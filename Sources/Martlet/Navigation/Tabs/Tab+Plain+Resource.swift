// Overloads that take a `LocalizedStringResource`. A string literal could be a resource as well as a key, and has to
// become a key: `_OverloadFilter` keeps the type checker from trying these overloads for a literal.

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a title resource and a system symbol.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter>(
        _ title: R,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(title._titleText, Image(systemName: systemImage), role, content())
    }

    /// Creates a tab with a title resource and an image of the main bundle.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter>(
        _ title: R,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(title._titleText, Image(image), role, content())
    }
}
