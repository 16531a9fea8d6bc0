#include "CMartletStore.h"

// The Swift runtime's function for loading weak references, which its library exports. A program does not link if a later
// toolchain lacks it.
extern void *swift_tryRetain(void *object);

void *martlet_try_retain(void *object) { return swift_tryRetain(object); }
