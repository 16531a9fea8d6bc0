// Pickers with titles and with labels of one's own.

extension Picker {
    /// A picker with the label of a builder.
    public init(
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: .one(selection), content: content())
    }

    /// A picker with a label; the form before `init(selection:content:label:)`.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(label: label, selection: .one(selection), content: content())
    }

    /// A picker with the label of a builder, and another that stands for the chosen option.
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
    /// A picker with a title that is localised.
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: Text(titleKey), selection: .one(selection), content: content())
    }

    /// A picker with a title that is localised, and a label that stands for the chosen option.
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

    /// A picker with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: Text(title), selection: .one(selection), content: content())
    }

    /// A picker with a title that is shown as it is, and a label that stands for the chosen option.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            label: Text(title), selection: .one(selection), content: content(),
            currentValue: AnyView(currentValueLabel()))
    }
}

extension Picker where Label == Martlet.Label<Text, Image> {
    /// A picker with a title that is localised and a symbol.
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: Martlet.Label(titleKey, systemImage: systemImage), selection: .one(selection), content: content())
    }

    /// A picker with a title that is localised and a symbol, and a label that stands for the chosen option.
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

    /// A picker with a title that is shown as it is and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: Martlet.Label(title, systemImage: systemImage), selection: .one(selection), content: content())
    }

    /// A picker with a title that is shown as it is and a symbol, and a label that stands for the chosen option.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            label: Martlet.Label(title, systemImage: systemImage), selection: .one(selection), content: content(),
            currentValue: AnyView(currentValueLabel()))
    }

    /// A picker with a title that is localised and a picture.
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

    /// A picker with a title that is localised and a picture, and a label that stands for the chosen option.
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

    /// A picker with a title that is shown as it is and a picture.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: Martlet.Label(title: Text(title), icon: Image(image)), selection: .one(selection), content: content()
        )
    }

    /// A picker with a title that is shown as it is and a picture, and a label that stands for the chosen option.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            label: Martlet.Label(title: Text(title), icon: Image(image)), selection: .one(selection),
            content: content(),
            currentValue: AnyView(currentValueLabel()))
    }
}
