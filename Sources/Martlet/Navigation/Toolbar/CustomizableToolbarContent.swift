/// Toolbar items with identifiers. Users cannot rearrange toolbars here: the items keep the app's order.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Self.Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension ToolbarItem: CustomizableToolbarContent where ID == String, Content: View {
    /// Creates an item with an identifier.
    ///
    /// - Parameters:
    ///   - id: The identifier.
    ///   - placement: The placement of the item.
    ///   - showsByDefault: Whether the item is shown. Since users cannot add items here, one that is not shown by
    ///     default never is.
    ///   - content: A builder of the item's view.
    nonisolated public init(
        id: String,
        placement: ToolbarItemPlacement = .automatic,
        showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.content = content()
        self.placement = placement
        isShown = showsByDefault
    }
}

/// The customizations of a toolbar item that users can make.
public struct ToolbarCustomizationBehavior: Sendable {
    private enum Kind { case `default`, reorderable, disabled }

    private let kind: Kind

    /// The item can be moved, removed and added.
    public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .default) }
    /// The item can be moved, but not removed.
    public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .reorderable) }
    /// The item cannot be customized.
    public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .disabled) }
}

/// Options for items that a toolbar does not show by default.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    /// The set's elements, one bit for each.
    public var rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The item is always offered for addition, even if it is not part of the toolbar.
    public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}

extension ToolbarContent {
    /// Shows or hides the shared background of toolbar items. No effect: each button has its own background here.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
    /// Shows or hides the shared background of toolbar items. No effect: each button has its own background here.
    nonisolated public func sharedBackgroundVisibility(
        _ visibility: Visibility
    ) -> some CustomizableToolbarContent { self }

    /// Sets the customizations of the item that users can make. No effect: users cannot rearrange toolbars here.
    nonisolated public func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent { self }

    /// Sets the default visibility of the item, which users cannot change here.
    nonisolated public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent { defaultVisibility == .hidden ? nil : self }

    /// Sets how the item is offered to users who customize the toolbar. No effect: users cannot rearrange toolbars
    /// here.
    nonisolated public func defaultCustomization(
        options: ToolbarCustomizationOptions
    ) -> some CustomizableToolbarContent { self }
}

extension ToolbarSpacer: CustomizableToolbarContent {}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension TupleToolbarContent: CustomizableToolbarContent where repeat each Content: CustomizableToolbarContent {}

extension ToolbarContentBuilder {
    /// Supports a sequence of items with identifiers.
    @_disfavoredOverload
    nonisolated public static func buildBlock<each Content: CustomizableToolbarContent>(
        _ content: repeat each Content
    ) -> some CustomizableToolbarContent {
        TupleToolbarContent(content: (repeat each content))
    }
}

extension View {
    /// Adds items with identifiers to the bars of the view's page. Users cannot rearrange the items here.
    ///
    ///     .toolbar(id: "editing") {
    ///         ToolbarItem(id: "undo") { Button("Undo", action: undo) }
    ///         ToolbarItem(id: "redo") { Button("Redo", action: redo) }
    ///     }
    nonisolated public func toolbar<Content: CustomizableToolbarContent>(
        id: String,
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        modifier(ToolbarModifier(items: content()))
    }
}
