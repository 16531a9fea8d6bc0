// Deprecated links whose page a binding presents.

extension NavigationLink {
    /// Creates a link to a view, shown while the selection equals a tag, with a destination from a builder.
    @available(*, deprecated, message: "use NavigationLink(value:label:), or navigationDestination(isPresented:)")
    public init<V: Hashable>(
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), target: .view(destination(), isActive: selection.isAt(tag)))
    }

    /// Creates a link to a view, shown while the selection equals a tag.
    @available(*, deprecated, message: "use NavigationLink(value:label:), or navigationDestination(isPresented:)")
    public init<V: Hashable>(
        destination: Destination,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), target: .view(destination, isActive: selection.isAt(tag)))
    }

    /// Sets whether the link opens in the detail column. No effect: a stack has only one place for pages.
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a localized title to a view, shown while a binding is true, with a destination from a
    /// builder.
    @available(*, deprecated, message: "use NavigationLink(_:value:), or navigationDestination(isPresented:)")
    public init(
        _ titleKey: LocalizedStringKey,
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(label: Text(titleKey), target: .view(destination(), isActive: isActive))
    }

    /// Creates a link with a localized title to a view, shown while a binding is true.
    @available(*, deprecated, message: "use NavigationLink(_:value:), or navigationDestination(isPresented:)")
    public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(label: Text(titleKey), target: .view(destination, isActive: isActive))
    }

    /// Creates a link with a localized title to a view, shown while the selection equals a tag, with a destination from
    /// a builder.
    @available(*, deprecated, message: "use NavigationLink(_:value:), or navigationDestination(isPresented:)")
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination
    ) {
        self.init(label: Text(titleKey), target: .view(destination(), isActive: selection.isAt(tag)))
    }

    /// Creates a link with a localized title to a view, shown while the selection equals a tag.
    @available(*, deprecated, message: "use NavigationLink(_:value:), or navigationDestination(isPresented:)")
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey,
        destination: Destination,
        tag: V,
        selection: Binding<V?>
    ) {
        self.init(label: Text(titleKey), target: .view(destination, isActive: selection.isAt(tag)))
    }
}

extension Binding {
    /// Returns a binding that is true while the value equals a tag. Writing `false` clears the value only if it equals
    /// the tag.
    func isAt<V: Hashable>(_ tag: V) -> Binding<Bool> where Value == V? {
        Binding<Bool>(
            get: { wrappedValue == tag },
            set: { isActive in
                if isActive { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
            })
    }
}
