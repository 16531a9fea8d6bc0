#ifndef C_MARTLET_SUPPORT_H
#define C_MARTLET_SUPPORT_H

#include "MartletTerminalState.h"

/// What the current thread is evaluating: an unowned pointer that the runtime
/// sets around an evaluation, so that a state read on any other thread is never
/// mistaken for a dependency. Swift has no thread-local storage of its own.
extern _Thread_local void *martlet_current_evaluation;

static inline void *martlet_get_current_evaluation(void) { return martlet_current_evaluation; }
static inline void martlet_set_current_evaluation(void *value) { martlet_current_evaluation = value; }

#endif
