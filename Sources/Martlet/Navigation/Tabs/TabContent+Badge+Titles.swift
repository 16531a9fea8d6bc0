// Made by script/lib/overloads.py of TabContent+Badge.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension TabContent {
    /// Shows a verbatim text as a badge on the tab; `nil` for no badge.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ title: S?) -> some TabContent<TabValue> {
        badge(title.map { Text($0) })
    }

    /// Shows a text resource as a badge on the tab; `nil` for no badge.
    @_disfavoredOverload
    nonisolated public func badge(_ title: LocalizedStringResource?) -> some TabContent<TabValue> {
        badge(title.map { Text($0) })
    }
}
