import AttributeGraph
import Foundation

/// The width limits of a column, in points.
struct ColumnWidth: Equatable {
    var minimum: CGFloat?
    var ideal: CGFloat
    var maximum: CGFloat?
}

/// The width of a column: the first one that a view inside sets.
enum ColumnWidthKey: PreferenceKey {
    static var defaultValue: ColumnWidth? { nil }

    static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) { value = value ?? nextValue() }
}

/// The columns of a split view, each with its own pages; or one of them, if there is no room for all.
nonisolated struct SplitFrame<Sidebar: View, Content: View, Detail: View>: PrimitiveView {
    let sidebar: Sidebar
    let content: Content
    let detail: Detail
    /// The number of visible columns, counted from the last.
    let shown: Int
    /// A binding that is set to whether only one column fits.
    let isCompact: Binding<Bool>
    /// A binding that is set to the number of columns that fit, counted from the last.
    let fitting: Binding<Int>
    /// A binding to the column to show alone, which the user and selections change.
    let column: Binding<NavigationSplitViewColumn>
    /// The column that is shown alone; `nil` to show those that fit.
    let shownAlone: NavigationSplitViewColumn?

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let node = RenderNode.make(layout: SplitLayout(), inputs: inputs)
        let inner = inputs.inside(node)
        let hasContent = Content.self != EmptyView.self
        let state = SplitState(
            node: node,
            setCompact: { [unowned node] in view.peek(in: node.scene.graph).isCompact.wrappedValue = $0 },
            setFitting: { [unowned node] in view.peek(in: node.scene.graph).fitting.wrappedValue = $0 },
            setColumn: { [unowned node] in view.peek(in: node.scene.graph).column.wrappedValue = $0 })
        let sidebar = SplitColumn(.sidebar, of: state, inner, lists: .sidebar)
        let content = hasContent ? SplitColumn(.content, of: state, inner, lists: .middle) : nil
        let detail = SplitColumn(.detail, of: state, inner, lists: .page)
        detail.controller.isDetail = true
        content?.controller.links = detail.controller
        sidebar.controller.links = content?.controller ?? detail.controller
        state.columns = [sidebar] + (content.map { [$0] } ?? []) + [detail]
        node.setAttachment(state)
        node.lifetime.attach(state)
        sidebar.start(view[\.sidebar])
        content?.start(view[\.content])
        detail.start(view[\.detail])
        inputs.follow { graph in
            let view = view.pointer(in: graph).pointee
            state.show(last: view.shown, alone: view.shownAlone)
        }
        return _ViewOutputs(node: node)
    }
}

/// The state of a split view's columns.
final class SplitState: NodeAttachment, LifecycleRecord {
    private unowned let node: RenderNode
    fileprivate(set) var columns: [SplitColumn] = []
    private let setCompact: (Bool) -> Void
    private let setFitting: (Int) -> Void
    private let setColumn: (NavigationSplitViewColumn) -> Void
    /// The column that is shown alone, if there is no room for all.
    private(set) var alone: SplitColumn?
    private var isRegistered = false
    /// The layout's latest results, which are reported to the view after the layout.
    private var reportedCompact = false
    private var reportedFitting = Int.max

    fileprivate init(
        node: RenderNode, setCompact: @escaping (Bool) -> Void, setFitting: @escaping (Int) -> Void,
        setColumn: @escaping (NavigationSplitViewColumn) -> Void
    ) {
        self.node = node
        self.setCompact = setCompact
        self.setFitting = setFitting
        self.setColumn = setColumn
    }

    /// The visible columns.
    var shown: [SplitColumn] { columns.filter { !$0.node.flags.contains(.hidden) } }

    /// Shows a number of columns, counted from the last, or one column alone.
    fileprivate func show(last count: Int, alone column: NavigationSplitViewColumn?) {
        // With two columns, the middle column means the last one.
        alone = column.map { wanted in columns.first { $0.place.number >= wanted.number } ?? columns[columns.count - 1]
        }
        for (index, column) in columns.enumerated() {
            column.setShown(alone.map { $0 === column } ?? (index >= columns.count - count))
        }
        for navigator in node.scene.bars.navigators { navigator.updateWayBack() }
        node.scene.bars.windowBarsMayDiffer()
        node.preferencesDidChange()
        node.invalidateSize()
    }

    /// Records, during layout, whether only one column fits. The view is updated after the layout.
    fileprivate func record(isCompact: Bool) {
        guard isCompact != reportedCompact else { return }
        reportedCompact = isCompact
        node.scene.actions.append { [weak self] in self?.setCompact(isCompact) }
    }

    /// Records, during layout, the number of columns that fit. The view is updated after the layout.
    fileprivate func record(fitting count: Int) {
        guard min(count, columns.count) != min(reportedFitting, columns.count) else { return }
        reportedFitting = count
        node.scene.actions.append { [weak self] in self?.setFitting(count) }
    }

