import CMartletStore

/// A reference that does not keep its object alive, and is nil from the moment at which the object's deinitialization
/// begins, on any thread.
///
/// A weak reference says the same but gives each object a side table, which makes every later retain and release of the
/// object slower. The objects of a long list have one such reference each, so this type keeps the object's memory with an
/// unowned reference instead, and asks the reference count when it is loaded.
// Unsafe pointers: the unowned reference keeps the memory that the address refers to.
package struct LivingObject {
    private unowned let memory: AnyObject
    private let address: UnsafeMutableRawPointer

    package init(_ object: AnyObject) {
        memory = object
        address = Unmanaged.passUnretained(object).toOpaque()
    }

    /// The object; nil once its deinitialization has begun.
    package var object: AnyObject? {
        guard let retained = martlet_try_retain(address) else { return nil }
        return Unmanaged<AnyObject>.fromOpaque(retained).takeRetainedValue()
    }

    /// Calls `body` with the object kept alive; returns nil if its deinitialization has begun.
    @inline(__always)
    package func whileLiving<Result>(_ body: () -> Result) -> Result? {
        guard let retained = martlet_try_retain(address) else { return nil }
        defer { Unmanaged<AnyObject>.fromOpaque(retained).release() }
        return body()
    }
}
