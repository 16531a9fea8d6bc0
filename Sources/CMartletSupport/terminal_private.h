#ifndef MARTLET_TERMINAL_PRIVATE_H
#define MARTLET_TERMINAL_PRIVATE_H

#include <signal.h>
#include <stdbool.h>
#include <stddef.h>

// What the parts of the terminal's state share. All of it is safe in signal handlers,
// except where said.

/// Writes all bytes, waiting at most `patience` milliseconds whenever the descriptor
/// takes no more (-1: forever). Returns 0 or an error number.
int martlet_write_all(int descriptor, const char *bytes, size_t count, int patience);

/// Leaves the terminal for good; replays what was captured.
void martlet_terminal_restore(void);
/// Leaves the terminal while the process is stopped.
void martlet_terminal_suspend(void);
/// Enters it again, once the process is in the foreground; stops until then.
void martlet_terminal_resume(void);
bool martlet_terminal_is_suspended(void);
void martlet_terminal_notify(char what);

/// Diverts standard output and standard error. Not for handlers.
void martlet_capture_begin(bool streams);
/// Puts both back and writes out what was diverted.
void martlet_capture_end(void);

/// Whether a signal that ends the process waits to be delivered.
bool martlet_signals_end_is_pending(void);

/// Installs and removes the handlers. Not for handlers.
void martlet_signals_install(void);
void martlet_signals_remove(void);

#endif
