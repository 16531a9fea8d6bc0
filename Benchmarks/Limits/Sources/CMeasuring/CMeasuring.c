#include "CMeasuring.h"

#if defined(__GLIBC__) || defined(__linux__)
#include <malloc.h>
#endif

long measuring_heap_bytes(void) {
#if defined(__GLIBC__)
    struct mallinfo2 info = mallinfo2();
    return (long)(info.uordblks + info.hblkhd);
#else
    return 0;
#endif
}
