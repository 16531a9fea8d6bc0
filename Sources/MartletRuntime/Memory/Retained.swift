/// A reference that counts once, from `init` until `release()`: its owner calls that exactly once, and no copy is used
/// afterwards.
///
/// For objects that are read on the path of each view or write: a strong property is counted at each read. A debug build
/// stops the program at a use after the object's end, as ``Borrowed`` does.
struct Retained<Object: AnyObject> {
    /// The object, for as long as the owner retains it.
    let borrowed: Borrowed<Object>

    /// Retains an object.
    @_transparent
    init(_ object: __owned Object) { borrowed = Borrowed(.passRetained(object)) }

    /// Takes over a reference that was counted by another value of this type.
    @_transparent
    init(adopting reference: Borrowed<Object>) { borrowed = reference }

    /// Calls `body` with the object, without counting a reference.
    @_transparent
    func with<Result>(_ body: (Object) throws -> Result) rethrows -> Result { try borrowed.with(body) }

    /// The object, retained by the caller.
    @_transparent
    var object: Object { borrowed.object }

    /// Gives up the reference.
    @inline(__always)
    func release() { borrowed.unmanaged.release() }

    /// Gives up the reference, and returns the object.
    @inline(__always)
    func take() -> Object { borrowed.unmanaged.takeRetainedValue() }
}
