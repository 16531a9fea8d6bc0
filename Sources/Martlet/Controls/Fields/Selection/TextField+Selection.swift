extension TextField {
    /// A field that edits a string and tells what is selected in it, with the label of a builder.
    ///
    /// - Parameters:
    ///   - text: What is edited.
    ///   - selection: What is selected; nil until a person has edited the field. What is written there is selected.
    ///   - prompt: What the empty field says.
    ///   - axis: The axis along which the field grows; nil for a field of one line.
    ///   - label: What the field is called.
    public init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(label: label(), text: text, selection: selection, prompt: prompt, axis: axis)
    }

    fileprivate init(
        label: Label, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text?, axis: Axis?
    ) {
        self.init(label: label, prompt: prompt, axis: axis ?? .horizontal, source: StringSource(binding: text))
        parts.selection = TextSelectionSource(binding: selection)
    }
}

extension TextField where Label == Text {
    /// A field that edits a string and tells what is selected in it, with a title that is localised.
    ///
    /// - Parameters:
    ///   - titleKey: What the field is called.
    ///   - text: What is edited.
    ///   - selection: What is selected; nil until a person has edited the field. What is written there is selected.
    ///   - prompt: What the empty field says; nil for the title.
    ///   - axis: The axis along which the field grows; nil for a field of one line.
    public init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(label: Text(titleKey), text: text, selection: selection, prompt: prompt, axis: axis)
    }

    /// A field that edits a string and tells what is selected in it, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(label: Text(title), text: text, selection: selection, prompt: prompt, axis: axis)
    }
}

extension TextEditor {
    /// An editor of a text that tells what is selected in it.
    ///
    /// - Parameters:
    ///   - text: What is edited.
    ///   - selection: What is selected; nil until a person has edited the text. What is written there is selected.
    public init(text: Binding<String>, selection: Binding<TextSelection?>) {
        self.init(text: text)
        parts.selection = TextSelectionSource(binding: selection)
    }
}
