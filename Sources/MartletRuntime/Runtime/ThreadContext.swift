// What Swift cannot say, and CMartletSupport does: storage of a thread. The functions are declared here and not imported,
// so that who compiles against this module loads no C module.
// Unsafe pointers: who sets one keeps the object until it sets another.

/// The scene that the current thread is updating, or nil: not retained.
@_extern(c, "martlet_get_current_evaluation")
func martlet_get_current_evaluation() -> UnsafeMutableRawPointer?

@_extern(c, "martlet_set_current_evaluation")
func martlet_set_current_evaluation(_ value: UnsafeMutableRawPointer?)

/// The transaction that writes of the current thread belong to, or nil: not retained.
@_extern(c, "martlet_get_current_transaction")
func martlet_get_current_transaction() -> UnsafeMutableRawPointer?

@_extern(c, "martlet_set_current_transaction")
func martlet_set_current_transaction(_ value: UnsafeMutableRawPointer?)

/// Whether someone has asked that writes be told where they stand in the source. Any thread may ask.
@_extern(c, "martlet_traces_writes")
func martlet_traces_writes() -> Bool

@_extern(c, "martlet_begin_tracing_writes")
func martlet_begin_tracing_writes()

@_extern(c, "martlet_end_tracing_writes")
func martlet_end_tracing_writes()

/// The time in ticks of the processor's own counter, where it has one, and else in nanoseconds.
@_extern(c, "martlet_ticks")
func martlet_ticks() -> UInt64

/// The time in nanoseconds, of a clock that nobody sets, and that no test moves.
@_extern(c, "martlet_nanoseconds")
package func martlet_nanoseconds() -> UInt64

/// The number by which the system knows the current thread; 0 for the main thread.
@_extern(c, "martlet_thread_number")
func martlet_thread_number() -> Int32
