import Synchronization

/// Counts the objects that are visited in lists from end to end, in debug builds: tests compare the counts of lists of one
/// length and of twice that length.
package enum ListWork {
    #if DEBUG
    private static let count = Atomic<Int>(0)
    /// The objects visited so far.
    package static var visited: Int { count.load(ordering: .relaxed) }
    package static func visit(_ objects: Int) { count.add(objects, ordering: .relaxed) }
    #else
    package static var visited: Int { 0 }
    @inline(__always) package static func visit(_ objects: Int) {}
    #endif
}
