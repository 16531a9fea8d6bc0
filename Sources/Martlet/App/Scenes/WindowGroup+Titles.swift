import AttributeGraph
// Made by script/lib/overloads.py of WindowGroup.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension WindowGroup {
    /// Creates a window group with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: Text(title), id: nil)
    }

    /// Creates a window group with a verbatim title and an id for `openWindow(id:)`.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(content: content(), title: Text(title), id: id)
    }

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
