import AttributeGraph

/// A description of an attribute in the terms of the app's source.
struct AttributeDescription {
    enum Kind {
        /// The body of a view, modifier or style.
        case body
        /// The value of a view, as its parent has created it.
        case view
        /// A property stored for a view: state, or a part of it.
        case property
        /// The changes published by an observable object.
        case object
        /// A value of the environment.
        case environment
        /// The content built by a container's closure.
        case content
    }

    let kind: Kind
    /// `CounterView.count`
    let name: String
    /// The view that owns the storage or runs the body.
    var instance: ViewInstance?
    /// The location to which bindings to the attribute refer.
    var location: AnyLocation?

    /// Whether reports show the value.
    var showsValue: Bool { kind == .property || kind == .environment }
}

/// A rule or a kind of input that can describe its attribute, for reports and traces.
protocol DescribedAttribute {
    func description(of attribute: AnyAttribute, in scene: SceneGraph) -> AttributeDescription
}

/// The rule of a body, independent of the view's type.
protocol AnyBodyRule: DescribedAttribute {
    var instance: ViewInstance { get }
    /// The attribute of the view value that the body belongs to.
    var sourceAttribute: AnyAttribute { get }
    /// The current view value; nil if it is unknown. Valid until the next evaluation.
    // Unsafe pointers: values don't move until the graph's next evaluation or write.
    func sourcePointer(in graph: Graph) -> UnsafeRawPointer?
}

extension SceneGraph {
    /// Returns the description of an attribute; nil for one that only the runtime uses.
    func describe(_ attribute: AnyAttribute) -> AttributeDescription? {
        guard graph.isAlive(attribute) else { return nil }
        return (graph.rule(of: attribute) as? any DescribedAttribute)?.description(of: attribute, in: self)
    }

    /// Returns the view with a lifetime whose storage contains an object.
    func instance(keeping object: AnyObject, in scope: Scope) -> ViewInstance? {
        guard graph.isAlive(scope) else { return nil }
        for attribute in graph.attributes(in: scope) {
            guard let body = graph.rule(of: attribute) as? any AnyBodyRule else { continue }
            if body.instance.storage.contains(object) { return body.instance }
        }
        return nil
    }
}

extension AnyKeyPath {
    /// The property of the key path, as the end of a name: `.title`. The name of a computed property is unknown at run
    /// time; its type is used instead.
    var partLabel: String {
        let text = "\(self)"
        guard let dot = text.firstIndex(of: "."), !text.contains("<computed") else {
            return ".(computed \(typeName(type(of: self).valueType)))"
        }
        return String(text[dot...])
    }
}

// MARK: - Who describes itself

extension BodyRule: AnyBodyRule {
    var sourceAttribute: AnyAttribute { source.attribute }

    func sourcePointer(in graph: Graph) -> UnsafeRawPointer? { source.storedPointer(in: graph) }
}

extension ViewBodyRule: AnyBodyRule {
    var sourceAttribute: AnyAttribute { source.attribute }

    func sourcePointer(in graph: Graph) -> UnsafeRawPointer? { source.storedPointer(in: graph) }
}

extension _GraphValue {
    /// Returns the address of the current value; nil if there is none yet. Valid until the next evaluation.
    fileprivate func storedPointer(in graph: Graph) -> UnsafeRawPointer? {
        graph.storedPointer(to: attribute).map { $0 + offset }
    }
}

extension AnyBodyRule {
    func description(of attribute: AnyAttribute, in scene: SceneGraph) -> AttributeDescription {
        AttributeDescription(kind: .body, name: "\(instance.type.name).body", instance: instance)
    }
}

extension ComparedPart: DescribedAttribute {
    func description(of attribute: AnyAttribute, in scene: SceneGraph) -> AttributeDescription {
        AttributeDescription(kind: .view, name: typeName(Value.self))
    }
}

extension PartRule: DescribedAttribute {
    func description(of attribute: AnyAttribute, in scene: SceneGraph) -> AttributeDescription {
        if let reader = owner as? any EnvironmentReading {
            return AttributeDescription(kind: .environment, name: reader.property.description)
        }
        let location = owner as? AnyLocation
        return AttributeDescription(kind: .property, name: location?.label ?? typeName(Value.self), location: location)
    }
}

/// The input of a location that stores its value itself is of the kind that the location is.
extension StoredLocation: InputKind, DescribedAttribute {
    func description(of attribute: AnyAttribute, in scene: SceneGraph) -> AttributeDescription {
        let instance = scope.flatMap { scene.instance(keeping: self, in: $0) }
        return AttributeDescription(kind: .property, name: label, instance: instance, location: self)
    }
}

/// The input for the changes that an observable object publishes to one property.
struct SignalInput: InputKind, DescribedAttribute {
    let property: PropertyName
    // Borrowed: the view outlives the input, which is in its scope.
    @Borrowed var instance: ViewInstance

    func areEqual(_ a: Int, _ b: Int) -> Bool { a == b }

    func description(of attribute: AnyAttribute, in scene: SceneGraph) -> AttributeDescription {
        AttributeDescription(kind: .object, name: property.description, instance: instance)
    }
}

/// The input of one key in one scope of the environment.
///
/// The value's type is a parameter of its own, and the key has no requirement: where the compiler makes a type from its
/// name, the runtime searches the conformances of the whole program for each requirement.
struct EnvironmentInput<Key, Value>: InputKind, DescribedAttribute {
    func areEqual(_ a: Value, _ b: Value) -> Bool { ValueComparator.of(Value.self).areEqual(a, b) }

    func description(of attribute: AnyAttribute, in scene: SceneGraph) -> AttributeDescription {
        AttributeDescription(kind: .environment, name: "the environment's \(typeName(Key.self))")
    }
}

extension ListedRowRule: DescribedAttribute {
    func description(of attribute: AnyAttribute, in scene: SceneGraph) -> AttributeDescription {
        .content("a row of ForEach", around: source.object.group)
    }
}

extension RowRule: DescribedAttribute {
    func description(of attribute: AnyAttribute, in scene: SceneGraph) -> AttributeDescription {
        .content("a row of ForEach", around: group)
    }
}

extension AttributeDescription {
    /// Returns the description of the content that a container's closure builds at a node.
    static func content(_ name: String, around node: RenderNode?) -> AttributeDescription {
        let place = node.map { " in \($0.path)" } ?? ""
        return AttributeDescription(kind: .content, name: name + place, instance: node?.instance)
    }
}
