// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension WindowGroup {
    /// Windows with a title that is a resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: Text(title), id: nil)
    }

    /// Windows with a title that is a resource, which `openWindow(id:)` opens.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: Text(title), id: id)
    }
}
