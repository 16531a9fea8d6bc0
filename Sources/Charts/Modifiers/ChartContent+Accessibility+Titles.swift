// Made by script/lib/overloads.py of ChartContent+Accessibility.swift. Don't edit it.

extension ChartContent {
    /// Gives marks a verbatim name for assistive technology.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ title: S) -> some ChartContent {
        styled { $0.label = Text(title) }
    }

    /// Gives marks a verbatim value for assistive technology.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ title: S) -> some ChartContent {
        styled { $0.value = Text(title) }
    }
}
