/// A handle to a scope: the owner of attributes and of child scopes, which all end with it.
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
    public var description: String { "scope #\(index).\(generation)" }
}
