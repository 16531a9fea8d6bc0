/// The number of nodes of a scene that are alive.
///
/// The counter has its own allocation, freed by the last of its owners (the scene and its nodes): a node may outlive
/// its scene, and a retained reference for each node would cost more than counting the node.
final class NodeCensus {
    private let count = Count()

    /// The nodes that are alive.
    var value: Int { count.nodes - 1 }

    init() {}

    deinit { count.leave() }

    /// Counts one more node of the scene. A census belongs to one scene.
    func enter(_ scene: Unmanaged<SceneGraph>) -> Count {
        count.nodes += 1
        count.scene = scene
        return count
    }

    // Unsafe pointers: the last owner, scene or node, frees the count; all of them are released on one thread.
    struct Count {
        private struct Shared {
            /// The number of nodes, plus one for the scene.
            var nodes = 1
            var scene: Unmanaged<SceneGraph>?
        }

        private let place = UnsafeMutablePointer<Shared>.allocate(capacity: 1)

        fileprivate var nodes: Int {
            get { place.pointee.nodes }
            nonmutating set { place.pointee.nodes = newValue }
        }

        /// The scene of the counted nodes. It outlives the nodes while they are in use.
        fileprivate(set) var scene: Unmanaged<SceneGraph> {
            @inline(__always) get { place.pointee.scene.unsafelyUnwrapped }
            nonmutating set { place.pointee.scene = newValue }
        }

        fileprivate init() { place.initialize(to: Shared()) }

        func leave() {
            nodes -= 1
            if nodes == 0 { place.deallocate() }
        }
    }
}
