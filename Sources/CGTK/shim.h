#ifndef MARTLET_CGTK_H
#define MARTLET_CGTK_H

#include <gtk/gtk.h>

// The main queue, for run loops other than Foundation's: the descriptor that says when it has work, and what
// carries the work out. libdispatch exports them without declaring them.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

#endif
