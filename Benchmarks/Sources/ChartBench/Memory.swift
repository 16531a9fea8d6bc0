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
    /// Prints the bytes of the heap that a bar of a chart of 100,000 takes, with all that draws it.
    func memory() {
        func scene(_ count: Int) -> SceneGraph {
            let scene = SceneGraph(
                host: HeadlessHost(), size: CGSize(width: 800, height: 400), Bars(count: count))
            scene.update()
            return scene
        }
        // What all charts share is there after the first one.
        let first = scene(10_000)
        let before = measuring_heap_bytes()
        let second = scene(100_000)
        let bytes = measuring_heap_bytes() - before
        print("{\"workload\":\"memory\",\"bytes_per_mark\":\(bytes / 100_000)}")
        first.end()
        second.end()
    }
}
