import AttributeGraph
import Foundation

/// A swiped row, with the buttons that the swipe reveals at one edge.
final class RowSwipe {
    let edge: HorizontalEdge
    let node: RenderNode
    let items: [SwipeItem]
    private let scope: Scope
    /// The distance of the row's content from its regular position; positive towards the trailing edge.
    fileprivate(set) var distance: CGFloat = 0
    /// The distance at the start of the current movement.
    fileprivate var start: CGFloat = 0
    /// Whether a full swipe runs the first action.
    let allowsFullSwipe: Bool
    /// Whether the current gesture moves the row. It prevents the gesture from starting a second swipe.
    fileprivate var isFollowing = true

    /// Creates the buttons.
    fileprivate init(
        _ row: RenderNode, edge: HorizontalEdge, items: [SwipeItem], allowsFullSwipe: Bool, inputs: _ViewInputs
    ) {
        self.edge = edge
        self.items = items
        self.allowsFullSwipe = allowsFullSwipe
        let graph = inputs.graph
        scope = graph.makeScope(in: inputs.scope)
        var inner = inputs.inside(row)
        inner.scope = scope
        inner.wrappers = nil
        let view = SwipeButtons(
            items: edge == .trailing ? items.reversed() : items,
            close: isolated { [weak row] in if let row { onMainActor(row) { $0.swipe.close() } } })
        let value = graph.makeInput(view, in: scope) { _, _ in true }
        node = SwipeButtons._makeView(view: _GraphValue(value, isCompared: true), inputs: inner).node
    }

    fileprivate func end(in scene: SceneGraph) {
        node.removeFromParent()
        scene.end(scope, removing: [node])
    }

    /// The width of the buttons when they stay revealed.
    var restingWidth: CGFloat { CGFloat(items.count) * Self.buttonWidth }

    static let buttonWidth: CGFloat = 74

    /// The sign of distances that reveal the buttons.
    var sign: CGFloat { edge == .trailing ? -1 : 1 }
}

/// An action of a swiped row.
struct SwipeItem {
    let title: String
    let symbol: String?
    let color: Color
    let perform: @MainActor () -> Void
}

private nonisolated struct SwipeButtons: View {
    let items: [SwipeItem]
    let close: @MainActor () -> Void

    @MainActor var body: some View {
        HStack(spacing: 0) {
            ForEach(items.indices, id: \.self) { index in
                let item = items[index]
                Button {
                    close()
                    item.perform()
                } label: {
                    VStack(spacing: 2) {
                        if let symbol = item.symbol { Image(systemName: symbol) }
                        Text(item.title).font(.caption).lineLimit(1)
                    }
                    .foregroundStyle(.white)
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background(item.color)
                    .contentShape(Rectangle())
                }
                .buttonStyle(.plain)
                .accessibilityLabel(item.title)
            }
        }
    }
}

extension MenuRecord {
    /// The controls of a menu as swipe actions.
    @MainActor fileprivate var swipeItems: [SwipeItem] { controls.compactMap(SwipeItem.init) }
}

extension SwipeItem {
    @MainActor
    fileprivate init?(_ node: RenderNode) {
        guard let control = node.controlContent, control.isEnabled, control.offers.contains(.press) else { return nil }
        title = node.reading.label
        let standard: Color = control.face?.role == .destructive ? .red : .gray
        color = control.tint.map { Color($0) } ?? standard
        var symbol: String?
        node.forEachInSubtree {
            if case .image(let image) = $0.content, symbol == nil { symbol = image.symbol?.ownName }
        }
        self.symbol = symbol
        perform = { [weak node] in _ = node?.operate(.press, by: .menu) }
    }
}

/// The swiped row of a scene. At most one row is swiped at a time.
private final class SwipedRow: SceneService {
    static let slot = ServiceSlot()
    weak var row: RenderNode?

    init(scene: SceneGraph) {}
}

extension SwipeNode {
    /// Whether swiping the row reveals any action.
    var canBeSwiped: Bool {
        guard let state = self.state else { return false }
        return !state.actions.isEmpty || node.controlContent?.offers.contains(.delete) == true
    }

    @MainActor
    private func actions(at edge: HorizontalEdge) -> (items: [SwipeItem], allowsFullSwipe: Bool) {
        guard let state = self.state, node.controlContent?.isEnabled ?? state.isEnabled,
            node.list.rowState?.removal == nil
        else {
            return ([], false)
        }
        let records = state.actions.filter { $0.edge == edge }
        let items = records.flatMap(\.actions.swipeItems)
        guard items.isEmpty, edge == .trailing, node.controlContent?.offers.contains(.delete) == true else {
            return (items, records.first?.allowsFullSwipe ?? false)
        }
        let delete = SwipeItem(title: "Delete", symbol: "trash", color: .red) { [weak node = self.node] in
            _ = node?.operate(.delete, by: .menu)
        }
        return ([delete], true)
    }

