/// A category that groups the custom accessibility actions of a view.
public struct AccessibilityActionCategory: Equatable, Sendable {
    private let name: String

    /// The category of ordinary actions.
    public static let `default` = AccessibilityActionCategory(name: "default")
    /// The category of actions that edit.
    public static let edit = AccessibilityActionCategory(name: "edit")

    private init(name: String) { self.name = name }

    /// Creates a category with a custom name.
    public init(_ name: Text) { self.init(name: name.plainString) }
}

extension AccessibilityActionCategory {
    /// Creates a category with a localized name.
    public init(_ nameKey: LocalizedStringKey) { self.init(Text(nameKey)) }
}

extension View {
    /// Adds the actions of a builder's buttons to the view's accessibility actions, as one category.
    ///
    /// The screen readers of the desktop show one flat list of actions. The actions of a category are adjacent in it.
    nonisolated public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
    ) -> some View {
        accessibilityActions(content)
    }

    /// Adds an accessibility action that is named by a view.
    nonisolated public func accessibilityAction<Label: View>(
        action: @escaping () -> Void, @ViewBuilder label: () -> Label
    ) -> some View {
        let (action, label) = (MainOnly(action), label())
        return accessibilityActions { Button(action: { action.value() }) { label } }
    }
}
