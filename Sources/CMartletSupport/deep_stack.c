#define _GNU_SOURCE
#include "CMartletSupport.h"

#include <pthread.h>
#include <stdint.h>
#include <sys/mman.h>
#include <ucontext.h>

// Where the stack that the thread runs on ends; 0 as long as nobody has asked.
static _Thread_local uintptr_t stack_end = 0;

size_t martlet_stack_left(void) {
    if (stack_end == 0) {
        pthread_attr_t attributes;
        void *start = 0;
        size_t size = 0;
        if (pthread_getattr_np(pthread_self(), &attributes) != 0) return SIZE_MAX;
        pthread_attr_getstack(&attributes, &start, &size);
        pthread_attr_destroy(&attributes);
        stack_end = (uintptr_t)start;
    }
    uintptr_t here = (uintptr_t)__builtin_frame_address(0);
    return here > stack_end ? here - stack_end : 0;
}

struct call {
    void (*body)(void *);
    void *argument;
};

// Functions of a context take words of an int each.
static void run_call(unsigned high, unsigned low) {
    struct call *call = (struct call *)(((uintptr_t)high << 32) | (uintptr_t)low);
    call->body(call->argument);
}

bool martlet_call_on_new_stack(size_t size, void (*body)(void *), void *argument) {
    // Memory is taken as it is touched. Below it a page that must not be.
    const size_t guard = 1 << 16;
    char *memory = mmap(0, size + guard, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    if (memory == MAP_FAILED) return false;
    ucontext_t here, there;
    if (mprotect(memory + guard, size, PROT_READ | PROT_WRITE) != 0 || getcontext(&there) != 0) {
        munmap(memory, size + guard);
        return false;
    }
    struct call call = {body, argument};
    there.uc_stack.ss_sp = memory + guard;
    there.uc_stack.ss_size = size;
    there.uc_link = &here;
    makecontext(
        &there, (void (*)(void))run_call, 2, (unsigned)((uintptr_t)&call >> 32),
        (unsigned)((uintptr_t)&call & 0xffffffffu));
    const uintptr_t end = stack_end;
    stack_end = (uintptr_t)(memory + guard);
    const bool has_run = swapcontext(&here, &there) == 0;
    stack_end = end;
    munmap(memory, size + guard);
    return has_run;
}
