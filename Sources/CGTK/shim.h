#ifndef MARTLET_CGTK_H
#define MARTLET_CGTK_H

#include <gtk/gtk.h>
// A library that Cairo needs, and whose headers come with Cairo's: it writes pictures with less compression than Cairo
// does, four times as fast.
#include <png.h>

// The main queue, for run loops other than Foundation's: the descriptor that says when it has work, and what
// carries the work out. libdispatch exports them without declaring them.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *message);

// Says whether all pixels are opaque, in Cairo's ARGB32. In C, since a loop over millions of pixels takes too long in
// debug builds of Swift.
static inline bool martlet_pixels_are_opaque(const uint32_t *pixels, size_t count) {
    uint32_t all = 0xFF000000;
    for (size_t index = 0; index < count; index += 1) all &= pixels[index];
    return all == 0xFF000000;
}

#endif
