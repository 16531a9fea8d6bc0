import Synchronization

/// The identities of nodes: the number of their scene in the upper half and their own in the lower, so that scenes on different
/// threads count theirs by themselves.
enum NodeNumbers {
    private static let scenes = Atomic<UInt64>(0)

    /// Returns the identity before that of a scene's first node. May be called on any thread.
    static func next() -> UInt64 { scenes.wrappingAdd(1, ordering: .relaxed).oldValue << 32 }
}
