import Foundation
import Martlet
import Measuring

/// Times each frame of an animation.
@MainActor
final class AnimationBench {
    /// The number of animated rows.
    private let rows: Int

    init(rows: Int) { self.rows = rows }

    /// Mounts a view, animates its rows for a second at 60 frames, ten times over, and prints the distribution.
    func run<Content: View>(_ name: String, _ view: () -> Content) {
        Handles.rows = []
        let scene = SceneGraph(host: HeadlessHost(), size: CGSize(width: 400, height: 600), view())
        scene.update()
        var samples: [Double] = []
        var starts: [Double] = []
        var time = 0.0
        for _ in 0..<10 {
            let begin = now()
            for row in Handles.rows.prefix(rows) { row() }
            Handles.all?()
            scene.update()
            starts.append(Double(now() - begin))
            while scene.needsFrame {
                time += 1.0 / 60
                scene.time = .seconds(time)
                let start = now()
                scene.update()
                samples.append(Double(now() - start))
            }
        }
        samples.sort()
        starts.sort()
        func part(_ fraction: Double) -> String {
            String(Int(samples[min(samples.count - 1, Int(Double(samples.count) * fraction))]))
        }
        print(
            "{\"workload\":\"\(name)\",\"frames\":\(samples.count),\"median_ns\":\(part(0.5)),\"p90_ns\":\(part(0.9)),"
                + "\"p99_ns\":\(part(0.99)),\"max_ns\":\(part(1)),\"start_ns\":\(Int(starts[starts.count / 2]))}"
        )
        Handles.all = nil
        scene.end()
    }
}

/// The host of the benchmark: fixed metrics, nothing drawn.
private final class HeadlessHost: SceneHost {
    let profile = HostProfile()

    func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
        text.measureInCells(CGSize(width: 8, height: 16), proposal: proposal)
    }

    func chrome(of control: ControlContent) -> ControlChrome { ControlChrome() }
    func present(_ root: RenderNode, difference: RenderDifference) {}
    nonisolated func requestUpdate() {}
}
