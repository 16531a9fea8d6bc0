import Charts
import Foundation
import Martlet
import Measuring

/// Times the first update of a chart, and the updates that a change of its data or a frame of its scrolling takes.
@MainActor
struct ChartBench {
    /// The number of changes that are timed.
    var changes = 100
    /// The workload to run; nil for all.
    let only: String?

    /// Mounts a chart, changes it, and prints the median of the updates.
    func run<Content: View>(_ name: String, _ view: () -> Content) {
        guard only == nil || only == name else { return }
        Handles.change = nil
        let begin = now()
        let scene = SceneGraph(host: HeadlessHost(), size: CGSize(width: 800, height: 400), view())
        scene.update()
        let first = now() - begin
        var samples: [Double] = []
        for _ in 0..<changes {
            Handles.change?()
            let start = now()
            scene.update()
            samples.append(Double(now() - start))
        }
        samples.sort()
        print(
            "{\"workload\":\"\(name)\",\"first_ns\":\(Int(first)),\"median_ns\":\(Int(samples[samples.count / 2])),"
                + "\"max_ns\":\(Int(samples[samples.count - 1]))}")
        scene.end()
    }
}

/// A change that the chart offers the benchmark.
@MainActor
enum Handles {
    static var change: (() -> Void)?
}

/// The host of the benchmark: fixed metrics, nothing drawn.
final class HeadlessHost: SceneHost {
    let profile = HostProfile()

    func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
        text.measureInCells(CGSize(width: 8, height: 16), proposal: proposal)
    }

    func chrome(of control: ControlContent) -> ControlChrome { ControlChrome() }
    func present(_ root: RenderNode, difference: RenderDifference) {}
    nonisolated func requestUpdate() {}
}
