// Overloads that take a `LocalizedStringResource`. They are disfavored, because a string literal could be a resource as
// well as a key, and has to become a key.

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a title resource and a system symbol.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, systemImage name: String) {
        self.init(title: Text(title), icon: Image(systemName: name))
    }

    /// Creates a label with a title resource and an image of the main bundle.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, image name: String) {
        self.init(title: Text(title), icon: Image(name))
    }

    /// Creates a label with a title resource and an image resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, image resource: ImageResource) {
        self.init(title: Text(title), icon: Image(resource))
    }
}

extension Button where Label == Martlet.Label<Text, Image> {
    /// Creates a button with a title resource, a system symbol and an optional role.
    @_disfavoredOverload
    @preconcurrency public init(
        _ title: LocalizedStringResource,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(label: Martlet.Label(title, systemImage: systemImage), role: role, action: action)
    }
}

extension Toggle where Label == Martlet.Label<Text, Image> {
    /// Creates a toggle with a title resource and a system symbol.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(label: Martlet.Label(title, systemImage: systemImage), isOn: isOn)
    }
}
