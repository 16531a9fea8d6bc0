// Stands in front of the C library's allocator and counts. With glibc only, whose allocator can be
// reached by other names; elsewhere nothing is counted.
#include "CAllocationCounter.h"

#include <errno.h>
#include <stddef.h>
#include <stdlib.h>

// A sanitizer has an allocator of its own, which must not be replaced. GCC says so by a macro, Clang by a feature.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED 1
#endif
#endif

#if defined(__GLIBC__) && !defined(SANITIZED)

#include <malloc.h>

static __thread long count;
static __thread long bytes;

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);
extern void __libc_free(void *block);

static void *counted(void *block) {
    count++;
    if (block) bytes += (long)malloc_usable_size(block);
    return block;
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }

void *calloc(size_t number, size_t size) { return counted(__libc_calloc(number, size)); }

void *realloc(void *block, size_t size) {
    long before = block ? (long)malloc_usable_size(block) : 0;
    void *moved = __libc_realloc(block, size);
    count++;
    if (moved || size == 0) bytes -= before;
    if (moved) bytes += (long)malloc_usable_size(moved);
    return moved;
}

void *aligned_alloc(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }

int posix_memalign(void **block, size_t alignment, size_t size) {
    *block = counted(__libc_memalign(alignment, size));
    return *block ? 0 : ENOMEM;
}

void free(void *block) {
    if (block) bytes -= (long)malloc_usable_size(block);
    __libc_free(block);
}

long allocations_by_this_thread(void) { return count; }

long bytes_held_by_this_thread(void) { return bytes; }

long bytes_held_by_all_threads(void) {
    struct mallinfo2 info = mallinfo2();
    return (long)(info.uordblks + info.hblkhd);
}

#else

long allocations_by_this_thread(void) { return -1; }

long bytes_held_by_this_thread(void) { return -1; }

long bytes_held_by_all_threads(void) { return -1; }

#endif
