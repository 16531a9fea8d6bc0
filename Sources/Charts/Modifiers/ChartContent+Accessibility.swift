extension ChartContent {
    /// Gives marks a localized name for assistive technology.
    nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
        styled { $0.label = Text(labelKey) }
    }

    /// Names marks to assistive technology.
    nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent {
        styled { $0.label = label }
    }

    /// Gives marks a localized value for assistive technology.
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
}
