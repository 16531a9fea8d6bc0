/// The tasks that a process has seen, by their numbers, with their hosts.
///
/// Numbers increase and are never reused. A task belongs to the host whose code enqueues it for the first time, or to
/// none if code of no host does.
struct KnownTasks {
    private var owners: [UInt64: Weak<VirtualClock>] = [:]
    /// A bit for each number: whether the task has been enqueued.
    private var seen: [UInt64] = []
    /// The largest number that was seen.
    private(set) var latest: UInt64 = 0
    /// The highest task number before the last host was created: tasks up to it that are not known to be a host's
    /// belong to no host.
    var foreigners: UInt64 = 0

    /// The clock of the host that a task belongs to.
    ///
    /// - Parameter starter: The clock of the host whose code hands the task over now.
    mutating func owner(of number: UInt64, startedBy starter: VirtualClock?) -> VirtualClock? {
        let isNew = record(number) && number > foreigners
        if isNew, let starter {
            owners[number] = Weak(starter)
            return starter
        }
        return owners[number]?.object
    }

    mutating func forgetTasks(of clock: VirtualClock) {
        owners = owners.filter { $0.value.object !== clock && $0.value.object != nil }
    }

    /// - Returns: whether the task had not been seen before.
    private mutating func record(_ number: UInt64) -> Bool {
        latest = max(latest, number)
        let (word, bit) = (Int(number / 64), UInt64(1) << (number % 64))
        if word >= seen.count { seen += Array(repeating: 0, count: word + 1 - seen.count) }
        defer { seen[word] |= bit }
        return seen[word] & bit == 0
    }
}
