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

/// The first word of an object, which says what class it is of.
static inline unsigned long martlet_load_word(const void *object) {
    return __atomic_load_n((const unsigned long *)object, __ATOMIC_ACQUIRE);
}
static inline void martlet_store_word(void *object, unsigned long word) {
    __atomic_store_n((unsigned long *)object, word, __ATOMIC_RELEASE);
}

/// Calls the `==` of a Swift type with the places of two values.
///
/// `witnesses` is the type's table for `Equatable`: the conformance, and then the protocol's one function, which takes
/// the two places, the type as the context, and the type and its table again, as every static witness does.
static inline _Bool martlet_are_equal(const void *a, const void *b, const void *type, const void *witnesses) {
    typedef __attribute__((swiftcall)) _Bool (*equality)(
        const void *, const void *, __attribute__((swift_context)) const void *, const void *, const void *);
    return ((equality)((void *const *)witnesses)[1])(a, b, type, type, witnesses);
}

/// Calls a Swift closure of one argument and one result, as code calls it that knows neither of their types.
///
/// Such a closure is two words, a function and its context. It takes the place of its argument, and puts its result in
/// a place that it is given. Called like this, the closure is not copied first, and neither is the argument.
static inline void martlet_call_closure(const void *closure, const void *argument, void *result) {
    typedef __attribute__((swiftcall)) void (*function)(
        __attribute__((swift_indirect_result)) void *, const void *, __attribute__((swift_context)) const void *);
    const void *const *words = (const void *const *)closure;
    ((function)words[0])(result, argument, words[1]);
}

#endif
