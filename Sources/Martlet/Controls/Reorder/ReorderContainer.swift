import AttributeGraph
import Foundation

/// A container of reorderable views, with the collections that are in it.
final class ReorderContainer {
    /// The change of a movement, with identifiers of any type.
    struct Change {
        let source: AnyHashable
        /// The item before which the moved one goes; nil for the end.
        let following: AnyHashable?
        let collection: AnyHashable
    }

    /// The next outer container.
    let outer: ReorderContainer?
    /// The type of the identifiers of its collections.
    let collectionType: ObjectIdentifier
    fileprivate(set) var isEnabled = true
    /// Runs the app's action; does nothing for identifiers of other types.
    fileprivate var move: (Change) -> Void = { _ in }
    private var members: [Weak<ReorderCollection>] = []
    /// The current drag.
    var drag: ReorderDrag?

    fileprivate init(outer: ReorderContainer?, collectionType: ObjectIdentifier) {
        self.outer = outer
        self.collectionType = collectionType
    }

    func add(_ collection: ReorderCollection) {
        members.removeAll { $0.object == nil }
        members.append(Weak(collection))
    }

    /// The collections that are shown, in the order of the views.
    var collections: [ReorderCollection] {
        let found = members.compactMap(\.object).filter(\.isAttached)
        guard found.count > 1 else { return found }
        let places = found.map { ($0, $0.path) }
        return places.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
    }

    /// Reports a movement to the app.
    @MainActor
    func report(_ change: Change) { move(change) }

    /// Updates the views after a change of `isEnabled`.
    fileprivate func refresh() { for collection in members { collection.object?.refresh() } }
}

/// The reorderable containers of a scene.
final class ReorderContainers: SceneService {
    static let slot = ServiceSlot()

    private var all: [Weak<ReorderContainer>] = []

    init(scene: SceneGraph) {}

    fileprivate func add(_ container: ReorderContainer) {
        all.removeAll { $0.object == nil }
        all.append(Weak(container))
    }

    /// Returns the places at a point of the window in the containers inside a node, the innermost container first.
    func places(at point: CGPoint, inside node: RenderNode) -> [DropSession.ReorderDestination] {
        all.reversed().compactMap { entry in
            guard let container = entry.object else { return nil }
            let slots = container.slots.filter { slot in
                slot.collection.layoutNode?.transfer.selfAndAround.contains { $0 === node } == true
            }
            guard let place = container.place(at: point, in: slots) else { return nil }
            return DropSession.ReorderDestination(
                collection: place.collection.id, following: place.collection.itemID(at: place.index))
        }
    }
}

/// Creates a reorderable container.
nonisolated struct ReorderContainerModifier<ItemID: Hashable, CollectionID: Hashable>: InputModifier {
    let isEnabled: Bool
    let move: (ReorderDifference<ItemID, CollectionID>) -> Void

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {
        let container = ReorderContainer(
            outer: inputs.attachment(ReorderContainer.self), collectionType: ObjectIdentifier(CollectionID.self))
        inputs.follow { graph in
            let modifier = modifier.read(in: graph)
            container.move = { change in
                guard let source = change.source.base as? ItemID,
                    let collection = change.collection.base as? CollectionID
                else { return }
                let following = change.following.flatMap { $0.base as? ItemID }
                modifier.move(
                    ReorderDifference(
                        sources: [source],
                        destination: .init(position: following.map { .before($0) } ?? .end, collectionID: collection)))
            }
            guard container.isEnabled != modifier.isEnabled else { return }
            container.isEnabled = modifier.isEnabled
            container.refresh()
        }
        inputs.attach(ReorderContainer.self, container)
        inputs.scene.service(ReorderContainers.self).add(container)
    }
}
