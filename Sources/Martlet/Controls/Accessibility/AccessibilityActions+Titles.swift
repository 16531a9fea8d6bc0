import AttributeGraph
// Made by script/lib/overloads.py of AccessibilityActions.swift. Don't edit it.
//
// A literal could be a resource as well as a key, and has to become a key.

extension View {
    /// Adds an accessibility action with a verbatim name to the view.
    @_disfavoredOverload
    nonisolated public func accessibilityAction<S: StringProtocol>(
        named title: S, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(title), handler)
    }

    /// Adds an accessibility action with a name resource to the view.
    @_disfavoredOverload
    nonisolated public func accessibilityAction(
        named title: LocalizedStringResource, _ handler: @escaping () -> Void
    ) -> some View {
        accessibilityAction(named: Text(title), handler)
    }
}
