/// A reference to an object that another owner keeps alive for as long as the reference is used.
///
/// A release build counts nothing and checks nothing: the value is the object's address. A debug build counts the
/// reference as `unowned`, and stops the program at an access after the object's end, with the message "Attempted to
/// read an unowned reference but object … was already deallocated".
///
/// As a property wrapper it is a reference to an owner:
///
///     // Borrowed: the scene holds the service.
///     @Borrowed private var scene: SceneGraph
///
///     init(scene: SceneGraph) { _scene = Borrowed(scene) }
///
/// Its bytes are never copied or overwritten as raw memory: a debug build would then count wrongly. For the same reason
/// it is no part of a layout or a view that is compared by its bytes.
// @usableFromInline: members of a type without it are not inlined in other modules, whatever they are marked with, which
// cost 2 % of an update of texts. @_transparent: they are inlined without optimization, too.
@propertyWrapper
@usableFromInline
package struct Borrowed<Object: AnyObject> {
    // Unsafe pointers: a release build relies on the guarantee of the caller of `init`.
    #if DEBUG
    @usableFromInline unowned let checked: Object
    #else
    @usableFromInline let reference: Unmanaged<Object>
    #endif

    /// Borrows an object. The caller guarantees that the object has an owner at each use of this value.
    @_transparent
    @usableFromInline
    package init(_ object: __shared Object) {
        #if DEBUG
        checked = object
        #else
        reference = .passUnretained(object)
        #endif
    }

    /// Borrows the object of an unmanaged reference, with the same guarantee.
    @_transparent
    @usableFromInline
    package init(_ reference: Unmanaged<Object>) {
        #if DEBUG
        checked = reference.takeUnretainedValue()
        #else
        self.reference = reference
        #endif
    }

    /// Calls `body` with the object, without counting a reference. The object must not end during the call.
    @_transparent
    @usableFromInline
    package func with<Result>(_ body: (Object) throws -> Result) rethrows -> Result {
        #if DEBUG
        try body(checked)
        #else
        try reference._withUnsafeGuaranteedRef(body)
        #endif
    }

    /// The object, retained by the caller.
    @_transparent
    @usableFromInline
    package var object: Object {
        #if DEBUG
        checked
        #else
        reference.takeUnretainedValue()
        #endif
    }

    /// The object, retained by the caller.
    @_transparent
    @usableFromInline
    package var wrappedValue: Object {
        #if DEBUG
        checked
        #else
        reference.takeUnretainedValue()
        #endif
    }

    /// The reference for code that retains, releases or stores it as bytes.
    @inline(__always)
    var unmanaged: Unmanaged<Object> {
        #if DEBUG
        .passUnretained(checked)
        #else
        reference
        #endif
    }

    /// Returns whether this is a reference to `other`, without counting. Either may have ended, or be ending.
    @inline(__always)
    func refers(to other: __shared Object) -> Bool {
        address == Unmanaged.passUnretained(other).toOpaque()
    }

    /// Returns a reference to an object that is there, without counting.
    // The optional reference and that of this type have one layout in a release build.
    @inline(__always)
    static func ofOptional(_ object: __shared Object?) -> Borrowed? {
        #if DEBUG
        object.map { Borrowed($0) }
        #else
        unsafeBitCast(object, to: Borrowed?.self)
        #endif
    }

    /// Stores the reference in memory that is never deinitialized, as the bytes of a value that is lent
    /// (`UnsafeMutablePointer.lend(to:)`): no count changes, neither of the object nor of the replaced one.
    @inline(__always)
    func lend<Reference>(to place: UnsafeMutablePointer<Reference>) {
        assert(MemoryLayout<Reference>.size == MemoryLayout<Unmanaged<Object>>.size)
        UnsafeMutableRawPointer(place).storeBytes(of: unmanaged, as: Unmanaged<Object>.self)
    }
}

extension Borrowed {
    /// Borrows the object at an address that a C variable holds, with the same guarantee as `init(_:)`.
    @inline(__always)
    init(address: UnsafeRawPointer) { self.init(.fromOpaque(address)) }

    /// The address of the object, for a C variable or a comparison. The object may have ended.
    // Unsafe pointers: both forms of the reference are the address of an object of Swift.
    @inline(__always)
    var address: UnsafeMutableRawPointer { unsafeBitCast(self, to: UnsafeMutableRawPointer.self) }
}
