import AttributeGraph

/// Toolbar content that is present only while it is not hidden.
nonisolated struct HiddenToolbarContent<Content: ToolbarContent>: PrimitiveToolbarContent {
    let content: Content
    let isHidden: Bool

    static func _makeToolbar(content item: _GraphValue<Self>, inputs: _ViewInputs) {
        let branches = BranchSwitch(inputs: inputs)
        inputs.follow { graph in
            let value = item.pointer(in: graph).pointee
            if value.isHidden { return branches.showNothing() }
            branches.show(value.content, branch: 0) { Content._makeToolbar(content: $0, inputs: $1) }
        }
    }
}

extension HiddenToolbarContent: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension ToolbarContent {
    /// Hides the items.
    ///
    ///     ToolbarItem { ShareLink(item: url) }
    ///         .hidden(!canShare)
    ///
    /// - Parameter hidden: Whether the items are hidden.
    nonisolated public func hidden(_ hidden: Bool = true) -> some ToolbarContent {
        HiddenToolbarContent(content: self, isHidden: hidden)
    }
}

extension CustomizableToolbarContent {
    /// Hides the items.
    nonisolated public func hidden(_ hidden: Bool = true) -> some CustomizableToolbarContent {
        HiddenToolbarContent(content: self, isHidden: hidden)
    }
}
