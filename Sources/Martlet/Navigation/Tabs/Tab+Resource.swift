// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// A tab with a title that is a resource, a system symbol and a value.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(title), Image(systemName: systemImage), value, role, content())
    }

    /// A tab with a title that is a resource, a picture and a value.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(title), Image(image), value, role, content())
    }

    /// A tab with a title that is a resource, a system symbol and a value, for a selection that may be empty.
    @_disfavoredOverload
    public init<T: Hashable>(
        _ title: LocalizedStringResource,
        systemImage: String,
        value: T,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(Text(title), Image(systemName: systemImage), value, role, content())
    }
}
