#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A range of addresses for everything a graph keeps. The system gives memory to a page of it when
/// the page is first written, so that a small graph is small; and because the range never moves,
/// neither do nodes, edges and values.
struct Reservation {
    /// What `Layout` counts from. In front of it is a page, for the core.
    let base: UnsafeMutableRawPointer
    private let byteCount: Int
    /// How many nodes fit; the other capacities follow from it.
    let nodeCapacity: Int

    /// 33 million attributes, and half of that again and again where addresses are rationed.
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

    /// Asks for the memory of some pages that are about to be written: one call is cheaper than a
    /// fault for each. Only a hint; systems without it give each page when it is touched.
    static func expectWrites(to start: UnsafeMutableRawPointer, byteCount: Int) {
        #if os(Linux)
        let populateForWriting: Int32 = 23
        _ = madvise(start, byteCount, populateForWriting)
        #endif
    }

    /// How many bytes to ask for when so many are in use: half as many again, within limits.
    static func growth(after bytesInUse: Int) -> Int {
        let pages = min(max(bytesInUse / 2 / pageSize, 1), 64)
        return pages * pageSize
    }
}

extension Reservation {
    /// Where things lie in a reservation, as offsets in bytes.
    struct Layout {
        let scopes, markStack, workStack, values, endedNodes, endedEdges, endedScopes, byteCount: Int
        let nodeCapacity, edgeCapacity, scopeCapacity, valueBytes: Int
        /// Nodes lie at the beginning, and edges behind them.
        let endOfNodes, firstEdge, endOfEdges: Place

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
            endOfNodes = Place(nodeCapacity) * Node.places
            firstEdge = Place(take(edgeCapacity * MemoryLayout<Edge>.stride) / placeSize)
            endOfEdges = firstEdge + Place(edgeCapacity) * Edge.places
            scopes = take(scopeCapacity * MemoryLayout<ScopeRecord>.stride)
            // A node is on the stack of marks at most once, and has at most three frames on the stack of work (it is checked,
            // run from inside the check, and links anew): neither needs a test for overflow.
            markStack = take(nodeCapacity * MemoryLayout<UInt32>.stride)
            workStack = take((1 + 3 * nodeCapacity) * MemoryLayout<WorkFrame>.stride)
            endedNodes = take(nodeCapacity / 8 + 8)
            endedEdges = take(edgeCapacity * Int(Edge.places) / 8 + 8)
            endedScopes = take(scopeCapacity / 8 + 8)
            values = take(valueBytes)
            byteCount = end
        }
    }
}
