extension ContiguousArray where Element == RenderNode {
    /// Calls `body` with each node and its index, without counting a reference for each: the array holds them.
    // Unsafe pointers: layout visits the children of every container, and counting a reference for each of them costs
    // as much as the rest.
    @inline(__always)
    func forEachUnretained(_ body: (Int, RenderNode) -> Void) {
        withUnsafeBufferPointer { nodes in
            for index in nodes.indices {
                Borrowed(nodes[index]).with { body(index, $0) }
            }
        }
    }
}

extension Array where Element == RenderNode {
    /// Calls `body` with each node, without counting a reference for each: the array holds them.
    // Unsafe pointers: layout visits the children of every container, and counting a reference for each of them costs
    // as much as the rest.
    @inline(__always)
    func forEachUnretained(_ body: (RenderNode) -> Void) {
        withUnsafeBufferPointer { nodes in
            for index in nodes.indices {
                Borrowed(nodes[index]).with { body($0) }
            }
        }
    }
}
