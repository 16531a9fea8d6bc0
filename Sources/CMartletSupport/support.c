#include "CMartletSupport.h"

#include <stdatomic.h>

static _Thread_local void *current_evaluation = 0;
static _Thread_local void *current_transaction = 0;
static _Thread_local void *current_change = 0;
static _Atomic int write_tracers = 0;

void *martlet_get_current_evaluation(void) { return current_evaluation; }
void martlet_set_current_evaluation(void *value) { current_evaluation = value; }
void *martlet_get_current_transaction(void) { return current_transaction; }
void martlet_set_current_transaction(void *value) { current_transaction = value; }
void *martlet_get_current_change(void) { return current_change; }
void martlet_set_current_change(void *value) { current_change = value; }

bool martlet_traces_writes(void) { return atomic_load_explicit(&write_tracers, memory_order_relaxed) > 0; }
void martlet_begin_tracing_writes(void) { atomic_fetch_add_explicit(&write_tracers, 1, memory_order_relaxed); }
void martlet_end_tracing_writes(void) { atomic_fetch_sub_explicit(&write_tracers, 1, memory_order_relaxed); }
