#define _GNU_SOURCE
#include "MartletTerminalState.h"
#include "terminal_private.h"

#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/// The last bytes shown of what was captured, what is kept before the first half of it is dropped, and the unit of memory.
enum { shown_limit = 1 << 16, kept_limit = 1 << 20, page = 1 << 12 };

static int captured = -1;
/// Copies of what descriptors 1 and 2 were; -1 for one that is not diverted.
static int saved[2] = {-1, -1};

/// With streaming, output goes through this pipe into the captured file, because a file does not announce output.
static int stream_read = -1;
/// The captured bytes that were shown already.
static _Atomic off_t shown;
/// The first captured byte that is kept. The ones before it have no memory any more.
static off_t kept;
/// Whether a thread moves bytes from the pipe to the file, so that a few of them are in neither.
static atomic_bool is_moving;
/// Held while the file is appended to or emptied. Handlers of signals don't take it.
static pthread_mutex_t file_lock = PTHREAD_MUTEX_INITIALIZER;

void martlet_capture_begin(bool streams) {
    if (!isatty(1) && !isatty(2)) return;
    captured = memfd_create("captured output", MFD_CLOEXEC);
    if (captured < 0) return;
    // Both write to the end, in the order of time.
    fcntl(captured, F_SETFL, O_APPEND);
    setvbuf(stdout, NULL, _IOLBF, 0);
    atomic_store(&shown, 0);
    kept = 0;
    int target = captured, ends[2];
    if (streams && pipe2(ends, O_CLOEXEC) == 0) {
        stream_read = ends[0];
        fcntl(stream_read, F_SETFL, O_NONBLOCK);
        target = ends[1];
    }
    for (int index = 0; index < 2; index++) {
        int descriptor = index + 1;
        if (!isatty(descriptor)) continue;
        saved[index] = fcntl(descriptor, F_DUPFD_CLOEXEC, 3);
        if (saved[index] >= 0) dup2(target, descriptor);
    }
    if (target != captured) close(target);
}

/// Moves bytes from the pipe to the file, until the pipe is empty.
static void move_stream(void) {
    if (stream_read < 0) return;
    char buffer[4096];
    ssize_t count;
    while ((count = read(stream_read, buffer, sizeof buffer)) > 0) martlet_write_all(captured, buffer, (size_t)count, 0);
}

int martlet_terminal_stream(void) { return stream_read; }

void martlet_terminal_move_stream(void) {
    pthread_mutex_lock(&file_lock);
    atomic_store(&is_moving, true);
    move_stream();
    atomic_store(&is_moving, false);
    pthread_mutex_unlock(&file_lock);
}

ptrdiff_t martlet_terminal_read_captured(void *bytes, size_t count) {
    if (captured < 0) return 0;
    return pread(captured, bytes, count, atomic_load(&shown));
}

void martlet_terminal_captured_is_shown(size_t count) {
    pthread_mutex_lock(&file_lock);
    off_t end = atomic_fetch_add(&shown, (off_t)count) + (off_t)count;
    struct stat status;
    if (fstat(captured, &status) == 0 && status.st_size == end && ftruncate(captured, 0) == 0) atomic_store(&shown, 0);
    pthread_mutex_unlock(&file_lock);
}

void martlet_capture_end(void) {
    if (captured < 0) return;
    int target = saved[1] >= 0 ? saved[1] : saved[0];
    for (int index = 0; index < 2; index++) {
        if (saved[index] >= 0) dup2(saved[index], index + 1);
    }
    if (stream_read >= 0) {
        for (int turn = 0; turn < 100 && atomic_load(&is_moving); turn++) poll(NULL, 0, 1);
        move_stream();
        close(stream_read);
        stream_read = -1;
    }
    struct stat status;
    off_t position = atomic_load(&shown);
    if (fstat(captured, &status) == 0 && status.st_size - position > shown_limit) position = status.st_size - shown_limit;
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
    off_t size = (off_t)martlet_terminal_captured_size();
    if (stream_read >= 0 || size - kept <= kept_limit) return;
    // A hole at the front, because a program that prints meanwhile appends to the end.
    off_t start = (size - kept_limit / 2) / page * page;
    if (fallocate(captured, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, 0, start) == 0) {
        kept = start;
    } else if (ftruncate(captured, 0) == 0) {
        kept = 0;
    }
}

size_t martlet_terminal_captured_size(void) {
    struct stat status;
    return captured >= 0 && fstat(captured, &status) == 0 ? (size_t)status.st_size : 0;
}

ptrdiff_t martlet_terminal_read_last_captured(void *bytes, size_t count) {
    off_t start = (off_t)martlet_terminal_captured_size() - (off_t)count;
    return captured < 0 ? 0 : pread(captured, bytes, count, start > kept ? start : kept);
}
