import Foundation

/// What is being dragged over a scene, and where it can be dropped.
final class DragSession: SceneService {
    static let slot = ServiceSlot()

    private var targets: [Weak<DropTarget>] = []
    private weak var current: DropTarget?
    /// What a view of the scene is dragged with, and where that began.
    private var carried: (start: CGPoint, items: [TransferItem])?
    /// Whether the host has taken over what is dragged.
    private var isHandedOver = false

    init(scene: SceneGraph) {}

    func add(_ target: DropTarget) {
        targets.removeAll { $0.object == nil }
        targets.append(Weak(target))
    }

    /// Something is dragged over a point of the window.
    ///
    /// - Returns: What would be done with it if it were let go there; nil where nothing takes it.
    @MainActor @discardableResult
    func move(_ items: [TransferItem], to point: CGPoint) -> DropOperation? {
        let target = target(at: point, for: items)
        if target !== current {
            current?.exit(items)
            current = target
            target?.enter(items, at: point)
        }
        return target?.update(items, at: point)
    }

    /// What is dragged has left the window.
    @MainActor
    func leave(_ items: [TransferItem]) {
        current?.exit(items)
        current = nil
    }

    /// Something is let go over a point of the window.
    ///
    /// - Returns: Whether something has taken it.
    @MainActor @discardableResult
    func drop(_ items: [TransferItem], at point: CGPoint) -> Bool {
        let target = target(at: point, for: items)
        if target !== current { current?.exit(items) }
        current = nil
        return target?.take(items, at: point) ?? false
    }

    /// The kinds of things that the place around a point would take, the innermost first.
    @MainActor
    func wantedTypes(at point: CGPoint) -> [UTType] { around(point).flatMap { $0.wantedTypes() } }

    /// The innermost place around a point that takes something.
    @MainActor
    private func target(at point: CGPoint, for items: [TransferItem]) -> DropTarget? {
        around(point).first { $0.accepts(items, at: point) }
    }

    private func around(_ point: CGPoint) -> [DropTarget] {
        targets.compactMap(\.object).filter { $0.contains(point) }.sorted { $0.depth > $1.depth }
    }

    // MARK: - Views that are dragged

    /// The pointer has moved with a view.
    ///
    /// - Parameters:
    ///   - make: Makes what is dragged, once for each drag.
    ///   - preview: What is shown meanwhile.
    @MainActor
    func drag(
        from start: CGPoint, to point: CGPoint, in scene: SceneGraph, make: () -> [TransferItem],
        preview: () -> DragPreview?
    ) {
        if carried?.start != start {
            let items = make()
            carried = (start, items)
            isHandedOver = false
            if !items.isEmpty, let preview = preview() {
                isHandedOver = scene.transferHost?.lift(items, showing: preview, ended: handedOverEnd) ?? false
            }
        }
        guard let items = carried?.items, !items.isEmpty, !isHandedOver else { return }
        if !CGRect(origin: .zero, size: scene.size).contains(point),
            scene.transferHost?.carry(items, ended: handedOverEnd) == true
        {
            isHandedOver = true
            return leave(items)
        }
        move(items, to: point)
    }

    /// What to call when the host has brought to its end what it has taken over: the gesture ended when it did.
    @MainActor private var handedOverEnd: @MainActor () -> Void {
        { [weak self] in self?.carried = nil }
    }

    /// The pointer has let go of a view.
    @MainActor
    func endDrag(at point: CGPoint) {
        guard let items = carried?.items else { return }
        carried = nil
        if !isHandedOver, !items.isEmpty { drop(items, at: point) }
    }
}

/// A place that takes what is dropped on it.
final class DropTarget: NodeAttachment {
    private unowned let node: RenderNode
    var behavior: DropBehavior = .none
    var isEnabled = true

    init(node: RenderNode) { self.node = node }

    /// How many nodes it stands in.
    var depth: Int {
        var count = 0
        var around = node.parent
        while let current = around {
            count += 1
            around = current.parent
        }
        return count
    }

