import AttributeGraph
import Foundation

/// The sidebar of an adaptable tab view. It replaces the row of tabs while there is room for it.
///
/// The sidebar is a list of its own, in the same column as that of a split view. Both the list and the row of tabs last
/// as long as the tab view; one of them is hidden. So the pages stay as they are when the window is resized.
final class TabSidebar: NodeAttachment {
    // unowned: the render tree owns the nodes, and the tab view's node this object.
    unowned let column: RenderNode
    unowned let corner: RenderNode
    let handle: SplitHandle
    private unowned let scene: SceneGraph
    private weak var controller: TabsController?
    private let environment: EnvironmentScope
    private let parts: TabSidebarParts?
    private let content: Attribute<TabSidebarView>
    private let toggle: Attribute<TabSidebarToggle>
    private let isNarrow: Attribute<Bool>
    /// The placement that the user has chosen; `nil` for the app's default.
    private let isChosen: Attribute<Bool?>
    private var reportedNarrow = false
    private var isToggleRemoved = false
    private var chosenWidth: CGFloat?
    private var startWidth: CGFloat?
    private weak var lastFocus: RenderNode?
    /// The pages with a row that can be selected, in the order of the rows.
    private(set) var choices: [TabPage] = []
    /// Whether the sidebar is visible.
    private(set) var isShown = true

    init(inputs: _ViewInputs, controller: TabsController) {
        scene = inputs.scene
        self.controller = controller
        environment = inputs.environment
        parts = inputs.attachment(TabSidebarParts.self)
        let graph = inputs.graph
        isNarrow = graph.makeInput(false, in: inputs.scope) { $0 == $1 }
        isChosen = graph.makeInput(nil, in: inputs.scope) { $0 == $1 }
        content = graph.makeInput(TabSidebarView(model: TabSidebarModel()), in: inputs.scope) { _, _ in false }
        toggle = graph.makeInput(TabSidebarToggle(isShown: nil, items: nil) {}, in: inputs.scope) { _, _ in false }
        var inner = inputs
        inner.setEnvironment { _, values in values.listPlace = .sidebar }
        inner.attach(TabSidebarParts.self, nil)
        inner.attach(TabLook.self, nil)
        corner = TabSidebarToggle._makeView(view: _GraphValue(toggle, isCompared: false), inputs: inner).node
        column = RenderNode.make(.effect(.clip), layout: PageLayout(), inputs: inner)
        column.setAttachment(SplitColumnPlace(.sidebar))
        column.stopPagePreferences()
        _ = TabSidebarView._makeView(view: _GraphValue(content, isCompared: false), inputs: inner.inside(column))
        handle = SplitHandle(axis: .horizontal, inputs: inner)
        handle.dragged = { [weak self] in self?.drag(by: $0, isLast: $1) }
    }

    // MARK: - Room

    /// Returns whether there is room for a sidebar.
    func isAvailable(in graph: Graph) -> Bool {
        !graph[isNarrow] && EnvironmentValues(scope: environment).horizontalSizeClass != .compact
    }

    /// Returns whether the sidebar is visible instead of the row of tabs.
    func isShown(in graph: Graph) -> Bool {
        isAvailable(in: graph) && graph[isChosen] ?? !EnvironmentValues(scope: environment).startsWithTabBar
    }

    /// Records, during layout, the width of the tab view. The sidebar is updated after the layout.
    func record(width: CGFloat) {
        let compactWidth = scene.profile.compactBelow.width
        let isNarrow = compactWidth > 0 && width < compactWidth * 0.4 + Self.least
        guard isNarrow != reportedNarrow else { return }
        reportedNarrow = isNarrow
        scene.actions.append { [weak self] in
            guard let self else { return }
            scene.set(self.isNarrow, to: isNarrow)
        }
    }

    private static let least: CGFloat = 200

    /// Returns the width of the sidebar in a tab view of a width.
    func width(in total: CGFloat) -> CGFloat {
        let room = max(total - scene.profile.compactBelow.width * 0.4, Self.least)
        return min(max(120, min(chosenWidth ?? 240, 600)), room, total * 0.6).rounded()
    }

