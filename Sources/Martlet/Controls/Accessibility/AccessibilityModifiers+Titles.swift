import AttributeGraph
// Made by script/lib/overloads.py of AccessibilityModifiers.swift. Don't edit it.

extension View {
    /// Sets the verbatim name that assistive technology reads for the view, while `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ title: S, isEnabled: Bool = true) -> some View {
        accessibilityLabel(Text(title), isEnabled: isEnabled)
    }
}

extension View {
    /// Sets the verbatim value that assistive technology reads for the view, while `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ title: S, isEnabled: Bool = true) -> some View {
        accessibilityValue(Text(title), isEnabled: isEnabled)
    }
}

extension View {
    /// Sets the verbatim hint that assistive technology reads for the view, while `isEnabled` is true.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(_ title: S, isEnabled: Bool = true) -> some View {
        accessibilityHint(Text(title), isEnabled: isEnabled)
    }
}
