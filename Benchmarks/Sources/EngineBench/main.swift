import Glibc
import HandWritten
import Measuring

// Prints a JSON object a line for other programs, and between them, for people, the engine's table: ours, the hand-written limit, the ratio, the goal, the rules counted.
// With a name, only the rows that begin so; with a second argument, only ours, that many updates
// (for a profiler).

struct Row {
    var ours: () -> Workload
    var limit: (() -> Workload)?
    var goal: String
    var rules: Int
}

let rows = [
    Row(ours: { GraphWorkloads.chain(1000) }, limit: { HandWorkloads.chain(1000) }, goal: "1.5", rules: 1000),
    Row(ours: { GraphWorkloads.wide(1000) }, limit: { HandWorkloads.wide(1000) }, goal: "2", rules: 1000),
    Row(
        ours: { GraphWorkloads.wideSum("wide_sum1000", 1000) }, limit: { HandWorkloads.wideSum("wide_sum1000", 1000) },
        goal: "2", rules: 1001),
    Row(
        ours: { GraphWorkloads.wideSum("diamond5", 5) }, limit: { HandWorkloads.wideSum("diamond5", 5) }, goal: "2.5",
        rules: 6),
    Row(
        ours: { GraphWorkloads.grid(10, all: false) }, limit: { HandWorkloads.grid(10, all: false) }, goal: "2",
        rules: 64),
    Row(
        ours: { GraphWorkloads.grid(10, all: true) }, limit: { HandWorkloads.grid(10, all: true) }, goal: "2",
        rules: 100),
    Row(
        ours: { GraphWorkloads.grid(100, all: false) }, limit: { HandWorkloads.grid(100, all: false) }, goal: "2",
        rules: 5149),
    Row(
        ours: { GraphWorkloads.grid(100, all: true) }, limit: { HandWorkloads.grid(100, all: true) }, goal: "2",
        rules: 10000),
    Row(ours: { GraphWorkloads.cellx(10) }, limit: { HandWorkloads.cellx(10) }, goal: "2", rules: 40),
    Row(ours: { GraphWorkloads.cellx(50) }, limit: { HandWorkloads.cellx(50) }, goal: "2", rules: 200),
    Row(ours: { GraphWorkloads.cellx(100) }, limit: { HandWorkloads.cellx(100) }, goal: "2", rules: 400),
    Row(ours: { GraphWorkloads.cellx(1000) }, limit: { HandWorkloads.cellx(1000) }, goal: "2", rules: 4000),
    Row(ours: { GraphWorkloads.cutoff(1000) }, limit: { HandWorkloads.cutoff(1000) }, goal: "0.6", rules: 1),
    Row(ours: { GraphWorkloads.equalSet(1000) }, limit: { HandWorkloads.equalSet(1000) }, goal: "8 ns", rules: 0),
    Row(ours: { GraphWorkloads.dynamic(unread: false) }, limit: nil, goal: "60 ns", rules: 1),
    Row(ours: { GraphWorkloads.dynamic(unread: true) }, limit: nil, goal: "15 ns", rules: 0),
]

func column(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
}

func number(_ value: Double) -> String {
    let scale = value < 10 ? 100.0 : value < 100 ? 10.0 : 1.0
    let rounded = (value * scale).rounded() / scale
    return scale == 1 ? "\(Int(rounded))" : "\(rounded)"
}

func printRow(_ fields: [String]) {
    let widths = [16, 10, 10, 7, 7, 9, 7]
    print("| " + zip(fields, widths).map { column($0, $1) }.joined(separator: " | ") + " |")
    fflush(nil)
}

func printSample(_ workload: String, _ nanoseconds: Double, _ counts: String) {
    print(#"{"workload": "\#(workload)", "median_ns": \#(nanoseconds), "counts": {\#(counts)}}"#)
}

let filter = CommandLine.arguments.count > 1 ? CommandLine.arguments[1] : ""
let profiledUpdates = CommandLine.arguments.count > 2 ? Int(CommandLine.arguments[2]) : nil

if let profiledUpdates {
    for row in rows {
        let workload = row.ours()
        guard workload.name == filter else { continue }
        for update in 0..<profiledUpdates { workload.update(update) }
    }
    // Not timed: a rule runs only once for the first time.
    if filter == "first1000" {
        let workload = GraphWorkloads.first(1000)
        for update in 0..<profiledUpdates { workload.update(update) }
    }
    if filter == "create100k" { for _ in 0..<profiledUpdates { _ = GraphWorkloads.createAndEnd(100_000) } }
    exit(0)
}

printRow(["workload", "ours, ns", "limit, ns", "ratio", "fastest", "goal", "rules"])
printRow(["---", "---", "---", "---", "---", "---", "---"])
for row in rows {
    let ours = row.ours()
    guard ours.name.hasPrefix(filter) else { continue }
    let limit = row.limit?()
    let isCounted = ours.rulesRun == row.rules && (limit == nil || limit!.rulesRun == row.rules)
    let timings = measureInTurn([ours] + (limit.map { [$0] } ?? []))
    printSample(ours.name, timings[0].median, "\"rules\": \(ours.rulesRun)")
    printRow([
        ours.name, number(timings[0].median), limit == nil ? "" : number(timings[1].median),
        limit == nil ? "" : number(timings[0].median / timings[1].median),
        limit == nil ? "" : number(timings[0].fastest / timings[1].fastest), row.goal,
        isCounted ? "\(row.rules)" : "\(ours.rulesRun) (limit \(limit?.rulesRun ?? -1)), not \(row.rules)",
    ])
}

if "create100k".hasPrefix(filter) {
    var ours: [(create: Double, end: Double, bytes: Double, resident: Double)] = []
    var limit: [(create: Double, free: Double)] = []
    for _ in 0..<21 {
        ours.append(GraphWorkloads.createAndEnd(100_000))
        limit.append(HandWorkloads.createAndFree(100_000))
    }
    let create = Timing(ours.map(\.create)), end = Timing(ours.map(\.end))
    let made = Timing(limit.map(\.create)), freed = Timing(limit.map(\.free))
    printSample("create100k", create.median, "\"bytes\": \(ours[0].bytes)")
    printSample("dispose100k", end.median, "")
    printRow([
        "create100k", number(create.median), number(made.median), number(create.median / made.median),
        number(create.fastest / made.fastest), "100 ns", "",
    ])
    printRow(["create100k bytes", number(ours[0].bytes), "resident", number(ours[0].resident), "", "112", ""])
    printRow(["end of a scope", number(end.median), number(freed.median), "", number(end.fastest), "20 ns", ""])
}
