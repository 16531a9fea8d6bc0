#ifndef C_MARTLET_PREVIEWS_H
#define C_MARTLET_PREVIEWS_H

/// Finds the types that conform to a protocol, in all images of the process: types that are private as well, which no
/// other code can name. Generic types are left out.
///
/// A protocol is compared by its name without its module, so the caller checks each type again. Calls `found` with the
/// metadata of each type.
void martlet_find_conforming_types(
    const char *protocol_name, void (*found)(const void *metadata, void *context), void *context);

#endif
