// Overloads that take a `LocalizedStringResource`. A string literal could be a resource as well as a key, and has to
// become a key: `_ToldApart` keeps the type checker from trying these overloads for a literal.

extension NavigationLink where Label == Text {
    /// A link to a view, with a title that is a resource.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _ToldApart>(_ title: R, @ViewBuilder destination: () -> Destination) {
        self.init(label: title._titleText, target: .view(destination(), isActive: nil))
    }

    /// A link to a view, with a title that is a resource.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _ToldApart>(_ title: R, destination: Destination) {
        self.init(label: title._titleText, target: .view(destination, isActive: nil))
    }
}

extension NavigationLink where Destination == Never {
    /// A link to the page of a value, with a title that is a resource.
    @_disfavoredOverload
    public init<R: _ResourceTitle & _ToldApart, P: Hashable>(_ title: R, value: P?) where Label == Text {
        self.init(label: title._titleText, target: .value(value.map { AnyHashable($0) }))
    }
}
