import Foundation

/// A property that is stored in the user defaults, and so outlives the process (laws J1, J3).
///
///     struct SettingsView: View {
///         @AppStorage("showsPreview") private var showsPreview = true
///         var body: some View { Toggle("Show previews", isOn: $showsPreview) }
///     }
///
/// The value is the one that `UserDefaults.standard` has for the key, or the `UserDefaults` of
/// ``View/defaultAppStorage(_:)``, or the given store. If none is stored, the value is the default, which is not
/// written. A body that reads the property runs again when the value changes, wherever that happens: through another
/// property, through `UserDefaults`, on another thread, or in another process. A written value reaches the file shortly
/// afterwards, even if the process crashes.
///
/// A stored value of another type is ignored, and reported as a runtime issue. The property also works outside a view
/// hierarchy. It can be used on any thread.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    let source: StoredSource<Value>
    private var location: KeptValueLocation<StoredValueSource<Value>>?

    init(_ key: String, store: UserDefaults?, default defaultValue: Value, coder: StoredCoder<Value>) {
        source = StoredSource(key: key, store: store, defaultValue: defaultValue, coder: coder)
    }

    /// The stored value, or the default.
    ///
    /// Writing stores the value immediately, so that it can be read everywhere in the process. Writing an equal value
    /// has no effect. Writing `nil` removes the stored value.
    public var wrappedValue: Value {
        get { location?.get() ?? detachedValue }
        nonmutating set {
            if let location {
                location.set(newValue, transaction: Transaction())
            } else {
                writeDetached(newValue)
            }
        }
    }

    /// A binding to the value. Reading the binding itself registers no dependency (law B8).
    public var projectedValue: Binding<Value> {
        if let location { return Binding(location: location) }
        let property = self
        return Binding(
            location: FunctionalLocation(
                get: { property.detachedValue },
                set: { value, transaction in withTransaction(transaction) { property.writeDetached(value) } }
            )
        )
    }

    private var detachedValue: Value {
        DefaultsStores.store(of: source.store).read(source.key).flatMap(source.coder.decode) ?? source.defaultValue
    }

    private func writeDetached(_ value: Value) {
        let new = source.coder.encode(value)
        DefaultsStores.store(of: source.store).write(source.key, transaction: Transaction()) { _ in new }
    }

    /// Connects the property to its storage in the view instance.
    /// Unsafe pointers: the property is in the view copy whose properties are being bound, and has this type.
    public static func _bind(_ property: UnsafeMutableRawPointer, in context: inout _PropertyContext) {
        let storage = property.assumingMemoryBound(to: AppStorage<Value>.self)
        let environment = context.instance.environment
        let link = context.storage { StoredLink<Value>(instance: $0, property: $1) }
        let source = storage.pointee.source
        let defaults = source.store ?? EnvironmentValues(scope: environment).defaultAppStorage
        storage.pointee.location = link.location(
            for: source, in: DefaultsStores.store(of: defaults), wrapper: "AppStorage")
    }
}

// @unchecked Sendable: the location has a lock, and the other properties are constant.
extension AppStorage: @unchecked Sendable where Value: Sendable {}
