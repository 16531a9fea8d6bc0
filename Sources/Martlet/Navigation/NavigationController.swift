import AttributeGraph

/// The pages of one navigation stack, with the operations that push and pop them.
///
/// Pages are added and removed only in rules. A user's action enqueues an operation, which the next update performs.
final class NavigationController: LifecycleRecord, PreferenceReader {
    // The scene ends the scope of its rules and nodes before it is released, so it outlives this
    // reference.
    private unowned let scene: SceneGraph
    /// The node of the stack, which owns this controller.
    private unowned let node: RenderNode
    /// The inputs of the stack, with whose environment pages are created.
    private let inputs: _ViewInputs
    let bar: NavigationBar
    private(set) var pages: [NavigationPage] = []
    private var path: NavigationPathBinding?
    private var destinations: [DestinationRecord] = []
    private var operations: [() -> Void] = []
    private let tick: Attribute<Int>
    private var tickCount = 0
    private var isRegistered = false
    /// The column in which links on the pages open, if this controller belongs to a column of a split view.
    weak var links: NavigationController?
    /// Whether the controller belongs to the last column of a split view.
    var isDetail = false
    /// The column of a split view whose pages this controller manages.
    weak var column: SplitColumn?

    init(node: RenderNode, inputs: _ViewInputs) {
        scene = inputs.scene
        self.node = node
        tick = inputs.graph.makeInput(0, in: inputs.scope) { $0 == $1 }
        var inner = inputs.inside(node)
        bar = NavigationBar(inputs: inner)
        inner.attachments = inputs.attachments
        inner.attach(PageBars.self, bar.items)
        self.inputs = inner
        bar.back = { [weak self] in self?.goBack() }
    }

    private var top: NavigationPage? { pages.last }

    /// Whether there is a page below the top one. A page opened by another column counts as the root.
    private var hasPagesToLeave: Bool { pages.count > (pages.dropFirst().first?.countsAsRoot == true ? 2 : 1) }

    /// Whether the user can go back, to a page or, where columns are shown one at a time, to the previous column.
    var canGoBack: Bool { hasPagesToLeave || leftColumn != nil }

    /// The column that is left when going back from the root: this controller's own, or the one whose only stack this
    /// is.
    private var leftColumn: SplitColumn? {
        if let column { return column.canGoBack && !hasStackInside ? column : nil }
        guard let outer = scene.bars.navigators.first(where: { $0.column?.canGoBack == true }), isContained(in: outer)
        else {
            return nil
        }
        return outer.column
    }

    /// Whether the visible page is itself a stack, whose bar has the back button.
    private var hasStackInside: Bool {
        scene.bars.navigators.contains { $0 !== self && $0.isContained(in: self) && !$0.isOutOfReach }
    }

    /// Updates the back button after a change of the enclosing split view.
    func updateWayBack() { bar.canGoBack = canGoBack }

    /// Whether the stack is on a page of another one.
    func isContained(in other: NavigationController) -> Bool {
        var node: RenderNode? = self.node
        while let current = node {
            if current === other.node { return true }
            node = current.parent
        }
        return false
    }

    // MARK: - Updates from the view

    /// Creates the root page and observes the path.
    func start(root: @escaping (_ViewInputs) -> Void, path: @escaping (Graph) -> NavigationPathBinding?) {
        let page = makePage(.root, scope: inputs.scope) { root($0) }
        pages = [page]
        var observer = RuleObserver()
        inputs.follow { [unowned self] graph in
            _ = graph[tick]
            self.path = path(graph)
            if let path = self.path {
                show(values: observer.run(in: graph, as: .containers) { path.values() })
            }
            let operations = self.operations
            self.operations = []
            for operation in operations { operation() }
            arrange()
        }
        node.lifetime.attach(self)
        node.addPreferenceReader(self)
    }

    /// Enqueues an operation on the pages for the next update.
    private func enter(_ operation: @escaping () -> Void) {
        operations.append(operation)
        tickCount += 1
        scene.set(tick, to: tickCount)
    }

    /// Updates the pages of values to those of the path. Pages of the common beginning stay.
    private func show(values: [AnyHashable]) {
        let known = pages.enumerated().filter { $0.element.value != nil }
        var shared = 0
        while shared < known.count, shared < values.count, known[shared].element.value == values[shared] { shared += 1 }
        if shared < known.count { remove(from: known[shared].offset) }
        // Pages without a value, which links have pushed, are removed if the path continues below them.
        if shared < values.count, let first = pages.indices.last(where: { pages[$0].value != nil || $0 == 0 }) {
            remove(from: first + 1)
        }
        for value in values[shared...] { push(value: value) }
    }

    // MARK: - Pushing

