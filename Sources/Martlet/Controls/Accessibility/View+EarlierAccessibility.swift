// The names that the modifiers had first.

extension View {
    /// Says whether assistive technology passes over the view.
    nonisolated public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

    /// Names the view for assistive technology.
    nonisolated public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

    /// Says what the view is set to, for assistive technology.
    nonisolated public func accessibility(value: Text) -> some View { accessibilityValue(value) }

    /// Says what happens when the view is operated, for assistive technology.
    nonisolated public func accessibility(hint: Text) -> some View { accessibilityHint(hint) }

    /// Gives the view an identifier by which tests find it.
    nonisolated public func accessibility(identifier: String) -> some View { accessibilityIdentifier(identifier) }

    /// What a person may call the view who operates it by voice.
    nonisolated public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

    /// Adds to what the view is to assistive technology.
    nonisolated public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
        accessibilityAddTraits(traits)
    }

    /// Takes from what the view is to assistive technology.
    nonisolated public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
        accessibilityRemoveTraits(traits)
    }

    /// Says where the view comes among those beside it when they are read.
    nonisolated public func accessibility(sortPriority: Double) -> some View {
        accessibilitySortPriority(sortPriority)
    }
}
