import AttributeGraph

extension _CollectionParts: TabContent, PrimitiveTabContent where Parts: TabContent {
    /// The type of the tabs' values.
    public typealias TabValue = Parts.TabValue

    /// Creates the pages of the tabs.
    public static func _makeTabs(content: _GraphValue<Self>, inputs: _ViewInputs) {
        Parts._makeTabs(content: content[\.parts], inputs: inputs)
    }
}
