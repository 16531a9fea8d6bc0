import AttributeGraph

/// The items that a `ForEach` creates for an element, as a view of the hidden node that contains them.
private nonisolated struct ToolbarPart<Content: ToolbarContent>: PrimitiveView {
    let content: Content

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .implicitContainer(inputs) { _makeViewList(view: view, inputs: $0) }
    }

    static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        Content._makeToolbar(content: view[\.content], inputs: inputs)
    }

    static var _isUnary: Bool { false }
}

extension ForEach: ToolbarContent, PrimitiveToolbarContent where Content: ToolbarContent {
    /// Creates the items of each element.
    nonisolated public static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewInputs) {
        typealias Parts = ForEach<Data, ID, ToolbarPart<Content>>
        let views = inputs.graph.makeRule(in: inputs.scope) { graph in
            let items = content.read(in: graph)
            let make = items.content
            return Parts(data: items.data, id: items.id, source: items.source) { ToolbarPart(content: make($0)) }
        }
        let shelf = inputs.attachment(ToolbarShelf.self, as: ToolbarShelf.self)
        Parts._makeViewList(view: _GraphValue(views, isCompared: false), inputs: inputs)
        // Moved items keep their nodes, so that only their order tells the bars.
        inputs.follow { [weak shelf] graph in
            _ = content.read(in: graph)
            shelf?.changed()
        }
    }
}

extension ForEach: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension _CollectionParts: ToolbarContent, PrimitiveToolbarContent where Parts: ToolbarContent {
    /// Creates the items.
    public static func _makeToolbar(content: _GraphValue<Self>, inputs: _ViewInputs) {
        Parts._makeToolbar(content: content[\.parts], inputs: inputs)
    }
}

extension _CollectionParts: CustomizableToolbarContent where Parts: CustomizableToolbarContent {}

extension ToolbarItem: _CollectionPart {}

extension ToolbarItemGroup: _CollectionPart {}

extension ToolbarSpacer: _CollectionPart {}

extension _CollectionPartBuilder {
    /// Supports further toolbar items.
    nonisolated public static func buildPartialBlock<First: ToolbarContent, Next: ToolbarContent>(
        accumulated: First, next: Next
    ) -> some ToolbarContent { TupleToolbarContent(content: (accumulated, next)) }
}
