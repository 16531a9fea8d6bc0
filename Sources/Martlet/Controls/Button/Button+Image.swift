extension Button where Label == Martlet.Label<Text, Image> {
    /// A button with a title that is localised and a picture.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void) {
        self.init(label: Martlet.Label(titleKey, image: image), role: nil, action: action)
    }

    /// A button with a title that is shown as it is and a picture.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(_ title: S, image: ImageResource, action: @escaping @MainActor () -> Void) {
        self.init(label: Martlet.Label(title, image: image), role: nil, action: action)
    }

    /// A button with a role, a title that is localised and a picture.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(label: Martlet.Label(titleKey, image: image), role: role, action: action)
    }

    /// A button with a role, a title that is shown as it is and a picture.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(label: Martlet.Label(title, image: image), role: role, action: action)
    }
}
