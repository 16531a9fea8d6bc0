extension Button where Label == Martlet.Label<Text, Image> {
    /// Creates a button with a localized title and an image.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, action: @escaping @MainActor () -> Void) {
        self.init(label: Martlet.Label(titleKey, image: image), role: nil, action: action)
    }

    /// Creates a button with a role, a localized title and an image.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(label: Martlet.Label(titleKey, image: image), role: role, action: action)
    }
}
