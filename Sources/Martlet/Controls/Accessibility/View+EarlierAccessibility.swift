// The deprecated spellings of the accessibility modifiers.

extension View {
    /// Hides the view from assistive technology; see `accessibilityHidden(_:)`.
    nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// Names the view for assistive technology; see `accessibilityLabel(_:)`.
    nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// Sets the value that assistive technology reads; see `accessibilityValue(_:)`.
    nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// Sets the hint that assistive technology reads; see `accessibilityHint(_:)`.
    nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// Sets an identifier for tests; see `accessibilityIdentifier(_:)`.
    nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    /// Sets names for voice control; see `accessibilityInputLabels(_:)`.
    nonisolated public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

    /// Adds accessibility traits; see `accessibilityAddTraits(_:)`.
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }

    /// Removes accessibility traits; see `accessibilityRemoveTraits(_:)`.
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    /// Sets the priority in the reading order; see `accessibilitySortPriority(_:)`.
    nonisolated public func accessibility(sortPriority: Double) -> some View {
        accessibilitySortPriority(sortPriority)
    }
}
