import Foundation
import Martlet

/// The host of tests: fixed metrics that never change, and no screen.
///
/// A character of the body font is 8 points wide and 16 high.
final class MeasuringHost: SceneHost {
    var profile = HostProfile()
    private(set) var presented = 0

    func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
        text.measureInCells(CGSize(width: 8, height: 16), proposal: proposal)
    }

    func chrome(of control: ControlContent) -> ControlChrome { ControlChrome() }

    func present(_ root: RenderNode, difference: RenderDifference) { presented += 1 }

    nonisolated func requestUpdate() {}
}
