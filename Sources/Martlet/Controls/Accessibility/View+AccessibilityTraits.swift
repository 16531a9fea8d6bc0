extension View {
    /// Adds to what the view is to assistive technology.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(
            AccessibilityModifier(value: traits) { value, _, properties in properties.addedTraits = value }
        )
    }

    /// Takes from what the view is to assistive technology.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(
            AccessibilityModifier(value: traits) { value, _, properties in properties.removedTraits = value }
        )
    }

    /// Says how high a heading stands, and that the view is one.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        modifier(
            AccessibilityModifier(value: level) { value, _, properties in
                properties.headingLevel = value
                properties.addedTraits = .isHeader
            }
        )
    }
}
