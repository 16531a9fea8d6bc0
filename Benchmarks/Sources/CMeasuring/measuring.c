#include "CMeasuring.h"

#include <malloc.h>

long measuring_heap_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return (long)(info.uordblks + info.hblkhd);
}

uint64_t measuring_counted_ticks(void) {
    static uint64_t ticks;
    return ticks += 32;
}
