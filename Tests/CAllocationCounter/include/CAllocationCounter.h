#pragma once

/// How many blocks of memory the calling thread has asked the allocator for; -1 where that cannot be
/// counted.
long allocations_by_this_thread(void);

/// How many bytes the blocks have that the calling thread has got from the allocator and not given back, those counted
/// that it has given back for others; -1 where that cannot be counted.
long bytes_held_by_this_thread(void);

/// How many bytes the blocks have that all threads have got from the allocator and not given back; -1 where that cannot
/// be counted. Blocks that the allocator keeps at hand for the next of their size are counted with them.
long bytes_held_by_all_threads(void);
