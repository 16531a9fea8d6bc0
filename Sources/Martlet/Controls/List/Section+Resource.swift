// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: for one, these
// are not even tried (see `_ToldApart`).

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section with a title that is a resource.
    @_disfavoredOverload
    nonisolated public init<R: _ResourceTitle & _ToldApart>(_ title: R, @ViewBuilder content: () -> Content) {
        self.init(content: content(), header: title._titleText, footer: EmptyView())
    }

    /// A section with a title that is a resource, whose content is there while `isExpanded` is true.
    @_disfavoredOverload
    nonisolated public init<R: _ResourceTitle & _ToldApart>(
        _ title: R, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), header: title._titleText, footer: EmptyView(), isExpanded: isExpanded)
    }
}