    func contains(_ point: CGPoint) -> Bool {
        isEnabled && node.isAttached && !node.isOutOfSight && node.frameInWindow.contains(point)
    }

    func wantedTypes() -> [UTType] { behavior.types() }

    @MainActor
    func accepts(_ items: [TransferItem], at point: CGPoint) -> Bool { behavior.accepts(info(items, point)) }

    @MainActor
    func enter(_ items: [TransferItem], at point: CGPoint) { behavior.entered(info(items, point)) }

    @MainActor
    func update(_ items: [TransferItem], at point: CGPoint) -> DropOperation? { behavior.updated(info(items, point)) }

    @MainActor
    func exit(_ items: [TransferItem]) { behavior.exited(info(items, .zero)) }

    @MainActor
    func take(_ items: [TransferItem], at point: CGPoint) -> Bool { behavior.dropped(info(items, point)) }

    private func info(_ items: [TransferItem], _ point: CGPoint) -> DropInfo {
        let origin = node.frameInWindow.origin
        return DropInfo(items: items, location: CGPoint(x: point.x - origin.x, y: point.y - origin.y))
    }
}

/// What a place does with what is dragged over it.
struct DropBehavior {
    /// The kinds of things that it takes.
    var types: () -> [UTType]
    var accepts: @MainActor (DropInfo) -> Bool
    var entered: @MainActor (DropInfo) -> Void
    var updated: @MainActor (DropInfo) -> DropOperation?
    var exited: @MainActor (DropInfo) -> Void
    var dropped: @MainActor (DropInfo) -> Bool

    static var none: DropBehavior {
        DropBehavior(
            types: { [] }, accepts: { _ in false }, entered: { _ in }, updated: { _ in nil }, exited: { _ in },
            dropped: { _ in false })
    }

    /// Is told whether something that it takes is over it.
    init(
        types: @escaping () -> [UTType],
        accepts: @escaping @MainActor (DropInfo) -> Bool,
        isTargeted: @escaping @MainActor (Bool) -> Void,
        dropped: @escaping @MainActor (DropInfo) -> Bool
    ) {
        self.init(
            types: types, accepts: accepts, entered: { _ in isTargeted(true) }, updated: { _ in .copy },
            exited: { _ in isTargeted(false) },
            dropped: { info in
                isTargeted(false)
                return dropped(info)
            })
    }

    init(
        types: @escaping () -> [UTType],
        accepts: @escaping @MainActor (DropInfo) -> Bool,
        entered: @escaping @MainActor (DropInfo) -> Void,
        updated: @escaping @MainActor (DropInfo) -> DropOperation?,
        exited: @escaping @MainActor (DropInfo) -> Void,
        dropped: @escaping @MainActor (DropInfo) -> Bool
    ) {
        self.types = types
        self.accepts = accepts
        self.entered = entered
        self.updated = updated
        self.exited = exited
        self.dropped = dropped
    }
}

extension SceneGraph {
    /// What is dragged over a window by another one.
    ///
    /// - Returns: Whether something there takes it.
    @MainActor
    package func dragOver(_ items: [TransferItem], at point: CGPoint) -> Bool {
        guard let operation = service(DragSession.self).move(items, to: point) else { return false }
        return operation != .forbidden && operation != .cancel
    }

    /// What was dragged over a window by another one has left it.
    @MainActor
    package func dragLeft(_ items: [TransferItem]) { service(DragSession.self).leave(items) }

    /// What was dragged over a window by another one is let go.
    ///
    /// - Returns: Whether something there takes it.
    @MainActor @discardableResult
    package func dropped(_ items: [TransferItem], at point: CGPoint) -> Bool {
        service(DragSession.self).drop(items, at: point)
    }

    /// The kinds of things that are taken around a point, the innermost place first.
    @MainActor
    package func wantedDropTypes(at point: CGPoint) -> [UTType] { service(DragSession.self).wantedTypes(at: point) }
}
