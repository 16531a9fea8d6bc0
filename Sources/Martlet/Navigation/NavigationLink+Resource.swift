// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension NavigationLink where Label == Text {
    /// A link to a view, with a title that is a resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(title), target: .view(destination(), isActive: nil))
    }

    /// A link to a view, with a title that is a resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, destination: Destination) {
        self.init(label: Text(title), target: .view(destination, isActive: nil))
    }
}

extension NavigationLink where Destination == Never {
    /// A link to the page of a value, with a title that is a resource.
    @_disfavoredOverload
    public init<P: Hashable>(_ title: LocalizedStringResource, value: P?) where Label == Text {
        self.init(label: Text(title), target: .value(value.map { AnyHashable($0) }))
    }
}
