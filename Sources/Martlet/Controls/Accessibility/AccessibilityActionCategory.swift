/// What actions for assistive technology have in common.
public struct AccessibilityActionCategory: Equatable, Sendable {
    private let name: String

    /// What a view usually offers.
    public static let `default` = AccessibilityActionCategory(name: "default")
    /// Actions that edit.
    public static let edit = AccessibilityActionCategory(name: "edit")

    private init(name: String) { self.name = name }

    /// Actions of a kind of one's own, with a name.
    public init(_ name: Text) { self.init(name: name.plainString) }

    /// Actions of a kind of one's own, with a name that is localised.
    public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }

    /// Actions of a kind of one's own, with a name that is said as it is.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ name: S) { self.init(name: String(name)) }
}

extension View {
    /// Adds what the buttons of a builder do to what assistive technology can do with the view, as actions of a kind. The
    /// desktop's screen readers have one list of actions: those of a kind stand together in it.
    nonisolated public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View {
        accessibilityActions(content)
    }

    /// Adds an action for assistive technology, with a view that names it.
    nonisolated public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        let (action, label) = (MainOnly(action), label())
        return accessibilityActions { Button(action: { action.value() }) { label } }
    }
}
