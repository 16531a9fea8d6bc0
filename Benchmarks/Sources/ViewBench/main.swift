// The views' rows of the benchmark table, through the headless host, with layout.
// Usage: ViewBench [N [WORKLOAD]]. Prints one JSON object a line. One workload alone runs for four seconds.
import Dispatch
import Foundation
import Martlet

let arguments = CommandLine.arguments.dropFirst()
let count = arguments.first.flatMap { Int($0) } ?? 1000

MainActor.assumeIsolated {
    ViewBench(rows: count, only: arguments.dropFirst().first).run()
}
