/// One scope in the arena.
struct ScopeRecord {
    /// Odd while the scope is live, even while it is free.
    var generation: UInt32
    /// Whether the scope is being ended.
    var isEnding: Bool
    var parent: UInt32
    var firstChild: UInt32
    /// The next sibling; in a free record, the next free record.
    var nextSibling: UInt32
    var previousSibling: UInt32
    /// The list of attributes, in the order of creation.
    var firstAttribute: UInt32
    var lastAttribute: UInt32
}
