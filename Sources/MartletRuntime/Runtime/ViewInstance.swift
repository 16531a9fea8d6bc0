import AttributeGraph

/// A view with a body, at one identity: its storage and its place, for as long as its lifetime lasts.
@usableFromInline
package final class ViewInstance {
    // Borrowed: the scene outlives the view, because it ends its scope; counting it would be slow, because it has weak
    // references. The container ends the scope too.
    let sceneReference: Borrowed<SceneGraph>
    // Type records are never freed.
    @Borrowed package var type: ViewType
    package let scope: Scope
    package let environment: EnvironmentScope
    /// The view whose body contains this one.
    let parent: ViewInstance?
    /// The node of the container around this view.
    @Borrowed var container: RenderNode
    // @exclusivity(unchecked): set for each view that is made; no access lasts while other code runs.
    @exclusivity(unchecked) private var bodyAttribute = AnyAttribute.nothing
    /// The storage of the dynamic properties, in the order of the type's plan. The next field shares its last word.
    // @exclusivity(unchecked): read for each view that is created; no access lasts while other code runs.
    @exclusivity(unchecked) var storage = PropertyStorage()
    /// Whether the view is part of an endless cycle of views, so that its body is not used.
    private(set) var isCutOff = false
    /// The number of views around this one.
    let depth: Int32

    package var scene: SceneGraph { sceneReference.object }

    /// The attribute of the body; nil as long as there is none.
    package var body: AnyAttribute? {
        get { bodyAttribute == .nothing ? nil : bodyAttribute }
        set { bodyAttribute = newValue ?? .nothing }
    }

    init(type: __shared ViewType, inputs: __shared _ViewInputs) {
        sceneReference = inputs.sceneReference
        _type = Borrowed(type)
        scope = inputs.scope
        environment = inputs.environment
        _container = inputs.parentReference
        parent = inputs.instance
        depth = inputs.instanceReference.map { $0.with { $0.depth + 1 } } ?? 0
        let depth = self.depth
        if inputs.withScene({ $0.countsView(at: depth) }) { isCutOff = scene.cutsOff(self) }
    }

    // The scene outlives its views, and is accessed unretained.
    @usableFromInline
    func beginBody() {
        sceneReference.with { $0.beginBody(of: self) }
    }

    @usableFromInline
    func endBody() {
        sceneReference.with { $0.endBody() }
    }

    /// Whether the view has dynamic properties.
    @usableFromInline var hasProperties: Bool { !type.propertyReferences.isEmpty }

    /// The observation of objects by bodies of the view's type.
    @usableFromInline var observation: ObservationKind { type.observation }

    /// Whether the body of any view of this type has read an observable property.
    @usableFromInline var readsObservables: Bool { type.observation.readsObservables }

    deinit { storage.end() }
}

/// The storage objects of a view's dynamic properties, in order. Most views have at most one, which needs no list.
///
/// Owned by one `ViewInstance`, which calls `end()`; accessed unretained.
// Unsafe pointers: the storage is retained until `end()`; `isList` selects the class of the object.
struct PropertyStorage {
    /// The single storage object, or a list if there are several.
    private var object: Unmanaged<AnyObject>?
    private var isList = false
    /// Whether the one object that is kept is a location.
    private var isLocation = false

    private final class List {
        // @exclusivity(unchecked): read for each view; no access lasts while other code runs.
        @exclusivity(unchecked) var objects: ContiguousArray<AnyObject>
        init(_ objects: ContiguousArray<AnyObject>) { self.objects = objects }
    }

    private var list: List? {
        guard isList, let object else { return nil }
        return unsafeDowncast(object.takeUnretainedValue(), to: List.self)
    }

    var isEmpty: Bool { object == nil }

    /// The object of a property; nil if it has none yet.
    @inline(__always)
    subscript(index: Int) -> AnyObject? { reference(at: index)?.takeUnretainedValue() }

    /// Returns the storage of a property, unretained.
    @inline(__always)
    func reference(at index: Int) -> Unmanaged<AnyObject>? {
        if !isList { return index == 0 ? object : nil }
        return ofSeveral(index)
    }

    private func ofSeveral(_ index: Int) -> Unmanaged<AnyObject>? {
        guard let list, index < list.objects.count else { return nil }
        return .passUnretained(list.objects[index])
    }

    /// Adds the location of the next property.
    mutating func append(location next: AnyLocation) {
        if object == nil { isLocation = true }
        append(next)
    }

    /// Adds the object of the next property.
    mutating func append(_ next: AnyObject) {
        guard let object else { return object = .passRetained(next) }
        if let list { return list.objects.append(next) }
        self.object = .passRetained(List([object.takeRetainedValue(), next]))
        isList = true
    }

    func forEach(_ body: (AnyObject) -> Void) {
        if let list { return list.objects.forEach(body) }
        if let object { body(object.takeUnretainedValue()) }
    }

    /// Ends the projections of the locations, and releases all storage.
    mutating func end() {
        guard let object else { return }
        if isLocation, !isList {
            object._withUnsafeGuaranteedRef { unsafeDowncast($0, to: AnyLocation.self).endProjections() }
        } else {
            forEach { ($0 as? AnyLocation)?.endProjections() }
        }
        object.release()
        self.object = nil
    }

    func contains(_ other: AnyObject) -> Bool {
        list?.objects.contains { $0 === other } ?? (object?.toOpaque() == Unmanaged.passUnretained(other).toOpaque())
    }
}

/// The properties of a view type, computed once per type.
package final class ViewType {
    package let type: Any.Type
    /// The dynamic properties, in order of declaration.
    var properties: [DynamicPropertyField] { propertyReferences.map { $0.object } }
    // Unsafe pointers: the fields are never freed, and are accessed for each view.
    /// The dynamic properties, unretained.
    let propertyReferences: UnsafeBufferPointer<Borrowed<DynamicPropertyField>>
    /// The place of the type in each scene's counters.
    let index: Int
    /// Whether each dynamic property is bound by setting a reference to its storage.
    let isBoundByReferences: Bool
    /// Whether bodies of the type read observable objects.
    let observation = ObservationKind()

    package var name: String { typeName(type) }

    /// Whether the view keeps objects, or may: it has state.
    package let mayOwnObjects: Bool

    private init(_ type: Any.Type, index: Int) {
        self.type = type
        self.index = index
        let properties = DynamicPropertyField.fields(of: type)
        isBoundByReferences = properties.allSatisfy { $0.isBoundByReference }
        mayOwnObjects = properties.contains { ["State", "StateObject"].contains(typeName($0.type)) }
        let places = UnsafeMutableBufferPointer<Borrowed<DynamicPropertyField>>.allocate(capacity: properties.count)
        _ = places.initialize(from: properties.map { Retained($0).borrowed })
        propertyReferences = UnsafeBufferPointer(places)
        // While writes are traced, the first write to an object is announced like all others.
        if martlet_traces_writes() { observation.readsObservables = ObjectFields.mayHoldObservables(type) }
    }

    static func of(_ type: Any.Type) -> ViewType { reference(of: type).object }

    /// Returns the record of a type, unretained.
    // Unsafe pointers: type records are never freed.
    static func reference(of type: Any.Type) -> Borrowed<ViewType> {
        if let known = cache.reference(type) { return known }
        let made = ViewType(type, index: cache.count)
        cache[type] = made
        return Borrowed(made)
    }

    private static let cache = TypeCache<ViewType>()
}
