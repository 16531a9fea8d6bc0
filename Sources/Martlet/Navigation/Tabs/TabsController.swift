import AttributeGraph
import Foundation

/// The pages and the selection of one tab view.
final class TabsController: LifecycleRecord, PreferenceReader {
    // The scene ends the scope of its rules and nodes before it is released, so it outlives this
    // reference.
    private unowned let scene: SceneGraph
    unowned let node: RenderNode
    private let inputs: _ViewInputs
    private let style: TabLook
    /// The sidebar; `nil` for a style without one.
    private var sidebar: TabSidebar?
    /// The row of tabs; `nil` for a style without tabs.
    private var bar: TabBar?
    private var dots: PageDots?
    private(set) var pages: [TabPage] = []
    private(set) weak var shown: TabPage?
    /// The page that the user has chosen, if there is no selection binding.
    private weak var chosen: TabPage?
    private var selection: TabSelection?
    private let tick: Attribute<Int>
    private var tickCount = 0
    private var isRegistered = false

    init(inputs: _ViewInputs) {
        scene = inputs.scene
        style = inputs.attachment(TabLook.self) ?? TabLook()
        node =
            style.isAdaptable
            ? RenderNode.make(layout: TabSidebarLayout(), inputs: inputs)
            : RenderNode.make(layout: BarsLayout(name: "TabView"), inputs: inputs)
        tick = inputs.graph.makeInput(0, in: inputs.scope) { $0 == $1 }
        self.inputs = inputs.inside(node)
    }

    func start(content: (_ViewInputs) -> Void, selection: @escaping (Graph) -> TabSelection?) {
        node.lifetime.attach(self)
        node.addPreferenceReader(self)
        if style.isAdaptable {
            let made = TabSidebar(inputs: inputs, controller: self)
            node.setAttachment(made)
            sidebar = made
        }
        if !style.isPaged { bar = TabBar(inputs: inputs, controller: self) }
        let collector = TabCollector()
        collector.controller = self
        var inner = inputs
        inner.modifierCollector = collector
        // The style of this tab view does not apply to tab views on its pages.
        inner.attach(TabLook.self, nil)
        inner.attach(TabSidebarParts.self, nil)
        inner.setEnvironment { [weak bar, weak sidebar] graph, values in
            let row = bar.map { $0.isBelowPages(graph) ? .bottomBar : .topBar } ?? TabBarPlacement.pageIndicator
            values.tabBarPlacement = sidebar?.isShown(in: graph) == true ? .sidebar : row
            values.isTabBarShowingSections = true
            values.isTabViewSidebarAvailable = sidebar?.isAvailable(in: graph) ?? false
        }
        inner.wrappers = ElementWrapper(inputs: inner) { [unowned self, unowned collector] inputs, make in
            _ViewOutputs(node: makePage(inputs, traits: collector.traits) { _ = make($0) })
        }
        content(inner)
        if style.isPaged { dots = PageDots(inputs: inputs, controller: self, style: style) }
        var observer = RuleObserver()
        inputs.follow { [unowned self] graph in
            _ = graph[tick]
            self.selection = selection(graph)
            let wanted = self.selection.flatMap { selection in
                observer.run(in: graph, as: .containers) { selection.value() }
            }
            arrange(graph, wanted: wanted)
        }
    }

    /// Schedules an update of the pages for the next flush.
    func pagesDidChange() {
        tickCount += 1
        scene.set(tick, to: tickCount)
    }

    // MARK: - Pages

    /// Creates the node of a page. Its content is created when the page is first shown, if the tab does not depend on
    /// the content.
    func makePage(
        _ inputs: _ViewInputs,
        traits: TabTraits?,
        content: @escaping (_ViewInputs) -> Void
    ) -> RenderNode {
        let node = RenderNode.make(.effect(.clip), layout: PageLayout(), inputs: inputs)
        node.setHidden(true)
        var inner = inputs.inside(node)
        inner.modifierCollector = nil
        let page = TabPage(node: node, traits: traits, controller: self) { content(inner) }
        node.setAttachment(page)
        if traits?.saysWhichTab != true { page.makeContent() }
        page.label = traits?.label ?? node.layoutChildren.first?.trait(TabLabel.self)
        bar?.addTab(for: page, inputs: inputs)
        node.lifetime.attach(page)
        // Modifiers on existing pages take effect after their rules have run.
        inputs.follow { [unowned self] _ in pagesDidChange() }
        return node
    }

    /// Creates the mark of a section in front of its pages, for a tab view with a sidebar.
    func makeSection(
        _ inputs: _ViewInputs, traits: TabTraits?, header: @escaping (Graph) -> AnyView?
    ) -> TabSectionMark? {
        guard sidebar != nil else { return nil }
        let node = RenderNode.make(.effect(.clip), layout: PageLayout(), inputs: inputs)
        node.setHidden(true)
        let mark = TabSectionMark(controller: self, traits: traits, header: header)
        node.setAttachment(mark)
        node.lifetime.attach(mark)
        inputs.follow { [unowned self] _ in pagesDidChange() }
        return mark
    }

