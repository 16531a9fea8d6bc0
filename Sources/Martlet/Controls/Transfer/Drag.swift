import Foundation

/// A drag that began in this app, from the lift to the drop.
package final class Drag {
    /// A dragged item, with the identifier that the app has for it.
    struct Item {
        var item: TransferItem
        var id: AnyHashable?
    }

    let number = Drag.nextNumber()
    /// The dragged items.
    package let items: [TransferItem]
    let ids: [AnyHashable]
    /// The index of the item under the pointer.
    let index: Int
    let configuration: DragConfiguration
    private let observers: [TransferObserver<DragSession>]
    /// The scene in which the drag began.
    private weak var scene: SceneGraph?
    /// The last position of the pointer in that scene.
    private var point: CGPoint
    /// The operation that a drop destination of this app has performed.
    private var performed: DropOperation?
    private var isOver = false

    // nonisolated(unsafe): drags begin on the main thread, where the pointer's events are handled.
    nonisolated(unsafe) private static var lastNumber = 0

    static func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }

    init(
        _ items: [Item], index: Int, configuration: DragConfiguration, observers: [TransferObserver<DragSession>],
        in scene: SceneGraph, at point: CGPoint
    ) {
        self.items = items.map(\.item)
        ids = items.compactMap(\.id)
        self.index = index
        self.configuration = configuration
        self.observers = observers
        self.scene = scene
        self.point = point
    }

    /// The operations that are allowed for drops in other apps.
    package var operationsOutside: DropOperation.Set { configuration.operationsOutsideApp.all }

    /// The drag as windows of this app receive it.
    package var dragged: Dragged {
        Dragged(items: items, operations: configuration.operationsWithinApp.all, drag: self, number: number)
    }

    /// Notifies the observers that the drag begins.
    @MainActor
    func begin() { notify(.initial) }

    /// Updates the pointer's position in a scene.
    @MainActor
    func move(to point: CGPoint, in scene: SceneGraph) {
        if scene === self.scene { self.point = point }
        notify(.active)
    }

    /// Records the operation that a drop destination of this app has performed.
    @MainActor
    func performed(_ operation: DropOperation) { performed = operation }

    /// Ends the drag.
    ///
    /// - Parameter operation: The operation that the host reports. It is used if no drop destination of this app has
    ///   performed one.
    @MainActor
    package func end(_ operation: DropOperation) {
        guard !isOver else { return }
        isOver = true
        let operation = performed ?? operation
        notify(.ending(operation))
        notify(.ended(operation))
        if operation.isDone { notify(.dataTransferCompleted) }
    }

    @MainActor
    private func notify(_ phase: DragSession.Phase) {
        for observer in observers {
            observer.notify(
                DragSession(
                    id: DragSession.ID(number: number), phase: phase, location: observer.location(of: point),
                    draggedItemIndex: index, itemIDs: ids))
        }
    }
}

/// A drag over a scene, from this app or another one.
package struct Dragged {
    /// The dragged items.
    package var items: [TransferItem]
    /// The operations that the source allows.
    let operations: DropOperation.Set
    /// The drag, if it began in this app.
    let drag: Drag?
    let number: Int

    fileprivate init(items: [TransferItem], operations: DropOperation.Set, drag: Drag?, number: Int) {
        self.items = items
        self.operations = operations
        self.drag = drag
        self.number = number
    }

    /// Creates the value for a drag from another app.
    ///
    /// - Parameter operations: The operations that the other app allows.
    package init(_ items: [TransferItem], operations: DropOperation.Set = .copy) {
        self.init(items: items, operations: operations, drag: nil, number: Drag.nextNumber())
    }
}

/// An observer of drag or drop sessions, with the view whose coordinates it uses.
struct TransferObserver<Session> {
    let node: Weak<RenderNode>
    let action: MainOnly<(Session) -> Void>

    /// Converts a point of the window to the view's coordinates.
    func location(of point: CGPoint) -> CGPoint {
        let origin = node.object?.frameInWindow.origin ?? .zero
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }

    @MainActor
    func notify(_ session: Session) { action.value(session) }
}
