#ifndef MARTLET_TERMINAL_STATE_H
#define MARTLET_TERMINAL_STATE_H

#include <stdbool.h>
#include <stddef.h>

/// The state of the controlling terminal, kept where signal handlers can reach it.
///
/// Entering switches the terminal to raw mode and sends a sequence; leaving sends
/// another and restores what was. Leaving happens by itself at `exit`, at a crash and
/// at a signal that ends the process, before anything else is done about them; when the
/// process stops the terminal is left, and when it continues it is entered again.
///
/// There is one terminal for a process. All functions but the signal handlers belong to
/// the main thread.

/// What a byte from the notification pipe says.
enum martlet_terminal_notification {
    martlet_terminal_resized = 'W',
    martlet_terminal_continued = 'C',
};

/// Enters the terminal: raw mode on `input`, `enter` written to `output`, handlers
/// installed. Both sequences are copied; each may have 511 bytes.
///
/// With `captures`, what the process writes to standard output and standard error,
/// where these are terminals, is kept back and written after leaving, so that it neither
/// spoils the screen nor vanishes with it. With `streams` too, the program reads the
/// output meanwhile, by the functions below, and only what was not read is written after
/// leaving.
///
/// Returns 0, or an error number; the terminal is unchanged then.
int martlet_terminal_enter(int input, int output, const void *enter, size_t enter_count,
                           const void *leave, size_t leave_count, bool captures, bool streams);

/// Restores everything. Does nothing when not entered.
void martlet_terminal_leave(void);

/// The end of the notification pipe to read from, which does not block; -1 before the first entering.
int martlet_terminal_notifications(void);

/// Writes all bytes to the terminal, unless it has been left. Waits while it takes no
/// more. Returns 0, or an error number.
int martlet_terminal_write(const void *bytes, size_t count);

/// Gives the current thread a stack for handlers, unless it has one, so that the
/// terminal is restored even when the thread's own stack overflows. Costs nothing the
/// second time.
void martlet_terminal_protect_thread(void);

/// Keeps what was captured below a limit by dropping the first of it when it is above.
void martlet_terminal_trim_capture(void);

/// The number of bytes that were captured so far, of which the last are kept.
size_t martlet_terminal_captured_size(void);

/// Copies the last of the captured bytes that are kept, `count` at most. Returns their number.
ptrdiff_t martlet_terminal_read_last_captured(void *bytes, size_t count);

/// The end of a pipe that can be read when the program has printed something; -1 without
/// streaming.
int martlet_terminal_stream(void);

/// Takes printed bytes out of the pipe, on any thread. A program that prints waits while
/// the pipe is full, so this must not be left to the thread that prints.
void martlet_terminal_move_stream(void);

/// Copies the first printed bytes that were not shown. Returns their number.
ptrdiff_t martlet_terminal_read_captured(void *bytes, size_t count);

/// Removes the first `count` of the printed bytes, which the program has shown.
void martlet_terminal_captured_is_shown(size_t count);

/// Columns and rows of the terminal; false when they are unknown.
bool martlet_terminal_size(int descriptor, int *columns, int *rows);

/// Stops the process group as Ctrl-Z does.
void martlet_terminal_stop(void);

#endif
