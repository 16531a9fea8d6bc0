import AttributeGraph
// Made by script/lib/overloads.py of NavigationLink.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension NavigationLink where Label == Text {
    /// Creates a link to a view from a builder, with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(title), target: .view(destination(), isActive: nil))
    }

    /// Creates a link to a view, with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(label: Text(title), target: .view(destination, isActive: nil))
    }

    /// Creates a link to a view from a builder, with a title resource.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter>(_ title: R, @ViewBuilder destination: () -> Destination) {
        self.init(label: title._titleText, target: .view(destination(), isActive: nil))
    }

    /// Creates a link to a view, with a title resource.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter>(_ title: R, destination: Destination) {
        self.init(label: title._titleText, target: .view(destination, isActive: nil))
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link to the page of a value, with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(label: Text(title), target: .value(value.map { AnyHashable($0) }))
    }

    /// Creates a link to the page of a value, with a title resource.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter, P: Hashable>(_ title: R, value: P?) where Label == Text {
        self.init(label: title._titleText, target: .value(value.map { AnyHashable($0) }))
    }
}
