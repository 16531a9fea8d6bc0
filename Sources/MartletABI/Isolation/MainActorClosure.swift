/// Closures of the main actor, called where it is known, but not to the compiler, that this is the main actor.
public enum MainActorClosure {
    /// Runs a closure of the main actor where it is known, but not to the compiler, that this is the main actor.
    @inlinable @inline(__always)
    public static func run<Value, Result>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
        if martlet_abi_uses(ABIFact.mainActorClosures.rawValue) {
            typealias Unisolated = (Value) -> Result
            return withoutActuallyEscaping(body) { body in
                unsafeBitCast(body, to: Unisolated.self)(value)
            }
        }
        return runChecked(value, body)
    }

    /// The same, with the actor asked whether it is the present one.
    // Compiled once for all types: the compiler of Swift 6.3 stops where it is compiled for a view of an opaque type.
    @usableFromInline @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    package static func runChecked<Value, Result>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
        // nonisolated(unsafe): nothing leaves the actor, it goes in and comes out on one thread.
        nonisolated(unsafe) let value = value
        return MainActor.assumeIsolated { Unsent(value: body(value)) }.value
    }

    /// An action of the main actor as a closure that the runtime keeps and calls there.
    public static func unisolated(_ action: @escaping @MainActor () -> Void) -> () -> Void {
        if ABI.uses(.mainActorClosures) { return unsafeBitCast(action, to: (() -> Void).self) }
        return { MainActor.assumeIsolated { action() } }
    }

    /// An action that the runtime kept, as the closure of the main actor that it is called as.
    public static func isolated(_ action: @escaping () -> Void) -> @MainActor () -> Void {
        if ABI.uses(.mainActorClosures) { return unsafeBitCast(action, to: (@MainActor () -> Void).self) }
        // nonisolated(unsafe): it was an action of the main actor, and is called there again.
        nonisolated(unsafe) let action = action
        return { action() }
    }
}

/// What is not sent, though the compiler thinks so.
// @unchecked Sendable: it stays on the thread on which it is made.
@usableFromInline
struct Unsent<Value>: @unchecked Sendable {
    @usableFromInline let value: Value

    @inlinable
    init(value: Value) { self.value = value }
}
