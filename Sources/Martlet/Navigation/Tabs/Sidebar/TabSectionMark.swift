import AttributeGraph

/// Marks the position of a section among the pages of a tab view, also of a section without tabs.
final class TabSectionMark: LifecycleRecord, NodeAttachment {
    let header: (Graph) -> AnyView?
    let traits: TabTraits?
    private weak var controller: TabsController?

    init(controller: TabsController, traits: TabTraits?, header: @escaping (Graph) -> AnyView?) {
        self.controller = controller
        self.traits = traits
        self.header = header
    }

    func appear(in scene: SceneGraph) {}
    func end(in scene: SceneGraph) { controller?.pagesDidChange() }
}

/// Tabs with actions for the section that they form.
nonisolated struct TabSectionActions<C: TabContent, Actions: View>: PrimitiveTabContent {
    typealias TabValue = C.TabValue

    let content: C
    let actions: Actions

    static func _makeTabs(content: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.makeTabs(setting: { $0.setActions { AnyView(content.pointer(in: $0).pointee.actions) } }) {
            C._makeTabs(content: content[\.content], inputs: inputs)
        }
    }
}

extension TabContent {
    /// Adds actions below the tabs of the section in a sidebar.
    ///
    ///     TabSection("Playlists") { Tab("Jazz", systemImage: "music.note") { Text("Jazz") } }
    ///         .sectionActions { Button("New Playlist", systemImage: "plus") { add() } }
    ///
    /// A row of tabs does not show them.
    ///
    /// - Parameter content: Creates the actions.
    nonisolated public func sectionActions<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some TabContent<TabValue> { TabSectionActions(content: self, actions: content()) }
}
