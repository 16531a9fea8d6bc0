import MartletABI

/// A stored property that updates a view when its value changes.
///
/// The property wrappers of this module conform to it. A custom struct with such properties conforms too, and is used
/// in views like them; `update()` runs before each body (law A9).
///
///     struct Toggled: DynamicProperty {
///         @State private var isOn = false
///         var title: String { isOn ? "On" : "Off" }
///         func toggle() { isOn.toggle() }
///     }
///
///     struct SwitchButton: View {
///         private var toggled = Toggled()
///         var body: some View { Button(toggled.title) { toggled.toggle() } }
///     }
public protocol DynamicProperty {
    /// Brings the property up to date. Runs before each run of the body of the view that has it.
    mutating func update()

    /// Connects the property at the address `property` to its storage in the runtime.
    // Unsafe pointers: a plan created for the type has the offset of a property in a copy of the view, and the
    // property's type.
    static func _bind(_ property: UnsafeMutableRawPointer, in context: inout _PropertyContext)

    /// The byte offset of the reference in a property that binding connects by setting one reference; nil for others.
    static var _referenceOffset: Int? { get }
}

extension DynamicProperty {
    /// Does nothing: most properties have nothing to bring up to date.
    public mutating func update() {}

    /// Nil: few properties are connected by one reference.
    public static var _referenceOffset: Int? { nil }

    /// Connects the dynamic properties inside of this one, and calls `update()`.
    public static func _bind(_ property: UnsafeMutableRawPointer, in context: inout _PropertyContext) {
        for field in DynamicPropertyField.fields(of: Self.self) {
            field.bind(property, in: &context)
        }
        property.assumingMemoryBound(to: Self.self).pointee.update()
    }
}

/// The location of a dynamic property in a type.
final class DynamicPropertyField {
    let name: String
    let offset: Int
    let type: any DynamicProperty.Type
    /// The byte offset of the storage reference in the property, if binding the property only sets that reference.
    private let referenceOffset: Int?
    /// Whether connecting the property only sets a reference to its storage.
    var isBoundByReference: Bool { referenceOffset != nil }

    /// The byte offset of that reference in the view.
    var placeOfReference: Int { offset + (referenceOffset ?? 0) }

    /// The property as messages name it, made when it is first bound.
    // @exclusivity(unchecked): read for each view; no access lasts while other code runs.
    // Unsafe pointers: it lives as long as the process, as the field does.
    @exclusivity(unchecked) private var label: Borrowed<PropertyName>?

    init(name: String, offset: Int, type: any DynamicProperty.Type) {
        // The storage of a wrapped property has an underscore before the name in the source.
        self.name = name.hasPrefix("_") ? String(name.dropFirst()) : name
        self.offset = offset
        self.type = type
        referenceOffset = type._referenceOffset
    }

    /// The property of a type of view, which declares it.
    func label(of type: ViewType) -> PropertyName {
        if let label { return label.object }
        let made = PropertyName(of: type, name: name)
        label = Retained(made).borrowed
        return made
    }

    func bind(_ base: UnsafeMutableRawPointer, in context: inout _PropertyContext) {
        if let referenceOffset, let kept = context.takeKept() {
            // From the second run on, nothing needs to be known of the type.
            (base + offset + referenceOffset).assumingMemoryBound(to: AnyObject?.self).pointee = kept
            return
        }
        if let referenceOffset, context.name.isEmpty, let label {
            // Nor from the second view on.
            let made = label.with { label in
                label.locationClass.map { context.makeLocation($0, from: base + offset, for: label) }
            }
            if let made {
                (base + offset + referenceOffset).assumingMemoryBound(to: AnyObject?.self).pointee = consume made
                return
            }
        }
        let (outer, field) = (context.name, context.field)
        context.name = outer.isEmpty ? name : outer + "." + name
        context.field = outer.isEmpty ? self : nil
        type._bind(base + offset, in: &context)
        (context.name, context.field) = (outer, field)
    }

    /// The dynamic properties of a type, in order of declaration.
    static func fields(of type: Any.Type) -> [DynamicPropertyField] {
        if let known = cache[type] { return known.fields }
        var fields: [DynamicPropertyField] = []
        for field in TypeField.fields(of: type) {
            guard let property = field.type as? any DynamicProperty.Type else { continue }
            fields.append(DynamicPropertyField(name: field.name, offset: field.offset, type: property))
        }
        cache[type] = List(fields)
        return fields
    }

    private final class List {
        let fields: [DynamicPropertyField]
        init(_ fields: [DynamicPropertyField]) { self.fields = fields }
    }

    private static let cache = TypeCache<List>()
}

