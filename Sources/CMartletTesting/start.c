// Prepares a process with the testing library before its main function, and so before its first test.

#define _GNU_SOURCE
#include "CMartletTesting.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>

static void start(void);

// Whether Foundation is another file than this code, a library that the system has prepared before. In the program's own
// file it may not have been prepared yet, and crashes: the first host does this then.
static _Bool foundation_is_ready(void) {
    void *function = dlsym(RTLD_DEFAULT, "CFRunLoopGetMain");
    Dl_info other, own;
    return function && dladdr(function, &other) && dladdr((const void *)&start, &own) && other.dli_fbase != own.dli_fbase;
}

static void *prepare(void *unused) {
    martlet_testing_start();
    return unused;
}

// On a thread of its own, which has ended when this returns. Foundation would give the calling thread a run loop; the main
// thread of tests ends early, and the main run loop would end with it.
__attribute__((constructor)) static void start(void) {
    pthread_t thread;
    if (foundation_is_ready() && pthread_create(&thread, NULL, prepare, NULL) == 0) pthread_join(thread, NULL);
}
