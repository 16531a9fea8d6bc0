import Foundation

extension TextField {
    /// Creates a field that edits a string, with a label from a builder.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), prompt: prompt, source: StringSource(binding: text))
    }

    /// Creates a field that edits a string and grows along an axis, with a label from a builder.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(label: label(), prompt: prompt, axis: axis, source: StringSource(binding: text))
    }

    /// Creates a field that edits a formatted value, with a label from a builder.
    public init<F>(value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label)
    where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(label: label(), prompt: prompt, source: FormatSource(binding: value, format: format))
    }

    /// Creates a field that edits an optional formatted value, with a label from a builder. An empty field is `nil`.
    public init<F>(value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label)
    where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(label: label(), prompt: prompt, source: OptionalFormatSource(binding: value, format: format))
    }

    /// Creates a field that edits a value with a `Formatter`, with a label from a builder.
    public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), prompt: prompt, source: FormatterSource(binding: value, formatter: formatter))
    }
}

extension TextField where Label == Text {
    /// Creates a field that edits a string, with a localized title.
    ///
    /// - Parameters:
    ///   - titleKey: The key of the title, which is also the prompt of the empty field.
    ///   - text: A binding to the text, written after each edit.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(label: Text(titleKey), prompt: nil, source: StringSource(binding: text))
    }

    /// Creates a field that edits a string, with a localized title and a prompt.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(titleKey), prompt: prompt, source: StringSource(binding: text))
    }

    /// Creates a field that edits a string and grows along an axis, with a localized title.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(label: Text(titleKey), prompt: prompt, axis: axis, source: StringSource(binding: text))
    }

    /// Creates a field that edits a string, with a localized title and with callbacks for the beginning and end of
    /// editing and for Return.
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(label: Text(titleKey), prompt: nil, source: StringSource(binding: text))
        parts.editingChanged = onEditingChanged
        parts.commit = onCommit
    }

    /// Creates a field that edits a string, with a localized title and a callback for Return.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(titleKey, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
    }

    /// Creates a field that edits a formatted value, with a localized title.
    ///
    /// The value is written whenever the typed text can be parsed. The text stays as typed until editing ends.
    ///
    ///     TextField("Age", value: $age, format: .number)
    public init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(label: Text(titleKey), prompt: prompt, source: FormatSource(binding: value, format: format))
    }

    /// Creates a field that edits an optional formatted value, with a localized title. An empty field is `nil`.
    public init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
    where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(label: Text(titleKey), prompt: prompt, source: OptionalFormatSource(binding: value, format: format))
    }

    /// Creates a field that edits a value with a `Formatter`, with a localized title.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(label: Text(titleKey), prompt: prompt, source: FormatterSource(binding: value, formatter: formatter))
    }
}