/// The storage of a dynamic property: that of one view at one identity.
public struct _PropertyContext {
    // Unsafe pointers: the caller retains the view whose properties are being connected.
    private let instanceReference: Borrowed<ViewInstance>
    package var instance: ViewInstance { instanceReference.object }
    private var index = 0
    fileprivate(set) var name = ""
    /// The field that is being connected, if the view itself declares it.
    fileprivate var field: DynamicPropertyField?

    init(instance: ViewInstance) { instanceReference = Borrowed(instance) }

    /// The property that is being connected, as messages name it.
    var propertyName: PropertyName {
        instanceReference.with {
            field?.label(of: $0.type) ?? PropertyName(of: $0.type, name: name)
        }
    }

    /// Returns the stored object of the property, unless this is the first run.
    @inline(__always)
    fileprivate mutating func takeKept() -> AnyObject? {
        guard let kept = instanceReference.with({ $0.storage[index] }) else { return nil }
        index += 1
        return kept
    }

    /// Makes the location of a property that the view itself declares, as others of its type have one, and keeps it.
    fileprivate mutating func makeLocation(
        _ type: AnyLocation.Type, from initial: UnsafeRawPointer, for property: PropertyName
    ) -> AnyLocation {
        index += 1
        return instanceReference.with { instance in
            let made = type.make(from: initial, instance: instance, property: property)
            instance.storage.append(location: made)
            return made
        }
    }

    /// Keeps an object for the property, which has none yet.
    mutating func keep(_ object: AnyObject) {
        instanceReference.with { $0.storage.append(object) }
        index += 1
    }

    /// The object that the runtime keeps for this property, made by `make` when the view first appears.
    package mutating func storage<Object: AnyObject>(_ make: (ViewInstance, PropertyName) -> Object) -> Object {
        if let kept = takeKept() { return unsafeDowncast(kept, to: Object.self) }
        let object = make(instance, propertyName)
        keep(object)
        return object
    }
}

/// A property of a view, as messages name it. All views of a type share it.
package final class PropertyName: CustomStringConvertible {
    package let type: ViewType
    let name: String
    /// Whether a write during an update is reported for it.
    let isReported: Bool
    // The state that all locations with values of the property share. Set by the first, before another thread can
    // access it.
    // Unsafe pointers: comparators last as long as the process.
    // @exclusivity(unchecked): read for each location that is created or written; no access lasts while other code
    // runs.
    /// Compares the values.
    @exclusivity(unchecked) var comparator: Borrowed<ValueComparator>?
    /// Whether comparing the values may run code of the user, which must not run with a lock held.
    @inline(__always)
    var runsUserCode: Bool { comparator.unsafelyUnwrapped.with { $0.runsUserCode } }
    /// The class of the locations.
    @exclusivity(unchecked) var locationClass: AnyLocation.Type?

    /// A property of a type of view.
    init(of type: ViewType, name: String, isReported: Bool = true) {
        self.type = type
        self.name = name
        self.isReported = isReported
    }

    /// A property that no view declares.
    package convenience init(of type: Any.Type, name: String) { self.init(of: ViewType.of(type), name: name) }

    package var description: String { "\(type.name).\(name)" }
}

extension ViewInstance {
    /// Connects the dynamic properties of a view value to this instance's storage, in place.
    @inlinable @inline(__always)
    func bind<Source>(_ value: inout Source) {
        guard hasProperties else { return }
        withUnsafeMutablePointer(to: &value) { bindProperties(at: UnsafeMutableRawPointer($0)) }
    }

    /// Connects the properties of a value at an address.
    @usableFromInline
    func bindProperties(at base: UnsafeMutableRawPointer) {
        var context = _PropertyContext(instance: self)
        // Without counting references to them: the records of types live as long as the process.
        for property in type.propertyReferences { property.with { $0.bind(base, in: &context) } }
    }

    /// Whether the dynamic properties are connected only by setting references to storage that exists already: this
    /// holds from the second run of a body on, for a view that declares no other properties than `State`.
    @usableFromInline
    var lendsProperties: Bool {
        type.isBoundByReferences && (type.propertyReferences.isEmpty || !storage.isEmpty)
    }

    /// Connects the properties of a value that will not be deinitialized, without counting.
    // Unsafe pointers: the instance retains its storage; each property is at the offset of its type.
    @usableFromInline
    func lendProperties(at base: UnsafeMutableRawPointer) {
        var index = 0
        for property in type.propertyReferences {
            let place = base + property.with { $0.placeOfReference }
            place.storeBytes(of: storage.reference(at: index), as: Unmanaged<AnyObject>?.self)
            index += 1
        }
    }
}
