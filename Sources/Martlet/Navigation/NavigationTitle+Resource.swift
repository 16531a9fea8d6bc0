// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension View {
    /// Sets the title of the page that the view stands in, a resource.
    @_disfavoredOverload
    nonisolated public func navigationTitle(_ title: LocalizedStringResource) -> some View {
        modifier(NavigationTitleModifier(title: Text(title)))
    }
}
