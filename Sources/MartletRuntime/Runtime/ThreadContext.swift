// CMartletSupport has the thread-local storage. The functions are declared here instead of imported, so that clients of
// this module load no C module. Unsafe pointers: the caller that sets an object retains it until another is set.

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

/// Whether writes are traced to their source locations. Callable on any thread.
@_extern(c, "martlet_traces_writes")
func martlet_traces_writes() -> Bool

@_extern(c, "martlet_begin_tracing_writes")
func martlet_begin_tracing_writes()

@_extern(c, "martlet_end_tracing_writes")
func martlet_end_tracing_writes()

/// The time in ticks of the processor's counter, or in nanoseconds if there is none.
@_extern(c, "martlet_ticks")
func martlet_ticks() -> UInt64

/// The time in nanoseconds, of a monotonic clock that tests don't control.
@_extern(c, "martlet_nanoseconds")
package func martlet_nanoseconds() -> UInt64

/// The number by which the system knows the current thread; 0 for the main thread.
@_extern(c, "martlet_thread_number")
func martlet_thread_number() -> Int32
