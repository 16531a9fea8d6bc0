import CMeasuring
import Charts
import Martlet

/// Bars that nothing changes.
private struct Bars: View {
    let count: Int

    var body: some View {
        Chart(0..<count, id: \.self) { index in
            BarMark(x: .value("x", index), y: .value("y", index % 37), width: 1)
        }
    }
}

extension ChartBench {
    /// The largest number of bytes that a mark may take.
    private static var limit: Int { 200 }

    /// Prints the bytes of the heap that a bar takes with all that draws it: the difference between charts of 10,000 and
    /// of 100,000. Returns whether it is within the limit.
    func memory() -> Bool {
        var scenes: [SceneGraph] = []
        func bytes(_ count: Int) -> Int {
            let before = measuring_heap_bytes()
            let scene = SceneGraph(
                host: HeadlessHost(), size: CGSize(width: 800, height: 400), Bars(count: count))
            scene.update()
            scenes.append(scene)
            return measuring_heap_bytes() - before
        }
        // The first chart makes all that charts share.
        _ = bytes(1_000)
        let few = bytes(10_000)
        let mark = (bytes(100_000) - few) / 90_000
        print("{\"workload\":\"memory\",\"bytes_per_mark\":\(mark),\"limit\":\(Self.limit)}")
        for scene in scenes { scene.end() }
        return mark <= Self.limit
    }
}
