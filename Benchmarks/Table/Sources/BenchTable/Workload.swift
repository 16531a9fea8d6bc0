/// The target of a workload.
enum Goal: Equatable {
    /// At most this many times the limit.
    case ratio(Double)
    /// At most this many nanoseconds; for what no hand-written limit does.
    case nanoseconds(Double)
    /// At most this many bytes a row.
    case bytesPerRow(Double)
}

/// The workloads that have a goal, in the order of the table.
enum Workload {
    static let goals: [(name: String, goal: Goal)] = [
        ("chain1000", .ratio(1.5)),
        ("wide1000", .ratio(2)),
        ("wide_sum1000", .ratio(2)),
        ("diamond5", .ratio(2.5)),
        ("grid10x10.one", .ratio(2)),
        ("grid10x10.all", .ratio(2)),
        ("grid100x100.one", .ratio(2)),
        ("grid100x100.all", .ratio(2)),
        ("cellx10", .ratio(2)),
        ("cellx50", .ratio(2)),
        ("cellx100", .ratio(2)),
        ("cellx1000", .ratio(2)),
        ("cutoff1000", .ratio(0.6)),
        ("equalset1000", .nanoseconds(8)),
        ("dynamic_flip", .nanoseconds(60)),
        ("dynamic_unread", .nanoseconds(15)),
        ("create100k", .nanoseconds(100)),
        ("dispose100k", .nanoseconds(20)),
        ("leaf_state", .ratio(30)),
        ("create", .ratio(30)),
        ("update_every_10th", .ratio(70)),
        ("select", .ratio(60)),
        ("swap", .ratio(60)),
        ("remove_one", .ratio(70)),
        ("append_1000", .ratio(40)),
        ("clear", .ratio(8)),
        ("nochange", .ratio(25)),
        ("memory", .bytesPerRow(1200)),
        // Of windows, beside GTK in C: from the start of the process to the first frame of a counter.
        ("start", .ratio(1.15)),
        ("start_cpu", .ratio(1.15)),
        ("start_pss", .ratio(1.2)),
        // The processor's time until the frame is there.
        ("scrolled_one_in_sight", .nanoseconds(700_000)),
        ("scrolled_one_out_of_sight", .nanoseconds(700_000)),
        ("scrolled_every_10th", .nanoseconds(4_000_000)),
        ("scrolled_remove_one", .nanoseconds(4_000_000)),
        ("scrolled_scroll_40", .nanoseconds(1_500_000)),
        ("scrolled_create", .nanoseconds(100_000_000)),
    ]

    /// Workloads whose limit is their time plus that of `nochange`: a framework that receives a new list has to compare
    /// it before it can do the same, while a program that moves its objects by hand does not.
    static let comparesFirst: Set<String> = ["select", "swap", "remove_one"]

    /// The name without the ending that says how it was measured.
    static func canonicalName(_ name: String) -> String {
        for ending in [".pull", ".per_node"] where name.hasSuffix(ending) {
            return String(name.dropLast(ending.count))
        }
        return aliases[name] ?? name
    }

    /// Whether the name says the size, so that `n` is no part of the workload.
    static func isSizedByName(_ name: String) -> Bool {
        guard let index = goals.firstIndex(where: { $0.name == name }) else { return false }
        return index < goals.firstIndex { $0.name == "leaf_state" }!
    }

    /// The times of other libraries are for comparison, and are no target.
    static func goal(of key: Sample.Key) -> Goal? {
        key.beside == nil ? goals.first { $0.name == key.workload }?.goal : nil
    }

    /// The workloads that are sizes: bytes.
    static let sizes: Set<String> = ["start_pss"]

    /// Position in the table; workloads without a goal come last.
    static func rank(of name: String) -> Int {
        goals.firstIndex { $0.name == name } ?? goals.count
    }

    private static let aliases = [
        "equalset": "equalset1000",
        "scope_end100k": "dispose100k",
        "end100k": "dispose100k",
    ]
}
