// Overloads that take a `LocalizedStringResource`. They are disfavored, because a string literal could be a resource as
// well as a key, and has to become a key.

extension WindowGroup {
    /// Creates a window group with a title resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: Text(title), id: nil)
    }

    /// Creates a window group with a title resource and an id for `openWindow(id:)`.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: Text(title), id: id)
    }
}
