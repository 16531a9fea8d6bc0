import Foundation

/// What a view of this program is dragged as, from when it is lifted until it is let go.
package final class Drag {
    /// One of the things that are dragged, and what the app knows it by.
    struct Item {
        var item: TransferItem
        var id: AnyHashable?
    }

    let number = Drag.nextNumber()
    /// What is dragged.
    package let items: [TransferItem]
    let ids: [AnyHashable]
    /// Which of the things the pointer has hold of.
    let index: Int
    let configuration: DragConfiguration
    private let observers: [TransferObserver<DragSession>]
    /// The scene that the view stands in.
    private weak var scene: SceneGraph?
    /// Where in that scene the pointer was last.
    private var point: CGPoint
    /// What a place of this program has done with it.
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

    /// What may be done with it where it is dropped in another program.
    package var operationsOutside: DropOperation.Set { configuration.operationsOutsideApp.all }

    /// What it is for places in windows of this program.
    package var dragged: Dragged {
        Dragged(items: items, operations: configuration.operationsWithinApp.all, drag: self, number: number)
    }

    /// Tells those who follow the drag that it begins.
    @MainActor
    func begin() { tell(.initial) }

    /// The pointer has moved it to a point of a scene.
    @MainActor
    func move(to point: CGPoint, in scene: SceneGraph) {
        if scene === self.scene { self.point = point }
        tell(.active)
    }

    /// A place of this program has done something with it.
    @MainActor
    func performed(_ operation: DropOperation) { performed = operation }

    /// It has been let go.
    ///
    /// - Parameter operation: What was done with it as far as the host knows, where no place of this program has done
    ///   anything.
    @MainActor
    package func end(_ operation: DropOperation) {
        guard !isOver else { return }
        isOver = true
        let operation = performed ?? operation
        tell(.ending(operation))
        tell(.ended(operation))
        if operation.isDone { tell(.dataTransferCompleted) }
    }

    @MainActor
    private func tell(_ phase: DragSession.Phase) {
        for observer in observers {
            observer.tell(
                DragSession(
                    id: DragSession.ID(number: number), phase: phase, location: observer.location(of: point),
                    draggedItemIndex: index, itemIDs: ids))
        }
    }
}

/// What is dragged over a scene, wherever it comes from.
package struct Dragged {
    /// The things.
    package var items: [TransferItem]
    /// What may be done with them.
    let operations: DropOperation.Set
    /// The drag, if it began in this program.
    let drag: Drag?
    let number: Int

    fileprivate init(items: [TransferItem], operations: DropOperation.Set, drag: Drag?, number: Int) {
        self.items = items
        self.operations = operations
        self.drag = drag
        self.number = number
    }

    /// What comes from another program.
    ///
    /// - Parameter operations: What that program lets be done with it.
    package init(_ items: [TransferItem], operations: DropOperation.Set = .copy) {
        self.init(items: items, operations: operations, drag: nil, number: Drag.nextNumber())
    }
}

/// Somebody who is told of drags, and the view that the points are of.
struct TransferObserver<Session> {
    let node: Weak<RenderNode>
    let action: MainOnly<(Session) -> Void>

    /// A point of the window, in points of the view.
    func location(of point: CGPoint) -> CGPoint {
        let origin = node.object?.frameInWindow.origin ?? .zero
        return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }

    @MainActor
    func tell(_ session: Session) { action.value(session) }
}
