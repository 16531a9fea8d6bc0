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
