import AttributeGraph
// Made by script/lib/overloads.py of Tab.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    /// Creates a tab with a verbatim title, a system symbol and a value.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - systemImage: The name of the system symbol.
    ///   - value: The value that the selection has while the tab is selected.
    ///   - role: The special purpose of the tab; `nil` for an ordinary one.
    ///   - content: A builder of the page.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(title), Image(systemName: systemImage), value, role, content())
    }

    /// Creates a tab with a verbatim title, an image of the main bundle and a value.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(Text(title), Image(image), value, role, content())
    }

    /// Creates a tab with a verbatim title, a system symbol and a value, for an optional selection.
    @_disfavoredOverload
    public init<S: StringProtocol, T: Hashable>(
        _ title: S,
        systemImage: String,
        value: T,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(Text(title), Image(systemName: systemImage), value, role, content())
    }

    /// Creates a tab with a title resource, a system symbol and a value.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - systemImage: The name of the system symbol.
    ///   - value: The value that the selection has while the tab is selected.
    ///   - role: The special purpose of the tab; `nil` for an ordinary one.
    ///   - content: A builder of the page.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter>(
        _ title: R,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(title._titleText, Image(systemName: systemImage), value, role, content())
    }

    /// Creates a tab with a title resource, an image of the main bundle and a value.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter>(
        _ title: R,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(title._titleText, Image(image), value, role, content())
    }

    /// Creates a tab with a title resource, a system symbol and a value, for an optional selection.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter, T: Hashable>(
        _ title: R,
        systemImage: String,
        value: T,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Value == T? {
        self.init(title._titleText, Image(systemName: systemImage), value, role, content())
    }
}
