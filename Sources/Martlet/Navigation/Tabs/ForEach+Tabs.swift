import AttributeGraph

extension ForEach: TabContent, PrimitiveTabContent where Content: TabContent {
    /// The type of the tabs' values.
    public typealias TabValue = Content.TabValue

    /// Creates the pages of each element's tabs.
    nonisolated public static func _makeTabs(content: _GraphValue<Self>, inputs: _ViewInputs) {
        typealias Tabs = TabContentBuilder<Content.TabValue>.Content<Content>
        let views = inputs.graph.makeRule(in: inputs.scope) { graph in
            let tabs = content.read(in: graph)
            let make = tabs.content
            return ForEach<Data, ID, Tabs>(data: tabs.data, id: tabs.id, source: tabs.source) {
                Tabs(content: make($0))
            }
        }
        ForEach<Data, ID, Tabs>._makeViewList(view: _GraphValue(views, isCompared: false), inputs: inputs)
    }
}
