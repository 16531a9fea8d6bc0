/// A reference to an object that another owner keeps alive for as long as the reference is used.
///
/// Reading it counts no references in release builds. In debug builds, a read after the object's end stops the program
/// with a message.
package struct Borrowed<Object: AnyObject> {
    // Unsafe pointers: a release build trusts the guarantee of the caller of `init`.
    #if DEBUG
    @usableFromInline unowned let checked: Object
    #else
    @usableFromInline let reference: Unmanaged<Object>
    #endif

    /// Borrows an object. The caller makes sure that an owner outlives this value.
    @inlinable
    @inline(__always)
    package init(_ object: __shared Object) { self.init(.passUnretained(object)) }

    /// Borrows the object of an unmanaged reference.
    @inlinable
    @inline(__always)
    package init(_ reference: Unmanaged<Object>) {
        #if DEBUG
        checked = reference.takeUnretainedValue()
        #else
        self.reference = reference
        #endif
    }

    /// Calls `body` with the object, which must not end during the call.
    @inlinable
    @inline(__always)
    package func with<Result>(_ body: (Object) throws -> Result) rethrows -> Result {
        #if DEBUG
        try body(checked)
        #else
        // Unsafe pointers: as above.
        try reference._withUnsafeGuaranteedRef(body)
        #endif
    }

    /// The object, retained.
    @inlinable
    @inline(__always)
    package var object: Object {
        #if DEBUG
        checked
        #else
        reference.takeUnretainedValue()
        #endif
    }
}
