import Foundation
import Martlet
import Measuring

/// Opens lists and scrolls them without a window.
@MainActor
struct Headless {
    private final class Host: SceneHost {
        let profile = HostProfile()

        func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
            text.measureInCells(CGSize(width: 8, height: 16), proposal: proposal)
        }

        func chrome(of control: ControlContent) -> ControlChrome { ControlChrome() }
        func present(_ root: RenderNode, difference: RenderDifference) {}
        nonisolated func requestUpdate() {}
    }

    private let scene = SceneGraph(host: Host(), size: CGSize(width: 800, height: 600), Page())

    func run() {
        scene.update()
        for kind in ListKind.allCases {
            var opening: [Double] = []
            var stepping: [Double] = []
            for _ in 0..<7 {
                opening.append(time { Handles.setKind(kind) })
                for _ in 0..<50 { stepping.append(time { scroll(by: 60) }) }
                stepping.append(time { scroll(by: 1e9) })
                stepping.append(time { scroll(by: -1e9) })
                Handles.setKind(nil)
                scene.update()
            }
            report("headless", kind, opening: opening, stepping: stepping)
        }
    }

    private func scroll(by distance: CGFloat) {
        let middle = CGPoint(x: 400, y: 300)
        _ = scene.send(.scroll(location: middle, delta: CGSize(width: 0, height: -distance)))
    }

    private func time(_ write: () -> Void) -> Double {
        let start = now()
        write()
        scene.update()
        return Double(now() - start)
    }
}

/// Prints one JSON object for a kind of list.
func report(_ place: String, _ kind: ListKind, opening: [Double], stepping: [Double]) {
    func text(_ samples: [Double]) -> String {
        let sorted = samples.sorted()
        return "\"median_ns\":\(Int(sorted[sorted.count / 2])),\"max_ns\":\(Int(sorted.last!))"
    }
    print("{\"workload\":\"open_\(kind)_\(place)\",\"n\":\(ListKind.count),\(text(opening))}")
    if !stepping.isEmpty {
        print("{\"workload\":\"scroll_\(kind)_\(place)\",\"n\":\(ListKind.count),\(text(stepping))}")
    }
}
