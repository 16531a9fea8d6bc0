// The cost of animation frames, through a headless host, with layout. Nothing is drawn.
// Usage: AnimationBench [WORKLOAD]. Prints one JSON object a line: the frames of a second, their durations, and the
// distribution of these.
import Foundation
import Martlet

MainActor.assumeIsolated {
    let only = CommandLine.arguments.dropFirst().first
    @MainActor func run(_ name: String, rows: Int, _ view: () -> some View) {
        if only == nil || only == name { AnimationBench(rows: rows).run(name, view) }
    }
    run("1000_fade", rows: 1_000) { FadingRows(rows: 1_000) }
    run("1000_move", rows: 1_000) { MovingRows(rows: 1_000) }
    run("1000_spring", rows: 1_000) { SpringingRows(rows: 1_000) }
    run("one_of_10", rows: 1) { FadingRows(rows: 10) }
    run("one_of_10000", rows: 1) { FadingRows(rows: 10_000) }
}
