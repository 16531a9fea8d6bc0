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

    /// Counts one node more.
    func enter() -> Count {
        count.nodes += 1
        return count
    }

    // Unsafe pointers: whoever leaves last frees the count, scene or node; all of them leave on one thread.
    struct Count {
        private let place = UnsafeMutablePointer<Int>.allocate(capacity: 1)

        /// How many nodes there are, and one for the scene.
        fileprivate var nodes: Int {
            get { place.pointee }
            nonmutating set { place.pointee = newValue }
        }

        fileprivate init() { place.initialize(to: 1) }

        func leave() {
            nodes -= 1
            if nodes == 0 { place.deallocate() }
        }
    }
}
