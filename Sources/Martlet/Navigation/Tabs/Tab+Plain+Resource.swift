// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    /// A tab with a title that is a resource and a system symbol.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(title), Image(systemName: systemImage), role, content())
    }

    /// A tab with a title that is a resource and a picture.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(title), Image(image), role, content())
    }
}
