#ifndef CMEASURING_H
#define CMEASURING_H

/// Bytes that the program holds on the heap, large blocks included; 0 where the C library does not tell.
long measuring_heap_bytes(void);

#endif
