// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension Window {
    /// A window with a title that is a resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
    }
}
