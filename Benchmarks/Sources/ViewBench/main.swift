// The views' rows of the benchmark table, through the headless host, with layout.
// Usage: ViewBench [N [WORKLOAD [ROUNDS]]] [marked]. Prints one JSON object a line. One workload alone runs for four
// seconds, or as many rounds as are given, for a profiler or what counts instructions.
// With `marked`, the closure of the rows holds an object, and so runs for every row whenever the data is new.
import Dispatch
import Foundation
import Martlet

let isMarked = CommandLine.arguments.contains("marked")
let arguments = CommandLine.arguments.dropFirst().filter { $0 != "marked" }
let count = arguments.first.flatMap { Int($0) } ?? 1000

MainActor.assumeIsolated {
    let rounds = arguments.dropFirst(2).first.flatMap { Int($0) }
    ViewBench(rows: count, only: arguments.dropFirst().first, rounds: rounds, isMarked: isMarked).run()
}
