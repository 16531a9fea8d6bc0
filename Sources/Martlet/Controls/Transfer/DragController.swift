import Foundation

/// What is being dragged over a scene, and where it can be dropped.
final class DragController: SceneService {
    static let slot = ServiceSlot()

    private var targets: [Weak<DropTarget>] = []
    /// How many targets there may be before those are looked for that have gone.
    private var limit = 16
    private weak var current: DropTarget?
    /// What a view of the scene is dragged as, and where that began; without a drag where it is dragged as nothing.
    private var carried: (start: CGPoint, drag: Drag?)?
    /// Whether the host has taken over what is dragged.
    private var isHandedOver = false

    init(scene: SceneGraph) {}

    func add(_ target: DropTarget) {
        if targets.count >= limit {
            targets.removeAll { $0.object == nil }
            limit = max(16, 2 * targets.count)
        }
        targets.append(Weak(target))
    }

    /// Something is dragged over a point of the window.
    ///
    /// - Returns: What would be done with it if it were let go there; nil where nothing takes it.
    @MainActor @discardableResult
    func move(_ dragged: Dragged, to point: CGPoint, in scene: SceneGraph) -> DropOperation? {
        dragged.drag?.move(to: point, in: scene)
        let target = target(at: point, for: dragged)
        if target !== current {
            current?.exit(dragged)
            current = target
            target?.enter(dragged, at: point)
        }
        return target?.update(dragged, at: point)
    }

    /// What is dragged has left the window.
    @MainActor
    func leave(_ dragged: Dragged) {
        current?.exit(dragged)
        current = nil
    }

    /// Something is let go over a point of the window.
    ///
    /// - Returns: What is done with it; nil where nothing has taken it.
    @MainActor @discardableResult
    func drop(_ dragged: Dragged, at point: CGPoint) -> DropOperation? {
        let target = target(at: point, for: dragged)
        if target !== current { current?.exit(dragged) }
        current = nil
        let operation = target?.take(dragged, at: point)
        if let operation { dragged.drag?.performed(operation) }
        return operation
    }

    /// The kinds of things that the place around a point would take, the innermost first.
    @MainActor
    func wantedTypes(at point: CGPoint) -> [UTType] { around(point).flatMap { $0.wantedTypes() } }

    /// The innermost place around a point that takes something.
    @MainActor
    private func target(at point: CGPoint, for dragged: Dragged) -> DropTarget? {
        around(point).first { $0.accepts(dragged, at: point) }
    }

    private func around(_ point: CGPoint) -> [DropTarget] {
        targets.compactMap(\.object).filter { $0.contains(point) }.sorted { $0.depth > $1.depth }
    }

    // MARK: - Views that are dragged

    /// The pointer has moved with a view.
    ///
    /// - Parameter preview: What is shown meanwhile; nil for the view itself.
    @MainActor
    func drag(_ place: DragPlace, from start: CGPoint, to point: CGPoint, in scene: SceneGraph, preview: AnyView?) {
        if carried?.start != start { lift(place, at: start, in: scene, preview: preview) }
        guard let drag = carried?.drag, !isHandedOver else { return }
        if !CGRect(origin: .zero, size: scene.size).contains(point),
            scene.transferHost?.carry(drag, ended: handedOverEnd(of: drag)) == true
        {
            isHandedOver = true
            return leave(drag.dragged)
        }
        move(drag.dragged, to: point, in: scene)
    }

    @MainActor
    private func lift(_ place: DragPlace, at start: CGPoint, in scene: SceneGraph, preview: AnyView?) {
        isHandedOver = false
        carried = (start, nil)
        guard let node = place.node else { return }
        let contents = place.contents(at: node)
        guard !contents.items.isEmpty else { return }
        let configuration = node.nearest { if case .dragConfiguration(let value) = $0 { value } else { nil } }
        let drag = Drag(
            contents.items, index: contents.index, configuration: configuration ?? DragConfiguration(),
            observers: node.dragObservers, in: scene, at: start)
        carried = (start, drag)
        drag.begin()
        if let shown = place.preview(preview, of: contents.places, heldAt: start) {
            isHandedOver = scene.transferHost?.lift(drag, showing: shown, ended: handedOverEnd(of: drag)) ?? false
        }
    }

    /// What to call when the host has brought to its end what it has taken over: the gesture ended when it did.
    @MainActor
    private func handedOverEnd(of drag: Drag) -> @MainActor (DropOperation) -> Void {
        { [weak self] operation in
            self?.carried = nil
            drag.end(operation)
        }
    }

    /// The pointer has let go of a view.
    @MainActor
    func endDrag(at point: CGPoint) {
        let drag = carried?.drag
        carried = nil
        guard let drag, !isHandedOver else { return }
        drag.end(drop(drag.dragged, at: point) ?? .cancel)
    }
}

extension SceneGraph {
    /// What is dragged over a window by another one.
    ///
    /// - Returns: What something there would do with it; nil where nothing takes it.
    @MainActor
    package func dragOver(_ dragged: Dragged, at point: CGPoint) -> DropOperation? {
        let operation = service(DragController.self).move(dragged, to: point, in: self)
        return operation.flatMap { $0.isDone ? $0 : nil }
    }

    /// What was dragged over a window by another one has left it.
    @MainActor
    package func dragLeft(_ dragged: Dragged) { service(DragController.self).leave(dragged) }

    /// What was dragged over a window by another one is let go.
    ///
    /// - Returns: What something there does with it; nil where nothing takes it.
    @MainActor @discardableResult
    package func dropped(_ dragged: Dragged, at point: CGPoint) -> DropOperation? {
        service(DragController.self).drop(dragged, at: point)
    }

    /// The kinds of things that are taken around a point, the innermost place first.
    @MainActor
    package func wantedDropTypes(at point: CGPoint) -> [UTType] { service(DragController.self).wantedTypes(at: point) }
}
