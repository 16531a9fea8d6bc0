// Made by script/lib/overloads.py of AccessibilityRotor+Views.swift. Don't edit it.

extension AccessibilityRotorEntry {
    /// Creates an entry with a verbatim name that leads to the view with an identifier.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, id: ID, in namespace: Namespace.ID? = nil, prepare: @escaping () -> Void = {}
    ) {}
}

extension View {
    /// Adds a rotor with a verbatim name to the view. No effect: desktop screen readers have no rotors.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<S: StringProtocol, Content: AccessibilityRotorContent>(
        _ title: S,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    /// Adds a rotor with a verbatim name and an entry for each model to the view. No effect: desktop screen readers
    /// have no rotors.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<S: StringProtocol, EntryModel: Identifiable>(
        _ title: S,
        entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }

    /// Adds a rotor with a verbatim name and an entry for each model, identified by a key path, to the view. No effect: desktop screen
    /// readers have no rotors.
    @_disfavoredOverload
    nonisolated public func accessibilityRotor<S: StringProtocol, EntryModel, ID: Hashable>(
        _ title: S,
        entries: [EntryModel],
        entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }
}