    /// Returns the number of columns, counted from the last, that fit next to each other; at least two.
    ///
    /// - Parameter last: The minimum useful width of the last column.
    fileprivate func fitting(in width: CGFloat, last: CGFloat) -> Int {
        var needed = last
        for (index, column) in columns.dropLast().reversed().enumerated() {
            needed += column.least
            if index > 0, needed > width { return index + 1 }
        }
        return columns.count
    }

    /// Shows a column, if only one fits.
    func reveal(_ column: SplitColumn) { setColumn(column.place) }

    fileprivate func neighbour(of column: SplitColumn, by offset: Int) -> SplitColumn? {
        guard let index = columns.firstIndex(where: { $0 === column }), columns.indices.contains(index + offset) else {
            return nil
        }
        return columns[index + offset]
    }

    // MARK: - Lifetime

    func appear(in scene: SceneGraph) {
        guard !isRegistered else { return }
        isRegistered = true
        scene.service(NavigationStacks.self).splits.append(self)
        scene.bars.windowBarsMayDiffer()
    }

    func end(in scene: SceneGraph) {
        isRegistered = false
        scene.service(NavigationStacks.self).splits.removeAll { $0 === self }
        scene.bars.windowBarsMayDiffer()
    }

    /// Whether the split view fills its window, so that its columns touch the window's header bar.
    var fillsWindow: Bool {
        var current = node
        while let parent = current.containerNode {
            for sibling in parent.layoutChildren where sibling !== current && !sibling.flags.contains(.hidden) {
                if sibling.layout.asBar == nil { return false }
            }
            current = parent
        }
        return true
    }
}

/// A column of a split view.
final class SplitColumn: PreferenceReader, SelectionColumn {
    let place: NavigationSplitViewColumn
    private unowned let split: SplitState
    unowned let node: RenderNode
    /// The draggable line between the column and the next one.
    let handle: SplitHandle
    let controller: NavigationController
    private(set) var width: ColumnWidth?
    /// The width of the inspector in the column; 0 without one.
    private(set) var inspectorWidth: CGFloat = 0
    /// The minimum width of the section above the column in the window's header bar.
    private var barWidth: CGFloat = 0
    /// The width that the user has set.
    private var chosenWidth: CGFloat?
    private var startWidth: CGFloat?
    private weak var lastFocus: RenderNode?

    /// - Parameter lists: The position that lists in the column get in their environment.
    fileprivate init(
        _ place: NavigationSplitViewColumn, of split: SplitState, _ inputs: _ViewInputs, lists: ListPlace
    ) {
        self.place = place
        self.split = split
        var inputs = inputs
        inputs.setEnvironment { _, values in values.listPlace = lists }
        node = RenderNode.make(.effect(.clip), layout: BarsLayout(name: "SplitColumn"), inputs: inputs)
        handle = SplitHandle(axis: .horizontal, inputs: inputs)
        node.setAttachment(SplitColumnPlace(lists))
        node.stopPagePreferences()
        controller = NavigationController(node: node, inputs: inputs)
        controller.column = self
        node.addPreferenceReader(self)
        handle.dragged = { [weak self] in self?.drag(by: $0, isLast: $1) }
    }

    fileprivate func start<Content: View>(_ content: _GraphValue<Content>) {
        controller.start(root: { $0.makePageContent(content) }, path: { _ in nil })
    }

    fileprivate func setShown(_ isShown: Bool) {
        var focus = lastFocus
        node.setCovered(!isShown, lastFocus: &focus)
        lastFocus = focus
        handle.node.setHidden(!isShown || split.alone != nil)
    }

    func collect(from node: RenderNode) {
        let width = node.preference(ColumnWidthKey.self) ?? nil
        let inspectorWidth = node.preference(InspectorRoomKey.self) ?? 0
        guard width != self.width || inspectorWidth != self.inspectorWidth else { return }
        self.width = width
        self.inspectorWidth = inspectorWidth
        node.containerNode?.invalidateSize()
    }

    // MARK: - Navigation through columns that are shown alone

    /// Whether the column is shown alone and is not the first.
    var canGoBack: Bool { split.alone === self && split.neighbour(of: self, by: -1) != nil }

    /// Shows the previous column.
    func goBack() { if canGoBack, let column = split.neighbour(of: self, by: -1) { split.reveal(column) } }

    /// Shows this column, if only one fits.
    func reveal() { split.reveal(self) }

    /// Shows the next column, after a selection in this one.
    func revealNext() { split.neighbour(of: self, by: 1)?.reveal() }

    /// Returns to this column after its selection was cleared.
    func revealAfterLoss() {
        if let alone = split.alone, alone.place.number > place.number { reveal() }
    }

