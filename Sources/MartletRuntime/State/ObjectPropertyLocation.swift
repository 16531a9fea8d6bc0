import AttributeGraph

/// A location for a property of an object that another location refers to (law D6).
///
/// A write changes the object that is current at that time. A body that reads the property depends on the reference, if
/// that can change, and on the announcements of the object: an observable object names the changed property; for an
/// object that only announces a change, the property is compared (law B9).
// @unchecked Sendable: constants; the object has rules of its own.
final class ObjectPropertyLocation<Object, Value>: Location<Value>, @unchecked Sendable {
    private let base: Location<Object>
    private let keyPath: ReferenceWritableKeyPath<Object, Value>
    private let tracked: TrackedPart<Value>?

    init(base: Location<Object>, keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.base = base
        self.keyPath = keyPath
        tracked = base.changesWithoutProperty ? TrackedPart() : nil
    }

    override var label: String { base.label + keyPath.partLabel }

    package override func get() -> Value {
        guard let tracked else { return base.get()[keyPath: keyPath] }
        return tracked.read(by: self, scene: base.scene, scope: base.scope) { [base, keyPath] in
            base.get()[keyPath: keyPath]
        }
    }

    package override func set(_ value: Value, transaction: Transaction) {
        let object = base.get()
        withTransaction(transaction) {
            noting(object) { object[keyPath: keyPath] = value }
        }
    }

    package override func update(transaction: Transaction, _ change: (inout Value) -> Void) {
        let object = base.get()
        withTransaction(transaction) {
            noting(object) { change(&object[keyPath: keyPath]) }
        }
    }

    /// Runs a change. While writes are traced, its observers can report the old and the new value.
    private func noting(_ object: Object, _ body: () -> Void) {
        // A write in a body is reported elsewhere; a read here would make the body depend on the property.
        guard martlet_traces_writes(), SceneGraph.evaluating == nil else { return body() }
        let old = object[keyPath: keyPath]
        let captures = WriteCapture.collecting(body)
        for capture in captures where capture.valueChange == nil {
            let name = capture.property ?? label
            if let change = ValueChange(of: name, from: old, to: object[keyPath: keyPath]) { capture.record(change) }
        }
    }

    override func isSame(as other: AnyLocation) -> Bool {
        if self === other { return true }
        guard let other = other as? ObjectPropertyLocation<Object, Value> else { return false }
        return keyPath == other.keyPath && base.isSame(as: other.base)
    }

    override var objectProperty: (keyPath: AnyKeyPath, part: String)? { (keyPath, "") }
    package override var scene: SceneGraph? { tracked == nil ? nil : base.scene }
    override var scope: Scope? { tracked == nil ? nil : base.scope }
}

/// An object that stays the same.
final class ObjectLocation<Object: AnyObject>: Location<Object>, @unchecked Sendable {
    private let object: Object

    init(_ object: Object) { self.object = object }

    override var label: String { typeName(Object.self) }

    package override func get() -> Object { object }
    package override func set(_ value: Object, transaction: Transaction) {}

    override func isSame(as other: AnyLocation) -> Bool {
        (other as? ObjectLocation<Object>)?.object === object
    }
}
