#ifndef C_MARTLET_SUPPORT_H
#define C_MARTLET_SUPPORT_H

#include "MartletTerminalState.h"

#include <stdatomic.h>

// Swift has no thread-local storage of its own.

/// The scene that the current thread is updating, or null: an unowned pointer that the runtime sets around an
/// update, so that a state read on any other thread is never mistaken for a dependency.
extern _Thread_local void *martlet_current_evaluation;

/// The transaction that writes of the current thread belong to, or null.
extern _Thread_local void *martlet_current_transaction;

/// How many have asked that writes be told where they stand in the source. Writes look at it on any thread.
extern _Atomic int martlet_write_tracers;

/// Whether someone has asked; costs a load.
static inline bool martlet_traces_writes(void) {
    return atomic_load_explicit(&martlet_write_tracers, memory_order_relaxed) > 0;
}
static inline void martlet_begin_tracing_writes(void) {
    atomic_fetch_add_explicit(&martlet_write_tracers, 1, memory_order_relaxed);
}
static inline void martlet_end_tracing_writes(void) {
    atomic_fetch_sub_explicit(&martlet_write_tracers, 1, memory_order_relaxed);
}

static inline void *martlet_get_current_evaluation(void) { return martlet_current_evaluation; }
static inline void martlet_set_current_evaluation(void *value) { martlet_current_evaluation = value; }
static inline void *martlet_get_current_transaction(void) { return martlet_current_transaction; }
static inline void martlet_set_current_transaction(void *value) { martlet_current_transaction = value; }

#endif
