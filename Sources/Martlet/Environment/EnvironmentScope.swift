import AttributeGraph

/// The environment below one modifier: an attribute for each key that is set there, and the scope around it.
///
/// Setting a value wakes only the readers of its key (law G2).
final class EnvironmentScope {
    private struct Entry {
        let key: ObjectIdentifier
        let attribute: AnyAttribute
    }

    let parent: EnvironmentScope?
    let graph: Graph
    /// The lifetime of the attributes that are made for the scope.
    let lifetime: Scope
    /// Whether a key is set here that text depends on.
    private(set) var setsTextRelatedKeys = false
    var knownTextSurroundings: Attribute<TextSurroundings>?
    let directionChanges: DirectionChanges
    private var entries: [Entry] = []
    /// Attributes found in the scopes around this one, so that rows of a list look them up once.
    private var found: [Entry] = []

    init(root graph: Graph) {
        parent = nil
        directionChanges = DirectionChanges()
        self.graph = graph
        lifetime = graph.rootScope
    }

    init(in parent: EnvironmentScope, lifetime: Scope) {
        self.parent = parent
        directionChanges = parent.directionChanges
        self.lifetime = lifetime
        graph = parent.graph
    }

    /// The value of a key, if it is set here or around. Makes a dependency of the rule that is being evaluated.
    func read<K: EnvironmentKey>(_ key: K.Type) -> K.Value? {
        guard let attribute = attribute(of: key) else { return nil }
        return graph[attribute]
    }

    /// The attribute of a key, if it is set here or around.
    func attribute<K: EnvironmentKey>(of key: K.Type) -> Attribute<K.Value>? {
        lookUp(ObjectIdentifier(key)).map { Attribute(unchecked: $0) }
    }

    private func lookUp(_ key: ObjectIdentifier) -> AnyAttribute? {
        for entry in entries where entry.key == key { return entry.attribute }
        for entry in found where entry.key == key {
            if graph.isAlive(entry.attribute) { return entry.attribute }
        }
        guard let attribute = parent?.lookUp(key) else { return nil }
        found.append(Entry(key: key, attribute: attribute))
        return attribute
    }

    /// Sets the value of a key for the views below. What can be proved equal wakes nobody.
    func set<K: EnvironmentKey>(_ key: K.Type, to value: K.Value) {
        let identifier = ObjectIdentifier(key)
        if identifier == ObjectIdentifier(LayoutDirectionKey.self) { directionChanges.isPending = true }
        for entry in entries where entry.key == identifier {
            graph.set(Attribute<K.Value>(unchecked: entry.attribute), to: value)
            return
        }
        let attribute = graph.makeInput(value, in: lifetime) { ValueComparator.of(K.Value.self).areEqual($0, $1) }
        entries.append(Entry(key: identifier, attribute: attribute.identifier))
        if K.self is any TextRelatedKey.Type { setsTextRelatedKeys = true }
    }

    /// The same scope above other surroundings: for an element whose modifiers stand between.
    func moved(from outer: EnvironmentScope, onto new: EnvironmentScope) -> EnvironmentScope {
        if outer === new { return self }
        if self === outer { return new }
        guard let parent else { return self }
        let copy = EnvironmentScope(in: parent.moved(from: outer, onto: new), lifetime: lifetime)
        copy.setsTextRelatedKeys = setsTextRelatedKeys
        copy.entries = entries
        return copy
    }
}
