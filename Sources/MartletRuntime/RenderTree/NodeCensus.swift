/// How many nodes of a scene are alive.
///
/// A number in memory of its own, which whoever leaves last frees: a node may outlive its scene, and to count a
/// reference for each node would cost more than to count the node.
final class NodeCensus {
    private let count = Count()

    /// The nodes that are alive.
    var value: Int { count.nodes - 1 }

    init() {}

    deinit { count.leave() }

    /// Counts one node more, which is one of a scene's: the census is that of no other.
    func enter(_ scene: Unmanaged<SceneGraph>) -> Count {
        count.nodes += 1
        count.scene = scene
        return count
    }

    // Unsafe pointers: whoever leaves last frees the count, scene or node; all of them leave on one thread.
    struct Count {
        private struct Shared {
            /// How many nodes there are, and one for the scene.
            var nodes = 1
            var scene: Unmanaged<SceneGraph>?
        }

        private let place = UnsafeMutablePointer<Shared>.allocate(capacity: 1)

        fileprivate var nodes: Int {
            get { place.pointee.nodes }
            nonmutating set { place.pointee.nodes = newValue }
        }

        /// The scene whose nodes are counted, which lasts as long as they are at work.
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
