"""Whether an app has anything left to do, as the system tells of its main thread."""

import time

# Longer than a frame takes. What becomes due meanwhile makes the thread wait for its turn, however busy the machine
# is, and such a thread does not count as asleep.
QUIET = 0.04
# Something that goes on by itself, as an animation does, wakes the thread again and again. By the time that it has
# gone to sleep so often, all that was asked of it is done: it sleeps only when nothing is left to do but to wait.
SLEEPS = 12


class MainThread:
    """The main thread of a process."""

    def __init__(self, process):
        self.path = f"/proc/{process}/task/{process}/status"

    def look(self):
        """Whether the thread is asleep, and how often it has gone to sleep so far."""
        with open(self.path, encoding="ascii") as file:
            fields = dict(line.split(":", 1) for line in file)
        return fields["State"].strip().startswith("S"), int(fields["voluntary_ctxt_switches"])

    def rests(self, limit):
        """Waits until the thread has nothing to do. False if it still has after a number of seconds."""
        end = time.monotonic() + limit
        last = begin = self.look()
        while time.monotonic() < end:
            time.sleep(QUIET)
            now = self.look()
            if (now[0] and now == last) or now[1] >= begin[1] + SLEEPS:
                return True
            last = now
        return False
