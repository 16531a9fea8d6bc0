// Made by script/lib/overloads.py of TypeSelect.swift. Don't edit it.

extension View {
    /// Sets the verbatim text that users type to select the view's row.
    @_disfavoredOverload
    nonisolated public func typeSelectEquivalent<S: StringProtocol>(_ title: S) -> some View {
        typeSelectEquivalent(Text(title))
    }
}
