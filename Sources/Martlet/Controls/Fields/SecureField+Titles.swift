import AttributeGraph
// Made by script/lib/overloads.py of SecureField.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension SecureField where Label == Text {
    /// Creates a secure field with a verbatim title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(label: Text(title), text: text, prompt: nil)
    }

    /// Creates a secure field with a verbatim title and a prompt.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(title), text: text, prompt: prompt)
    }

    /// Creates a secure field with a verbatim title, which calls `onCommit` when Return is typed.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(label: Text(title), text: text, prompt: nil)
        parts.commit = onCommit
    }

    /// Creates a secure field with a title resource.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, text: Binding<String>) {
        self.init(label: Text(title), text: text, prompt: nil)
    }

    /// Creates a secure field with a title resource and a prompt.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(label: Text(title), text: text, prompt: prompt)
    }

    /// Creates a secure field with a title resource, which calls `onCommit` when Return is typed.
    @_disfavoredOverload
    public init(_ title: LocalizedStringResource, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(label: Text(title), text: text, prompt: nil)
        parts.commit = onCommit
    }
}
