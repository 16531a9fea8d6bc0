import AttributeGraph
import Foundation

/// The row of tabs of a tab view.
final class TabBar {
    private let node: RenderNode
    private let row: RenderNode
    private let inputs: _ViewInputs
    private weak var controller: TabsController?

    init(inputs: _ViewInputs, controller: TabsController) {
        let control = ControlContent(TabBarControl())
        node = RenderNode.make(.control(control), layout: TabBarLayout(), inputs: inputs)
        let spacing = inputs.scene.host.chrome(of: control).accessorySpacing
        row = RenderNode.make(
            layout: StackLayout(axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: spacing),
            inputs: inputs.inside(node))
        self.inputs = inputs
        self.controller = controller
        let environment = inputs.environment
        // Where there is little room, tabs are at hand; on a screen of cells they keep the line below them.
        let isOfCells = inputs.scene.profile.pixelSize.width > 4
        inputs.follow { [unowned node] _ in
            let isAtBottom = !isOfCells && EnvironmentValues(scope: environment).horizontalSizeClass == .compact
            guard isAtBottom != (node.layout as? TabBarLayout)?.isAtBottom else { return }
            node.takeLayout(TabBarLayout(isAtBottom: isAtBottom))
            node.updateControl(TabBarControl.self) { $0.isAtBottom = isAtBottom }
            node.containerNode?.invalidateSize()
        }
    }

    /// Makes the tab of a page.
    func addTab(for page: TabPage, label: TabLabel?, inputs: _ViewInputs) {
        var inner = inputs.inside(row)
        inner.modifierCollector = nil
        let content = ControlLabel(isUnary: true) { inputs in
            let parts = RenderNode.make(layout: StackLayout.label, inputs: inputs)
            if let label {
                var own = label.inputs.inside(parts)
                own.scope = inputs.scope
                own.modifierCollector = nil
                _ = label.label.makeNode(own)
            }
            TabBadge.make(page, inputs: inputs.inside(parts))
        }
        page.tab = ControlMaker.make(TabControl(), inputs: inner, label: content) {
            [weak page, weak controller] _, _, draft in
            guard let page else { return }
            draft.control.isOn = controller?.shown === page
            draft.actions.press = { [weak page, weak controller] in
                if let page { controller?.select(page) }
            }
            draft.actions.increment = { [weak controller] in controller?.select(by: 1) }
            draft.actions.decrement = { [weak controller] in controller?.select(by: -1) }
        }
    }

    func setHidden(_ isHidden: Bool) { node.setHidden(isHidden) }

    func remove(_ tab: RenderNode) {
        guard !tab.flags.contains(.detached) else { return }
        tab.removeFromParent()
        row.scene.detach(tab)
    }

    /// Has the tabs in the order of their pages.
    func arrange(_ pages: [TabPage], in graph: Graph) {
        let tabs = ContiguousArray(pages.compactMap(\.tab))
        for page in pages {
            page.tab?.setHidden(page.traits?.isHidden(in: graph) ?? false)
        }
        guard tabs.count != row.children.count || !zip(tabs, row.children).allSatisfy({ $0 === $1 }) else { return }
        row.children = tabs
        row.structureDidChange()
        // A tab may look different at an end of the row.
        for tab in tabs { tab.didChange() }
    }

    func showSelection(_ shown: TabPage?) {
        for tab in row.children {
            tab.updateControl(TabControl.self) { $0.isOn = tab === shown?.tab }
        }
    }
}

/// What stands behind the label of a tab, if anything.
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

/// The layout of the bar: the row of tabs stands in the middle, above the pages, or below them where there is little
/// room.
struct TabBarLayout: BarLayout {
    var isAtBottom = false
    var edge: VerticalEdge { isAtBottom ? .bottom : .top }
    var name: String? { "TabBar" }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        let insets = insets(of: node)
        let row = row(of: node)?.size(for: offered(proposal, insets)) ?? .zero
        let width = row.width + insets.leading + insets.trailing
        return CGSize(width: max(width, proposal.width ?? 0), height: row.height + insets.top + insets.bottom)
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        let insets = insets(of: node)
        guard let row = row(of: node) else { return }
        let offered = offered(ProposedViewSize(width: size.width, height: nil), insets)
        let room = size.width - insets.leading - insets.trailing
        let x = insets.leading + max(0, (room - row.size(for: offered).width) / 2)
        row.place(at: CGPoint(x: x, y: insets.top), proposal: offered)
    }

    private func row(of node: RenderNode) -> RenderNode? { node.layoutChildren.first }

    private func insets(of node: RenderNode) -> EdgeInsets {
        node.controlContent.map { node.scene.host.chrome(of: $0).insets } ?? EdgeInsets()
    }

    private func offered(_ proposal: ProposedViewSize, _ insets: EdgeInsets) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max(0, $0 - insets.leading - insets.trailing) }, height: nil)
    }
}
