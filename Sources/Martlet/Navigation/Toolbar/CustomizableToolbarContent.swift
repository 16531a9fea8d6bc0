/// Items of a bar that have names. People do not rearrange bars here: the items stand as the app has them.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent where Self.Body: CustomizableToolbarContent {}

extension Never: CustomizableToolbarContent {}

extension ToolbarItem: CustomizableToolbarContent where ID == String, Content: View {
    /// An item with a name, at a place.
    ///
    /// - Parameters:
    ///   - id: The name.
    ///   - placement: The place.
    ///   - showsByDefault: Whether it is in the bar. Since nobody adds items to bars here, one that is not in it by default
    ///     never is.
    ///   - content: What stands in the bar.
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

/// What a person can do with an item when rearranging a bar.
public struct ToolbarCustomizationBehavior: Sendable {
    private enum Kind { case `default`, reorderable, disabled }

    private let kind: Kind

    /// Moved, removed and added again.
    public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .default) }
    /// Moved, but not removed.
    public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .reorderable) }
    /// Nothing.
    public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .disabled) }
}

/// Where an item that a bar does not show at first stands when a person adds it.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    /// The set's elements, one bit for each.
    public var rawValue: Int

    /// Creates a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The item is among those that a person can add to the bar even where it is not a part of the bar.
    public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}

extension ToolbarContent {
    /// Shows or hides the background that items of a bar have together. Items here have none: each button has its own.
    nonisolated public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent { self }
}

extension CustomizableToolbarContent {
    /// Shows or hides the background that items of a bar have together. Items here have none: each button has its own.
    nonisolated public func sharedBackgroundVisibility(
        _ visibility: Visibility
    ) -> some CustomizableToolbarContent { self }

    /// Says what a person can do with the item when rearranging the bar. Bars here stand as the app has them.
    nonisolated public func customizationBehavior(
        _ behavior: ToolbarCustomizationBehavior
    ) -> some CustomizableToolbarContent { self }

    /// Says whether the item is in the bar before a person rearranges it, which is how it stays here.
    nonisolated public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent { defaultVisibility == .hidden ? nil : self }

    /// Says how the item is offered to a person who rearranges the bar. Bars here stand as the app has them.
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
    /// Several items with names, in order.
    @_disfavoredOverload
    nonisolated public static func buildBlock<each Content: CustomizableToolbarContent>(
        _ content: repeat each Content
    ) -> some CustomizableToolbarContent {
        TupleToolbarContent(content: (repeat each content))
    }
}

extension View {
    /// Adds items with names to the bars of the page that the view stands on. People do not rearrange bars here: the items
    /// stand as the app has them.
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