    /// Handles a horizontal drag of the row or its end.
    ///
    /// - Returns: Whether the row follows the movement.
    @MainActor
    func handle(_ phase: NodeDrag.Phase) -> Bool {
        guard node.isAttached, let state = self.state else { return false }
        switch phase {
        case .moved(_, let distance):
            let way = node.isRightToLeft ? -distance.width : distance.width
            if state.swipe?.isFollowing != true {
                guard abs(way) > abs(distance.height) else { return false }
                if let open = state.swipe {
                    open.start = open.distance
                    open.isFollowing = true
                } else if !begin(towards: way < 0 ? .trailing : .leading) {
                    return false
                }
            }
            guard let swipe = state.swipe else { return false }
            node.scene.existingService(FrameSteps.self)?.stop(node)
            show(swipe, at: swipe.start + way)
            return true
        case .ended, .cancelled:
            guard let swipe = state.swipe, swipe.isFollowing else { return false }
            swipe.isFollowing = false
            let uncovered = abs(swipe.distance)
            if case .ended = phase, swipe.allowsFullSwipe, uncovered >= fullSwipeDistance, let first = swipe.items.first
            {
                close()
                first.perform()
            } else if case .ended = phase, uncovered > min(swipe.restingWidth, fullSwipeDistance) / 2 {
                settle(swipe, at: swipe.sign * swipe.restingWidth)
            } else {
                settle(swipe, at: 0)
            }
            return true
        }
    }

    /// The distance from which a swipe counts as a full swipe.
    private var fullSwipeDistance: CGFloat { node.frame.width * 0.6 }

    @MainActor
    private func begin(towards edge: HorizontalEdge) -> Bool {
        guard let state = self.state, let inputs = state.inputs else { return false }
        let (items, isFull) = actions(at: edge)
        guard !items.isEmpty else { return false }
        let swiped = node.scene.service(SwipedRow.self)
        if swiped.row !== node { swiped.row?.swipe.close() }
        swiped.row = node
        let swipe = RowSwipe(node, edge: edge, items: items, allowsFullSwipe: isFull, inputs: inputs)
        state.swipe = swipe
        notify(at: edge, isShown: true)
        node.scene.graph.flush()
        state.refresh()
        node.invalidateSize()
        return true
    }

    private func show(_ swipe: RowSwipe, at distance: CGFloat) {
        // The row stays within its width, and moves only in the direction that reveals the buttons.
        let limit = swipe.allowsFullSwipe ? node.frame.width : min(node.frame.width, swipe.restingWidth * 1.25)
        let wanted = swipe.sign * min(max(0, distance * swipe.sign), limit)
        guard wanted != swipe.distance else { return }
        swipe.distance = wanted
        state?.moved()
        node.scene.queuePlacement(node)
        node.scene.writes.requestUpdate()
    }

    /// Animates the row to its resting position.
    private func settle(_ swipe: RowSwipe, at target: CGFloat) {
        let environment = node.environment ?? node.scene.environment
        if EnvironmentValues(scope: environment).accessibilityReduceMotion {
            show(swipe, at: target)
            if target == 0 { close() }
            return
        }
        node.scene.service(FrameSteps.self).start(node) { [weak node = self.node, weak swipe] elapsed in
            guard let node, node.isAttached, let swipe, node.swipe.state?.swipe === swipe else { return false }
            let left = (target - swipe.distance) * exp(-elapsed * 16)
            node.swipe.show(swipe, at: abs(left) < 0.5 ? target : target - left)
            guard swipe.distance == target else { return true }
            if target == 0 { node.scene.actions.append { [weak node] in node?.swipe.close() } }
            return false
        }
    }

    /// Tells the actions at an edge, after the update, whether they are revealed.
    private func notify(at edge: HorizontalEdge, isShown: Bool) {
        for action in state?.actions.lazy.filter({ $0.edge == edge }).compactMap(\.onPresentationChanged) ?? [] {
            node.scene.actions.append { action(isShown) }
        }
    }

    /// Returns the row to its regular position immediately.
    func close() {
        guard let state = self.state, let swipe = state.swipe else { return }
        node.scene.existingService(FrameSteps.self)?.stop(node)
        state.swipe = nil
        state.moved()
        notify(at: swipe.edge, isShown: false)
        swipe.end(in: node.scene)
        state.refresh()
        node.invalidateSize()
        node.scene.writes.requestUpdate()
    }
}

extension SceneLists {
    /// Handles a horizontal two-finger movement on a touchpad.
    ///
    /// - Parameters:
    ///   - point: The position of the pointer in the window.
    ///   - distance: The distance that the fingers have moved since they touched the touchpad.
    /// - Returns: Whether a row follows the movement.
    @MainActor
    package func swipeRow(at point: CGPoint, by distance: CGSize) -> Bool {
        guard let row = swipedRow(at: point), row.swipe.canBeSwiped else { return false }
        return row.swipe.handle(.moved(from: point, by: distance))
    }

    /// Handles the end of a two-finger movement.
    @MainActor
    package func endSwipe() { _ = scene.existingService(SwipedRow.self)?.row?.swipe.handle(.ended) }

    /// Closes the swiped row, unless a point of the window is in the revealed buttons.
    @MainActor
    package func closeSwipe(unlessAt point: CGPoint?) {
        guard let row = scene.existingService(SwipedRow.self)?.row, let swipe = row.swipe.state?.swipe else { return }
        if let point, swipe.node.frameInWindow.contains(point) { return }
        row.swipe.close()
    }

    /// Closes the swiped row before an event of a host that handles pointers and scrolling itself: before a press
    /// elsewhere, and before scrolling.
    @MainActor
    package func closeSwipe(before event: InputEvent) {
        switch event {
        case .pointer(let event) where event.phase == .down: closeSwipe(unlessAt: event.location)
        case .scroll: closeSwipe(unlessAt: nil)
        default: break
        }
    }

    private func swipedRow(at point: CGPoint) -> RenderNode? {
        if let row = scene.existingService(SwipedRow.self)?.row, row.swipe.state?.swipe?.isFollowing == true {
            return row
        }
        var node = scene.hitTest(point)
        while let current = node, current.swipe.state == nil { node = current.containerNode }
        return node
    }
}
