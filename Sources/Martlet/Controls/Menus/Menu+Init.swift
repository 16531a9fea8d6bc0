extension Menu {
    /// Creates a menu with a label from a builder.
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        _apart: Void = ()
    ) {
        self.init(label: label(), content: content(), primaryAction: nil)
    }

    /// Creates a menu with a label from a builder and a primary action.
    ///
    /// A click runs the action. A click on the arrow, or with the secondary button, opens the menu.
    @preconcurrency
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: label(), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a localized title.
    public init(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: Text(titleKey), content: content(), primaryAction: nil)
    }

    /// Creates a menu with a localized title and a primary action, which a click runs.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == Martlet.Label<Text, Image> {
    /// Creates a menu with a localized title and a system symbol.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: Martlet.Label(titleKey, systemImage: systemImage), content: content(), primaryAction: nil)
    }

    /// Creates a menu with a localized title, a system symbol and a primary action, which a click runs.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            label: Martlet.Label(titleKey, systemImage: systemImage), content: content(), primaryAction: primaryAction)
    }

    /// Creates a menu with a localized title and an image resource.
    public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: Martlet.Label(title: Text(titleKey), icon: Image(image)), content: content(), primaryAction: nil)
    }

    /// Creates a menu with a localized title, an image resource and a primary action, which a click runs.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            label: Martlet.Label(title: Text(titleKey), icon: Image(image)), content: content(),
            primaryAction: primaryAction)
    }
}
