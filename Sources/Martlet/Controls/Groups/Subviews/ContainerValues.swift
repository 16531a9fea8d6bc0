import AttributeGraph

/// A key for a value that a view passes to its container.
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value of views that set none.
    static var defaultValue: Value { get }
}

/// The values that a view passes to its container.
///
///     extension ContainerValues {
///         @Entry var isHighlighted = false
///     }
///
///     Text("a").containerValue(\.isHighlighted, true)
///
/// The container reads them from its subviews, which it gets by `Group(subviews:)` or `ForEach(subviews:)`.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    var tag: AnyHashable?

    init() {}

    /// The value for a key, or the key's default value.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The value for a key of the older kind, `_ViewTraitKey`.
    subscript<Trait: _ViewTraitKey>(trait key: Trait.Type) -> Trait.Value {
        get { values[ObjectIdentifier(key)] as? Trait.Value ?? Trait.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// Returns the view's tag, if the tag has a type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

    /// Whether the view has a tag that equals a value.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// Passes a value to the container of the content.
nonisolated struct ContainerValueModifier<Value>: InputModifier, SubviewTraitModifier {
    let keyPath: WritableKeyPath<ContainerValues, Value>
    let value: Value

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) { passOn(modifier, in: &inputs) }

    static func addTrait(of modifier: _GraphValue<Self>, to traits: SubviewTraits) {
        traits.add { graph, values in
            let modifier = modifier.pointer(in: graph)
            values[keyPath: modifier.pointee.keyPath] = modifier.pointee.value
        }
    }
}

extension View {
    /// Passes a value to the view's container, which reads it from the subview's `containerValues`.
    nonisolated public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>,
        _ value: V
    ) -> some View {
        modifier(ContainerValueModifier(keyPath: keyPath, value: value))
    }
}

/// The container values that modifiers set for a subview. They are collected before the subview is created, the
/// outermost first.
final class SubviewTraits {
    private let outer: SubviewTraits?
    private var writers: [(Graph, inout ContainerValues) -> Void] = []

    init(outer: SubviewTraits?) { self.outer = outer }

    func add(_ write: @escaping (Graph, inout ContainerValues) -> Void) { writers.append(write) }

    /// Applies the modifiers' values. Outer modifiers override inner ones.
    func write(to values: inout ContainerValues, in graph: Graph) {
        for write in writers.reversed() { write(graph, &values) }
        outer?.write(to: &values, in: graph)
    }
}

/// A modifier that sets a container value.
protocol SubviewTraitModifier {
    nonisolated static func addTrait(of modifier: _GraphValue<Self>, to traits: SubviewTraits)
}

extension SubviewTraitModifier {
    /// Provides the value to views that are collected after the modifier: those of an `AnyView` or a branch.
    nonisolated static func passOn(_ modifier: _GraphValue<Self>, in inputs: inout _ViewInputs) {
        guard inputs.modifierCollector is SubviewCollector else { return }
        let own = SubviewTraits(outer: inputs.attachment(SubviewTraits.self))
        addTrait(of: modifier, to: own)
        inputs.attach(SubviewTraits.self, own)
    }
}

extension TagModifier: SubviewTraitModifier {
    static func addTrait(of modifier: _GraphValue<Self>, to traits: SubviewTraits) {
        traits.add { graph, values in values.tag = modifier.pointer(in: graph).pointee.tag }
    }
}

/// A view with modifiers that are inspected before the view is created.
protocol SubviewTraitChain {
    nonisolated static func addTraits(of view: _GraphValue<Self>, to traits: SubviewTraits)
}

extension ModifiedContent: SubviewTraitChain where Content: View, Modifier: ViewModifier {
    nonisolated static func addTraits(of view: _GraphValue<Self>, to traits: SubviewTraits) {
        func addOwn<M: SubviewTraitModifier>(_: M.Type) {
            M.addTrait(of: view[\.modifier].cast(to: M.self), to: traits)
        }
        func addContent<C: SubviewTraitChain>(_: C.Type) {
            C.addTraits(of: view[\.content].cast(to: C.self), to: traits)
        }
        if let own = Modifier.self as? any SubviewTraitModifier.Type { addOwn(own) }
        if let content = Content.self as? any SubviewTraitChain.Type { addContent(content) }
    }
}

/// Collects the container values that modifiers set for the views of a container's content.
final class SubviewCollector: ModifierCollector {
    /// The values of the modifiers around the view that is being collected.
    private(set) var traits: SubviewTraits?

    /// The values of the modifiers around a view. For a view that is collected later, its inputs have them.
    private func traits(in inputs: _ViewInputs) -> SubviewTraits? { traits ?? inputs.attachment(SubviewTraits.self) }

    func collect<Content: View, Modifier: ViewModifier>(
        _ view: _GraphValue<ModifiedContent<Content, Modifier>>, inputs: _ViewInputs, make: () -> Void
    ) {
        let outer = traits
        let own = SubviewTraits(outer: traits(in: inputs))
        ModifiedContent<Content, Modifier>.addTraits(of: view, to: own)
        traits = own
        make()
        traits = outer
    }

    func collectElement(inputs: _ViewInputs, make: () -> Void) {
        let outer = traits
        traits = traits(in: inputs)
        make()
        traits = outer
    }
}
