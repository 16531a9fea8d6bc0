// The cost of observing observable objects. Prints one JSON object a line.
// Usage: ObservationBench [limit]. With `limit`, the same reads are registered by hand, without a framework.
//
// observe_change: a property changes, and the body that read n of them runs again.
// observe_rerun:  the body runs for another reason, while its registration is in place.
import CMeasuring
import Foundation
import Martlet
import Measuring
import Observation

func row(_ workload: String, _ n: Int, _ timing: Timing?, _ counts: [(String, Int)] = []) {
    var fields = "{\"workload\":\"\(workload)\",\"n\":\(n)"
    if let timing { fields += ",\"median_ns\":\(timing.median),\"min_ns\":\(timing.fastest)" }
    let counts = counts.map { "\"\($0)\":\($1)" }.joined(separator: ",")
    print("\(fields),\"counts\":{\(counts)}}")
}

@MainActor func runLimit() {
    for properties in [1, 10, 100] {
        let objects = makeObjects(properties: properties)
        let work = Workload("", rulesRun: 1) { number in
            let sum = withObservationTracking {
                read(objects, properties: properties)
            } onChange: {
            }
            consume(sum)
            objects[0].a = number
        }
        row("observe_change", properties, measureInTurn([work])[0])
    }
}

@MainActor func runViews() {
    let object = Ten()
    let plain = Workload("", rulesRun: 0) { _ in
        var sum = 0
        for _ in 0..<100 { sum &+= object.sum }
        consume(sum)
    }
    row("observe_untracked_reads", 1000, measureInTurn([plain])[0])

    var base = 0.0
    for properties in [0, 1, 10, 100] {
        let objects = makeObjects(properties: properties)
        let handle = Handle()
        let scene = SceneGraph(
            host: SilentHost(), size: CGSize(width: 400, height: 600),
            Reader(objects: objects, properties: properties, handle: handle))
        scene.update()
        let rerun = Workload("", rulesRun: 1) {
            handle.setCount($0)
            scene.update()
        }
        let change = Workload("", rulesRun: 1) {
            objects[0].a = $0
            scene.update()
        }
        let timings = measureInTurn(properties == 0 ? [rerun] : [rerun, change])
        if properties == 0 { base = timings[0].median }
        let perRead = properties == 0 ? 0 : Int((timings[0].median - base) / Double(properties))
        row("observe_rerun", properties, timings[0], [("ns_per_read", perRead)])
        if properties > 0 { row("observe_change", properties, timings[1]) }
    }
}

/// Measures the memory that remains after a million updates: half of them caused by the object, half by state.
@MainActor func runMillion() {
    let objects = makeObjects(properties: 10)
    let handle = Handle()
    let scene = SceneGraph(
        host: SilentHost(), size: CGSize(width: 400, height: 600),
        Reader(objects: objects, properties: 10, handle: handle))
    func updates(_ numbers: Range<Int>) {
        for number in numbers {
            if number & 1 == 0 { objects[0].a = number } else { handle.setCount(number) }
            scene.update()
        }
    }
    updates(0..<1000)
    let (heap, resident, runs) = (measuring_heap_bytes(), residentBytes(), scene.bodyRuns(of: Reader.self))
    updates(1000..<1_001_000)
    row(
        "observe_million", 1_000_000, nil,
        [
            ("heap_bytes_grown", measuring_heap_bytes() - heap), ("resident_bytes_grown", residentBytes() - resident),
            ("bodies", scene.bodyRuns(of: Reader.self) - runs),
        ])
}

MainActor.assumeIsolated {
    if CommandLine.arguments.dropFirst().first == "limit" {
        runLimit()
    } else {
        runViews()
        runMillion()
    }
}
