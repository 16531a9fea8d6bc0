import AttributeGraph

/// A key for a value that a view gives to the container that it stands in.
public protocol ContainerValueKey {
    /// The type of the value.
    associatedtype Value
    /// The value where a view gives none.
    static var defaultValue: Value { get }
}

/// The values that a view gives to the container that it stands in.
///
///     extension ContainerValues {
///         @Entry var isHighlighted = false
///     }
///
///     Text("a").containerValue(\.isHighlighted, true)
///
/// The container finds them by `Group(subviews:)` or `ForEach(subviews:)`.
public struct ContainerValues {
    private var values: [ObjectIdentifier: Any] = [:]
    var tag: AnyHashable?

    init() {}

    /// The value for a key.
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// What the view says by a key of another kind.
    subscript<Trait: _ViewTraitKey>(trait key: Trait.Type) -> Trait.Value {
        get { values[ObjectIdentifier(key)] as? Trait.Value ?? Trait.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The tag of the view, where it has one of a type.
    public func tag<V: Hashable>(for type: V.Type) -> V? { tag?.base as? V }

    /// Whether the view has a certain tag.
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }
}

/// Gives a value to the container that the content stands in.
nonisolated struct ContainerValueModifier<Value>: InputModifier, SubviewTraitModifier {
    let keyPath: WritableKeyPath<ContainerValues, Value>
    let value: Value

    static func makeInputs(modifier: _GraphValue<Self>, inputs: inout _ViewInputs) {}

    static func addTrait(of modifier: _GraphValue<Self>, to traits: SubviewTraits) {
        traits.add { graph, values in
            let modifier = modifier.pointer(in: graph)
            values[keyPath: modifier.pointee.keyPath] = modifier.pointee.value
        }
    }
}

extension View {
    /// Gives a value to the container that the view stands in, which finds it among the values of its subview.
    nonisolated public func containerValue<V>(
        _ keyPath: WritableKeyPath<ContainerValues, V>,
        _ value: V
    ) -> some View {
        modifier(ContainerValueModifier(keyPath: keyPath, value: value))
    }
}

/// What modifiers say of a subview, found before it is made: the outermost first.
final class SubviewTraits {
    private let outer: SubviewTraits?
    private var writers: [(Graph, inout ContainerValues) -> Void] = []

    init(outer: SubviewTraits?) { self.outer = outer }

    func add(_ write: @escaping (Graph, inout ContainerValues) -> Void) { writers.append(write) }

    /// Writes what has been said: what stands further out has the last word.
    func write(to values: inout ContainerValues, in graph: Graph) {
        for write in writers.reversed() { write(graph, &values) }
        outer?.write(to: &values, in: graph)
    }
}

/// A modifier that says something of a subview.
protocol SubviewTraitModifier {
    nonisolated static func addTrait(of modifier: _GraphValue<Self>, to traits: SubviewTraits)
}

extension TagModifier: SubviewTraitModifier {
    static func addTrait(of modifier: _GraphValue<Self>, to traits: SubviewTraits) {
        traits.add { graph, values in values.tag = modifier.pointer(in: graph).pointee.tag }
    }
}

/// A view with modifiers, which are looked through before the view is made.
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

/// Looks through the modifiers of views whose container finds them as subviews.
final class SubviewCollector: ModifierCollector {
    /// What has been said around the view that is being found.
    private(set) var traits: SubviewTraits?

    func collect<Content: View, Modifier: ViewModifier>(
        _ view: _GraphValue<ModifiedContent<Content, Modifier>>, inputs: _ViewInputs, make: () -> Void
    ) {
        let outer = traits
        let own = SubviewTraits(outer: outer)
        ModifiedContent<Content, Modifier>.addTraits(of: view, to: own)
        traits = own
        make()
        traits = outer
    }
}
