/// A handle to a scope, which owns attributes and child scopes. They end together with the scope.
@frozen
public struct Scope: Hashable, Sendable {
    @usableFromInline let index: UInt32
    @usableFromInline let generation: UInt32

    @inlinable
    init(index: UInt32, generation: UInt32) {
        self.index = index
        self.generation = generation
    }
}

extension Scope: CustomStringConvertible {
    /// Index and generation, as in `scope #4.1`.
    /// - Complexity: O(1).
    public var description: String { "scope #\(index).\(generation)" }
}
