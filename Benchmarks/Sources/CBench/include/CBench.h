#ifndef C_BENCH_H
#define C_BENCH_H

#include <stdint.h>

/// Nanoseconds of a clock that never goes back.
int64_t bench_now(void);
/// The bytes that the heap has handed out and not got back.
int64_t bench_heap_bytes(void);

#endif