    // MARK: - Width

    /// The minimum width next to other columns.
    fileprivate var least: CGFloat {
        max(barWidth, width.map { max(0, $0.minimum ?? min($0.ideal, 200)) } ?? 200)
    }

    /// The desired width of the column.
    fileprivate var ideal: CGFloat {
        guard let width else { return max(120, barWidth, min(chosenWidth ?? 240, 600)) }
        return max(width.minimum ?? 0, barWidth, min(chosenWidth ?? width.ideal, width.maximum ?? .infinity))
    }

    /// Sets the minimum width to that of the header bar's section above the column.
    func setBarWidth(_ width: CGFloat) {
        guard width != barWidth else { return }
        barWidth = width
        node.containerNode?.invalidateSize()
        node.scene.writes.requestUpdate()
    }

    private func drag(by translation: CGSize, isLast: Bool) {
        let start = startWidth ?? node.frame.width
        startWidth = isLast ? nil : start
        chosenWidth = max(0, start + (node.layoutDirection == .rightToLeft ? -translation.width : translation.width))
        node.containerNode?.invalidateSize()
        node.scene.writes.requestUpdate()
    }
}

extension SelectionColumnLink {
    /// The column, for links, which open in the next one.
    var splitColumn: SplitColumn? { column as? SplitColumn }
}

/// Marks the node of a column, for hosts that color columns differently.
final class SplitColumnPlace: NodeAttachment {
    let place: ListPlace

    init(_ place: ListPlace) { self.place = place }
}

extension RenderNode {
    /// The index of the split view's column, counted from the last; `nil` for other nodes.
    package var columnBeforeLast: Int? {
        switch attachment(SplitColumnPlace.self)?.place {
        case .sidebar: 2
        case .middle: 1
        case .page: 0
        case nil: nil
        }
    }
}

/// The layout of a split view: the columns before the last have their own widths, and the last one fills the rest.
struct SplitLayout: NodeLayout {
    var name: String? { "NavigationSplitView" }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        if let width = proposal.width, let height = proposal.height, width > 0, height > 0 {
            return CGSize(width: width, height: height)
        }
        var size = CGSize.zero
        let canCollapse = node.scene.profile.compactBelow.width > 0
        // A height of 0 asks for the minimum, which is 0 for scrolling content.
        let offered = proposal.width == 0 ? .zero : ProposedViewSize(width: nil, height: proposal.height == 0 ? 0 : nil)
        for column in node.attachment(SplitState.self)?.shown ?? [] {
            let chosen = column.node.size(for: offered)
            if proposal.width == 0, canCollapse {
                size.width = max(size.width, chosen.width)
            } else {
                size.width += max(chosen.width, column.width?.minimum ?? 0)
            }
            size.height = max(size.height, chosen.height)
        }
        return CGSize(
            width: proposal.width.flatMap { $0 > 0 ? $0 : nil } ?? size.width,
            height: proposal.height.flatMap { $0 > 0 ? $0 : nil } ?? size.height)
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        guard let state = node.attachment(SplitState.self) else { return }
        let compactWidth = node.scene.profile.compactBelow.width
        var leastOfLast = compactWidth * 0.4
        let columns = state.shown
        if compactWidth > 0 {
            let usableOfLast = compactWidth * 0.6 + (state.columns.last?.inspectorWidth ?? 0)
            let fitting = state.fitting(in: size.width, last: usableOfLast)
            state.record(fitting: fitting)
            let least = state.columns.dropLast().reduce(leastOfLast) { $0 + $1.least }
            state.record(isCompact: size.width < least)
            // The other columns shrink to their minimum before the last column becomes too narrow.
            let others = columns.dropLast().reduce(0) { $0 + $1.least }
            leastOfLast = max(leastOfLast, min(usableOfLast, size.width - others))
        }
        let thickness = node.scene.profile.dividerThickness.width
        var x: CGFloat = 0
        for (index, column) in columns.enumerated() {
            let isLast = index == columns.count - 1
            let left = max(0, size.width - x)
            // In a narrow window, room is reserved for the following columns.
            let after = columns[(index + 1)...].dropLast().reduce(leastOfLast) { $0 + $1.least }
            let room = leastOfLast > 0 ? max(left - after, column.least) : left * 0.6
            let width = isLast ? left : min(column.ideal, room, left).rounded()
            column.node.place(at: CGPoint(x: x, y: 0), proposal: ProposedViewSize(width: width, height: size.height))
            x += width
            guard !isLast else { continue }
            let grip = column.handle.thickness
            column.handle.node.place(
                at: CGPoint(x: x - (grip - thickness) / 2, y: 0),
                proposal: ProposedViewSize(width: grip, height: size.height))
            x += thickness
        }
    }
}
