import AttributeGraph
// Made by script/lib/overloads.py of AccessibilityElement.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension View {
    /// Sets the verbatim names by which users of voice control may refer to the view. The first name is the preferred
    /// one.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels<S: StringProtocol>(_ title: [S]) -> some View {
        accessibilityInputLabels(title.map { Text($0) })
    }

    /// Sets the names, as resources, by which users of voice control may refer to the view. The first name is the preferred
    /// one.
    @_disfavoredOverload
    nonisolated public func accessibilityInputLabels(_ title: [LocalizedStringResource]) -> some View {
        accessibilityInputLabels(title.map { Text($0) })
    }
}
