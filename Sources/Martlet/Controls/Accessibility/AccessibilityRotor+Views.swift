extension AccessibilityRotorEntry {
    /// Creates an entry with a localized name that leads to the view with an identifier.
    public init(
        _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID? = nil, prepare: @escaping () -> Void = {}
    ) {}
}

extension View {
    /// Adds a rotor to the view. No effect: desktop screen readers have no rotors.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ label: Text,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    /// Adds a rotor with a localized name to the view. No effect: desktop screen readers have no rotors.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ labelKey: LocalizedStringKey,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    /// Adds a system rotor to the view. No effect: desktop screen readers have no rotors.
    nonisolated public func accessibilityRotor<Content: AccessibilityRotorContent>(
        _ systemRotor: AccessibilitySystemRotor,
        @AccessibilityRotorContentBuilder entries: @escaping () -> Content
    ) -> some View { self }

    /// Adds a rotor with an entry for each model to the view. No effect: desktop screen readers have no rotors.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabel: Text,
        entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }

    /// Adds a rotor with a localized name and an entry for each model to the view. No effect: desktop screen readers
    /// have no rotors.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey,
        entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }

    /// Adds a rotor with a localized name and an entry for each model, identified by a key path, to the view. No effect: desktop screen
    /// readers have no rotors.
    nonisolated public func accessibilityRotor<EntryModel, ID: Hashable>(
        _ rotorLabelKey: LocalizedStringKey,
        entries: [EntryModel],
        entryID: KeyPath<EntryModel, ID>,
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }

    /// Adds a system rotor with an entry for each model to the view. No effect: desktop screen readers have no rotors.
    nonisolated public func accessibilityRotor<EntryModel: Identifiable>(
        _ systemRotor: AccessibilitySystemRotor,
        entries: [EntryModel],
        entryLabel: KeyPath<EntryModel, String>
    ) -> some View { self }

    /// Makes the view a destination of a rotor. No effect: desktop screen readers have no rotors.
    nonisolated public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self
    }
}
