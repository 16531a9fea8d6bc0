extension TabContent {
    /// Shows a localized text as a badge on the tab; `nil` for no badge.
    nonisolated public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> {
        badge(key.map { Text($0) })
    }
}
