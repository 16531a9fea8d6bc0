extension Button where Label == Martlet.Label<Text, Image> {
    /// Creates a button with a localized title and a system symbol.
    @preconcurrency
    public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(titleKey, systemImage: systemImage, role: nil, action: action)
    }

    /// Creates a button with a role, a localized title and a system symbol.
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(label: Martlet.Label(titleKey, systemImage: systemImage), role: role, action: action)
    }
}
