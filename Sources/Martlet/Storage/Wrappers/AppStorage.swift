import Foundation

/// A value that is kept in the user's defaults, and outlives the program (laws J1, J3).
///
///     struct SettingsView: View {
///         @AppStorage("showsPreview") private var showsPreview = true
///         var body: some View { Toggle("Show previews", isOn: $showsPreview) }
///     }
///
/// The value is what `UserDefaults.standard` holds for the key, or the `UserDefaults` of ``View/defaultAppStorage(_:)``,
/// or the one that is given; where nothing is stored it is the default, which is not written. A body that reads it runs
/// again when it changes, wherever it was changed: through another property, through `UserDefaults`, on another thread,
/// in another process. What was written is in the file a moment later, whatever becomes of the process.
///
/// A stored value of another type counts as none, and an issue says so. Outside of a view hierarchy the property reads
/// and writes all the same. Any thread may use it.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    let source: StoredSource<Value>
    private var location: KeptValueLocation<StoredValueSource<Value>>?

    init(_ key: String, store: UserDefaults?, default defaultValue: Value, coder: StoredCoder<Value>) {
        source = StoredSource(key: key, store: store, defaultValue: defaultValue, coder: coder)
    }

    /// The value that is stored, or the default.
    ///
    /// Writing stores the value at once, so that it can be read back everywhere in the process; an equal value changes
    /// nothing. A write of nil removes what is stored.
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

    /// A binding to the value. Reading it makes no dependency (law B8).
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

    /// Connects the property to what the runtime keeps for its view.
    // Unsafe pointers: the property lies in the copy of a view whose properties are being bound, of this type.
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

// @unchecked Sendable: its location has a lock, and the rest never changes.
extension AppStorage: @unchecked Sendable where Value: Sendable {}
