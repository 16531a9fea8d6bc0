extension Menu {
    /// A menu with the label of a builder.
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        _apart: Void = ()
    ) {
        self.init(label: label(), content: content(), primaryAction: nil)
    }

    /// A menu with the label of a builder, which a click on the arrow or with the secondary button opens. Any other
    /// click runs an action.
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
    /// A menu with a title that is localised.
    public init(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: Text(titleKey), content: content(), primaryAction: nil)
    }

    /// A menu with a title that is localised, whose action a click runs.
    @preconcurrency
    public init(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: Text(titleKey), content: content(), primaryAction: primaryAction)
    }

    /// A menu with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: Text(title), content: content(), primaryAction: nil)
    }

    /// A menu with a title that is shown as it is, whose action a click runs.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(label: Text(title), content: content(), primaryAction: primaryAction)
    }
}

extension Menu where Label == Martlet.Label<Text, Image> {
    /// A menu with a title that is localised and a symbol.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: Martlet.Label(titleKey, systemImage: systemImage), content: content(), primaryAction: nil)
    }

    /// A menu with a title that is localised and a symbol, whose action a click runs.
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

    /// A menu with a title that is shown as it is and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: Martlet.Label(title, systemImage: systemImage), content: content(), primaryAction: nil)
    }

    /// A menu with a title that is shown as it is and a symbol, whose action a click runs.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            label: Martlet.Label(title, systemImage: systemImage), content: content(), primaryAction: primaryAction)
    }

    /// A menu with a title that is localised and a picture.
    public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: Martlet.Label(title: Text(titleKey), icon: Image(image)), content: content(), primaryAction: nil)
    }

    /// A menu with a title that is localised and a picture, whose action a click runs.
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

    /// A menu with a title that is shown as it is and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: Martlet.Label(title: Text(title), icon: Image(image)), content: content(), primaryAction: nil)
    }

    /// A menu with a title that is shown as it is and a picture, whose action a click runs.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping @MainActor () -> Void
    ) {
        self.init(
            label: Martlet.Label(title: Text(title), icon: Image(image)), content: content(),
            primaryAction: primaryAction)
    }
}
