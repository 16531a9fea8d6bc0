/// An optional, independent of its wrapped type.
protocol ReplaceableWrapped {
    func replacingWrapped(_ replace: (Any) -> OpenedValue.Replacement?) -> OpenedValue.Replacement?
}

extension Optional: ReplaceableWrapped {
    func replacingWrapped(_ replace: (Any) -> OpenedValue.Replacement?) -> OpenedValue.Replacement? {
        guard let wrapped = self, let new = replace(wrapped) else { return nil }
        guard case .value(let value) = new else { return new }
        return (value as? Wrapped).map { .value(Self.some($0) as Any) }
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
        guard let index = Int(step), indices.contains(index), let new = replace(self[index]) else { return nil }
        guard case .value(let value) = new else { return new }
        guard let element = value as? Element else { return nil }
        var copy = self
        copy[index] = element
        return .value(copy)
    }
}

extension Dictionary: ReplaceableElements {
    func replacingElement(
        _ step: String, _ replace: (Any) -> OpenedValue.Replacement?
    ) -> OpenedValue.Replacement? {
        guard let key = keys.first(where: { ValueText.describe($0) == step }), let old = self[key],
            let new = replace(old)
        else { return nil }
        guard case .value(let value) = new else { return new }
        guard let value = value as? Value else { return nil }
        var copy = self
        copy[key] = value
        return .value(copy)
    }
}

extension Set: ReplaceableElements {
    func replacingElement(
        _ step: String, _ replace: (Any) -> OpenedValue.Replacement?
    ) -> OpenedValue.Replacement? {
        let elements = sorted { ValueText.describe($0) < ValueText.describe($1) }
        guard let index = Int(step), elements.indices.contains(index), let new = replace(elements[index]) else {
            return nil
        }
        guard case .value(let value) = new else { return new }
        guard let element = value as? Element else { return nil }
        var copy = self
        copy.remove(elements[index])
        copy.insert(element)
        return .value(copy)
    }
}