    private func drag(by translation: CGSize, isLast: Bool) {
        let start = startWidth ?? column.frame.width
        startWidth = isLast ? nil : start
        chosenWidth = max(0, start + (column.layoutDirection == .rightToLeft ? -translation.width : translation.width))
        column.containerNode?.invalidateSize()
        scene.writes.requestUpdate()
    }

    // MARK: - Content

    /// Shows or hides the sidebar, and updates its rows.
    func arrange(_ node: RenderNode, shown page: TabPage?, in graph: Graph) {
        let isShown = isShown(in: graph)
        let isAvailable = isAvailable(in: graph)
        if isShown != self.isShown {
            self.isShown = isShown
            column.setCovered(!isShown, lastFocus: &lastFocus)
            handle.node.setHidden(!isShown)
            node.invalidateSize()
        }
        var model = makeModel(node, in: graph)
        model.selected = page.map { ObjectIdentifier($0) }
        model.header = parts?.view(.header, in: graph)
        model.footer = parts?.view(.footer, in: graph)
        model.bottomBar = parts?.view(.bottomBar, in: graph)
        model.select = { [weak controller] id in
            guard let controller, let page = controller.pages.first(where: { ObjectIdentifier($0) == id }) else {
                return
            }
            controller.select(page)
        }
        scene.set(content, to: TabSidebarView(model: model))
        let items = parts?.view(.toolbar, in: graph)
        scene.set(
            toggle,
            to: TabSidebarToggle(
                isShown: isAvailable && !isToggleRemoved ? isShown : nil, items: isShown ? items : nil
            ) { [weak self] in
                guard let self else { return }
                scene.set(isChosen, to: !self.isShown)
            })
    }

    /// Removes the button in the bar that shows and hides the sidebar.
    func setToggleRemoved(_ isRemoved: Bool) {
        guard isRemoved != isToggleRemoved else { return }
        isToggleRemoved = isRemoved
        controller?.pagesDidChange()
    }

    private func makeModel(_ node: RenderNode, in graph: Graph) -> TabSidebarModel {
        var groups: [TabSidebarModel.Group] = []
        var members: [[TabPage]] = []
        var sections: [ObjectIdentifier: Int] = [:]
        var marks: [TabSectionMark?] = []
        var isOpen = false
        for child in node.layoutChildren {
            if let mark = child.attachment(TabSectionMark.self) {
                sections[ObjectIdentifier(mark)] = groups.count
                let actions = mark.traits?.actions(in: graph) ?? []
                groups.append(.init(id: ObjectIdentifier(mark), header: mark.header(graph), actions: actions))
                members.append([])
                marks.append(mark)
                isOpen = false
            } else if let page = child.attachment(TabPage.self) {
                if let section = page.traits?.section, let index = sections[ObjectIdentifier(section)] {
                    members[index].append(page)
                    continue
                }
                if !isOpen {
                    groups.append(.init(id: groups.count))
                    members.append([])
                    marks.append(nil)
                }
                isOpen = true
                members[members.count - 1].append(page)
            }
        }
        choices = []
        for index in groups.indices {
            let pages = marks[index]?.traits?.ordered(members[index], in: graph) ?? members[index]
            let shown = pages.filter { $0.traits?.isHidden(in: graph, for: .sidebar) != true }
            groups[index].move = marks[index]?.traits?.mover(of: pages, shown: shown, in: graph)
            for page in shown {
                let isDisabled = page.traits?.isDisabled(in: graph) ?? false
                if !isDisabled { choices.append(page) }
                groups[index].items.append(
                    TabSidebarModel.Item(
                        id: ObjectIdentifier(page), label: page.label?.view(graph),
                        badge: page.traits?.badge(in: graph),
                        isDisabled: isDisabled, isMovable: page.traits?.isMovable(in: graph) ?? false,
                        descriptions: page.traits?.descriptions(in: graph) ?? []))
            }
        }
        return TabSidebarModel(groups: groups.filter { !$0.items.isEmpty || !$0.actions.isEmpty })
    }
}