    func remove(_ page: TabPage) {
        pages.removeAll { $0 === page }
        if let tab = page.tab { bar?.remove(tab) }
        pagesDidChange()
    }

    /// Updates the tabs and the visible page to the pages and the selection.
    private func arrange(_ graph: Graph, wanted: AnyHashable?) {
        pages = node.layoutChildren.compactMap { $0.attachment(TabPage.self) }
        for page in pages { page.readTag(in: graph) }
        bar?.arrange(pages, isAdaptable: style.isAdaptable, in: graph)
        show(page(for: wanted))
        bar?.showSelection(shown)
        dots?.update()
        guard let sidebar else { return }
        sidebar.arrange(node, shown: shown, in: graph)
        updateBar()
    }

    private func page(for wanted: AnyHashable?) -> TabPage? {
        if let wanted, let page = pages.first(where: { $0.tag == wanted }) {
            chosen = nil
            return page
        }
        for known in [chosen, shown] {
            if let known, pages.contains(where: { $0 === known }) { return known }
        }
        return pages.first
    }

    private func show(_ page: TabPage?) {
        guard page !== shown else { return }
        let hadFocus = shown.map { scene.focus.isFocused(below: $0.node) } ?? false
        shown?.setCovered(true)
        if let page {
            page.makeContent()
            page.setCovered(false)
            if hadFocus { scene.focus.requestFocus(in: page.node) }
        }
        shown = page
        node.preferencesDidChange()
        node.invalidateSize()
    }

    func collect(from node: RenderNode) {
        updateBar()
        sidebar?.setToggleRemoved(node.preference(SidebarToggleRemovedKey.self) == true)
    }

    /// Hides the row of tabs if a page asks for it, or while the sidebar has the tabs.
    private func updateBar() {
        bar?.setHidden(sidebar?.isShown == true || node.preference(TabBarHiddenKey.self) == true)
    }

    // MARK: - Selecting

    /// The pages whose tabs the user can select, in the order of the tabs.
    private var choices: [TabPage] {
        if let sidebar, sidebar.isShown { return sidebar.choices }
        return (bar?.order ?? pages).filter { page in
            guard let tab = page.tab else { return true }
            return !tab.flags.contains(.hidden) && tab.control?.isEnabled != false
        }
    }

    var shownIndex: Int? { pages.firstIndex { $0 === shown } }

    /// Selects a page through the selection binding, as far as the binding accepts it.
    func select(_ page: TabPage) {
        if let selection, let tag = page.tag, selection.set(tag) {
            chosen = nil
        } else {
            chosen = page
        }
        pagesDidChange()
    }

    /// Selects the page that is a number of positions after the visible one.
    ///
    /// - Returns: Whether there is such a page.
    @discardableResult
    func select(by step: Int, wraps: Bool = false) -> Bool {
        let choices = self.choices
        guard let index = choices.firstIndex(where: { $0 === shown }) else { return false }
        var next = index + step
        if wraps, !choices.isEmpty { next = (next + choices.count) % choices.count }
        guard choices.indices.contains(next), next != index else { return false }
        // The focus follows from tab to tab.
        if let tab = choices[index].tab, scene.focus.focused === tab, let target = choices[next].tab {
            scene.focus.requestFocus(in: target)
        }
        select(choices[next])
        return true
    }

    // MARK: - Lifetime

    func appear(in scene: SceneGraph) {
        guard !isRegistered else { return }
        isRegistered = true
        scene.service(TabViews.self).all.append(self)
    }

    func end(in scene: SceneGraph) {
        isRegistered = false
        scene.service(TabViews.self).all.removeAll { $0 === self }
    }
}

/// The visible tab views of a scene.
private final class TabViews: SceneService {
    static let slot = ServiceSlot()

    /// The tab views, in the order of their appearance.
    var all: [TabsController] = []

    init(scene: SceneGraph) {}
}

extension SceneGraph {
    private var tabViews: [TabsController] { existingService(TabViews.self)?.all ?? [] }

    /// Selects the next or previous tab of the innermost tab view that contains the focus, or else of the first visible
    /// one.
    @MainActor
    func switchTab(_ key: KeyInput) -> Bool {
        guard key.key == .pageUp || key.key == .pageDown, !tabViews.isEmpty,
            !key.modifiers.isDisjoint(with: [.command, .control])
        else { return false }
        let shown = tabViews.filter { !$0.node.isOutOfReach }
        let view = shown.last { focus.isFocused(below: $0.node) } ?? shown.first
        return view?.select(by: key.key == .pageUp ? -1 : 1, wraps: true) ?? false
    }
}
