import Foundation

/// A destination for drops.
final class DropTarget: NodeAttachment {
    /// Nil after the view has ended: the dropped values may arrive, or the drag leave, after that.
    private weak var node: RenderNode?
    var behavior: DropBehavior = .none
    var isEnabled = true
    /// The place in a reorderable container that the app's configuration has chosen for the current drag.
    private var chosenPlace: DropSession.ReorderDestination?

    init(node: RenderNode) { self.node = node }

    /// The depth of the node in the tree.
    var depth: Int {
        var count = 0
        var around = node?.parent
        while let current = around {
            count += 1
            around = current.parent
        }
        return count
    }

    func contains(_ point: CGPoint) -> Bool {
        guard isEnabled, let node else { return false }
        return node.isAttached && !node.isOutOfSight && node.frameInWindow.contains(point)
    }

    /// The bounds of the view in its window; empty once the view has gone.
    private var frame: CGRect {
        guard let node, node.isAttached else { return .zero }
        return node.frameInWindow
    }

    func wantedTypes() -> [UTType] { behavior.types() }

    @MainActor
    func accepts(_ dragged: Dragged, at point: CGPoint) -> Bool { behavior.accepts(info(dragged, point, .active)) }

    @MainActor
    func enter(_ dragged: Dragged, at point: CGPoint) {
        chosenPlace = nil
        notify(dragged, at: point, .entering)
        behavior.entered(info(dragged, point, .entering))
    }

    @MainActor
    func update(_ dragged: Dragged, at point: CGPoint) -> DropOperation? {
        // First: the app's configuration may choose the place that the session has.
        let operation = proposal(for: dragged, at: point).operation
        notify(dragged, at: point, .active)
        return operation
    }

    @MainActor
    func exit(_ dragged: Dragged) {
        notify(dragged, at: frame.origin, .exiting)
        behavior.exited(info(dragged, frame.origin, .exiting))
    }

    /// Performs a drop at the destination.
    ///
    /// - Returns: The performed operation; nil if the destination did not use the values.
    @MainActor
    func take(_ dragged: Dragged, at point: CGPoint) -> DropOperation? {
        let proposal = proposal(for: dragged, at: point)
        let operation = proposal.operation ?? .copy
        notify(dragged, at: point, .ended(operation))
        guard operation.isDone else {
            behavior.exited(info(dragged, point, .exiting))
            return nil
        }
        var taken = dragged
        if let count = proposal.acceptedItemCount { taken.items = Array(dragged.items.prefix(max(0, count))) }
        let wasUsed = behavior.dropped(info(taken, point, .ended(operation))) { [self] in
            notify(taken, at: point, .dataTransferCompleted)
        }
        return wasUsed ? operation : nil
    }

    /// Returns the operation for the dragged values at a point, and the number of values that it applies to.
    @MainActor
    private func proposal(
        for dragged: Dragged, at point: CGPoint
    ) -> (operation: DropOperation?, acceptedItemCount: Int?) {
        chosenPlace = nil
        let own = behavior.updated(info(dragged, point, .active))
        guard let configure = node?.transfer.dropConfiguration else { return (own, nil) }
        let configuration = configure.value(session(dragged, at: point, .active))
        chosenPlace = configuration.place
        let isSuggested = dragged.operations.contains(DropOperation.Set(configuration.operation))
        let isOfUse = isSuggested || !configuration.operation.isDone
        return (isOfUse ? configuration.operation : .forbidden, configuration.acceptedItemCount)
    }

    @MainActor
    private func notify(_ dragged: Dragged, at point: CGPoint, _ phase: DropSession.Phase) {
        guard let observers = node?.transfer.dropObservers, !observers.isEmpty else { return }
        var session = session(dragged, at: point, phase)
        for observer in observers {
            session.location = observer.location(of: point)
            observer.notify(session)
        }
    }

    private func session(_ dragged: Dragged, at point: CGPoint, _ phase: DropSession.Phase) -> DropSession {
        let frame = frame
        var session = DropSession(
            id: DropSession.ID(number: dragged.number), phase: phase,
            location: CGPoint(x: point.x - frame.minX, y: point.y - frame.minY), size: frame.size,
            itemsCount: dragged.items.count, suggestedOperations: dragged.operations,
            localSession: dragged.drag.map { DropSession.LocalSession(itemIDs: $0.ids) })
        if let chosenPlace {
            session.reorderPlaces = [chosenPlace]
        } else if let node, node.isAttached, let containers = node.scene.existingService(ReorderContainers.self) {
            session.reorderPlaces = containers.places(at: point, inside: node)
        }
        return session
    }

    private func info(_ dragged: Dragged, _ point: CGPoint, _ phase: DropSession.Phase) -> DropInfo {
        DropInfo(items: dragged.items, session: session(dragged, at: point, phase))
    }
}

/// The behavior of a drop destination.
struct DropBehavior {
    /// The kinds of things that it takes.
    var types: () -> [UTType]
    var accepts: @MainActor (DropInfo) -> Bool
    var entered: @MainActor (DropInfo) -> Void
    var updated: @MainActor (DropInfo) -> DropOperation?
    var exited: @MainActor (DropInfo) -> Void
    /// Receives the dropped values and a function to call after all of them have arrived; returns whether it uses them.
    var dropped: @MainActor (DropInfo, @escaping @MainActor () -> Void) -> Bool

    static var none: DropBehavior {
        DropBehavior(
            types: { [] }, accepts: { _ in false }, entered: { _ in }, updated: { _ in nil }, exited: { _ in },
            dropped: { _, _ in false })
    }

    /// Is told whether something that it takes is over it.
    init(
        types: @escaping () -> [UTType],
        accepts: @escaping @MainActor (DropInfo) -> Bool,
        isTargeted: @escaping @MainActor (Bool) -> Void,
        dropped: @escaping @MainActor (DropInfo, @escaping @MainActor () -> Void) -> Bool
    ) {
        self.init(
            types: types, accepts: accepts, entered: { _ in isTargeted(true) },
            updated: { $0.session.suggestedOperations.usual }, exited: { _ in isTargeted(false) },
            dropped: { info, completed in
                isTargeted(false)
                return dropped(info, completed)
            })
    }

    /// Takes values of a type.
    ///
    /// - Parameter use: Is given the values, at least one, when they have been loaded; says whether they were of use.
    static func taking<T: Transferable>(
        _: T.Type,
        isEnabled: Bool = true,
        isTargeted: @escaping @MainActor (Bool) -> Void = { _ in },
        use: @escaping @MainActor ([T], DropInfo) -> Bool
    ) -> DropBehavior {
        DropBehavior(
            types: { isEnabled ? Transfer.importedTypes(of: T.self) : [] },
            accepts: { info in isEnabled && info.items.contains { Transfer.accepts(T.self, $0) } },
            isTargeted: isTargeted,
            dropped: { info, completed in
                var wasUsed = true
                Transfer.load(T.self, from: info.items) { values in
                    wasUsed = !values.isEmpty && use(values, info)
                    completed()
                }
                return wasUsed
            })
    }

    init(
        types: @escaping () -> [UTType],
        accepts: @escaping @MainActor (DropInfo) -> Bool,
        entered: @escaping @MainActor (DropInfo) -> Void,
        updated: @escaping @MainActor (DropInfo) -> DropOperation?,
        exited: @escaping @MainActor (DropInfo) -> Void,
        dropped: @escaping @MainActor (DropInfo, @escaping @MainActor () -> Void) -> Bool
    ) {
        self.types = types
        self.accepts = accepts
        self.entered = entered
        self.updated = updated
        self.exited = exited
        self.dropped = dropped
    }
}
