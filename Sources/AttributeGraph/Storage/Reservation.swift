#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A range of addresses for all records and values of a graph. The system provides the memory of a page at the first
/// write, so that a small graph uses little memory. The range never moves, so the addresses of nodes, edges and values
/// are stable.
struct Reservation {
    /// The origin of the offsets in `Layout`. The page before it has the core.
    let base: UnsafeMutableRawPointer
    private let byteCount: Int
    /// The number of nodes that fit. The other capacities follow from it.
    let nodeCapacity: Int

    /// 33 million attributes. If the system refuses so large a range, `init` halves the capacity repeatedly.
    static let largestNodeCapacity = 1 << 25
    static let smallestNodeCapacity = 1 << 14

    init() {
        var capacity = Self.largestNodeCapacity
        while true {
            let byteCount = Self.pageSize + Layout(nodeCapacity: capacity).byteCount
            let address = mmap(
                nil, byteCount, PROT_READ | PROT_WRITE,
                MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
            if let address, address != MAP_FAILED {
                self.base = address + Self.pageSize
                self.byteCount = byteCount
                self.nodeCapacity = capacity
                return
            }
            guard capacity > Self.smallestNodeCapacity else {
                preconditionFailure("AttributeGraph: the system refuses \(byteCount) bytes of addresses")
            }
            capacity /= 2
        }
    }

    func release() {
        munmap(base - Self.pageSize, byteCount)
    }

    static let pageSize = 4096

    /// Requests the memory of some pages that are about to be written, which is cheaper than a page fault for each.
    /// Only a hint: other systems provide each page at its first write.
    static func expectWrites(to start: UnsafeMutableRawPointer, byteCount: Int) {
        #if os(Linux)
        let populateForWriting: Int32 = 23
        _ = madvise(start, byteCount, populateForWriting)
        #endif
    }

    /// Returns the number of bytes to request next: half of the bytes in use, within limits.
    static func growth(after bytesInUse: Int) -> Int {
        let pages = min(max(bytesInUse / 2 / pageSize, 1), 64)
        return pages * pageSize
    }
}

extension Reservation {
    /// The layout of a reservation, as offsets in bytes.
    struct Layout {
        let scopes, markStack, workStack, values, endedNodes, endedEdges, endedScopes, byteCount: Int
        let nodeCapacity, edgeCapacity, scopeCapacity, valueBytes: Int
        /// Nodes are at the beginning, followed by the edges.
        let endOfNodes, firstEdge, endOfEdges: Offset

        init(nodeCapacity: Int) {
            self.nodeCapacity = nodeCapacity
            edgeCapacity = nodeCapacity * 2
            scopeCapacity = nodeCapacity / 2
            valueBytes = nodeCapacity * 128
            let page = Reservation.pageSize
            var end = 0
            func take(_ bytes: Int) -> Int {
                defer { end += (bytes + page - 1) / page * page }
                return end
            }
            _ = take(nodeCapacity * MemoryLayout<Node>.stride)
            endOfNodes = Offset(nodeCapacity) * Node.unitCount
            firstEdge = Offset(take(edgeCapacity * MemoryLayout<Edge>.stride) / offsetUnit)
            endOfEdges = firstEdge + Offset(edgeCapacity) * Edge.unitCount
            scopes = take(scopeCapacity * MemoryLayout<ScopeRecord>.stride)
            // A node is at most once on the stack of marks, and has at most three frames on the stack of work (for its
            // check, its run inside the check, and its relinking). Neither stack needs a test for overflow.
            markStack = take(nodeCapacity * MemoryLayout<UInt32>.stride)
            workStack = take((1 + 3 * nodeCapacity) * MemoryLayout<WorkFrame>.stride)
            endedNodes = take(nodeCapacity / 8 + 8)
            endedEdges = take(edgeCapacity * Int(Edge.unitCount) / 8 + 8)
            endedScopes = take(scopeCapacity / 8 + 8)
            values = take(valueBytes)
            byteCount = end
        }
    }
}
