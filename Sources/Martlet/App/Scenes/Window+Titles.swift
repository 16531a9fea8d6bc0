import AttributeGraph
// Made by script/lib/overloads.py of Window.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension Window {
    /// Creates a window with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
    }

    /// Creates a window with a title resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
    }
}
