// What frames of animations cost, through a headless host, with layout. Nothing is drawn.
// Usage: AnimationBench. Prints one JSON object a line: the frames of a second, how long they took, and how they are
// spread.
import Foundation
import Martlet

MainActor.assumeIsolated {
    AnimationBench(rows: 1_000).run("1000_fade") { FadingRows(rows: 1_000) }
    AnimationBench(rows: 1_000).run("1000_move") { MovingRows(rows: 1_000) }
    AnimationBench(rows: 1_000).run("1000_spring") { SpringingRows(rows: 1_000) }
    AnimationBench(rows: 1).run("one_of_10") { FadingRows(rows: 10) }
    AnimationBench(rows: 1).run("one_of_10000") { FadingRows(rows: 10_000) }
}
