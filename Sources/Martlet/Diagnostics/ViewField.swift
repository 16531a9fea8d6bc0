import AttributeGraph

/// A stored property of a view that its parent gives it, as text.
struct ViewField: Equatable {
    let name: String
    let value: String

    /// The stored properties of a body's view, without those that the runtime keeps.
    static func fields(of body: AnyAttribute, in scene: SceneGraph) -> [ViewField] {
        guard let rule = scene.graph.rule(of: body) as? any AnyBodyRule,
            let pointer = rule.sourcePointer(in: scene.graph)
        else { return [] }
        let type = rule.instance.type.type
        // A weak reference lies in memory as something else than its type says.
        let mayHoldWeak = !TypeLayout.isBitwiseTakable(type)
        var fields: [ViewField] = []
        forEachField(of: type) { name, offset, fieldType in
            if fieldType is any DynamicProperty.Type { return }
            if mayHoldWeak, fieldType is any OptionalValue.Type { return }
            func describe<T>(_: T.Type) -> String {
                if MetadataKind.of(T.self) == MetadataKind.function { return "a closure" }
                return ValueText.describe((pointer + offset).assumingMemoryBound(to: T.self).pointee)
            }
            fields.append(ViewField(name: name, value: _openExistential(fieldType, do: describe)))
        }
        return fields
    }
}
