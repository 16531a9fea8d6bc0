import Synchronization

/// Access to the properties of objects whose values are not in their fields, such as stored models.
///
/// The module that declares such classes registers it.
package struct InspectedModels: Sendable {
    /// A property of an object.
    package struct Property {
        let name: String
        let value: Any
        let isSettable: Bool

        package init(name: String, value: Any, isSettable: Bool) {
            self.name = name
            self.value = value
            self.isSettable = isSettable
        }
    }

    private static let registered = Mutex<InspectedModels?>(nil)

    private let properties: @Sendable (AnyObject) -> [Property]?
    private let set: @Sendable (AnyObject, String, Any) -> Bool

    /// - Parameters:
    ///   - properties: Returns the properties of an object; nil for objects of other classes.
    ///   - set: Sets a property, by its name, as the app does. Returns false if it can't be set to the value.
    package static func register(
        properties: @escaping @Sendable (AnyObject) -> [Property]?,
        set: @escaping @Sendable (AnyObject, String, Any) -> Bool
    ) {
        registered.withLock { $0 = InspectedModels(properties: properties, set: set) }
    }

    static func properties(of object: AnyObject) -> [Property]? {
        registered.withLock { $0 }?.properties(object)
    }

    static func set(_ name: String, of object: AnyObject, to value: Any) -> Bool {
        registered.withLock { $0 }?.set(object, name, value) ?? false
    }
}
