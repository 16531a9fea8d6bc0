// Overloads that take a `LocalizedStringResource`. A string literal could be a resource as well as a key, and has to
// become a key: `_OverloadFilter` keeps the type checker from trying these overloads for a literal.

extension NavigationLink where Label == Text {
    /// Creates a link to a view, with a title resource and a destination from a builder.
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
    /// Creates a link to the page of a value, with a title resource.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _OverloadFilter, P: Hashable>(_ title: R, value: P?) where Label == Text {
        self.init(label: title._titleText, target: .value(value.map { AnyHashable($0) }))
    }
}
