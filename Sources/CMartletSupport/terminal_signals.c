#define _GNU_SOURCE
#include "MartletTerminalState.h"
#include "terminal_private.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

// `chosen`: ends the process unless the program has chosen otherwise.
enum kind { ends, chosen, crashes, stops, continues, resizes };

static struct {
    int number;
    enum kind kind;
    bool installed;
    struct sigaction old;
} signals[] = {
    {.number = SIGINT, .kind = ends},      {.number = SIGTERM, .kind = ends},
    {.number = SIGHUP, .kind = ends},      {.number = SIGQUIT, .kind = ends},
    {.number = SIGILL, .kind = crashes},   {.number = SIGTRAP, .kind = crashes},
    {.number = SIGABRT, .kind = crashes},  {.number = SIGSEGV, .kind = crashes},
    {.number = SIGBUS, .kind = crashes},   {.number = SIGFPE, .kind = crashes},
    {.number = SIGTSTP, .kind = stops},    {.number = SIGCONT, .kind = continues},
    {.number = SIGWINCH, .kind = resizes},
    {.number = SIGPIPE, .kind = chosen},   {.number = SIGALRM, .kind = chosen},
    {.number = SIGUSR1, .kind = chosen},   {.number = SIGUSR2, .kind = chosen},
    {.number = SIGVTALRM, .kind = chosen}, {.number = SIGPROF, .kind = chosen},
    {.number = SIGXCPU, .kind = chosen},   {.number = SIGXFSZ, .kind = chosen},
    {.number = SIGIO, .kind = chosen},     {.number = SIGSYS, .kind = crashes},
#ifdef SIGPWR
    {.number = SIGPWR, .kind = chosen},
#endif
#ifdef SIGSTKFLT
    {.number = SIGSTKFLT, .kind = chosen},
#endif
};

enum { signal_count = sizeof signals / sizeof signals[0] };

static int find(int number) {
    int index = 0;
    while (signals[index].number != number) index++;
    return index;
}

bool martlet_signals_end_is_pending(void) {
    sigset_t pending;
    if (sigpending(&pending) != 0) return false;
    for (int index = 0; index < signal_count; index++) {
        if (signals[index].kind == ends && sigismember(&pending, signals[index].number)) return true;
    }
    return false;
}

/// Restores the terminal and lets the signal have the effect that it had before.
static void on_end(int number, siginfo_t *info, void *context) {
    (void)context;
    int error = errno;
    martlet_terminal_restore();
    sigaction(number, &signals[find(number)].old, NULL);
    // A fault happens again on return, with its own circumstances; what was sent has to
    // be sent again, and so has a trap, which may return to the instruction after it. The
    // signal is blocked until then.
    bool repeats = info->si_code > 0 && number != SIGTRAP && signals[find(number)].kind == crashes;
    if (!repeats) raise(number);
    errno = error;
}

static void on_stop(int number, siginfo_t *info, void *context) {
    (void)info;
    (void)context;
    int error = errno;
    martlet_terminal_suspend();
    struct sigaction standard = {.sa_handler = SIG_DFL}, mine;
    sigaction(number, &standard, &mine);
    sigset_t set, mask;
    sigemptyset(&set);
    sigaddset(&set, number);
    raise(number);
    pthread_sigmask(SIG_UNBLOCK, &set, &mask);
    // The process is stopped here, until it continues.
    pthread_sigmask(SIG_SETMASK, &mask, NULL);
    sigaction(number, &mine, NULL);
    // Usually SIGCONT's handler did it; a process that the system does not stop gets none.
    if (martlet_terminal_is_suspended()) martlet_terminal_resume();
    errno = error;
}

static void on_other(int number, siginfo_t *info, void *context) {
    (void)info;
    (void)context;
    int error = errno;
    if (number == SIGWINCH) {
        martlet_terminal_notify(martlet_terminal_resized);
    } else {
        martlet_terminal_resume();
    }
    errno = error;
}

void martlet_terminal_protect_thread(void) {
    static _Thread_local bool protected = false;
    if (protected) return;
    protected = true;
    stack_t now;
    if (sigaltstack(NULL, &now) != 0 || !(now.ss_flags & SS_DISABLE)) return;
    stack_t stack = {.ss_size = 1 << 16};
    stack.ss_sp = malloc(stack.ss_size);
    if (stack.ss_sp != NULL) sigaltstack(&stack, NULL);
}

void martlet_signals_install(void) {
    martlet_terminal_protect_thread();
    for (int index = 0; index < signal_count; index++) {
        struct sigaction action = {.sa_flags = SA_SIGINFO | SA_RESTART | SA_ONSTACK};
        sigfillset(&action.sa_mask);
        switch (signals[index].kind) {
        case ends:
        case chosen:
        case crashes: action.sa_sigaction = on_end; break;
        case stops: action.sa_sigaction = on_stop; break;
        default: action.sa_sigaction = on_other; break;
        }
        if (signals[index].kind == stops) {
            // SIGCONT must get through while the process is stopped in the handler.
            sigdelset(&action.sa_mask, SIGCONT);
        }
        struct sigaction old;
        sigaction(signals[index].number, NULL, &old);
        // Who started the process wants it to survive this one (nohup).
        if (signals[index].kind == ends && old.sa_handler == SIG_IGN) continue;
        if (signals[index].kind == chosen && old.sa_handler != SIG_DFL) continue;
        signals[index].installed = sigaction(signals[index].number, &action, &signals[index].old) == 0;
    }
}

void martlet_signals_remove(void) {
    for (int index = 0; index < signal_count; index++) {
        if (signals[index].installed) sigaction(signals[index].number, &signals[index].old, NULL);
        signals[index].installed = false;
    }
}
