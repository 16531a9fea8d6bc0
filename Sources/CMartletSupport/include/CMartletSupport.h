#ifndef C_MARTLET_SUPPORT_H
#define C_MARTLET_SUPPORT_H

#include "MartletTerminalState.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Swift has no thread-local storage of its own. Swift declares these functions again, where it calls them
// (ThreadContext.swift), so that who compiles against Martlet loads no C module.

/// The scene that the current thread is updating, or null: an unowned pointer that the runtime sets around an
/// update, so that a state read on any other thread is never mistaken for a dependency.
void *martlet_get_current_evaluation(void);
void martlet_set_current_evaluation(void *value);

/// The transaction that writes of the current thread belong to, or null.
void *martlet_get_current_transaction(void);
void martlet_set_current_transaction(void *value);

/// The change of a property that the current thread is announcing, or null.
void *martlet_get_current_change(void);
void martlet_set_current_change(void *value);

/// Whether someone has asked that writes be told where they stand in the source. Any thread may ask.
bool martlet_traces_writes(void);
void martlet_begin_tracing_writes(void);
void martlet_end_tracing_writes(void);

/// The time in ticks of the processor's own counter, where it has one that runs evenly, and else in nanoseconds: a
/// fifth of what the system's clock takes.
uint64_t martlet_ticks(void);

/// The time in nanoseconds, of a clock that nobody sets.
uint64_t martlet_nanoseconds(void);

/// The number by which the system knows the current thread; 0 for the main thread.
int32_t martlet_thread_number(void);

/// How many bytes are left of the stack that the current thread runs on.
size_t martlet_stack_left(void);

/// Calls a function on a new stack of a size in bytes, on this thread. Memory is taken as it is touched.
/// Returns false, without a call, if there is no memory for the stack.
bool martlet_call_on_new_stack(size_t size, void (*body)(void *), void *argument);

#endif
