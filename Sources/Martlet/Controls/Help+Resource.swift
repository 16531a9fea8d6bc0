// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension View {
    /// Says what the view is for.
    @_disfavoredOverload
    nonisolated public func help(_ text: LocalizedStringResource) -> some View { help(Text(text)) }
}
