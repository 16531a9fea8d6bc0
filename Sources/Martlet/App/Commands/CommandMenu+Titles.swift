import AttributeGraph
// Made by script/lib/overloads.py of CommandMenu.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension CommandMenu {
    /// Creates a menu with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content: content)
    }

    /// Creates a menu with a title resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.init(Text(title), content: content)
    }
}
