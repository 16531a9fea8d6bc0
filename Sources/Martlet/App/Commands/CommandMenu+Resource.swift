// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension CommandMenu {
    /// A menu with a title that is a resource.
    @_disfavoredOverload
    public init(_ name: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(Text(name), content: content)
    }
}
