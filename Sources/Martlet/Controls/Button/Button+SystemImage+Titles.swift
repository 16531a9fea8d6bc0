// Made by script/lib/overloads.py of Button+SystemImage.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension Button where Label == Martlet.Label<Text, Image> {
    /// Creates a button with an optional role, a verbatim title and a system symbol.
    @_disfavoredOverload
    @preconcurrency public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(label: Martlet.Label(title, systemImage: systemImage), role: role, action: action)
    }

    /// Creates a button with an optional role, a title resource and a system symbol.
    @_disfavoredOverload
    @preconcurrency public init(
        _ title: LocalizedStringResource,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(label: Martlet.Label(title, systemImage: systemImage), role: role, action: action)
    }
}
