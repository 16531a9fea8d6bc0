// Made by script/lib/overloads.py of NavigationLink+Active.swift. Don't edit it.

extension NavigationLink where Label == Text {
    /// Creates a link with a verbatim title to a view, shown while a binding is true, with a destination from a
    /// builder.
    @_disfavoredOverload
    @available(*, deprecated, message: "use NavigationLink(_:value:), or navigationDestination(isPresented:)")
    public init<S: StringProtocol>(
        _ title: S,
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(label: Text(title), target: .view(destination(), isActive: isActive))
    }

    /// Creates a link with a verbatim title to a view, shown while a binding is true.
    @_disfavoredOverload
    @available(*, deprecated, message: "use NavigationLink(_:value:), or navigationDestination(isPresented:)")
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(label: Text(title), target: .view(destination, isActive: isActive))
    }

    /// Creates a link with a verbatim title to a view, shown while the selection equals a tag, with a destination from
    /// a builder.
    @_disfavoredOverload
    @available(*, deprecated, message: "use NavigationLink(_:value:), or navigationDestination(isPresented:)")
    public init<S: StringProtocol, V: Hashable>(
        _ title: S,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(label: Text(title), target: .view(destination(), isActive: selection.isAt(tag)))
    }

    /// Creates a link with a verbatim title to a view, shown while the selection equals a tag.
    @_disfavoredOverload
    @available(*, deprecated, message: "use NavigationLink(_:value:), or navigationDestination(isPresented:)")
    public init<S: StringProtocol, V: Hashable>(
        _ title: S,
        destination: Destination,
        tag: V,
        selection: Binding<V?>
    ) {
        self.init(label: Text(title), target: .view(destination, isActive: selection.isAt(tag)))
    }
}
