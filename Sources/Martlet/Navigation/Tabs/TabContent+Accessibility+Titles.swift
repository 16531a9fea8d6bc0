import AttributeGraph
// Made by script/lib/overloads.py of TabContent+Accessibility.swift. Don't edit it.

extension TabContent {
    /// Sets the verbatim name that assistive technology reads for the tab.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(
        _ title: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { accessibilityLabel(Text(title), isEnabled: isEnabled) }

    /// Sets the verbatim title that assistive technology reads for the tab.
    @_disfavoredOverload
    nonisolated public func accessibilityHint<S: StringProtocol>(
        _ title: S, isEnabled: Bool = true
    ) -> some TabContent<TabValue> { accessibilityHint(Text(title), isEnabled: isEnabled) }
}
