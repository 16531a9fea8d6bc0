/// Something about this toolchain that its interfaces don't promise, and that Martlet makes use of.
///
/// Each has one place in this module that uses it, another way that gives the same results, and a test of its own
/// (``ABI/selfTest()``). See Documentation/decisions for what each saves.
public enum ABIFact: UInt32, CaseIterable, Sendable {
    /// A closure is two words, its function and its context. One that stands for a closure of generic types takes the
    /// place of its argument and a place for its result.
    ///
    /// Without it, closure and argument are copied for a call.
    case closureCalls
    /// The value of a protocol's metatype is a type and its table of witnesses, whose first function `==` is.
    ///
    /// Without it, values are copied to be compared.
    case equalityWitnesses
    /// The first word of a type's metadata says what kind of type it is.
    ///
    /// Without it, the name of the type says so.
    case typeKinds
    /// The standard library enumerates the fields of a type, for its own use.
    ///
    /// Without it, the records are read that the compiler leaves for reflection.
    case fieldEnumeration
    /// The flags of a type's value witnesses say whether a value may be moved by moving its bytes, which none may that
    /// holds a weak reference.
    ///
    /// Without it, the records are read that the compiler leaves for reflection.
    case weakFlags
    /// A closure of the main actor is, in memory, the closure without isolation.
    ///
    /// Without it, the actor is asked each time whether it is the present one.
    case mainActorClosures
    /// Observation tells after a change as well, and a registration can be taken back.
    ///
    /// Without it, a registration ends with the first change, and is told before.
    case observationCallbacks
    /// The first word of an object is its class, and can be exchanged for that of a subclass that has no fields.
    ///
    /// Without it, `UserDefaults` is asked now and then for what other code has written.
    case objectClasses
    /// Where its frame pointer leads, a function keeps that of its caller, and behind it the address that it returns to.
    ///
    /// Without it, the runtime's library for backtraces finds the calls that led to a write.
    case framePointers

    /// The name by which the environment variable `MARTLET_ABI` leaves it off.
    public var name: String { String(cString: martlet_abi_name(rawValue)) }
}
