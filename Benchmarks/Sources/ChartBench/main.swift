import Foundation

let arguments = CommandLine.arguments.dropFirst()
var bench = ChartBench(only: arguments.first)
// A second argument is the number of changes, for profiles and counts of instructions.
if let changes = arguments.dropFirst().first.flatMap(Int.init) { bench.changes = changes }
if arguments.first == "memory" {
    exit(bench.memory() ? 0 : 2)
}
if arguments.first == "pictures" {
    // The frame after a change, drawn, beside the same by hand.
    #if GTK
    var pictures = ChartPictures(only: arguments.dropFirst().first)
    if let changes = arguments.dropFirst(2).first.flatMap(Int.init) { pictures.changes = changes }
    let points = Sample.many(100_000)
    let line = Sample.many(1_000_000)
    let areWithinLimit = [
        pictures.run("bars1000", { ChangingBars() }, byHand: HandDrawn.bars),
        pictures.run("points100000", { ManyPoints(samples: points) }, byHand: HandDrawn.points(points)),
        pictures.run("line1000000", { LongLine(samples: line) }, byHand: HandDrawn.line(line)),
        pictures.run(
            "scroll1000000", { ScrollingLine(samples: line) }, byHand: HandDrawn.line(line, from: 1_000, count: 10_000)),
    ]
    exit(areWithinLimit.allSatisfy { $0 } ? 0 : 2)
    #else
    fatalError("Built without the package trait GTK.")
    #endif
}
bench.run("bars1000") { ChangingBars() }
bench.run("points100000") { ManyPoints(samples: Sample.many(100_000)) }
bench.run("line1000000") { LongLine(samples: Sample.many(1_000_000)) }
bench.run("scroll1000000") { ScrollingLine(samples: Sample.many(1_000_000)) }
