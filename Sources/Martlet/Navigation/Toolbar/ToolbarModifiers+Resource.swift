// Overloads that take a `LocalizedStringResource`. They are disfavored, because a string literal could be a resource as
// well as a key, and has to become a key.

extension View {
    /// Sets what stands beside or below the title of the page that the view stands in, a resource.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle(_ subtitle: LocalizedStringResource) -> some View {
        navigationSubtitle(Text(subtitle))
    }
}
