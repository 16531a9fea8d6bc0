// What Swift cannot say, and CMartletSupport does: to go on on another stack.

/// How many bytes are left of the stack that the current thread runs on.
@_extern(c, "martlet_stack_left")
private func martlet_stack_left() -> Int

/// Calls a function on a stack of its own, on this thread; false if there is no memory for one.
// Unsafe pointers: the argument, which is used as long as the call lasts.
@_extern(c, "martlet_call_on_new_stack")
private func martlet_call_on_new_stack(
    _ size: Int, _ body: @convention(c) (UnsafeMutableRawPointer?) -> Void, _ argument: UnsafeMutableRawPointer?
) -> Bool

/// A stack for work that goes as deep as views stand in each other: an app's own, of eight megabytes, holds some
/// thousand levels, and where it ends the program does.
enum DeepStack {
    /// From which depth of nodes on it is needed.
    static let threshold: Int32 = 400
    /// What must be left of a stack for such work.
    private static let need = 32 << 20
    /// Of the address space: what is not touched is no memory.
    private static let size = 1 << 30

    /// Runs `body` on this thread, on another stack if little is left of this one.
    // Unsafe pointers: the closure and its result stay where they are until the call returns.
    static func run<Result>(_ body: () -> Result) -> Result {
        if martlet_stack_left() >= need { return body() }
        var result: Result?
        withoutActuallyEscaping({ result = body() }) { call in
            var call = call
            let hasRun = withUnsafeMutablePointer(to: &call) { pointer in
                martlet_call_on_new_stack(
                    size, { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() },
                    UnsafeMutableRawPointer(pointer))
            }
            if !hasRun { call() }
        }
        // The closure has run.
        return result.unsafelyUnwrapped
    }
}

extension SceneGraph {
    /// Runs what goes down the tree, on a stack that is as deep as the tree needs.
    @inline(__always)
    package func inDepth<Result>(_ body: () -> Result) -> Result {
        layoutWork.isDeep ? DeepStack.run(body) : body()
    }
}
