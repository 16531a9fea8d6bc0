// CMartletSupport switches stacks, which Swift can't express.

/// The number of bytes left on the stack of the current thread.
@_extern(c, "martlet_stack_left")
private func martlet_stack_left() -> Int

/// Calls a function on a stack of its own, on this thread; false if there is no memory for one.
// Unsafe pointers: the argument, which is used as long as the call lasts.
@_extern(c, "martlet_call_on_new_stack")
private func martlet_call_on_new_stack(
    _ size: Int, _ body: @convention(c) (UnsafeMutableRawPointer?) -> Void, _ argument: UnsafeMutableRawPointer?
) -> Bool

/// A large stack for work that recurses through the view hierarchy. The usual stack of eight megabytes holds some
/// thousand levels; an overflow would end the program.
enum DeepStack {
    /// The depth of nodes from which the large stack is needed.
    static let threshold: Int32 = 400
    /// The number of bytes that such work needs on a stack.
    private static let need = 32 << 20
    /// The size of the reserved address space; pages without access use no memory.
    private static let size = 1 << 30

    /// Runs `body` on this thread, on another stack if little is left of this one.
    // Unsafe pointers: the closure and its result don't move before the call returns.
    static func run<Result>(_ body: () -> Result) -> Result {
        if martlet_stack_left() >= need { return body() }
        var result: Result?
        // The length of this path is in programs, which are not to depend on the folder that they are built in.
        #sourceLocation(file:"DeepStack.run.swift",line:31)
        withoutActuallyEscaping({ result = body() }) { call in
            var call = call
            let hasRun = withUnsafeMutablePointer(to: &call) { pointer in
                martlet_call_on_new_stack(
                    size, { $0?.assumingMemoryBound(to: (() -> Void).self).pointee() },
                    UnsafeMutableRawPointer(pointer))
            }
            if !hasRun { call() }
        }
        #sourceLocation()
        // The closure has run.
        return result.unsafelyUnwrapped
    }
}

extension SceneGraph {
    /// Runs a recursion down the tree, on a stack that is large enough for the tree.
    @inline(__always)
    package func inDepth<Result>(_ body: () -> Result) -> Result {
        layoutWork.isDeep ? DeepStack.run(body) : body()
    }
}
