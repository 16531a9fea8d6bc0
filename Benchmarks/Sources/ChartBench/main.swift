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
    let pictures = ChartPictures(only: arguments.dropFirst().first)
    pictures.run("bars1000", { ChangingBars() }, byHand: HandDrawn.bars)
    let points = Sample.many(100_000)
    pictures.run("points100000", { ManyPoints(samples: points) }, byHand: HandDrawn.points(points))
    let line = Sample.many(1_000_000)
    pictures.run("line1000000", { LongLine(samples: line) }, byHand: HandDrawn.line(line))
    exit(0)
    #else
    fatalError("Built without the package trait GTK.")
    #endif
}
bench.run("bars1000") { ChangingBars() }
bench.run("points100000") { ManyPoints(samples: Sample.many(100_000)) }
bench.run("line1000000") { LongLine(samples: Sample.many(1_000_000)) }
bench.run("scroll1000000") { ScrollingLine(samples: Sample.many(1_000_000)) }
