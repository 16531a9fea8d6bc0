// Pickers of the same property of several values: choosing sets it in all. While they differ, nothing is chosen.

extension Picker {
    /// A picker for several values, with the label of a builder.
    ///
    ///     Picker(sources: $alarms, selection: \.sound) { … } label: { Text("Sound") }
    public init<C: RandomAccessCollection>(
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: PickerSelection(sources, selection), content: content())
    }

    /// A picker for several values, with the label of a builder, and another that stands for the chosen option.
    public init<C: RandomAccessCollection>(
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            label: label(), selection: PickerSelection(sources, selection), content: content(),
            currentValue: AnyView(currentValueLabel()))
    }
}

extension Picker where Label == Text {
    /// A picker for several values with a title that is localised.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: Text(titleKey), selection: PickerSelection(sources, selection), content: content())
    }

    /// A picker for several values with a title that is localised, and a label that stands for the chosen option.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            label: Text(titleKey), selection: PickerSelection(sources, selection), content: content(),
            currentValue: AnyView(currentValueLabel()))
    }

    /// A picker for several values with a title that is shown as it is.
    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: Text(title), selection: PickerSelection(sources, selection), content: content())
    }

    /// A picker for several values with a title that is shown as it is, and a label that stands for the chosen option.
    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            label: Text(title), selection: PickerSelection(sources, selection), content: content(),
            currentValue: AnyView(currentValueLabel()))
    }
}

extension Picker where Label == Martlet.Label<Text, Image> {
    /// A picker for several values with a title that is localised and a symbol.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: Martlet.Label(titleKey, systemImage: systemImage), selection: PickerSelection(sources, selection),
            content: content())
    }

    /// A picker for several values with a title that is localised and a symbol, and a label that stands for the
    /// chosen option.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            label: Martlet.Label(titleKey, systemImage: systemImage), selection: PickerSelection(sources, selection),
            content: content(),
            currentValue: AnyView(currentValueLabel()))
    }

    /// A picker for several values with a title that is shown as it is and a symbol.
    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S,
        systemImage: String,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: Martlet.Label(title, systemImage: systemImage), selection: PickerSelection(sources, selection),
            content: content())
    }

    /// A picker for several values with a title that is shown as it is and a symbol, and a label that stands for the
    /// chosen option.
    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S,
        systemImage: String,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            label: Martlet.Label(title, systemImage: systemImage), selection: PickerSelection(sources, selection),
            content: content(),
            currentValue: AnyView(currentValueLabel()))
    }

    /// A picker for several values with a title that is localised and a picture.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: Martlet.Label(title: Text(titleKey), icon: Image(image)),
            selection: PickerSelection(sources, selection), content: content())
    }

    /// A picker for several values with a title that is localised and a picture, and a label that stands for the
    /// chosen option.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            label: Martlet.Label(title: Text(titleKey), icon: Image(image)),
            selection: PickerSelection(sources, selection), content: content(),
            currentValue: AnyView(currentValueLabel()))
    }

    /// A picker for several values with a title that is shown as it is and a picture.
    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(
            label: Martlet.Label(title: Text(title), icon: Image(image)),
            selection: PickerSelection(sources, selection), content: content())
    }

    /// A picker for several values with a title that is shown as it is and a picture, and a label that stands for the
    /// chosen option.
    @_disfavoredOverload
    public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            label: Martlet.Label(title: Text(title), icon: Image(image)),
            selection: PickerSelection(sources, selection), content: content(),
            currentValue: AnyView(currentValueLabel()))
    }
}
