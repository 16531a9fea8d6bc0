import Foundation

/// A value that is kept for one scene, and is there again when the scene comes back (laws J2, J3).
///
///     struct MailView: View {
///         @SceneStorage("selectedFolder") private var folder = "Inbox"
///         var body: some View { FolderList(selection: $folder) }
///     }
///
/// All views of a scene that declare the key share the value; another scene has its own. Where nothing is stored the
/// value is the default, which is not written. Use it for where the person was, not for what the person made: when a
/// scene is closed for good, its values go with it.
///
/// A stored value of another type counts as none, and an issue says so. Outside of a view hierarchy the property reads
/// its default, and a write is dropped with an issue (law A10). Any thread may use it.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    let source: StoredSource<Value>
    private var location: KeptValueLocation<StoredValueSource<Value>>?

    init(_ key: String, default defaultValue: Value, coder: StoredCoder<Value>) {
        source = StoredSource(key: key, store: nil, defaultValue: defaultValue, coder: coder)
    }

    /// The value that is stored for the scene, or the default. An equal value that is written changes nothing; nil
    /// removes what is stored.
    public var wrappedValue: Value {
        get { location?.get() ?? source.defaultValue }
        nonmutating set {
            guard let location else {
                Diagnostics.reportDetachedWrite(of: Value.self, wrapper: "SceneStorage")
                return
            }
            location.set(newValue, transaction: Transaction())
        }
    }

    /// A binding to the value. Reading it makes no dependency (law B8).
    public var projectedValue: Binding<Value> {
        if let location { return Binding(location: location) }
        let value = source.defaultValue
        return Binding(
            location: FunctionalLocation(
                get: { value },
                set: { _, _ in Diagnostics.reportDetachedWrite(of: Value.self, wrapper: "SceneStorage") }
            )
        )
    }

    /// Connects the property to what the runtime keeps for its view.
    // Unsafe pointers: the property lies in the copy of a view whose properties are being bound, of this type.
    public static func _bind(_ property: UnsafeMutableRawPointer, in context: inout _PropertyContext) {
        let storage = property.assumingMemoryBound(to: SceneStorage<Value>.self)
        let scene = context.instance.scene
        let store = scene.storedValues.sceneStore(for: scene)
        let link = context.storage { StoredLink<Value>(instance: $0, property: $1) }
        storage.pointee.location = link.location(for: storage.pointee.source, in: store, wrapper: "SceneStorage")
    }
}

// @unchecked Sendable: its location has a lock, and the rest never changes.
extension SceneStorage: @unchecked Sendable where Value: Sendable {}
