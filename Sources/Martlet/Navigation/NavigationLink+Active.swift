// Links that a binding follows: forms from before paths.

extension NavigationLink {
    /// A link to a view that is shown while a binding has a value.
    @available(*, deprecated, message: "use NavigationLink(value:label:), or navigationDestination(isPresented:)")
    public init<V: Hashable>(
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), target: .view(destination(), isActive: selection.isAt(tag)))
    }

    /// A link to a view that is shown while a binding has a value.
    @available(*, deprecated, message: "use NavigationLink(value:label:), or navigationDestination(isPresented:)")
    public init<V: Hashable>(
        destination: Destination,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), target: .view(destination, isActive: selection.isAt(tag)))
    }

    /// Says whether the link leads to the detail of a split view. A stack has one place for pages.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
    /// A link with a title that is localised to a view that is shown while a binding is true.
    @available(*, deprecated, message: "use NavigationLink(_:value:), or navigationDestination(isPresented:)")
    public init(
        _ titleKey: LocalizedStringKey,
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(label: Text(titleKey), target: .view(destination(), isActive: isActive))
    }

    /// A link with a title that is shown as it is to a view that is shown while a binding is true.
    @available(*, deprecated, message: "use NavigationLink(_:value:), or navigationDestination(isPresented:)")
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
        self.init(label: Text(title), target: .view(destination(), isActive: isActive))
    }

    /// A link with a title that is localised to a view that is shown while a binding is true.
    @available(*, deprecated, message: "use NavigationLink(_:value:), or navigationDestination(isPresented:)")
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(label: Text(titleKey), target: .view(destination, isActive: isActive))
    }

    /// A link with a title that is shown as it is to a view that is shown while a binding is true.
    @available(*, deprecated, message: "use NavigationLink(_:value:), or navigationDestination(isPresented:)")
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(label: Text(title), target: .view(destination, isActive: isActive))
    }

    /// A link with a title that is localised to a view that is shown while a binding has a value.
    @available(*, deprecated, message: "use NavigationLink(_:value:), or navigationDestination(isPresented:)")
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(label: Text(titleKey), target: .view(destination(), isActive: selection.isAt(tag)))
    }

    /// A link with a title that is shown as it is to a view that is shown while a binding has a value.
    @available(*, deprecated, message: "use NavigationLink(_:value:), or navigationDestination(isPresented:)")
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(label: Text(title), target: .view(destination(), isActive: selection.isAt(tag)))
    }

    /// A link with a title that is localised to a view that is shown while a binding has a value.
    @available(*, deprecated, message: "use NavigationLink(_:value:), or navigationDestination(isPresented:)")
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey,
        destination: Destination,
        tag: V,
        selection: Binding<V?>
    ) {
        self.init(label: Text(titleKey), target: .view(destination, isActive: selection.isAt(tag)))
    }

    /// A link with a title that is shown as it is to a view that is shown while a binding has a value.
    @available(*, deprecated, message: "use NavigationLink(_:value:), or navigationDestination(isPresented:)")
    @_disfavoredOverload
    public init<S: StringProtocol, V: Hashable>(
        _ title: S,
        destination: Destination,
        tag: V,
        selection: Binding<V?>
    ) {
        self.init(label: Text(title), target: .view(destination, isActive: selection.isAt(tag)))
    }
}

extension Binding {
    /// Whether the value is a certain one; writing false leaves every other one as it is.
    fileprivate func isAt<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool>(
            get: { wrappedValue == tag },
            set: { isActive in
                if isActive { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
            })
    }
}
