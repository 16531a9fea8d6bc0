#include "CMeasuring.h"

#include <malloc.h>

long measuring_heap_bytes(void) {
    struct mallinfo2 info = mallinfo2();
    return (long)(info.uordblks + info.hblkhd);
}
