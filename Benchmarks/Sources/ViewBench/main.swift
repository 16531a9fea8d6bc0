// The views' rows of the benchmark table, through the headless host, with layout.
// Usage: ViewBench [N [WORKLOAD]]. Prints one JSON object a line. One workload alone runs for four seconds.
import Dispatch
import Foundation
import Martlet

let count = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 1000 : 1000

MainActor.assumeIsolated {
    ViewBench(rows: count, only: CommandLine.arguments.dropFirst(2).first).run()
}
