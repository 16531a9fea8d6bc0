import AttributeGraph
import Foundation

/// The row of tabs of a tab view.
final class TabBar {
    private let node: RenderNode
    private let row: RenderNode
    private let inputs: _ViewInputs
    private weak var controller: TabsController?
    /// Whether the bar is below the pages. The tabs then share its width, with icons above titles.
    private var isAtBottom = false
    /// The layout of the tabs above the pages.
    private let rowLayout: TabRowLayout
    private let room: TabBarRoom
    /// The pages in the order of their tabs.
    private(set) var order: [TabPage] = []

    init(inputs: _ViewInputs, controller: TabsController) {
        let control = ControlContent(TabBarControl())
        node = RenderNode.make(.control(control), layout: TabBarLayout(), inputs: inputs)
        rowLayout = TabRowLayout(spacing: inputs.scene.host.chrome(of: control).accessorySpacing)
        row = RenderNode.make(layout: rowLayout, inputs: inputs.inside(node))
        self.inputs = inputs
        self.controller = controller
        room = TabBarRoom(inputs)
        node.setAttachment(room)
        inputs.follow { [unowned self] graph in
            let isAtBottom = room.isShort(in: graph)
            guard isAtBottom != self.isAtBottom else { return }
            self.isAtBottom = isAtBottom
            node.takeLayout(TabBarLayout(isAtBottom: isAtBottom))
            node.updateControl(TabBarControl.self) { $0.isAtBottom = isAtBottom }
            if isAtBottom { row.takeLayout(SharedWidthLayout()) } else { row.takeLayout(rowLayout) }
            for tab in row.children { tab.updateControl(TabControl.self) { $0.isStacked = isAtBottom } }
            node.containerNode?.invalidateSize()
        }
    }

    /// Whether the bar is below the pages.
    func isBelowPages(_ graph: Graph) -> Bool { room.isShort(in: graph) }

    /// Creates the tab of a page.
    func addTab(for page: TabPage, inputs: _ViewInputs) {
        var inner = inputs.inside(row)
        inner.modifierCollector = nil
        if let traits = page.traits {
            inner.setEnvironment { graph, values in if traits.isDisabled(in: graph) { values.isEnabled = false } }
        }
        let label = page.label
        let content = ControlLabel(isUnary: true) { [unowned self] inputs in
            let parts = RenderNode.make(layout: StackLayout.label, inputs: inputs)
            if let label {
                var own = label.inputs.inside(parts)
                own.scope = inputs.scope
                own.modifierCollector = nil
                makeLabel(label.label, own)
            }
            TabBadge.make(page, inputs: inputs.inside(parts))
        }
        page.tab = ControlMaker.make(TabControl(), inputs: inner, label: content) {
            [weak self, weak page, weak controller] _, _, draft in
            guard let page else { return }
            draft.control.isOn = controller?.shown === page
            draft.control.isStacked = self?.isAtBottom ?? false
            draft.actions.press = { [weak page, weak controller] in
                if let page { controller?.select(page) }
            }
            draft.actions.increment = { [weak controller] in controller?.select(by: 1) }
            draft.actions.decrement = { [weak controller] in controller?.select(by: -1) }
        }
        if let tab = page.tab { page.describeTab(tab, inputs: inner) }
    }

    /// Creates the content of a tab. In a bar at the bottom it is small, with the icon above the title.
    private func makeLabel(_ label: ControlLabel, _ inputs: _ViewInputs) {
        var own = inputs
        let isStacked = { [room] in room.isShort(in: $0) }
        own.attach(LabelMetrics.self, LabelMetrics(isStacked: isStacked))
        own.setEnvironment { graph, values in if isStacked(graph) { values.font = .caption } }
        let node = label.makeNode(own)
        guard !label.isUnary else { return }
        own.follow { [unowned node] graph in node.takeLayout(StackLayout.label(isStacked: isStacked(graph))) }
    }

    func setHidden(_ isHidden: Bool) { node.setHidden(isHidden) }

    func remove(_ tab: RenderNode) {
        guard !tab.flags.contains(.detached) else { return }
        tab.removeFromParent()
        row.scene.detach(tab)
    }

    /// Arranges the tabs in the order of their pages. In an adaptable tab view, pinned tabs are the last ones, and tabs
    /// that are only for the sidebar are hidden.
    func arrange(_ pages: [TabPage], isAdaptable: Bool, in graph: Graph) {
        let placements = pages.map { isAdaptable ? $0.traits?.placement(in: graph) ?? .automatic : .automatic }
        let indices = pages.indices
        order =
            indices.filter { placements[$0] != .pinned }.map { pages[$0] }
            + indices.filter { placements[$0] == .pinned }.map { pages[$0] }
        let tabs = ContiguousArray(order.compactMap(\.tab))
        var isChanged = false
        for (page, placement) in zip(pages, placements) {
            let isHidden = placement == .sidebarOnly || page.traits?.isHidden(in: graph, for: .tabBar) == true
            guard let tab = page.tab, tab.flags.contains(.hidden) != isHidden else { continue }
            tab.setHidden(isHidden)
            isChanged = true
        }
        if tabs.count != row.children.count || !zip(tabs, row.children).allSatisfy({ $0 === $1 }) {
            row.children = tabs
            row.structureDidChange()
            isChanged = true
        }
        guard isChanged else { return }
        // A tab may look different at an end of the row.
        for tab in tabs { tab.didChange() }
    }

    func showSelection(_ shown: TabPage?) {
        for tab in row.children {
            tab.updateControl(TabControl.self) { $0.isOn = tab === shown?.tab }
        }
    }
}

/// The badge after the label of a tab; empty without a text.
private nonisolated struct TabBadge: View {
    let text: Text?

    @MainActor @ViewBuilder var body: some View {
        if let text { text.foregroundStyle(.secondary) }
    }

    static func make(_ page: TabPage, inputs: _ViewInputs) {
        guard let traits = page.traits else { return }
        let value = inputs.graph.makeRule(TabBadgeRule(traits: traits), in: inputs.scope)
        TabBadge._makeViewList(view: _GraphValue(value, isCompared: false), inputs: inputs)
    }
}

private struct TabBadgeRule: Rule {
    let traits: TabTraits

    mutating func value(in graph: Graph) -> TabBadge { TabBadge(text: traits.badge(in: graph)) }
}