    /// Pushes a page for a value, through the path if the stack has a binding.
    ///
    /// - Parameter inPlaceOfRoot: Whether the page replaces the existing pages, because another column opens it.
    func open(_ value: AnyHashable, inPlaceOfRoot: Bool = false) {
        if inPlaceOfRoot {
            column?.reveal()
            if !hasDestination(for: value), let inner = innerStack(for: value) {
                enter { [unowned self] in remove(from: 1) }
                return inner.replacePages(by: value)
            }
        }
        if let path {
            path.append(value)
        } else {
            enter { [unowned self] in
                if inPlaceOfRoot { remove(from: 1) }
                push(value: value)
                top?.countsAsRoot = inPlaceOfRoot
            }
        }
    }

    private func hasDestination(for value: AnyHashable) -> Bool {
        let type = Swift.type(of: value.base)
        return destinations.contains { $0.type == type }
    }

    /// Returns a stack inside this column that has a destination for the value.
    private func innerStack(for value: AnyHashable) -> NavigationController? {
        scene.bars.navigators.first { $0 !== self && $0.isContained(in: self) && $0.hasDestination(for: value) }
    }

    /// Replaces all pages above the root by the page of a value.
    private func replacePages(by value: AnyHashable) {
        if let path {
            path.removeLast(path.values().count)
            path.append(value)
        } else {
            enter { [unowned self] in
                remove(from: 1)
                push(value: value)
            }
        }
    }

    /// Pushes the page of a presenter.
    func open(_ presenter: PagePresenter, inPlaceOfRoot: Bool = false) {
        if inPlaceOfRoot { column?.reveal() }
        enter { [unowned self] in
            if inPlaceOfRoot { remove(from: 1) }
            push(presenter)
            top?.countsAsRoot = inPlaceOfRoot
        }
    }

    /// Pushes or pops the page of a presenter according to its binding. Called in a rule.
    ///
    /// - Parameter source: The column of the presenter, if it is another one. The page then replaces the root, and
    ///   columns that are shown one at a time switch to it.
    func follow(_ isPresented: Bool, _ presenter: PagePresenter, from source: SplitColumn?) {
        guard isPresented != (presenter.page != nil) else { return }
        guard isPresented else {
            pop(presenter)
            scene.actions.append { [weak source] in source?.revealAfterLoss() }
            return
        }
        if source != nil { remove(from: 1) }
        push(presenter)
        guard source != nil else { return }
        presenter.page?.countsAsRoot = true
        arrange()
        scene.actions.append { [weak self] in self?.column?.reveal() }
    }

    private func push(value: AnyHashable) {
        let record = destinations.last { $0.type == Swift.type(of: value.base) }
        let page = makePage(.value(value), scope: scene.graph.makeScope(in: inputs.scope)) {
            record?.makeContent(value, inputs: $0)
        }
        page.destination = record
        pages.append(page)
        arrange()
    }

    /// Pushes the page of a presenter, unless it is shown. Called in a rule.
    func push(_ presenter: PagePresenter) {
        guard presenter.page == nil else { return }
        let scope = scene.graph.makeScope(in: inputs.scope)
        let page = makePage(.presenter(presenter), scope: scope) { presenter.makeContent($0) }
        presenter.page = page
        pages.append(page)
        arrange()
    }

    private func makePage(
        _ origin: NavigationPage.Origin,
        scope: Scope,
        content: (_ViewInputs) -> Void
    ) -> NavigationPage {
        var inputs = self.inputs
        inputs.scope = scope
        // Clipped, so that a page that is too high does not cover the bar above it.
        let pageNode = RenderNode.make(.effect(.clip), layout: PageLayout(), inputs: inputs)
        let page = NavigationPage(origin: origin, scope: scope, node: pageNode)
        var inner = inputs.inside(pageNode)
        inner.attach(NavigationController.self, links ?? self)
        inner.attach(SelectionColumnLink.self, links == nil ? nil : column.map(SelectionColumnLink.init))
        if case .root = origin {
        } else {
            let dismiss = DismissAction { [weak self, weak page] in
                if let self, let page { self.dismiss(page) }
            }
            inner.setEnvironment { _, values in
                values.dismiss = dismiss
                values.isPresented = true
            }
        }
        content(inner)
        return page
    }

    // MARK: - Popping

    /// Pops the visible page.
    func goBack() {
        if hasPagesToLeave, let top { return dismiss(top) }
        // Closes a page that a binding of another column presents, so that the binding can present it again.
        if leftColumn != nil, let top, top.countsAsRoot, case .presenter(let presenter) = top.origin,
            presenter.dismissed != nil
        {
            dismiss(top)
        }
        leftColumn?.goBack()
    }

