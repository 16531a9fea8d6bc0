import AttributeGraph

/// The setting of a modifier for the margins of the items in it.
final class ToolbarMargins {
    let areRemoved: (Graph) -> Bool

    init(areRemoved: @escaping (Graph) -> Bool) { self.areRemoved = areRemoved }
}

/// Toolbar content with or without margins. The outer modifier of several takes effect, as for other values of items.
nonisolated struct MarginsToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
    let content: Content
    let areRemoved: Bool

    static func _makeToolbar(content item: _GraphValue<Self>, inputs: _ViewInputs) {
        var inner = inputs
        if inputs.attachment(ToolbarMargins.self, as: ToolbarMargins.self) == nil {
            inner.attach(ToolbarMargins.self, ToolbarMargins { item.read(in: $0).areRemoved })
        }
        Content._makeToolbar(content: item[\.content], inputs: inner)
    }
}

extension MarginsToolbarContent: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension ToolbarContent {
    /// Removes the margins around the content of the items, for content that reaches to the edges of its item.
    ///
    ///     ToolbarItem {
    ///         Button(action: showAccount) { Image("portrait").resizable().frame(width: 28, height: 28) }
    ///     }
    ///     .contentMarginsRemoved()
    ///
    /// The margins of a toolbar's buttons and menus are their frame, in a terminal their brackets. Without margins they
    /// show their label alone. A `buttonStyle` in an item overrides this.
    ///
    /// - Parameter removed: Whether the margins are removed.
    nonisolated public func contentMarginsRemoved(_ removed: Bool = true) -> some ToolbarContent {
        MarginsToolbarContent(content: self, areRemoved: removed)
    }
}

extension CustomizableToolbarContent {
    /// Removes the margins around the content of the items, for content that reaches to the edges of its item.
    nonisolated public func contentMarginsRemoved(_ removed: Bool = true) -> some CustomizableToolbarContent {
        MarginsToolbarContent(content: self, areRemoved: removed)
    }
}
