import Combine

/// The key of a type of object among the focused values.
private struct ObjectSlot<Object: ObservableObject>: Hashable {}

/// A published object, together with the number of its changes.
private struct OfferedObject<Object: ObservableObject> {
    let object: Object
    /// A counter that differs after each change, so that readers of the focused value are invalidated.
    let change: Int
}

private enum OfferedObjectKey<Object: ObservableObject>: FocusedValueKey {
    typealias Value = OfferedObject<Object>
}

extension FocusedValues {
    fileprivate subscript<Object: ObservableObject>(slot: ObjectSlot<Object>) -> OfferedObject<Object>? {
        get { self[OfferedObjectKey<Object>.self] }
        set { self[OfferedObjectKey<Object>.self] = newValue }
    }
}

/// An observable object that the focused view or one of its ancestors publishes. Readers are evaluated again when the
/// object changes.
///
///     @FocusedObject private var document: DocumentModel?
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    private let offered = FocusedValue<OfferedObject<ObjectType>>(\FocusedValues[ObjectSlot<ObjectType>()])

    /// Creates a property that finds an object by the property's type.
    public init() {}

    /// The object; `nil` if no view around the focus publishes one.
    public var wrappedValue: ObjectType? { offered.wrappedValue?.object }

    /// Bindings to properties of the object; `nil` without an object.
    @MainActor
    public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
        wrappedValue.map { ObservedObject(wrappedValue: $0).projectedValue }
    }
}

/// A counter of the object's changes.
@MainActor
private final class ChangeCount {
    private var count = 0

    nonisolated init() {}

    func next() -> Int {
        count += 1
        return count
    }
}

/// Publishes an object while the focus is in the content, or while the window is key.
private struct FocusedObjectModifier<Object: ObservableObject>: ViewModifier {
    @ObservedObject var object: Object
    let isSceneWide: Bool
    @State private var count = ChangeCount()

    nonisolated init(object: Object, isSceneWide: Bool) {
        _object = ObservedObject(wrappedValue: object)
        self.isSceneWide = isSceneWide
    }

    func body(content: Content) -> some View {
        let offered = OfferedObject(object: object, change: count.next())
        content
            .focusedValue(\FocusedValues[ObjectSlot<Object>()], isSceneWide ? nil : offered)
            .focusedSceneValue(\FocusedValues[ObjectSlot<Object>()], isSceneWide ? offered : nil)
    }
}

extension View {
    /// Publishes an object to menus and other views while the focus is in the view.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(FocusedObjectModifier(object: object, isSceneWide: false))
    }

    /// Publishes an object to menus and other views while the focus is in the view. `nil` publishes nothing.
    @ViewBuilder
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        if let object { focusedObject(object) } else { self }
    }

    /// Publishes an object to menus and other views while the view's window is key.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(FocusedObjectModifier(object: object, isSceneWide: true))
    }

    /// Publishes an object to menus and other views while the view's window is key. `nil` publishes nothing.
    @ViewBuilder
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        if let object { focusedSceneObject(object) } else { self }
    }
}
