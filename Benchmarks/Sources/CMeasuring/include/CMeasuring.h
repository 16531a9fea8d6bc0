#ifndef C_MEASURING_H
#define C_MEASURING_H

/// The bytes that the heap has handed out and not got back. Swift's module of the C library leaves this out.
long measuring_heap_bytes(void);

#endif
