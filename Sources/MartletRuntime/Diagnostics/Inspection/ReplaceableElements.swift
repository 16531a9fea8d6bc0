extension OpenedValue {
    /// Replaces a part of a value.
    ///
    /// - Parameters:
    ///   - old: The part.
    ///   - replace: Returns the replacement of the part, if there is one.
    ///   - put: Returns the whole with a new part.
    /// - Returns: The replacement of the whole; `nil` if the part has none, or one of another type.
    static func replacing<Part>(
        _ old: Part, _ replace: (Any) -> Replacement?, put: (Part) -> Any
    ) -> Replacement? {
        guard let new = replace(old) else { return nil }
        guard case .value(let value) = new else { return new }
        return (value as? Part).map { .value(put($0)) }
    }
}

/// An optional, independent of its wrapped type.
protocol ReplaceableWrapped {
    func replacingWrapped(_ replace: (Any) -> OpenedValue.Replacement?) -> OpenedValue.Replacement?
}

extension Optional: ReplaceableWrapped {
    func replacingWrapped(_ replace: (Any) -> OpenedValue.Replacement?) -> OpenedValue.Replacement? {
        guard let wrapped = self else { return nil }
        return OpenedValue.replacing(wrapped, replace) { Self.some($0) as Any }
    }
}

/// A collection, independent of its type, of which single elements can be replaced.
protocol ReplaceableElements {
    func replacingElement(
        _ step: String, _ replace: (Any) -> OpenedValue.Replacement?
    ) -> OpenedValue.Replacement?
}

extension Array: ReplaceableElements {
    func replacingElement(
        _ step: String, _ replace: (Any) -> OpenedValue.Replacement?
    ) -> OpenedValue.Replacement? {
        guard let index = Int(step), indices.contains(index) else { return nil }
        return OpenedValue.replacing(self[index], replace) {
            var copy = self
            copy[index] = $0
            return copy
        }
    }
}

extension Dictionary: ReplaceableElements {
    func replacingElement(
        _ step: String, _ replace: (Any) -> OpenedValue.Replacement?
    ) -> OpenedValue.Replacement? {
        guard let key = keys.first(where: { ValueText.describe($0) == step }), let old = self[key] else { return nil }
        return OpenedValue.replacing(old, replace) {
            var copy = self
            copy[key] = $0
            return copy
        }
    }
}

extension Set: ReplaceableElements {
    func replacingElement(
        _ step: String, _ replace: (Any) -> OpenedValue.Replacement?
    ) -> OpenedValue.Replacement? {
        let elements = sorted { ValueText.describe($0) < ValueText.describe($1) }
        guard let index = Int(step), elements.indices.contains(index) else { return nil }
        return OpenedValue.replacing(elements[index], replace) {
            var copy = self
            copy.remove(elements[index])
            copy.insert($0)
            return copy
        }
    }
}
