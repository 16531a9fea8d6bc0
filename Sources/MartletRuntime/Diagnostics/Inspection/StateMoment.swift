import Combine
import MartletABI

/// The state of an app's views after an update, for looking at it again: the values of `@State` and its like, and the
/// properties of objects that announce their changes.
///
/// It retains the objects.
package struct StateMoment {
    /// A property of an object.
    fileprivate struct Field {
        let object: AnyObject
        let offset: Int
        let type: Any.Type
        let value: Any
    }

    /// The values of state, by the path of the view and the property.
    fileprivate var values: [String: Any] = [:]
    fileprivate var fields: [Field] = []

    /// The largest number of objects whose properties are kept.
    fileprivate static let objectLimit = 2_000

    package init() {}
}

extension SceneInspection {
    /// Returns the state that the views have now.
    ///
    /// - Complexity: O(attributes), and the properties of the objects.
    package func moment() -> StateMoment {
        var moment = StateMoment()
        var objects: [ObjectIdentifier: AnyObject] = [:]
        var open: [AnyObject] = []
        func collect(from value: Any) {
            guard type(of: value) is AnyClass else { return }
            let object = value as AnyObject
            guard objects.count < StateMoment.objectLimit else { return }
            if objects.updateValue(object, forKey: ObjectIdentifier(object)) == nil { open.append(object) }
        }
        for (key, location) in stateLocations {
            guard let value = location.inspectedValue else { continue }
            moment.values[key] = value
            collect(from: value)
        }
        for (view, _, _) in views() {
            instance(of: view)?.storage.forEach { kept in
                if let object = (kept as? any ObjectKeeping)?.keptObject?.1 { collect(from: object) }
            }
        }
        while let object = open.popLast() {
            for field in StateMoment.Field.all(of: object) {
                moment.fields.append(field)
                collect(from: field.value)
            }
        }
        return moment
    }

    /// Shows the views with the state of another moment. Views may appear because of it, so a caller repeats this after
    /// the update.
    @MainActor
    package func show(_ moment: StateMoment) {
        for (key, location) in stateLocations {
            guard let value = moment.values[key] else { continue }
            _ = (location as? any AnySettable)?.set(any: value)
        }
        for field in moment.fields { field.restore() }
        // Objects are changed without the app's code, so all rules run again.
        guard !moment.fields.isEmpty else { return scene.writes.requestUpdate() }
        scene.writes.enter(SilentChange(of: "Time travel", from: nil, to: nil))
    }

    /// The locations of state that views own, by the path of the view and the property.
    private var stateLocations: [(key: String, location: AnyLocation)] {
        var counts: [String: Int] = [:]
        return views().flatMap { view, _, _ -> [(String, AnyLocation)] in
            guard let instance = self.instance(of: view) else { return [] }
            let locations = instance.keptLocations.filter { $0.queueReference != nil }
            guard !locations.isEmpty else { return [] }
            let path = instance.typePath
            let number = counts[path, default: 0]
            counts[path] = number + 1
            return locations.map { ("\(path) \(number) \($0.label)", $0) }
        }
    }
}

extension StateMoment.Field {
    /// The properties of an object that announce their changes.
    fileprivate static func all(of object: AnyObject) -> [Self] {
        let isObservable = !ObjectFields.registrars(of: object).isEmpty
        let type: AnyClass = Swift.type(of: object)
        return TypeField.fields(ofObjectsOf: type).compactMap { field in
            guard !field.mayBeWeak, ObjectFields.name(ofField: field.name) != nil else { return nil }
            // Unsafe pointers: a field of a live object, at the offset that its class defines.
            let place = Borrowed(object).address + field.offset
            func load<F>(_: F.Type) -> Any { place.assumingMemoryBound(to: F.self).pointee }
            let stored = _openExistential(field.type, do: load)
            let wrapped = (stored as? any InspectableProperty)?.inspectedValue
            guard wrapped != nil || isObservable && field.name.hasPrefix("_") else { return nil }
            return Self(object: object, offset: field.offset, type: field.type, value: wrapped ?? stored)
        }
    }

    /// Gives the property the value of the moment.
    @MainActor
    fileprivate func restore() {
        // Unsafe pointers: a field of a live object, at the offset that its class defines.
        let place = Borrowed(object).address + offset
        func restore<F>(_: F.Type) {
            let typed = place.assumingMemoryBound(to: F.self)
            if let property = typed.pointee as? any InspectableProperty {
                let value = value
                _ = property.changeInspected { address, type in
                    func assign<V>(_: V.Type) -> Bool {
                        guard let value = value as? V else { return false }
                        address.assumingMemoryBound(to: V.self).pointee = value
                        return true
                    }
                    return _openExistential(type, do: assign)
                }
            } else if let value = value as? F {
                typed.pointee = value
            }
        }
        _openExistential(type, do: restore)
        withExtendedLifetime(object) {}
    }
}
