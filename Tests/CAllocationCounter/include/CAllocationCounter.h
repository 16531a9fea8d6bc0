#pragma once

/// How many blocks of memory the calling thread has asked the allocator for; -1 where that cannot be
/// counted.
long allocations_by_this_thread(void);
