import Foundation

extension TextField {
    /// A field that edits a string, with the label of a builder.
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), prompt: prompt, source: StringSource(binding: text))
    }

    /// A field that edits a string and grows along an axis, with the label of a builder.
    public init(text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label) {
        self.init(label: label(), prompt: prompt, axis: axis, source: StringSource(binding: text))
    }

    /// A field that edits a value which a format writes and parses, with the label of a builder.
    public init<F>(value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label)
    where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(label: label(), prompt: prompt, source: FormatSource(binding: value, format: format))
    }

    /// A field that edits a value which may be missing, with the label of a builder.
    public init<F>(value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label)
    where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(label: label(), prompt: prompt, source: OptionalFormatSource(binding: value, format: format))
    }

    /// A field that edits a value which a formatter writes and parses, with the label of a builder.
    public init<V>(value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(label: label(), prompt: prompt, source: FormatterSource(binding: value, formatter: formatter))
    }
}

extension TextField where Label == Text {
    /// A field that edits a string, with a title that is localised.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(label: Text(titleKey), prompt: nil, source: StringSource(binding: text))
    }

    /// A field that edits a string, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(label: Text(title), prompt: nil, source: StringSource(binding: text))
    }

    /// A field that edits a string, with a title that is localised and a prompt of its own.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(titleKey), prompt: prompt, source: StringSource(binding: text))
    }

    /// A field that edits a string, with a title that is shown as it is and a prompt of its own.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(title), prompt: prompt, source: StringSource(binding: text))
    }

    /// A field that edits a string and grows along an axis, with a title that is localised.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(label: Text(titleKey), prompt: prompt, axis: axis, source: StringSource(binding: text))
    }

    /// A field that edits a string and grows along an axis, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(label: Text(title), prompt: prompt, axis: axis, source: StringSource(binding: text))
    }

    /// A field that edits a string, and tells when editing begins, ends, and is committed by Return.
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

    /// A field that edits a string, with a title that is shown as it is, and tells when editing begins, ends, and is
    /// committed by Return.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(label: Text(title), prompt: nil, source: StringSource(binding: text))
        parts.editingChanged = onEditingChanged
        parts.commit = onCommit
    }

    /// A field that edits a string, with a title that is shown as it is, and tells when editing is committed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(title, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
    }

    /// A field that edits a string, and tells when editing is committed by Return.
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(titleKey, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
    }

    /// A field that edits a value which a format writes and parses, with a title that is localised.
    ///
    /// What is typed stays as it is until editing ends; the value is written whenever the text stands for one.
    public init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(label: Text(titleKey), prompt: prompt, source: FormatSource(binding: value, format: format))
    }

    /// A field that edits a value which a format writes and parses, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, F>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(label: Text(title), prompt: prompt, source: FormatSource(binding: value, format: format))
    }

    /// A field that edits a value which may be missing, with a title that is localised. An empty field is nil.
    public init<F>(_ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
    where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(label: Text(titleKey), prompt: prompt, source: OptionalFormatSource(binding: value, format: format))
    }

    /// A field that edits a value which may be missing, with a title that is shown as it is. An empty field is nil.
    @_disfavoredOverload
    public init<S: StringProtocol, F>(_ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
    where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(label: Text(title), prompt: prompt, source: OptionalFormatSource(binding: value, format: format))
    }

    /// A field that edits a value which a formatter writes and parses, with a title that is localised.
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(label: Text(titleKey), prompt: prompt, source: FormatterSource(binding: value, formatter: formatter))
    }

    /// A field that edits a value which a formatter writes and parses, with a title that is shown as it is.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(label: Text(title), prompt: prompt, source: FormatterSource(binding: value, formatter: formatter))
    }
}
