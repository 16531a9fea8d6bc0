#include "CMartletSupport.h"

#include <stdatomic.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

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

uint64_t martlet_nanoseconds(void) {
    struct timespec now;
    /* Tests of views move the other clocks. */
    clock_gettime(CLOCK_MONOTONIC_RAW, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

uint64_t martlet_ticks(void) {
#if defined(__x86_64__)
    return __builtin_ia32_rdtsc();
#elif defined(__aarch64__)
    uint64_t ticks;
    __asm__ volatile("mrs %0, cntvct_el0" : "=r"(ticks));
    return ticks;
#else
    return martlet_nanoseconds();
#endif
}

int32_t martlet_thread_number(void) {
    int32_t thread = (int32_t)syscall(SYS_gettid);
    return thread == (int32_t)getpid() ? 0 : thread;
}
