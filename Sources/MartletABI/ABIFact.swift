/// A fact about this toolchain that is not guaranteed by its interfaces, and that Martlet relies on.
///
/// Each fact is used in one place of this module, has an alternative implementation with the same results, and has a
/// test (``ABI/selfTest()``). See Documentation/decisions for the savings of each.
public enum ABIFact: UInt32, CaseIterable, Sendable {
    /// A closure has two words: its function and its context. A closure over generic types takes a pointer to its
    /// argument and a pointer to its result.
    ///
    /// The alternative copies the closure and the argument for a call.
    case closureCalls
    /// The value of a protocol's metatype is a type and a witness table, whose first function for `Equatable` is `==`.
    ///
    /// The alternative copies values in order to compare them.
    case equalityWitnesses
    /// The first word of a type's metadata is the kind of the type.
    ///
    /// The alternative uses the name of the type.
    case typeKinds
    /// The standard library has a function for its own use that enumerates the fields of a type.
    ///
    /// The alternative reads the compiler's reflection records.
    case fieldEnumeration
    /// The flags of a type's value witness table contain whether a value may be moved bitwise. Types with weak
    /// references may not.
    ///
    /// The alternative reads the compiler's reflection records.
    case weakFlags
    /// A closure isolated to the main actor has the same representation as a closure without isolation.
    ///
    /// The alternative checks at each call that the main actor is current.
    case mainActorClosures
    /// Observation also supports a callback after the change, and cancellation of a registration.
    ///
    /// The alternative uses registrations that end with the first change and are called before it.
    case observationCallbacks
    /// The first word of an object is its class. It can be replaced by a subclass without fields.
    ///
    /// The alternative polls `UserDefaults` for values written by other code.
    case objectClasses
    /// A function's frame pointer refers to the saved frame pointer of the caller, which is followed by the return
    /// address.
    ///
    /// The alternative uses the runtime's backtrace library to find the calls that led to a write.
    case framePointers
    /// Foundation brings ICU, whose functions for plural rules the program can look up by name.
    ///
    /// Without it, a table of the rules of languages is used, which knows less of decimals.
    case pluralRules
    /// The runtime's function `swift_lookUpClassMethod` finds the `init()` of Foundation's `NSObject` in the table of any
    /// subclass, by the names that the compiler gives to the class and to the initializer.
    ///
    /// Without it, no object can be created by a class that only the running program knows: an app's delegate.
    case objectInitializers
    /// The value witness table of an enum has functions that take the payload of its case out and in.
    ///
    /// Without it, developer's tools show payloads, and do not change them.
    case enumPayloads

    /// The name that disables the fact in the environment variable `MARTLET_ABI`.
    public var name: String { String(cString: martlet_abi_name(rawValue)) }
}
