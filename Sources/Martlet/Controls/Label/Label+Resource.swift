// What is named by a `LocalizedStringResource`. A literal is a key, though it could be a resource too: these are
// disfavoured.

extension Label where Title == Text, Icon == Image {
    /// A label with a title that is a resource and a system symbol.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, systemImage name: String) {
        self.init(title: Text(title), icon: Image(systemName: name))
    }

    /// A label with a title that is a resource and a picture.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, image name: String) {
        self.init(title: Text(title), icon: Image(name))
    }

    /// A label with a title that is a resource and a picture among the resources.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, image resource: ImageResource) {
        self.init(title: Text(title), icon: Image(resource))
    }
}

extension Button where Label == Martlet.Label<Text, Image> {
    /// A button with a title that is a resource, a system symbol, and perhaps a role.
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
    /// A toggle with a title that is a resource and a system symbol.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
        self.init(label: Martlet.Label(title, systemImage: systemImage), isOn: isOn)
    }
}
