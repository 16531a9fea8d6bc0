import AttributeGraph
// Made by script/lib/overloads.py of Badge.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension View {
    /// Shows a verbatim text as a badge at the end of the view's list row; `nil` for no badge.
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ title: S?) -> some View { badge(title.map { Text($0) }) }

    /// Shows a text resource as a badge at the end of the view's list row; `nil` for no badge.
    @_disfavoredOverload
    nonisolated public func badge(_ title: LocalizedStringResource?) -> some View { badge(title.map { Text($0) }) }
}
