// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// A section with a title that is a resource.
    @_disfavoredOverload
    nonisolated public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content(), header: Text(title), footer: EmptyView())
    }
}
