import AttributeGraph
import MartletABI

/// Opening the values of properties, and setting parts of them.
extension SceneInspection {
    /// Returns the parts of the value at the end of a path, from a property of a view; nil if there is none.
    package func parts(
        of view: AnyAttribute, property: String, path: [String]
    ) -> (value: String, parts: [ValuePart], more: Int)? {
        guard let root = value(of: property, in: view),
            let part = OpenedValue.part(at: path[...], of: root.value, isSettable: root.location != nil)
        else { return nil }
        let (parts, more) = OpenedValue.of(part.value, isSettable: part.isSettable)
        return (ValueText.describe(part.value), parts, more)
    }

    /// Sets the part of a property's value at the end of a path to the value that a text represents.
    ///
    /// A property of an observable object is set without the app's code, so all rules run again.
    /// - Returns: The new value as text; nil if there is no such part, or the text represents no value of its type.
    @MainActor
    package func set(_ property: String, of view: AnyAttribute, path: [String], to text: String) -> String? {
        guard let root = self.value(of: property, in: view) else { return nil }
        if path.isEmpty {
            return (root.location as? any TextSettable)?.set(fromText: text)
        }
        let old = OpenedValue.part(at: path[...], of: root.value, isSettable: false)?.value
        switch OpenedValue.replacing(at: path[...], of: root.value, by: text) {
        case .value(let value): guard (root.location as? any AnySettable)?.set(any: value) == true else { return nil }
        case .object(let isSilent):
            if isSilent {
                let label = OpenedValue.label(of: path, in: root.value) ?? property
                let new = OpenedValue.part(at: path[...], of: root.value, isSettable: false)?.value
                scene.writes.enter(SilentChange(of: label, from: old, to: new))
            }
        case nil: return nil
        }
        guard let now = self.value(of: property, in: view)?.value,
            let part = OpenedValue.part(at: path[...], of: now, isSettable: false)
        else { return text }
        return ValueText.describe(part.value)
    }

    /// Returns the value of a property of a view, and its location if it can be written.
    private func value(of name: String, in view: AnyAttribute) -> (value: Any, location: AnyLocation?)? {
        guard let instance = self.instance(of: view) else { return nil }
        let label = "\(instance.type.name).\(name)"
        if let location = instance.keptLocations.first(where: { $0.label == label }),
            let value = location.inspectedValue
        {
            return (value, location)
        }
        let rule = scene.graph.rule(of: view) as? any AnyBodyRule
        let address = rule?.sourcePointer(in: scene.graph)
        let field = TypeField.fields(of: instance.type.type).first { $0.name == name || $0.name == "_" + name }
        if let field, let address, let binding = field.type as? any BindingProperty.Type {
            let location = binding.location(at: address + field.offset)
            return location.inspectedValue.map { ($0, location) }
        }
        var object: AnyObject?
        instance.storage.forEach { kept in
            if let known = (kept as? any ObjectKeeping)?.keptObject, known.0 == label { object = known.1 }
        }
        if let object { return (object, nil) }
        for input in readings(of: view) {
            guard let description = scene.describe(input), description.name == label else { continue }
            if let value = scene.graph.storedValue(of: input) { return (value, nil) }
        }
        guard let field, let address, !field.mayBeWeak, !(field.type is any DynamicProperty.Type),
            TypeKind.of(field.type) != .function
        else { return nil }
        // Unsafe pointers: a field of the view's value, of its type.
        func load<T>(_: T.Type) -> Any { (address + field.offset).assumingMemoryBound(to: T.self).pointee }
        return (_openExistential(field.type, do: load), nil)
    }

    /// Returns the value of a property of a view as text; nil if it is not known.
    func text(of name: String, in view: AnyAttribute) -> String? {
        value(of: name, in: view).map { ValueText.describe($0.value) }
    }

    /// Whether a property of a view has parts.
    func isOpenable(_ name: String, in view: AnyAttribute) -> Bool {
        value(of: name, in: view).map { OpenedValue.isOpenable($0.value) } ?? false
    }
}

/// A location whose value can be set without its type.
protocol AnySettable {
    func set(any value: Any) -> Bool
}

extension Location: AnySettable {
    func set(any value: Any) -> Bool {
        guard let value = value as? Value else { return false }
        set(value, transaction: Transaction())
        return true
    }
}
