import AttributeGraph
import Foundation

/// The value of a state property, as another process of the same program can take it over.
package struct KeptState: Equatable, Sendable {
    /// The views from the root down to the owner, with the position among owners of the same path.
    package var view: String
    /// The type of the view and the name of the property.
    package var property: String
    /// The value as JSON, in an array of one element.
    package var json: String
    /// The identity of the object that the property refers to; `nil` for values. Properties with one object have one in
    /// the other process too.
    package var object: String?

    /// Creates a record.
    package init(view: String, property: String, json: String, object: String? = nil) {
        self.view = view
        self.property = property
        self.json = json
        self.object = object
    }
}

/// A value that is not codable itself, and has a representation that is.
package protocol KeptAsJSON {
    /// The value as JSON, in an array of one element; `nil` if it has a part that is not codable.
    var keptJSON: String? { get }

    /// Creates the value; `nil` if the text is not of such a value.
    init?(keptJSON: String)
}

/// The objects that properties have been set to, by their identities in the other process.
package final class RestoredObjects {
    fileprivate var known: [String: AnyObject] = [:]

    package init() {}
}

extension SceneInspection {
    /// Returns the values of all `@State` properties and the objects of all `@StateObject` properties of the app whose
    /// types are codable, the offsets of scroll views, and the focus of windows. Other values are left out.
    ///
    /// - Complexity: O(attributes).
    package func keptState() -> [KeptState] {
        let states = stateOwners.flatMap { owner in
            owner.storage.compactMap { property, storage in
                storage.kept.map {
                    KeptState(view: owner.path, property: property, json: $0.json, object: $0.object)
                }
            }
        }
        return states + keptOffsets() + keptFocus()
    }

    /// Sets properties to values of another process.
    ///
    /// Views may appear because of the restored values, so a caller repeats this after an update with the rest.
    /// - Returns: The values for which there is no property yet.
    @MainActor
    package func restore(_ states: [KeptState], objects: RestoredObjects) -> [KeptState] {
        struct Place: Hashable {
            let view, property: String
        }
        var found: [Place: any KeptStorage] = [:]
        for owner in stateOwners {
            for (property, storage) in owner.storage { found[Place(view: owner.path, property: property)] = storage }
        }
        let rest = states.filter { state in
            guard let storage = found[Place(view: state.view, property: state.property)] else { return true }
            storage.restore(state, objects)
            return false
        }
        // Bodies are bound to the objects before.
        if rest.count < states.count, states.contains(where: { $0.object != nil }) { scene.graph.invalidateAllRules() }
        // Only after the text of the focused field has been restored.
        return restoreOffsets(rest.count < states.count ? rest : restoreFocus(rest))
    }

    /// The views that keep state, each with its path: the types of the views around it, and a number.
    private var stateOwners: [(path: String, storage: [(String, any KeptStorage)])] {
        var counts: [String: Int] = [:]
        return views().compactMap { view, _, _ in
            guard let instance = self.instance(of: view), !instance.keptStorage.isEmpty else { return nil }
            let path = instance.typePath
            let number = counts[path, default: 0]
            counts[path] = number + 1
            return ("\(path) \(number)", instance.keptStorage)
        }
    }
}

extension ViewInstance {
    /// The types of the views from the root down to this one.
    var typePath: String {
        var names: [String] = []
        var around: ViewInstance? = self
        while let current = around {
            names.append(current.type.name)
            around = current.parent
        }
        return names.reversed().joined(separator: " > ")
    }

    /// The storage of the properties that own their values, by the names of the properties.
    fileprivate var keptStorage: [(String, any KeptStorage)] {
        let objects = Set(
            type.properties.filter { typeName($0.type) == "StateObject" }.map { "\(type.name).\($0.name)" })
        var found: [(String, any KeptStorage)] = []
        storage.forEach { kept in
            if let location = kept as? AnyLocation {
                guard location.queueReference != nil, let storage = location as? any KeptStorage else { return }
                found.append((location.label, storage))
            } else if let link = kept as? any (KeptStorage & ObjectKeeping), let name = link.keptObject?.0,
                objects.contains(name)
            {
                found.append((name, link))
            }
        }
        return found
    }
}

// MARK: - Storage of any type

/// The storage of a property whose value can be written as JSON, independent of its type.
private protocol KeptStorage {
    /// The value as JSON, with the identity of an object.
    var kept: (json: String, object: String?)? { get }
    func restore(_ state: KeptState, _ objects: RestoredObjects)
}

/// Values as JSON, in an array, because JSON of a single value is not accepted everywhere.
private enum KeptJSON {
    static func text(of value: Any) -> String? {
        if let value = value as? any KeptAsJSON { return value.keptJSON }
        func encode(_ value: some Encodable) -> String? {
            (try? JSONEncoder().encode([value])).map { String(decoding: $0, as: UTF8.self) }
        }
        return (value as? any Encodable).flatMap { encode($0) }
    }

    static func value<Value>(of type: Value.Type, in text: String) -> Value? {
        if let type = type as? any KeptAsJSON.Type { return type.init(keptJSON: text) as? Value }
        func decode<V: Decodable>(_ type: V.Type) -> Any? {
            try? JSONDecoder().decode([V].self, from: Data(text.utf8)).first
        }
        return (type as? any Decodable.Type).flatMap { decode($0) as? Value }
    }

    /// Returns the object of a record: one that another property has been set to, or a new one.
    static func object<Value>(of type: Value.Type, _ state: KeptState, _ objects: RestoredObjects) -> Value? {
        guard let identity = state.object else { return value(of: type, in: state.json) }
        if let known = objects.known[identity] as? Value { return known }
        let made = value(of: type, in: state.json)
        objects.known[identity] = made as AnyObject?
        return made
    }

    static func identity(of object: AnyObject) -> String { "\(UInt(bitPattern: ObjectIdentifier(object)))" }
}

extension Location: KeptStorage {
    fileprivate var kept: (json: String, object: String?)? {
        let value = get()
        return KeptJSON.text(of: value).map {
            ($0, Value.self is AnyObject.Type ? KeptJSON.identity(of: value as AnyObject) : nil)
        }
    }

    fileprivate func restore(_ state: KeptState, _ objects: RestoredObjects) {
        guard let value = KeptJSON.object(of: Value.self, state, objects) else { return }
        set(value, transaction: Transaction())
    }
}

extension ObjectLink: KeptStorage {
    fileprivate var kept: (json: String, object: String?)? {
        object.flatMap { object in KeptJSON.text(of: object).map { ($0, KeptJSON.identity(of: object)) } }
    }

    fileprivate func restore(_ state: KeptState, _ objects: RestoredObjects) {
        if let object = KeptJSON.object(of: Object.self, state, objects) { replace(with: object) }
    }
}
