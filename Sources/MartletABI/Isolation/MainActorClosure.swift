/// Calls of closures isolated to the main actor from code that runs on the main actor without the compiler's
/// knowledge.
public enum MainActorClosure {
    /// Runs a closure isolated to the main actor. The caller guarantees that the main actor is current.
    @inlinable @inline(__always)
    public static func run<Value, Result>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
        if martlet_abi_uses(ABIFact.mainActorClosures.rawValue) {
            typealias Unisolated = (Value) -> Result
            // The length of this path is in programs, which are not to depend on the folder that they are built in.
            #sourceLocation(file:"MainActorClosure.run.swift",line:11)
            return withoutActuallyEscaping(body) { body in
                unsafeBitCast(body, to: Unisolated.self)(value)
            }
            #sourceLocation()
        }
        return runChecked(value, body)
    }

    /// Runs a closure isolated to the main actor after checking that the main actor is current.
    // Compiled once for all types: Swift 6.3 crashes when it specializes this function for a view with an opaque type.
    @usableFromInline @inline(never) @_semantics("optimize.sil.specialize.generic.never")
    package static func runChecked<Value, Result>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
        // nonisolated(unsafe): the value stays on the main actor and on one thread.
        nonisolated(unsafe) let value = value
        return MainActor.assumeIsolated { Unsent(value: body(value)) }.value
    }

    /// Returns an action of the main actor as a closure without isolation, which must be called on the main actor.
    public static func unisolated(_ action: @escaping @MainActor () -> Void) -> () -> Void {
        if ABI.uses(.mainActorClosures) { return unsafeBitCast(action, to: (() -> Void).self) }
        return { MainActor.assumeIsolated { action() } }
    }

    /// Returns an action without isolation as a closure of the main actor.
    public static func isolated(_ action: @escaping () -> Void) -> @MainActor () -> Void {
        if ABI.uses(.mainActorClosures) { return unsafeBitCast(action, to: (@MainActor () -> Void).self) }
        // nonisolated(unsafe): the action originally belonged to the main actor, and is called there again.
        nonisolated(unsafe) let action = action
        return { action() }
    }
}

/// A value that stays on its thread, although the compiler assumes that it is sent.
// @unchecked Sendable: the value stays on the thread that created it.
@usableFromInline
struct Unsent<Value>: @unchecked Sendable {
    @usableFromInline let value: Value

    @inlinable
    init(value: Value) { self.value = value }
}
