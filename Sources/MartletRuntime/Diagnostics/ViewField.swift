import AttributeGraph
import MartletABI

/// A stored property of a view that its parent has set, as text.
struct ViewField: Equatable {
    let name: String
    let value: ValueSnapshot

    /// The stored properties of a body's view, without those that the runtime keeps.
    static func fields(of body: AnyAttribute, in scene: SceneGraph) -> [ViewField] {
        guard let rule = scene.graph.rule(of: body) as? any AnyBodyRule,
            let pointer = rule.sourcePointer(in: scene.graph)
        else { return [] }
        return TypeField.fields(of: rule.instance.type.type).compactMap { field in
            // The memory layout of a weak reference differs from that of its type.
            if field.mayBeWeak || field.type is any DynamicProperty.Type { return nil }
            func describe<T>(_: T.Type) -> ValueSnapshot {
                if TypeKind.of(T.self) == .function { return ValueSnapshot("a closure") }
                return ValueSnapshot((pointer + field.offset).assumingMemoryBound(to: T.self).pointee)
            }
            return ViewField(name: field.name, value: _openExistential(field.type, do: describe))
        }
    }
}
