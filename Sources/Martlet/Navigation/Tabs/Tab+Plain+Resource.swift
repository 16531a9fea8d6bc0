// Overloads that take a `LocalizedStringResource`. A string literal could be a resource as well as a key, and has to
// become a key: `_ToldApart` keeps the type checker from trying these overloads for a literal.

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// A tab with a title that is a resource and a system symbol.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _ToldApart>(
        _ title: R,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(title._titleText, Image(systemName: systemImage), role, content())
    }

    /// A tab with a title that is a resource and a picture.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _ToldApart>(
        _ title: R,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(title._titleText, Image(image), role, content())
    }
}
