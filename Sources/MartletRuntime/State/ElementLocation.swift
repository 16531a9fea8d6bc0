import AttributeGraph

/// An element of a collection, found by its id at any position (law D4).
///
/// After the element has been removed the last value is read, and a write is dropped.
// @unchecked Sendable: a lock guards the mutable state.
final class ElementLocation<C: MutableCollection & RandomAccessCollection, ID: Hashable>: Location<C.Element>,
    @unchecked Sendable
{
    private struct Seen {
        var index: C.Index
        var value: C.Element
    }

    private let base: Location<C>
    private let id: ID
    private let idPath: KeyPath<C.Element, ID>
    private let lock = RecursiveLock()
    private var seen: Seen
    private let tracked = TrackedPart<C.Element>()

    init(base: Location<C>, id: ID, idPath: KeyPath<C.Element, ID>, index: C.Index, value: C.Element) {
        self.base = base
        self.id = id
        self.idPath = idPath
        seen = Seen(index: index, value: value)
    }

    override var label: String { "\(base.label)[id: \(id)]" }

    package override func get() -> C.Element {
        tracked.read(by: self, scene: base.scene, scope: base.scope) { [self] in
            let elements = base.get()
            guard let index = index(in: elements) else { return lock.withLock { seen.value } }
            let value = elements[index]
            // The old value is released when the lock has been: its end may run any code.
            var old = Seen(index: index, value: value)
            lock.withLock { swap(&seen, &old) }
            return value
        }
    }

    package override func set(_ value: C.Element, transaction: Transaction) {
        update(transaction: transaction) { $0 = value }
    }

    package override func update(transaction: Transaction, _ change: (inout C.Element) -> Void) {
        base.update(transaction: transaction) { elements in
            if let index = index(in: elements) {
                change(&elements[index])
            } else {
                Diagnostics.reportDroppedWrite(to: label, because: "the element with this id has been removed")
            }
        }
    }

    /// Returns the index of the element; usually the last known one.
    private func index(in elements: C) -> C.Index? {
        let last = lock.withLock { seen.index }
        if elements.indices.contains(last), elements[last][keyPath: idPath] == id { return last }
        return elements.firstIndex { $0[keyPath: idPath] == id }
    }

    override func isSame(as other: AnyLocation) -> Bool {
        if self === other { return true }
        guard let other = other as? ElementLocation<C, ID> else { return false }
        return id == other.id && idPath == other.idPath && base.isSame(as: other.base)
    }

    override var objectProperty: (keyPath: AnyKeyPath, part: String)? {
        let index = lock.withLock { seen.index }
        return base.objectProperty.map { ($0.keyPath, "\($0.part)[\(index)]") }
    }

    package override var scene: SceneGraph? { base.scene }
    override var scope: Scope? { base.scope }
}

extension Binding {
    /// Returns a binding to the element of a collection with an id, whose index is `index` now.
    static func element<C: MutableCollection & RandomAccessCollection, ID: Hashable>(
        of base: Binding<C>,
        _ id: ID,
        idPath: KeyPath<C.Element, ID>,
        near index: C.Index
    ) -> Binding<Value> where Value == C.Element {
        let location: Location<Value> = base.location.projection(for: ElementKey(id: id, idPath: idPath)) {
            ElementLocation(base: base.location, id: id, idPath: idPath, index: index, value: base.wrappedValue[index])
        }
        return Binding(location: location, transaction: base.transaction)
    }
}

private struct ElementKey<ID: Hashable>: Hashable {
    let id: ID
    let idPath: AnyKeyPath
}
