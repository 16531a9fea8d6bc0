#define _GNU_SOURCE
#include "MartletTerminalState.h"
#include "terminal_private.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

enum { idle, active, suspended };

static atomic_int state = idle;
/// A child that was forked and has not become another program must not touch the terminal.
static pid_t owner;
static int input = -1, output = -1;
static int notify_read = -1, notify_write = -1;
static struct termios original, raw;
static char enter_sequence[512], leave_sequence[512];
static size_t enter_count, leave_count;

/// How long a handler waits for a terminal that takes nothing, in milliseconds.
static const int handler_patience = 500;

int martlet_write_all(int descriptor, const char *bytes, size_t count, int patience) {
    while (count > 0) {
        if (patience >= 0) {
            struct pollfd wait = {.fd = descriptor, .events = POLLOUT};
            int ready = poll(&wait, 1, patience);
            if (ready == 0) return EAGAIN;
            if (ready < 0 && errno == EINTR) continue;
        }
        ssize_t written = write(descriptor, bytes, count);
        if (written >= 0) {
            bytes += written;
            count -= (size_t)written;
        } else if (errno == EAGAIN || errno == EWOULDBLOCK) {
            struct pollfd wait = {.fd = descriptor, .events = POLLOUT};
            poll(&wait, 1, patience);
        } else if (errno != EINTR) {
            return errno;
        }
    }
    return 0;
}

static void set_attributes(const struct termios *attributes) {
    while (tcsetattr(input, TCSANOW, attributes) != 0 && errno == EINTR) {}
}

static void send_leave(void) {
    martlet_write_all(output, leave_sequence, leave_count, handler_patience);
    // Reports that are on their way would be typed into the shell.
    tcflush(input, TCIFLUSH);
    set_attributes(&original);
}

void martlet_terminal_restore(void) {
    if (owner != getpid()) return;
    int was = atomic_exchange(&state, idle);
    if (was == idle) return;
    if (was == active) send_leave();
    martlet_capture_end();
}

void martlet_terminal_suspend(void) {
    if (owner != getpid()) return;
    int expected = active;
    if (atomic_compare_exchange_strong(&state, &expected, suspended)) send_leave();
}

bool martlet_terminal_is_suspended(void) { return atomic_load(&state) == suspended; }

static bool is_in_background(void) {
    pid_t foreground = tcgetpgrp(input);
    return foreground >= 0 && foreground != getpgrp();
}

void martlet_terminal_resume(void) {
    if (owner != getpid() || atomic_load(&state) == idle) return;
    // Who continues in the background has no screen; the shell does not tell when that
    // changes unless the process is stopped.
    while (is_in_background()) {
        if (martlet_signals_end_is_pending()) return;
        raise(SIGSTOP);
    }
    set_attributes(&raw);
    martlet_write_all(output, enter_sequence, enter_count, handler_patience);
    atomic_store(&state, active);
    martlet_terminal_notify(martlet_terminal_continued);
}

void martlet_terminal_notify(char what) {
    // The pipe does not block; when it is full, the reader has enough to do.
    ssize_t ignored = write(notify_write, &what, 1);
    (void)ignored;
}

static int open_pipe(void) {
    if (notify_read >= 0) return 0;
    int ends[2];
    if (pipe2(ends, O_CLOEXEC | O_NONBLOCK) != 0) return errno;
    notify_read = ends[0];
    notify_write = ends[1];
    return 0;
}

int martlet_terminal_enter(int new_input, int new_output, const void *enter, size_t new_enter_count,
                           const void *leave, size_t new_leave_count, bool captures, bool streams) {
    if (atomic_load(&state) != idle) return EBUSY;
    if (new_enter_count >= sizeof enter_sequence || new_leave_count >= sizeof leave_sequence) return EMSGSIZE;
    if (tcgetattr(new_input, &original) != 0) return errno;
    int error = open_pipe();
    if (error != 0) return error;
    // A descriptor of its own: number 1 may be diverted.
    int own = fcntl(new_output, F_DUPFD_CLOEXEC, 3);
    if (own < 0) return errno;
    if (output >= 0) close(output);
    output = own;
    input = new_input;
    memcpy(enter_sequence, enter, enter_count = new_enter_count);
    memcpy(leave_sequence, leave, leave_count = new_leave_count);
    raw = original;
    cfmakeraw(&raw);
    raw.c_cc[VMIN] = 1;
    raw.c_cc[VTIME] = 0;
    owner = getpid();
    static bool registered = false;
    if (!registered) registered = atexit(martlet_terminal_leave) == 0;
    if (tcsetattr(input, TCSANOW, &raw) != 0) return errno;
    atomic_store(&state, active);
    martlet_signals_install();
    error = martlet_write_all(output, enter_sequence, enter_count, -1);
    if (error != 0) {
        martlet_terminal_leave();
        return error;
    }
    if (captures) martlet_capture_begin(streams);
    return 0;
}

void martlet_terminal_leave(void) {
    if (owner != getpid() || atomic_load(&state) == idle) return;
    fflush(stdout);
    fflush(stderr);
    martlet_terminal_restore();
    martlet_signals_remove();
}

int martlet_terminal_notifications(void) { return notify_read; }

int martlet_terminal_write(const void *bytes, size_t count) {
    if (atomic_load(&state) != active) return 0;
    return martlet_write_all(output, bytes, count, -1);
}

bool martlet_terminal_size(int descriptor, int *columns, int *rows) {
    struct winsize size;
    if (ioctl(descriptor, TIOCGWINSZ, &size) != 0 || size.ws_col == 0 || size.ws_row == 0) return false;
    *columns = size.ws_col;
    *rows = size.ws_row;
    return true;
}

void martlet_terminal_stop(void) { kill(0, SIGTSTP); }
