/// The number of nodes of a scene that are alive.
///
/// The counter has its own allocation, freed by the last of its owners (the scene and its nodes): a node may outlive
/// its scene, and a retained reference for each node would cost more than counting the node.
final class NodeCensus {
    private let count = Count()

    /// The nodes that are alive.
    var value: Int { count.nodes - 1 }

    init() {}

    deinit {
        #if DEBUG
        count.reference = nil
        #endif
        count.leave()
    }

    /// Counts one more node of the scene. A census belongs to one scene.
    func enter(_ scene: SceneGraph) -> Count {
        count.nodes += 1
        count.reference = .passUnretained(scene)
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

        /// The scene of the counted nodes; in a debug build nil after its end.
        fileprivate var reference: Unmanaged<SceneGraph>? {
            @inline(__always) get { place.pointee.scene }
            nonmutating set { place.pointee.scene = newValue }
        }

        /// The scene of the counted nodes, which outlives them while they are in use. A debug build stops the program
        /// at an access after its end. Nodes are also accessed while the scene is deinitialized, which ``Borrowed``
        /// does not allow.
        var scene: SceneGraph {
            @inline(__always) get { existing.takeUnretainedValue() }
        }

        /// Calls `body` with the scene, without counting a reference to it.
        @inline(__always)
        func withScene<Result>(_ body: (SceneGraph) -> Result) -> Result { existing._withUnsafeGuaranteedRef(body) }

        private var existing: Unmanaged<SceneGraph> {
            @inline(__always)
            get {
                assert(reference != nil, "A node was used after the end of its scene.")
                return reference.unsafelyUnwrapped
            }
        }

        fileprivate init() { place.initialize(to: Shared()) }

        func leave() {
            nodes -= 1
            if nodes == 0 { place.deallocate() }
        }
    }
}
