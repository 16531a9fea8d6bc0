// Overloads that take a `LocalizedStringResource`. A string literal could be a resource as well as a key, and has to
// become a key: `_OverloadFilter` keeps the type checker from trying these overloads for a literal.

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a title resource.
    @_disfavoredOverload
    nonisolated public init<R: _ResourceTitle & _OverloadFilter>(_ title: R, @ViewBuilder content: () -> Content) {
        self.init(content: content(), header: title._titleText, footer: EmptyView())
    }

    /// Creates a section with a title resource and a binding to its expansion.
    @_disfavoredOverload
    nonisolated public init<R: _ResourceTitle & _OverloadFilter>(
        _ title: R, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), header: title._titleText, footer: EmptyView(), isExpanded: isExpanded)
    }
}
