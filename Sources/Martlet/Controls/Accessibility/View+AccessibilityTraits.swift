extension View {
    /// Adds accessibility traits to the view, such as `.isButton` or `.isHeader`.
    nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(
            AccessibilityModifier(value: traits) { value, _, properties in properties.addedTraits = value }
        )
    }

    /// Removes accessibility traits from the view.
    nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
        modifier(
            AccessibilityModifier(value: traits) { value, _, properties in properties.removedTraits = value }
        )
    }

    /// Marks the view as a heading of a level, for navigation with a screen reader.
    nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
        modifier(
            AccessibilityModifier(value: level) { value, _, properties in
                properties.headingLevel = value
                properties.addedTraits = .isHeader
            }
        )
    }
}
