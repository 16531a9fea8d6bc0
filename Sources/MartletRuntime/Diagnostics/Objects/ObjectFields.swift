import Combine
import MartletABI
import Observation

/// The stored properties of an object, as reports and tools show them.
///
/// Read by reflection, which makes no dependency: slow, and only for reports.
enum ObjectFields {
    /// A stored property.
    struct Field {
        /// The name in the source: without the underscore of the storage of a property that a macro or wrapper declares.
        let name: String
        let value: Any
    }

    /// Returns the stored properties of an object, those of its superclasses first.
    static func of(_ object: AnyObject) -> [Field] {
        var mirrors: [Mirror] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            mirrors.append(current)
            mirror = current.superclassMirror
        }
        return mirrors.reversed().flatMap { $0.children.compactMap { field($0.label, $0.value) } }
    }

    private static func field(_ label: String?, _ value: Any) -> Field? {
        guard let label, let name = name(ofField: label) else { return nil }
        return Field(name: name, value: (value as? any InspectableProperty)?.inspectedValue ?? value)
    }

    /// Returns the name of a stored property from that of its storage; nil for fields that are no property of the app.
    static func name(ofField label: String) -> String? {
        if label == ObservationRegistrar.fieldName || label.hasPrefix("_$") { return nil }
        let lazyPrefix = "$__lazy_storage_$_"
        if label.hasPrefix(lazyPrefix) { return String(label.dropFirst(lazyPrefix.count)) }
        return label.hasPrefix("_") ? String(label.dropFirst()) : label
    }

    /// Whether a property of a view type declares an observable object.
    static func mayHoldObservables(_ type: Any.Type) -> Bool {
        TypeField.fields(of: type).contains { field in
            if field.type is any Observable.Type { return true }
            let held = (field.type as? any ObjectHolder.Type)?.heldType
            return held is any Observable.Type || held is any ObservableOptional.Type
        }
    }

    /// Returns the identities of an observable object's registrars: each observable class of the object has its own. Empty
    /// for other objects.
    static func registrars(of object: AnyObject) -> [ObjectIdentifier] {
        var found: [ObjectIdentifier] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            let field = current.children.first { $0.label == ObservationRegistrar.fieldName }
            if let identity = (field?.value as? ObservationRegistrar)?.identity { found.append(identity) }
            mirror = current.superclassMirror
        }
        return found
    }
}

/// The values of some objects' properties before a write, by which the written property and its values are found.
struct ObjectSnapshot {
    private struct Known {
        weak var object: AnyObject?
        let type: String
        let fields: [(name: String, value: Held)]
    }

    private enum Held {
        case value(Any)
        /// Objects and large collections are not retained: that would delay their end, or copy them at the write.
        case text(String, ObjectIdentifier?)

        /// The elements of a collection up to which it is retained.
        private static let elementLimit = 1_000

        init(_ value: Any) {
            if type(of: value) is AnyClass {
                self = .text(ValueText.describe(value), ObjectIdentifier(value as AnyObject))
            } else if let collection = value as? any Collection, Self.isLarge(collection) {
                self = .text(ValueText.describe(value), nil)
            } else {
                self = .value(value)
            }
        }

        private static func isLarge(_ collection: some Collection) -> Bool {
            collection.underestimatedCount > elementLimit
        }
    }

    private let objects: [Known]

    init(of objects: [AnyObject]) {
        self.objects = objects.map { object in
            Known(
                object: object, type: typeName(type(of: object)),
                fields: ObjectFields.of(object).map { ($0.name, Held($0.value)) })
        }
    }

    /// Returns the changes since the snapshot, each with the name of the property.
    func changes() -> [(name: String, change: ValueChange)] {
        var found: [(String, ValueChange)] = []
        for known in objects {
            guard let object = known.object else { continue }
            for (old, new) in zip(known.fields, ObjectFields.of(object)) where old.name == new.name {
                let name = "\(known.type).\(new.name)"
                if let change = Self.change(of: name, from: old.value, to: new.value) { found.append((name, change)) }
            }
        }
        return found
    }

    private static func change(of name: String, from old: Held, to new: Any) -> ValueChange? {
        switch old {
        case .value(let old): ValueChange(of: name, from: old, to: new)
        case .text(let text, let identity):
            switch Held(new) {
            case .text(let new, let other):
                text == new && identity == other ? nil : ValueChange(of: name, old: text, new: new)
            case .value(let new): ValueChange(of: name, old: text, new: ValueText.describe(new))
            }
        }
    }
}

/// A property wrapper of a view that may hold an object.
private protocol ObjectHolder {
    static var heldType: Any.Type { get }
}

extension State: ObjectHolder { fileprivate static var heldType: Any.Type { Value.self } }
extension Binding: ObjectHolder { fileprivate static var heldType: Any.Type { Value.self } }
extension Bindable: ObjectHolder { fileprivate static var heldType: Any.Type { Value.self } }
extension Environment: ObjectHolder { fileprivate static var heldType: Any.Type { Value.self } }

private protocol ObservableOptional {}
extension Optional: ObservableOptional where Wrapped: Observable {}
