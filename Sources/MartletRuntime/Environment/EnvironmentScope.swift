import AttributeGraph

/// The environment below one modifier: an attribute for each key that is set there, and the parent scope.
///
/// Setting a value updates only the readers of its key (law G2). A scope rarely begins or stops to set a key, for
/// example when the key path of a modifier changes; then all lookups in the scene are repeated.
package final class EnvironmentScope {
    private struct Entry {
        let key: ObjectIdentifier
        let attribute: AnyAttribute
    }

    /// The state that all scopes of a scene share: a version that changes when a scope sets another set of keys.
    private final class Shape {
        /// Set to announce another version.
        let attribute: Attribute<Void>
        private(set) var version = 0

        init(graph: Graph) { attribute = graph.makeInput((), in: graph.rootScope) }

        func change(in graph: Graph) {
            version += 1
            graph.set(attribute, to: ())
        }
    }

    let parent: EnvironmentScope?
    let graph: Graph
    /// The lifetime of the attributes that are made for the scope.
    let lifetime: Scope
    /// The digests of the gathered keys in this scope.
    // @exclusivity(unchecked): texts look here all the time, and no access lasts while other code runs.
    @exclusivity(unchecked) var digests = EnvironmentDigests()
    let directionChanges: DirectionChanges
    private let shape: Shape
    /// The scope whose values this one shares, with another parent.
    private let source: EnvironmentScope?
    /// The enclosing modifiers that change transactions; nil if there are none.
    let transactions: TransactionLink?
    private let transactionChange: TransactionChange?
    /// The type of the modifier that made the scope, for diagnostics; nil if no modifier did.
    // @exclusivity(unchecked): set once, when the scope is made.
    @exclusivity(unchecked) var modifier: Any.Type?
    private var entries: [Entry] = []
    private var gatheredCount = 0
    /// Whether a key was looked for here and not found.
    private var wasPassed = false
    /// Attributes found in the scopes around this one, so that rows of a list look them up once.
    private var found: [Entry] = []
    private var foundVersion = 0

    init(root graph: Graph, lifetime: Scope) {
        parent = nil
        directionChanges = DirectionChanges()
        source = nil
        transactions = nil
        transactionChange = nil
        self.graph = graph
        self.lifetime = lifetime
        shape = Shape(graph: graph)
    }

    init(in parent: EnvironmentScope, lifetime: Scope, change: TransactionChange? = nil) {
        self.parent = parent
        directionChanges = parent.directionChanges
        source = nil
        transactionChange = change
        transactions = change.map { TransactionLink($0, outer: parent.transactions) } ?? parent.transactions
        self.lifetime = lifetime
        graph = parent.graph
        shape = parent.shape
    }

    /// Creates the environment of a window, whose parent is the app's environment.
    init(ofWindowIn app: EnvironmentScope, lifetime: Scope) {
        parent = app
        directionChanges = DirectionChanges()
        source = nil
        transactionChange = nil
        transactions = app.transactions
        self.lifetime = lifetime
        graph = app.graph
        shape = app.shape
    }

    /// Creates a scope with the values of `parent`, but with the usual propagation of transactions.
    init(in parent: EnvironmentScope, lifetime: Scope, restoring transactions: TransactionLink?) {
        self.parent = parent
        directionChanges = parent.directionChanges
        source = nil
        transactionChange = nil
        self.transactions = transactions
        self.lifetime = lifetime
        graph = parent.graph
        shape = parent.shape
    }

    private init(in parent: EnvironmentScope, like source: EnvironmentScope) {
        self.parent = parent
        self.source = source
        modifier = source.modifier
        transactionChange = source.transactionChange
        transactions =
            transactionChange.map { TransactionLink($0, outer: parent.transactions) } ?? parent.transactions
        directionChanges = parent.directionChanges
        lifetime = parent.lifetime
        graph = parent.graph
        shape = parent.shape
    }

    // MARK: - Reading

    /// Returns the value of a key, if it is set here or in an ancestor. Records a dependency of the running rule.
    func read<K: EnvironmentKey>(_ key: K.Type) -> K.Value? {
        guard let attribute = attribute(of: key), graph.isAlive(attribute) else { return nil }
        return graph[attribute]
    }

    /// Returns the attribute of a key, if it is set here or in an ancestor. The running rule repeats the lookup when
    /// the result may have changed.
    func attribute<K: EnvironmentKey>(of key: K.Type) -> Attribute<K.Value>? {
        dependOnShape()
        return lookUp(ObjectIdentifier(key)).map { Attribute(unchecked: $0) }
    }

    /// Runs the current rule again when a scope has begun or stopped to set a key.
    func dependOnShape() { _ = graph[shape.attribute] }

    /// Whether a gathered key is set here.
    var setsGatheredKeys: Bool {
        let own = source ?? self
        own.wasPassed = true
        return own.gatheredCount > 0
    }

    /// The keys that are set here and around, from here outwards, for diagnostics.
    var keys: [Any.Type] {
        var keys: [Any.Type] = []
        var scope: EnvironmentScope? = self
        while let current = scope {
            // The identifier of a type is the address of its metadata, and so is a metatype.
            keys += (current.source ?? current).entries.map { unsafeBitCast($0.key, to: Any.Type.self) }
            scope = current.parent
        }
        return keys
    }

    /// The keys that are set here with their attributes, for diagnostics.
    var ownEntries: [(key: Any.Type, attribute: AnyAttribute)] {
        // The identifier of a type is the address of its metadata, and so is a metatype.
        (source ?? self).entries.map { (unsafeBitCast($0.key, to: Any.Type.self), $0.attribute) }
    }

    /// Returns the attribute of a key here or around, without a dependency, for diagnostics.
    func ownOrInheritedAttribute(of key: Any.Type) -> AnyAttribute? {
        var scope: EnvironmentScope? = self
        while let current = scope {
            let entry = (current.source ?? current).entries.first { $0.key == ObjectIdentifier(key) }
            if let entry { return graph.isAlive(entry.attribute) ? entry.attribute : nil }
            scope = current.parent
        }
        return nil
    }

    private func lookUp(_ key: ObjectIdentifier) -> AnyAttribute? {
        if let own = (source ?? self).ownAttribute(of: key) { return own }
        if foundVersion != shape.version {
            found.removeAll(keepingCapacity: true)
            foundVersion = shape.version
        }
        for entry in found where entry.key == key {
            if graph.isAlive(entry.attribute) { return entry.attribute }
        }
        guard let attribute = parent?.lookUp(key) else { return nil }
        found.append(Entry(key: key, attribute: attribute))
        return attribute
    }

    private func ownAttribute(of key: ObjectIdentifier) -> AnyAttribute? {
        for entry in entries where entry.key == key { return entry.attribute }
        wasPassed = true
        return nil
    }

    // MARK: - Setting

    /// Sets the value of a key for the views below. A provably equal value invalidates no reader.
    func set<K: EnvironmentKey>(_ key: K.Type, to value: K.Value) {
        let identifier = ObjectIdentifier(key)
        let isDirection = identifier == ObjectIdentifier(LayoutDirectionKey.self)
        for entry in entries where entry.key == identifier {
            let attribute = Attribute<K.Value>(unchecked: entry.attribute)
            // A change visits all nodes of the scene. A view that sets its own direction writes it with each update.
            if isDirection, !directionChanges.isPending {
                let old = graph.untracked { graph[attribute] } as? LayoutDirection
                directionChanges.isPending = old != value as? LayoutDirection
            }
            graph.set(attribute, to: value)
            return
        }
        if isDirection { directionChanges.isPending = true }
        let attribute = graph.makeInput(value, kind: EnvironmentInput<K, K.Value>(), in: lifetime)
        entries.append(Entry(key: identifier, attribute: attribute.identifier))
        if K._isGathered { gatheredCount += 1 }
        if wasPassed { shape.change(in: graph) }
    }

    /// Sets the written values, and removes all others, so that the values of the parent apply to their keys.
    func set(_ written: [ObjectIdentifier: any WrittenValue]) {
        for value in written.values { value.set(in: self) }
        guard entries.count > written.count else { return }
        entries.removeAll { written[$0.key] == nil }
        gatheredCount = written.values.count { $0.isGathered }
        shape.change(in: graph)
    }

    /// Returns this scope with `new` in place of its ancestor `outer`, for an element whose modifiers are between the
    /// two.
    package func moved(from outer: EnvironmentScope, onto new: EnvironmentScope) -> EnvironmentScope {
        if outer === new { return self }
        if self === outer { return new }
        guard let parent else { return self }
        return EnvironmentScope(in: parent.moved(from: outer, onto: new), like: source ?? self)
    }
}
