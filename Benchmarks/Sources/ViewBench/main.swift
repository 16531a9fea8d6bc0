// The views' rows of the benchmark table, through the headless host, with layout.
// Usage: ViewBench [N [WORKLOAD]] [marked]. Prints one JSON object a line. One workload alone runs for four seconds.
// With `marked`, the closure of the rows holds an object, and so runs for every row whenever the data is new.
import Dispatch
import Foundation
import Martlet

let isMarked = CommandLine.arguments.contains("marked")
let arguments = CommandLine.arguments.dropFirst().filter { $0 != "marked" }
let count = arguments.first.flatMap { Int($0) } ?? 1000

MainActor.assumeIsolated {
    ViewBench(rows: count, only: arguments.dropFirst().first, isMarked: isMarked).run()
}
