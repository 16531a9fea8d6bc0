// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension View {
    /// Sets what stands beside or below the title of the page that the view stands in, a resource.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle(_ subtitle: LocalizedStringResource) -> some View {
        navigationSubtitle(Text(subtitle))
    }
}
