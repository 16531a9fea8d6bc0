#ifndef C_MEASURING_H
#define C_MEASURING_H

#include <stdint.h>

/// The bytes that the heap has handed out and not got back. Swift's module of the C library leaves this out.
long measuring_heap_bytes(void);

/// A clock that each reading advances, so that what a program does by its times is the same in each run. Confined to one
/// thread.
uint64_t measuring_counted_ticks(void);

#endif
