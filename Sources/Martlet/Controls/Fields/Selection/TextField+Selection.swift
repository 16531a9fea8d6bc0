extension TextField {
    /// Creates a field that edits a string and binds its selection, with a label from a builder.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - selection: A binding to the selection; `nil` until the user edits the field. Writing it changes the
    ///     selection.
    ///   - prompt: The text shown while the field is empty.
    ///   - axis: The axis along which the field grows; `nil` for a field of one line.
    ///   - label: A builder of the field's name.
    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), text: text, selection: selection, prompt: prompt, axis: axis)
    }

    init(
        label: Label, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text?, axis: Axis?
    ) {
        self.init(label: label, prompt: prompt, axis: axis ?? .horizontal, source: StringSource(binding: text))
        parts.selection = TextSelectionSource(binding: selection)
    }
}

extension TextField where Label == Text {
    /// Creates a field that edits a string and binds its selection, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the field's name in the localization tables.
    ///   - text: A binding to the text.
    ///   - selection: A binding to the selection; `nil` until the user edits the field. Writing it changes the
    ///     selection.
    ///   - prompt: The text shown while the field is empty; `nil` for the title.
    ///   - axis: The axis along which the field grows; `nil` for a field of one line.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(label: Text(titleKey), text: text, selection: selection, prompt: prompt, axis: axis)
    }
}

extension TextEditor {
    /// Creates a text editor that binds its selection.
    ///
    /// - Parameters:
    ///   - text: A binding to the text.
    ///   - selection: A binding to the selection; `nil` until the user edits the text. Writing it changes the
    ///     selection.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.init(text: text)
        parts.selection = TextSelectionSource(binding: selection)
    }
}
