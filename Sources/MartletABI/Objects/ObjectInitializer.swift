/// Creation of objects by a class that only the running program knows.
///
/// Swift calls `type.init()` for such a class if the initializer is `required`, which that of `NSObject` is not.
public enum ObjectInitializer {
    /// Creates an object by the `init()` that its class has from Foundation's `NSObject`, or overrides.
    ///
    /// - Parameter type: The class.
    /// - Returns: `nil` if the fact ``ABIFact/objectInitializers`` is not in use, or if the class is not a subclass of
    ///   `NSObject`.
    public static func make<Object: AnyObject>(_ type: Object.Type) -> Object? {
        ABI.uses(.objectInitializers) ? makeByTable(type) : nil
    }

    static func makeByTable<Object: AnyObject>(_ type: Object.Type) -> Object? {
        guard let root = objectClass,
            sequence(first: type as AnyClass, next: _getSuperclass).contains(where: { $0 == root }),
            let object = martlet_make_object(unsafeBitCast(type, to: UnsafeRawPointer.self))
        else { return nil }
        // The initializer returns a reference that its caller owns.
        return Unmanaged<Object>.fromOpaque(object).takeRetainedValue()
    }

    /// Foundation's `NSObject`; `nil` in a program without Foundation.
    static var objectClass: AnyClass? { _typeByName("10Foundation8NSObjectC") as? AnyClass }
}
