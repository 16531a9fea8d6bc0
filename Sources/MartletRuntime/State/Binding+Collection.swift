import AttributeGraph

/// A binding to a collection is a collection of bindings to its elements, with the indices of the elements.
///
///     $items.first { !$0.wrappedValue.isDone }
extension Binding: Sequence where Value: MutableCollection {
    /// A binding to an element.
    public typealias Element = Binding<Value.Element>
    /// Iterates over the bindings.
    public typealias Iterator = IndexingIterator<Binding<Value>>
    /// A part of the bindings.
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    /// The indices of the elements in the collection.
    public typealias Index = Value.Index
    /// The positions of the collection.
    public typealias Indices = Value.Indices

    /// The position of the first element.
    public var startIndex: Value.Index { wrappedValue.startIndex }
    /// The position after the last element.
    public var endIndex: Value.Index { wrappedValue.endIndex }
    /// The positions of the elements.
    public var indices: Value.Indices { wrappedValue.indices }

    /// Returns the position after another.
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }

    /// Moves a position to the next.
    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

    /// A binding to the element at a position. Its readers depend on the element alone (law B9).
    ///
    /// Once the collection has become too short for the position, the last value is read, and a write is dropped
    /// (law C4).
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        let base = location
        let make = { PositionLocation(base: base, position: position) }
        let location =
            if let key = position as? any Hashable {
                base.projection(for: PositionKey(position: AnyHashable(key)), make)
            } else {
                make()
            }
        return Binding<Value.Element>(location: location, transaction: transaction)
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection, Value: MutableCollection {
    /// Returns the position before another.
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }

    /// Moves a position to the one before.
    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection, Value: RandomAccessCollection {}

/// Keeps the locations of positions apart from those that other hashable values name.
private struct PositionKey: Hashable {
    let position: AnyHashable
}

/// The element at a position of a collection.
// @unchecked Sendable: a lock guards the mutable state.
private final class PositionLocation<Base: MutableCollection>: Location<Base.Element>, @unchecked Sendable {
    private let base: Location<Base>
    private let position: Base.Index
    private let tracked = TrackedPart<Base.Element>()
    private let lock = RecursiveLock()
    // Guarded by the lock.
    private var last: Base.Element?

    init(base: Location<Base>, position: Base.Index) {
        self.base = base
        self.position = position
    }

    private func isValid(in elements: Base) -> Bool {
        position >= elements.startIndex && position < elements.endIndex
    }

    override var label: String { "\(base.label)[\(position)]" }

    private func element(of elements: Base) -> Base.Element {
        if isValid(in: elements) {
            let element = elements[position]
            // The old value is released when the lock has been: its end may run any code.
            var old: Base.Element? = element
            lock.withLock { swap(&self.last, &old) }
            return element
        }
        let last = lock.withLock { self.last }
        let issue = MissingElement.read(at: position, of: elements, label: base.label, isKnown: last != nil)
        guard let last else { fatalError(issue.message) }
        MissingElement.reportIfStillRead(issue)
        return last
    }

    package override func get() -> Base.Element {
        tracked.read(by: self, scene: base.scene, scope: base.scope) { [self] in element(of: base.get()) }
    }

    package override func set(_ value: Base.Element, transaction: Transaction) {
        update(transaction: transaction) { $0 = value }
    }

    package override func update(transaction: Transaction, _ change: (inout Base.Element) -> Void) {
        var missing: RuntimeIssue?
        base.update(transaction: transaction) {
            missing = nil
            if isValid(in: $0) {
                change(&$0[position])
            } else {
                missing = MissingElement.write(at: position, of: $0, label: base.label)
            }
        }
        if let missing { MissingElement.report(missing) }
    }

    override func isSame(as other: AnyLocation) -> Bool {
        if self === other { return true }
        guard let other = other as? PositionLocation<Base> else { return false }
        return position == other.position && base.isSame(as: other.base)
    }

    override var objectProperty: (keyPath: AnyKeyPath, part: String)? {
        base.objectProperty.map { ($0.keyPath, "\($0.part)[\(position)]") }
    }

    package override var scene: SceneGraph? { base.scene }
    override var scope: Scope? { base.scope }
}
