import Combine
import MartletABI
import Observation

/// A part of an inspected value: a property, an element, an entry.
package struct ValuePart: Sendable {
    /// The name to show: `title`, `[2]`, `["key"]`.
    package let name: String
    /// The element of a path that leads to the part.
    package let step: String
    package let type: String
    package let value: String
    /// Whether the part has parts of its own.
    package let isOpenable: Bool
    /// Whether the part can be set from a text.
    package let isEditable: Bool
}

/// Takes values apart, and replaces parts of them, by paths of steps from the whole to a part.
///
/// Optionals have no step of their own. The entries of dictionaries and the elements of sets are in the order of their
/// texts. Reading makes no dependency, and runs no accessors of the app.
enum OpenedValue {
    /// The parts that are listed of one value.
    static let limit = 200

    private struct Child {
        let name: String
        let step: String
        let value: Any
        let isSettable: Bool
    }

    // MARK: - Reading

    /// Returns the parts of a value, and the number of those left out.
    static func of(_ value: Any, isSettable: Bool) -> (parts: [ValuePart], more: Int) {
        let (children, more) = children(of: value, limit: limit, isSettable: isSettable)
        let parts = children.map { child in
            let type = unwrappedType(of: child.value)
            return ValuePart(
                name: child.name, step: child.step, type: String(describing: type),
                value: ValueText.describe(child.value), isOpenable: isOpenable(child.value),
                isEditable: child.isSettable && ValueReading.canRead(Swift.type(of: child.value)))
        }
        return (parts, more)
    }

    /// Whether a value has parts.
    static func isOpenable(_ value: Any) -> Bool {
        !isWhole(value) && !children(of: value, limit: 1, isSettable: false).children.isEmpty
    }

    /// Returns the part at the end of a path, and whether it can be replaced.
    static func part(at path: ArraySlice<String>, of value: Any, isSettable: Bool) -> (value: Any, isSettable: Bool)? {
        guard let step = path.first else { return (value, isSettable) }
        let all = children(of: value, limit: .max, isSettable: isSettable).children
        guard let child = all.first(where: { $0.step == step }) else { return nil }
        return part(at: path.dropFirst(), of: child.value, isSettable: child.isSettable)
    }

    /// Returns the name of a part by the innermost object around it: `Store.todos[1].isDone`. Nil without such an object.
    static func label(of path: [String], in value: Any) -> String? {
        for count in path.indices.reversed() {
            guard let object = part(at: path[..<count], of: value, isSettable: false)?.value,
                type(of: object) is AnyClass
            else { continue }
            let rest = path[(count + 1)...].map { step in
                Int(step) != nil || step.hasPrefix("\"") ? "[\(step)]" : ".\(step)"
            }
            return "\(typeName(type(of: object))).\(ObjectFields.name(ofField: path[count]) ?? path[count])"
                + rest.joined()
        }
        return nil
    }

    /// Numbers, texts and the like have fields of the standard library, which are no parts.
    private static func isWhole(_ value: Any) -> Bool {
        let type = unwrappedType(of: value)
        if TypeKind.of(type) == .function { return true }
        if type is AnyClass { return false }
        return type is any LosslessStringConvertible.Type || ValueReading.canRead(type)
    }

