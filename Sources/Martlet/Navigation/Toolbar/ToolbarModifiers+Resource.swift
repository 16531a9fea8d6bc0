// Overloads that take a `LocalizedStringResource`. They are disfavored, because a string literal could be a resource as
// well as a key, and has to become a key.

extension View {
    /// Sets the subtitle of the view's page to a string resource.
    @_disfavoredOverload
    nonisolated public func navigationSubtitle(_ subtitle: LocalizedStringResource) -> some View {
        navigationSubtitle(Text(subtitle))
    }
}
