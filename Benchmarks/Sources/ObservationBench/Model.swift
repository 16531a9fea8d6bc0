import Foundation
import Martlet
import Observation

/// Ten properties, of which a body reads some.
@Observable final class Ten {
    var a = 0
    var b = 0
    var c = 0
    var d = 0
    var e = 0
    var f = 0
    var g = 0
    var h = 0
    var i = 0
    var j = 0

    var sum: Int { a + b + c + d + e + f + g + h + i + j }
}

/// Reads one property of the first object, or all ten of each object.
func read(_ objects: [Ten], properties: Int) -> Int {
    if properties <= 1 { return properties == 0 ? 0 : objects[0].a }
    return objects.reduce(0) { $0 + $1.sum }
}

/// The objects whose properties are as many as are to be read.
func makeObjects(properties: Int) -> [Ten] { (0..<max(1, properties / 10)).map { _ in Ten() } }

/// By which the benchmark writes the state of its view.
@MainActor final class Handle {
    var setCount: (Int) -> Void = { _ in }
}

struct Reader: View {
    let objects: [Ten]
    let properties: Int
    let handle: Handle
    @State private var count = 0

    var body: some View {
        let _ = handle.setCount = { count = $0 }
        let sum = read(objects, properties: properties)
        Color.clear.frame(width: CGFloat((count + sum) & 1))
    }
}

/// The host of the benchmark: nothing is drawn.
final class SilentHost: SceneHost {
    let profile = HostProfile()

    func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
        text.measureInCells(CGSize(width: 8, height: 16), proposal: proposal)
    }

    func chrome(of control: ControlContent) -> ControlChrome { ControlChrome() }
    func present(_ root: RenderNode, difference: RenderDifference) {}
    nonisolated func requestUpdate() {}
}
