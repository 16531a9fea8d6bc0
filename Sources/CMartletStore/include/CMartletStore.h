#ifndef C_MARTLET_STORE_H
#define C_MARTLET_STORE_H

/// Retains a Swift object unless its deinitialization has begun; returns it, or null.
///
/// The memory of the object must be kept, for example by an unowned reference.
void *martlet_try_retain(void *object);

#endif
