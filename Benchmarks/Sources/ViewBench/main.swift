// The views' rows of the benchmark table, through the headless host, with layout.
// Usage: ViewBench [N [WORKLOAD [ROUNDS]]]. Prints one JSON object a line. One workload alone runs for four seconds, or
// as many rounds as are given, for a profiler or what counts instructions. deep, wide, markdown and field, which are asked
// for alone, show how costs grow with N.
import Dispatch
import Foundation
import Martlet

let arguments = CommandLine.arguments.dropFirst()
let count = arguments.first.flatMap { Int($0) } ?? 1000

MainActor.assumeIsolated {
    let rounds = arguments.dropFirst(2).first.flatMap { Int($0) }
    if let name = arguments.dropFirst().first, let growth = Growth(name, size: count) {
        return growth.run(rounds: rounds ?? 10)
    }
    ViewBench(rows: count, only: arguments.dropFirst().first, rounds: rounds).run()
}
