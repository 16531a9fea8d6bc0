// Pickers for one property of several values. Choosing sets the property in all of them; while they differ, no option
// is chosen.

extension Picker {
    /// Creates a picker for several values, with a label from a builder.
    ///
    ///     Picker(sources: $alarms, selection: \.sound) {
    ///         ForEach(0..<3) { Text("Sound \($0 + 1)") }
    ///     } label: {
    ///         Text("Sound")
    ///     }
    public init<C: RandomAccessCollection>(
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), selection: PickerSelection(sources, selection), content: content())
    }

    /// Creates a picker for several values, with a label and a current-value label from builders.
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
    /// Creates a picker for several values, with a localized title.
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(label: Text(titleKey), selection: PickerSelection(sources, selection), content: content())
    }

    /// Creates a picker for several values, with a localized title and a current-value label.
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
}

extension Picker where Label == Martlet.Label<Text, Image> {
    /// Creates a picker for several values, with a localized title and a system symbol.
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

    /// Creates a picker for several values, with a localized title, a system symbol and a current-value label.
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

    /// Creates a picker for several values, with a localized title and an image resource.
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

    /// Creates a picker for several values, with a localized title, an image resource and a current-value label.
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
}
