// Overloads that take a `LocalizedStringResource`. A string literal could be a resource as well as a key, and has to
// become a key: `_OverloadFilter` keeps the type checker from trying these overloads for a literal.

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a title resource, a system symbol and a value.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter>(
        _ title: R,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(title._titleText, Image(systemName: systemImage), value, role, content())
    }

    /// Creates a tab with a title resource, an image of the main bundle and a value.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter>(
        _ title: R,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(title._titleText, Image(image), value, role, content())
    }

    /// Creates a tab with a title resource, a system symbol and a value, for an optional selection.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter, T: Hashable>(
        _ title: R,
        systemImage: String,
        value: T,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(title._titleText, Image(systemName: systemImage), value, role, content())
    }
}