    private static func unwrappedType(of value: Any) -> Any.Type {
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return type(of: value) }
        return mirror.children.first.map { unwrappedType(of: $0.value) } ?? type(of: value)
    }

    private static func children(of value: Any, limit: Int, isSettable: Bool) -> (children: [Child], more: Int) {
        if type(of: value) is AnyClass { return (fields(of: value as AnyObject), 0) }
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .optional:
            guard let wrapped = mirror.children.first?.value else { return ([], 0) }
            return children(of: wrapped, limit: limit, isSettable: isSettable)
        case .collection:
            let isArray = value is any ReplaceableElements
            let shown = mirror.children.prefix(limit).enumerated().map {
                Child(name: "[\($0)]", step: "\($0)", value: $1.value, isSettable: isSettable && isArray)
            }
            return (shown, mirror.children.count - shown.count)
        case .dictionary:
            let entries = mirror.children.compactMap { Mirror(reflecting: $0.value).children.map(\.value) }
                .map { (key: ValueText.describe($0[0]), value: $0[1]) }.sorted { $0.key < $1.key }
            let shown = entries.prefix(limit).map {
                Child(name: "[\($0.key)]", step: $0.key, value: $0.value, isSettable: isSettable)
            }
            return (shown, entries.count - shown.count)
        case .set:
            let elements = mirror.children.map(\.value).sorted { ValueText.describe($0) < ValueText.describe($1) }
            let shown = elements.prefix(limit).enumerated().map {
                Child(name: "•", step: "\($0)", value: $1, isSettable: isSettable && value is any ReplaceableElements)
            }
            return (shown, elements.count - shown.count)
        case .struct, .tuple:
            if isWhole(value) { return ([], 0) }
            let shown = mirror.children.enumerated().map { index, child in
                let name = child.label ?? ".\(index)"
                return Child(
                    name: ObjectFields.name(ofField: name) ?? name, step: name, value: child.value,
                    isSettable: isSettable)
            }
            return (shown, 0)
        case .enum:
            func payload<T>(_ value: T) -> Any.Type? { EnumPayload.type(of: value) }
            let canBeReplaced = isSettable && _openExistential(value, do: payload) != nil
            let shown = mirror.children.map {
                Child(name: $0.label ?? "value", step: $0.label ?? "value", value: $0.value, isSettable: canBeReplaced)
            }
            return (shown, 0)
        default: return ([], 0)
        }
    }

    /// The properties of an object. Only those that announce their changes can be set: others may be constants.
    private static func fields(of object: AnyObject) -> [Child] {
        if let properties = InspectedModels.properties(of: object) {
            return properties.map { Child(name: $0.name, step: $0.name, value: $0.value, isSettable: $0.isSettable) }
        }
        let isObservable = !ObjectFields.registrars(of: object).isEmpty
        var found: [Child] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror {
            found += current.children.compactMap { child in
                guard let label = child.label, let name = ObjectFields.name(ofField: label) else { return nil }
                let wrapped = child.value as? any InspectableProperty
                return Child(
                    name: name, step: label, value: wrapped?.inspectedValue ?? child.value,
                    isSettable: wrapped != nil || isObservable && label.hasPrefix("_"))
            }
            mirror = current.superclassMirror
        }
        return found
    }

    // MARK: - Replacing

    /// The result of replacing a part of a value.
    enum Replacement {
        /// The whole with the new part.
        case value(Any)
        /// An object on the way was changed in place. False: it has announced the change itself.
        case object(isSilent: Bool)
    }

    /// Returns a value in which the part at the end of a path has the value that a text represents; nil if there is no
    /// such part, or the text represents no value of its type.
    static func replacing(at path: ArraySlice<String>, of value: Any, by text: String) -> Replacement? {
        func replace<T>(_ value: T) -> Replacement? { replacing(at: path, in: value, by: text) }
        return _openExistential(value, do: replace)
    }

    private static func replacing<T>(at path: ArraySlice<String>, in value: T, by text: String) -> Replacement? {
        guard let step = path.first else { return ValueReading.read(text, as: T.self).map { .value($0) } }
        if T.self is AnyClass { return change(step, path.dropFirst(), of: value as AnyObject, by: text) }
        if let optional = value as? any ReplaceableWrapped {
            return optional.replacingWrapped { replacing(at: path, of: $0, by: text) }
        }
        if let elements = value as? any ReplaceableElements {
            return elements.replacingElement(step) { replacing(at: path.dropFirst(), of: $0, by: text) }
        }
        var copy = value
        if let label = Mirror(reflecting: value).children.first?.label, label == step {
            // Unsafe pointers: the payload, which has the type.
            var replaced: Replacement?
            let isPayload = EnumPayload.change(of: &copy) { place, type in
                replaced = replaceField(at: place, type, path.dropFirst(), by: text)
            }
            if isPayload, case .value = replaced { return .value(copy) }
            if isPayload { return replaced }
        }
        guard let field = TypeField.fields(of: T.self).first(where: { $0.name == step && !$0.mayBeWeak }) else {
            return nil
        }
        // Unsafe pointers: a local variable, and a field of its type.
        return withUnsafeMutablePointer(to: &copy) { pointer -> Replacement? in
            let place = UnsafeMutableRawPointer(pointer) + field.offset
            switch replaceField(at: place, field.type, path.dropFirst(), by: text) {
            case .value: return .value(pointer.pointee)
            case let other: return other
            }
        }
    }

    /// Replaces a part of the value at an address.
    // Unsafe pointers: the caller has an initialized value of the type there.
    private static func replaceField(
        at place: UnsafeMutableRawPointer, _ type: Any.Type, _ path: ArraySlice<String>, by text: String
    ) -> Replacement? {
        func replace<F>(_: F.Type) -> Replacement? {
            let typed = place.assumingMemoryBound(to: F.self)
            let new =
                path.isEmpty
                ? ValueReading.read(text, as: F.self).map { Replacement.value($0) }
                : replacing(at: path, of: typed.pointee, by: text)
            guard case .value(let value) = new else { return new }
            guard let value = value as? F else { return nil }
            typed.pointee = value
            return .value(value)
        }
        return _openExistential(type, do: replace)
    }

    private static func change(
        _ step: String, _ path: ArraySlice<String>, of object: AnyObject, by text: String
    ) -> Replacement? {
        if let property = InspectedModels.properties(of: object)?.first(where: { $0.name == step }) {
            let replaced = replacing(at: path, of: property.value, by: text)
            guard case .value(let value) = replaced else { return replaced }
            // The object announces the change, and its context saves it.
            let isSet = property.isSettable && InspectedModels.set(step, of: object, to: value)
            return isSet ? .object(isSilent: false) : nil
        }
        let type: AnyClass = Swift.type(of: object)
        guard let field = TypeField.fields(ofObjectsOf: type).first(where: { $0.name == step && !$0.mayBeWeak })
        else { return nil }
        // Unsafe pointers: a field of a live object, at the offset that its class defines.
        let place = Borrowed(object).address + field.offset
        defer { withExtendedLifetime(object) {} }
        var inner: Replacement?
        func wrapper<F>(_: F.Type) -> (any InspectableProperty)? {
            place.assumingMemoryBound(to: F.self).pointee as? any InspectableProperty
        }
        if let property = _openExistential(field.type, do: wrapper) {
            _ = property.changeInspected { address, type in
                inner = replaceField(at: address, type, path, by: text)
                if case .value = inner { return true }
                return false
            }
            guard case .value = inner else { return inner }
            return .object(isSilent: false)
        }
        let isSettable = !ObjectFields.registrars(of: object).isEmpty && step.hasPrefix("_")
        // Without setting, the way may still lead to another object.
        if !isSettable {
            func load<F>(_: F.Type) -> Any { place.assumingMemoryBound(to: F.self).pointee }
            guard !path.isEmpty,
                case .object(let isSilent) = replacing(
                    at: path, of: _openExistential(field.type, do: load), by: text)
            else { return nil }
            return .object(isSilent: isSilent)
        }
        inner = replaceField(at: place, field.type, path, by: text)
        guard case .value = inner else { return inner }
        return .object(isSilent: true)
    }
}
