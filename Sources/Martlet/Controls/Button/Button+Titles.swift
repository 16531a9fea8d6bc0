import AttributeGraph
// Made by script/lib/overloads.py of Button.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension Button where Label == Text {
    /// Creates a button with an optional role and a verbatim title.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - role: The purpose of the button, such as `.destructive`; `nil` for an ordinary button.
    ///   - action: The closure that runs on the main actor when the user presses the button.
    @_disfavoredOverload
    @preconcurrency
    public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(label: Text(title), role: role, action: action)
    }

    /// Creates a button with an optional role and a title resource.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - role: The purpose of the button, such as `.destructive`; `nil` for an ordinary button.
    ///   - action: The closure that runs on the main actor when the user presses the button.
    @_disfavoredOverload
    @preconcurrency
    public init(_ title: LocalizedStringResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) {
        self.init(label: Text(title), role: role, action: action)
    }
}
