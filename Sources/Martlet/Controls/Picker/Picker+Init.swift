// Pickers with titles or with labels from builders.

extension Picker {
    /// Creates a picker with a label from a builder.
    public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: .one(selection), content: content())
    }

    /// Creates a picker with a label that is a view value. The older form of `init(selection:content:label:)`.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(label: label, selection: .one(selection), content: content())
    }

    /// Creates a picker with a label and a current-value label from builders.
    public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            label: label(), selection: .one(selection), content: content(), currentValue: AnyView(currentValueLabel()))
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a localized title.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: Text(titleKey), selection: .one(selection), content: content())
    }

    /// Creates a picker with a localized title and a label that replaces the chosen option in the picker's button.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            label: Text(titleKey), selection: .one(selection), content: content(),
            currentValue: AnyView(currentValueLabel()))
    }
}

extension Picker where Label == Martlet.Label<Text, Image> {
    /// Creates a picker with a localized title and a system symbol.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: Martlet.Label(titleKey, systemImage: systemImage), selection: .one(selection), content: content())
    }

    /// Creates a picker with a localized title, a system symbol and a current-value label.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            label: Martlet.Label(titleKey, systemImage: systemImage), selection: .one(selection), content: content(),
            currentValue: AnyView(currentValueLabel()))
    }

    /// Creates a picker with a localized title and an image resource.
    public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: Martlet.Label(title: Text(titleKey), icon: Image(image)), selection: .one(selection),
            content: content())
    }

    /// Creates a picker with a localized title, an image resource and a current-value label.
    public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            label: Martlet.Label(title: Text(titleKey), icon: Image(image)), selection: .one(selection),
            content: content(),
            currentValue: AnyView(currentValueLabel()))
    }
}