    /// Pops a page and those above it.
    func dismiss(_ page: NavigationPage) {
        guard let index = pages.firstIndex(where: { $0 === page }), index > 0 else { return }
        let values = pages[index...].count { $0.value != nil }
        if values > 0, let path { path.removeLast(values) }
        enter { [unowned self, weak page] in
            guard let page, let index = pages.firstIndex(where: { $0 === page }) else { return }
            remove(from: index)
        }
    }

    /// Pops the page of a presenter and those above it. Called in a rule.
    func pop(_ presenter: PagePresenter) {
        guard let page = presenter.page, let index = pages.firstIndex(where: { $0 === page }) else { return }
        remove(from: index)
        arrange()
    }

    private func remove(from index: Int) {
        guard index > 0, index < pages.count else { return }
        let removed = pages[index...]
        pages.removeSubrange(index...)
        for page in removed.reversed() {
            let node = page.node
            node.removeFromParent()
            scene.end(page.scope, removing: [node])
            if case .presenter(let presenter) = page.origin {
                presenter.page = nil
                if let dismissed = presenter.dismissed { scene.actions.append(dismissed) }
            }
        }
    }

    // MARK: - Destinations

    func register(_ record: DestinationRecord) {
        destinations.append(record)
        // Creates a page again that was waiting for its destination.
        if let index = pages.firstIndex(where: { $0.isWaiting(for: record) }) {
            let values = pages[index...].compactMap(\.value)
            remove(from: index)
            for value in values { push(value: value) }
        }
    }

    func unregister(_ record: DestinationRecord) {
        destinations.removeAll { $0 === record }
        if let index = pages.firstIndex(where: { $0.destination === record }) {
            remove(from: index)
            arrange()
        }
    }

    // MARK: - Visible page

    /// Shows only the top page.
    private func arrange() {
        let hadFocus = top.map { page in
            pages.contains { $0 !== page && scene.focus.isFocused(below: $0.node) }
        }
        for page in pages where page !== top { page.setCovered(true) }
        if let top {
            top.setCovered(false)
            if hadFocus == true { scene.focus.requestFocus(in: top.node) }
        }
        if let top {
            let depth = pages.count - (pages.dropFirst().first?.countsAsRoot == true ? 1 : 0)
            node.setAttachment(ShownPage(id: top.node.id, depth: depth))
        }
        bar.canGoBack = canGoBack
        bar.items.keepBottomLast()
        node.preferencesDidChange()
        node.invalidateSize()
    }

    func collect(from node: RenderNode) {
        // Also reads the stack's own preferences, to be notified of their next change.
        _ = node.preference(NavigationTitleKey.self)
        _ = node.preference(NavigationBarSettingsKey.self)
        _ = node.preference(NavigationSubtitleKey.self)
        _ = node.preference(ToolbarKey.self)
        bar.title = top?.node.preference(NavigationTitleKey.self) ?? nil
        bar.subtitle = top?.node.preference(NavigationSubtitleKey.self) ?? nil
        bar.items.show(top?.node.preference(ToolbarKey.self) ?? [])
        bar.settings = top?.node.preference(NavigationBarSettingsKey.self) ?? NavigationBarSettings()
        for page in pages {
            guard let value = page.value, page.destination == nil else { continue }
            scene.diagnostics.report(
                "A NavigationStack can't show \(value.base): no navigationDestination(for: "
                    + "\(Swift.type(of: value.base)).self) stands in it. Add one outside of lazy containers."
            )
        }
    }

    // MARK: - Lifetime

    func appear(in scene: SceneGraph) {
        guard !isRegistered else { return }
        isRegistered = true
        scene.service(NavigationStacks.self).all.append(self)
        bar.node.invalidateSize()
        scene.bars.windowBarsMayDiffer()
        for navigator in scene.bars.navigators where navigator.column != nil || navigator === self {
            navigator.updateWayBack()
        }
        // The window's title must be set now: the stack becomes its source, and the title is already known.
        guard scene.bars.windowNavigator === self, let title = bar.title else { return }
        let environment = node.environment ?? scene.environment
        let context = scene.graph.untracked { scene.graph[environment.textSurroundings].context }
        scene.pageTitle = title.resolve(in: context).string
    }

    func end(in scene: SceneGraph) {
        isRegistered = false
        scene.service(NavigationStacks.self).all.removeAll { $0 === self }
        // Another stack's bar may now be the window's.
        scene.bars.navigationBar?.invalidateSize()
    }
}

extension NavigationPage {
    fileprivate func isWaiting(for record: DestinationRecord) -> Bool {
        guard let value, destination == nil else { return false }
        return Swift.type(of: value.base) == record.type
    }
}

extension NavigationController {
    var isOutOfReach: Bool { pages.first?.node.containerNode?.isOutOfReach ?? true }
}
