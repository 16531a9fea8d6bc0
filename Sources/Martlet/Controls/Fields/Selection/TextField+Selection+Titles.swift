// Made by script/lib/overloads.py of TextField+Selection.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension TextField where Label == Text {
    /// Creates a field that edits a string and binds its selection, with a verbatim title.
    ///
    /// - Parameters:
    ///   - title: The field's name.
    ///   - text: A binding to the text.
    ///   - selection: A binding to the selection; `nil` until the user edits the field. Writing it changes the
    ///     selection.
    ///   - prompt: The text shown while the field is empty; `nil` for the title.
    ///   - axis: The axis along which the field grows; `nil` for a field of one line.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(label: Text(title), text: text, selection: selection, prompt: prompt, axis: axis)
    }

    /// Creates a field that edits a string and binds its selection, with a title resource.
    ///
    /// - Parameters:
    ///   - title: The field's name.
    ///   - text: A binding to the text.
    ///   - selection: A binding to the selection; `nil` until the user edits the field. Writing it changes the
    ///     selection.
    ///   - prompt: The text shown while the field is empty; `nil` for the title.
    ///   - axis: The axis along which the field grows; `nil` for a field of one line.
    @_disfavoredOverload
    public init(
        _ title: LocalizedStringResource, text: Binding<String>, selection: Binding<TextSelection?>,
        prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(label: Text(title), text: text, selection: selection, prompt: prompt, axis: axis)
    }
}
