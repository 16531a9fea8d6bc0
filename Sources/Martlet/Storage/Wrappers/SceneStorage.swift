import Foundation

/// A property that is stored for one scene, and is restored with the scene (laws J2, J3).
///
///     struct MailView: View {
///         @SceneStorage("selectedFolder") private var folder = "Inbox"
///         var body: some View { FolderList(selection: $folder) }
///     }
///
/// Views of a scene that declare the same key share the value; each scene has its own value. If none is stored, the
/// value is the default, which is not written. Use the property for the user's place in the interface, and not for the
/// user's data: the values of a scene are deleted when it is closed for good.
///
/// A stored value of another type is ignored, and reported as a runtime issue. Outside a view hierarchy, the property
/// reads its default, and a write is dropped and reported (law A10). It can be used on any thread.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    let source: StoredSource<Value>
    private var location: KeptValueLocation<StoredValueSource<Value>>?

    init(_ key: String, default defaultValue: Value, coder: StoredCoder<Value>) {
        source = StoredSource(key: key, store: nil, defaultValue: defaultValue, coder: coder)
    }

    /// The value that is stored for the scene, or the default. Writing an equal value has no effect. Writing `nil`
    /// removes the stored value.
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

    /// A binding to the value. Reading the binding itself registers no dependency (law B8).
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

    /// Connects the property to its storage in the view instance.
    /// Unsafe pointers: the property is in the view copy whose properties are being bound, and has this type.
    public static func _bind(_ property: UnsafeMutableRawPointer, in context: inout _PropertyContext) {
        let storage = property.assumingMemoryBound(to: SceneStorage<Value>.self)
        let scene = context.instance.scene
        let store = scene.storedValues.sceneStore(for: scene)
        let link = context.storage { StoredLink<Value>(instance: $0, property: $1) }
        storage.pointee.location = link.location(for: storage.pointee.source, in: store, wrapper: "SceneStorage")
    }
}

// @unchecked Sendable: the location has a lock, and the other properties are constant.
extension SceneStorage: @unchecked Sendable where Value: Sendable {}
