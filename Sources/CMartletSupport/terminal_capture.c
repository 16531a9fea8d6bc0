#define _GNU_SOURCE
#include "MartletTerminalState.h"
#include "terminal_private.h"

#include <fcntl.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/// The last bytes shown of what was captured, and what is kept before all is dropped.
enum { shown_limit = 1 << 16, kept_limit = 1 << 20 };

static int captured = -1;
/// Copies of what descriptors 1 and 2 were; -1 for one that is not diverted.
static int saved[2] = {-1, -1};

void martlet_capture_begin(void) {
    if (!isatty(1) && !isatty(2)) return;
    captured = memfd_create("captured output", MFD_CLOEXEC);
    if (captured < 0) return;
    // Both write to the end, in the order of time.
    fcntl(captured, F_SETFL, O_APPEND);
    setvbuf(stdout, NULL, _IOLBF, 0);
    for (int index = 0; index < 2; index++) {
        int descriptor = index + 1;
        if (!isatty(descriptor)) continue;
        saved[index] = fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
        if (saved[index] >= 0) dup2(captured, descriptor);
    }
}

void martlet_capture_end(void) {
    if (captured < 0) return;
    int target = saved[1] >= 0 ? saved[1] : saved[0];
    for (int index = 0; index < 2; index++) {
        if (saved[index] >= 0) dup2(saved[index], index + 1);
    }
    struct stat status;
    off_t position = 0;
    if (fstat(captured, &status) == 0 && status.st_size > shown_limit) position = status.st_size - shown_limit;
    char buffer[1024];
    ssize_t count;
    while ((count = pread(captured, buffer, sizeof buffer, position)) > 0) {
        if (target >= 0 && martlet_write_all(target, buffer, (size_t)count, 500) != 0) break;
        position += count;
    }
    for (int index = 0; index < 2; index++) {
        if (saved[index] >= 0) close(saved[index]);
        saved[index] = -1;
    }
    close(captured);
    captured = -1;
}

void martlet_terminal_trim_capture(void) {
    struct stat status;
    if (captured >= 0 && fstat(captured, &status) == 0 && status.st_size > kept_limit) {
        int ignored = ftruncate(captured, 0);
        (void)ignored;
    }
}
