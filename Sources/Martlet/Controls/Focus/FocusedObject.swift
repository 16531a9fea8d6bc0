import Combine

/// Stands for the objects of a type among what views offer.
private struct ObjectSlot<Object: ObservableObject>: Hashable {}

/// An object that a view offers, at one of its changes.
private struct OfferedObject<Object: ObservableObject> {
    let object: Object
    /// Differs after each change, so that who has read it reads it again.
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

/// An object that the focused view, or one around it, offers. What reads it is evaluated again when the object changes.
///
///     @FocusedObject private var document: DocumentModel?
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    private let offered = FocusedValue<OfferedObject<ObjectType>>(\FocusedValues[ObjectSlot<ObjectType>()])

    /// An object of the type of the property.
    public init() {}

    /// The object; nil where the focus is in no view that offers one.
    public var wrappedValue: ObjectType? { offered.wrappedValue?.object }

    /// What bindings to properties of the object are made of; nil where there is none.
    @MainActor
    public var projectedValue: ObservedObject<ObjectType>.Wrapper? {
        wrappedValue.map { ObservedObject(wrappedValue: $0).projectedValue }
    }
}

/// Counts the changes of what is offered.
@MainActor
private final class ChangeCount {
    private var count = 0

    nonisolated init() {}

    func next() -> Int {
        count += 1
        return count
    }
}

/// Offers an object while the focus is in the content, or while its window is used.
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
    /// Offers an object to menus and other views while the focus is in the view.
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(FocusedObjectModifier(object: object, isSceneWide: false))
    }

    /// Offers an object to menus and other views while the focus is in the view; nil for none.
    @ViewBuilder
    nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View {
        if let object { focusedObject(object) } else { self }
    }

    /// Offers an object to menus and other views while the window of the view is used.
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(FocusedObjectModifier(object: object, isSceneWide: true))
    }

    /// Offers an object to menus and other views while the window of the view is used; nil for none.
    @ViewBuilder
    nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
        if let object { focusedSceneObject(object) } else { self }
    }
}
