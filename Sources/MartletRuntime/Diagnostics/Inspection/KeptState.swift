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

    /// Creates a record.
    package init(view: String, property: String, json: String) {
        self.view = view
        self.property = property
        self.json = json
    }
}

extension SceneGraph {
    /// Returns the values of all `@State` properties of the app whose types are codable. Other values are left out.
    ///
    /// - Complexity: O(attributes).
    package func keptState() -> [KeptState] {
        stateOwners.flatMap { owner in
            owner.instance.keptLocations.compactMap { location in
                guard location.queueReference != nil, let json = (location as? any CodedLocation)?.json else {
                    return nil
                }
                return KeptState(view: owner.path, property: location.label, json: json)
            }
        }
    }

    /// Sets `@State` properties to values of another process.
    ///
    /// Views may appear because of the restored values, so a caller repeats this after an update with the rest.
    /// - Returns: The values for which there is no property yet.
    @MainActor
    package func restore(_ states: [KeptState]) -> [KeptState] {
        struct Place: Hashable {
            let view, property: String
        }
        var found: [Place: any CodedLocation] = [:]
        for owner in stateOwners {
            for location in owner.instance.keptLocations where location.queueReference != nil {
                found[Place(view: owner.path, property: location.label)] = location as? any CodedLocation
            }
        }
        return states.filter { state in
            guard let location = found[Place(view: state.view, property: state.property)] else { return true }
            location.set(fromJSON: state.json)
            return false
        }
    }

    /// The views that keep state, each with its path: the types of the views around it, and a number.
    private var stateOwners: [(path: String, instance: ViewInstance)] {
        var counts: [String: Int] = [:]
        return inspectedViews().compactMap { view, _, _ in
            guard let instance = inspectedInstance(of: view), !instance.keptLocations.isEmpty else { return nil }
            var names: [String] = []
            var around: ViewInstance? = instance
            while let current = around {
                names.append(current.type.name)
                around = current.parent
            }
            let path = names.reversed().joined(separator: " > ")
            let number = counts[path, default: 0]
            counts[path] = number + 1
            return ("\(path) \(number)", instance)
        }
    }
}

/// A location whose value can be written as JSON, independent of its type.
private protocol CodedLocation {
    var json: String? { get }
    func set(fromJSON json: String)
}

extension Location: CodedLocation {
    fileprivate var json: String? {
        guard !(Value.self is AnyObject.Type), let value = get() as? any Encodable else { return nil }
        func encode<V: Encodable>(_ value: V) -> String? {
            (try? JSONEncoder().encode([value])).map { String(decoding: $0, as: UTF8.self) }
        }
        return encode(value)
    }

    fileprivate func set(fromJSON json: String) {
        guard let type = Value.self as? any Decodable.Type else { return }
        func decode<V: Decodable>(_ type: V.Type) -> Any? {
            try? JSONDecoder().decode([V].self, from: Data(json.utf8)).first
        }
        if let value = decode(type) as? Value { set(value, transaction: Transaction()) }
    }
}
