import Foundation

/// The drag over a scene, and the possible drop targets.
final class DragController: SceneService {
    static let slot = ServiceSlot()

    private var targets: [Weak<DropTarget>] = []
    /// The number of targets at which released ones are removed from the list.
    private var limit = 16
    private weak var current: DropTarget?
    /// The drag that began in this scene, with its start; no drag if the view provides no items.
    private var carried: (start: CGPoint, drag: Drag?)?
    /// Whether the host has taken over the drag.
    private var isHandedOver = false

    init(scene: SceneGraph) {}

    func add(_ target: DropTarget) {
        if targets.count >= limit {
            targets.removeAll { $0.object == nil }
            limit = max(16, 2 * targets.count)
        }
        targets.append(Weak(target))
    }

    /// Handles a drag over a point of the window.
    ///
    /// - Returns: The operation for a drop at that point; `nil` without a target.
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

    /// Handles a drag that leaves the window.
    @MainActor
    func leave(_ dragged: Dragged) {
        current?.exit(dragged)
        current = nil
    }

    /// Handles a drop at a point of the window.
    ///
    /// - Returns: The performed operation; `nil` without a target.
    @MainActor @discardableResult
    func drop(_ dragged: Dragged, at point: CGPoint) -> DropOperation? {
        let target = target(at: point, for: dragged)
        if target !== current { current?.exit(dragged) }
        current = nil
        let operation = target?.take(dragged, at: point)
        if let operation { dragged.drag?.performed(operation) }
        return operation
    }

    /// Returns the content types that the targets at a point accept, the innermost first.
    @MainActor
    func wantedTypes(at point: CGPoint) -> [UTType] { around(point).flatMap { $0.wantedTypes() } }

    /// Returns the innermost target at a point that accepts the drag.
    @MainActor
    private func target(at point: CGPoint, for dragged: Dragged) -> DropTarget? {
        around(point).first { $0.accepts(dragged, at: point) }
    }

    private func around(_ point: CGPoint) -> [DropTarget] {
        targets.compactMap(\.object).filter { $0.contains(point) }.sorted { $0.depth > $1.depth }
    }

    // MARK: - Drags from this scene

    /// Handles a movement of the pointer that drags a view.
    ///
    /// - Parameter preview: The preview of the drag; `nil` for the view itself.
    @MainActor
    func drag(_ place: DragPlace, from start: CGPoint, to point: CGPoint, in scene: SceneGraph, preview: AnyView?) {
        if carried?.start != start { lift(place, at: start, in: scene, preview: preview) }
        guard let drag = carried?.drag, !isHandedOver else { return }
        if !CGRect(origin: .zero, size: scene.size).contains(point),
            scene.transfer.host?.carry(drag, ended: handedOverEnd(of: drag)) == true
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
        let configuration = node.transfer.nearest { if case .dragConfiguration(let value) = $0 { value } else { nil } }
        let drag = Drag(
            contents.items, index: contents.index, configuration: configuration ?? DragConfiguration(),
            observers: node.transfer.dragObservers, in: scene, at: start)
        carried = (start, drag)
        drag.begin()
        if let shown = place.preview(preview, of: contents.places, heldAt: start) {
            isHandedOver = scene.transfer.host?.lift(drag, showing: shown, ended: handedOverEnd(of: drag)) ?? false
        }
    }

    /// Returns the closure that ends a drag which the host has taken over. The gesture itself ended with the handover.
    @MainActor
    private func handedOverEnd(of drag: Drag) -> @MainActor (DropOperation) -> Void {
        { [weak self] operation in
            self?.carried = nil
            drag.end(operation)
        }
    }

    /// Handles the release of a dragged view.
    @MainActor
    func endDrag(at point: CGPoint) {
        let drag = carried?.drag
        carried = nil
        guard let drag, !isHandedOver else { return }
        drag.end(drop(drag.dragged, at: point) ?? .cancel)
    }
}

extension SceneTransfer {
    /// Handles a drag from outside the window.
    ///
    /// - Returns: The operation for a drop at that point; `nil` without a target.
    @MainActor
    package func dragOver(_ dragged: Dragged, at point: CGPoint) -> DropOperation? {
        let operation = scene.service(DragController.self).move(dragged, to: point, in: scene)
        return operation.flatMap { $0.isDone ? $0 : nil }
    }

    /// Handles a drag from outside that leaves the window.
    @MainActor
    package func dragLeft(_ dragged: Dragged) { scene.service(DragController.self).leave(dragged) }

    /// Handles a drop from outside the window.
    ///
    /// - Returns: The performed operation; `nil` without a target.
    @MainActor @discardableResult
    package func dropped(_ dragged: Dragged, at point: CGPoint) -> DropOperation? {
        scene.service(DragController.self).drop(dragged, at: point)
    }

    /// Returns the content types that the targets at a point accept, the innermost first.
    @MainActor
    package func wantedDropTypes(at point: CGPoint) -> [UTType] {
        scene.service(DragController.self).wantedTypes(at: point)
    }
}
