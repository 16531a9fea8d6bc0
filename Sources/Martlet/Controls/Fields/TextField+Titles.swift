import Foundation
// Made by script/lib/overloads.py of TextField+Init.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension TextField where Label == Text {
    /// Creates a field that edits a string, with a verbatim title.
    ///
    /// - Parameters:
    ///   - title: The title, which is also the prompt of the empty field.
    ///   - text: A binding to the text, written after each edit.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(label: Text(title), prompt: nil, source: StringSource(binding: text))
    }

    /// Creates a field that edits a string, with a verbatim title and a prompt.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(title), prompt: prompt, source: StringSource(binding: text))
    }

    /// Creates a field that edits a string and grows along an axis, with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(label: Text(title), prompt: prompt, axis: axis, source: StringSource(binding: text))
    }

    /// Creates a field that edits a string, with a verbatim title and with callbacks for the beginning and end of
    /// editing and for Return.
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

    /// Creates a field that edits a string, with a verbatim title and a callback for Return.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(title, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
    }

    /// Creates a field that edits a formatted value, with a verbatim title.
    ///
    /// The value is written whenever the typed text can be parsed. The text stays as typed until editing ends.
    ///
    ///     TextField("Age", value: $age, format: .number)
    @_disfavoredOverload
    public init<S: StringProtocol, F>(_ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(label: Text(title), prompt: prompt, source: FormatSource(binding: value, format: format))
    }

    /// Creates a field that edits an optional formatted value, with a verbatim title. An empty field is `nil`.
    @_disfavoredOverload
    public init<S: StringProtocol, F>(_ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
    where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(label: Text(title), prompt: prompt, source: OptionalFormatSource(binding: value, format: format))
    }

    /// Creates a field that edits a value with a `Formatter`, with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(label: Text(title), prompt: prompt, source: FormatterSource(binding: value, formatter: formatter))
    }

    /// Creates a field that edits a string, with a title resource.
    ///
    /// - Parameters:
    ///   - title: The title, which is also the prompt of the empty field.
    ///   - text: A binding to the text, written after each edit.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, text: Binding<String>) {
        self.init(label: Text(title), prompt: nil, source: StringSource(binding: text))
    }

    /// Creates a field that edits a string, with a title resource and a prompt.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(title), prompt: prompt, source: StringSource(binding: text))
    }

    /// Creates a field that edits a string and grows along an axis, with a title resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(label: Text(title), prompt: prompt, axis: axis, source: StringSource(binding: text))
    }

    /// Creates a field that edits a string, with a title resource and with callbacks for the beginning and end of
    /// editing and for Return.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void = {}
    ) {
        self.init(label: Text(title), prompt: nil, source: StringSource(binding: text))
        parts.editingChanged = onEditingChanged
        parts.commit = onCommit
    }

    /// Creates a field that edits a string, with a title resource and a callback for Return.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(title, text: text, onEditingChanged: { _ in }, onCommit: onCommit)
    }

    /// Creates a field that edits a formatted value, with a title resource.
    ///
    /// The value is written whenever the typed text can be parsed. The text stays as typed until editing ends.
    ///
    ///     TextField("Age", value: $age, format: .number)
    @_disfavoredOverload
    public init<F>(_ title: LocalizedStringResource, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil)
    where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(label: Text(title), prompt: prompt, source: FormatSource(binding: value, format: format))
    }

    /// Creates a field that edits an optional formatted value, with a title resource. An empty field is `nil`.
    @_disfavoredOverload
    public init<F>(_ title: LocalizedStringResource, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil)
    where F: ParseableFormatStyle, F.FormatOutput == String {
        self.init(label: Text(title), prompt: prompt, source: OptionalFormatSource(binding: value, format: format))
    }

    /// Creates a field that edits a value with a `Formatter`, with a title resource.
    @_disfavoredOverload
    public init<V>(_ title: LocalizedStringResource, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(label: Text(title), prompt: prompt, source: FormatterSource(binding: value, formatter: formatter))
    }
}
