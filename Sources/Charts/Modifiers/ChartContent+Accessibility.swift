extension ChartContent {
    /// Names marks to assistive technology.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
        styled { $0.label = Text(labelKey) }
    }

    /// Names marks to assistive technology.
    nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
        styled { $0.label = label }
    }

    /// Says to assistive technology the value of marks.
    nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
        styled { $0.value = Text(valueKey) }
    }

    /// Says to assistive technology the value of marks.
    nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent {
        styled { $0.value = value }
    }

    /// Hides marks from assistive technology.
    nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
        styled { $0.isHidden = hidden }
    }

    /// Identifies marks in tests.
    nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
        styled { $0.identifier = identifier }
    }

    /// Names marks to assistive technology.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
        let text = Text(verbatim: String(label))
        return styled { $0.label = text }
    }

    /// Names marks to assistive technology.
    @_disfavoredOverload
    nonisolated public func accessibilityLabel(_ label: LocalizedStringResource) -> some ChartContent {
        styled { $0.label = Text(label) }
    }

    /// Says to assistive technology the value of marks.
    @_disfavoredOverload
    nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
        let text = Text(verbatim: String(value))
        return styled { $0.value = text }
    }

    /// Says to assistive technology the value of marks.
    @_disfavoredOverload
    nonisolated public func accessibilityValue(_ value: LocalizedStringResource) -> some ChartContent {
        styled { $0.value = Text(value) }
    }
}
