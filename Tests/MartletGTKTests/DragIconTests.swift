#if GTK
import Combine
import Foundation
import Martlet
import Testing

@testable import MartletGTK

private final class Names: ObservableObject {
    @Published var first = "oak"
}

private struct Cards: View {
    @StateObject private var names = Names()

    var body: some View {
        VStack(spacing: 0) {
            Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 20).draggable("red")
            Color(red: 0, green: 1, blue: 0).frame(width: 40, height: 20).draggable("green") { Preview() }
        }
        .environmentObject(names)
    }
}

/// Its size tells that it sees the surroundings of what is dragged.
private struct Preview: View {
    @EnvironmentObject private var names: Names

    var body: some View { Color(red: 0, green: 0, blue: 1).frame(width: CGFloat(names.first.count) * 10, height: 12) }
}

/// Keeps what it is asked to show under the pointer.
private final class LiftingHost: TransferHost {
    let profile = HostProfile()
    private(set) var lifted: [(text: String?, preview: DragPreview)] = []
    var end: (@MainActor () -> Void)?

    func lift(_ items: [TransferItem], showing preview: DragPreview, ended: @escaping @MainActor () -> Void) -> Bool {
        lifted.append((items.first?.text, preview))
        end = ended
        return true
    }

    func copy(_ text: String) {}
    func paste(_ done: @escaping @MainActor (String?) -> Void) { done(nil) }
    func showPointer(_ shape: String?) {}

    func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
        text.measureInCells(CGSize(width: 8, height: 16), proposal: proposal)
    }

    func chrome(of control: ControlContent) -> ControlChrome { ControlChrome() }
    func present(_ root: RenderNode, difference: RenderDifference) {}
    nonisolated func requestUpdate() {}
}

/// What goes with the pointer while a view is dragged.
@MainActor @Suite struct DragIconTests {
    private let host = LiftingHost()
    private let scene: SceneGraph

    init() {
        scene = SceneGraph(host: host, size: CGSize(width: 40, height: 40), Cards())
        scene.update()
    }

    private func drag(from start: CGPoint) {
        for (phase, offset) in [(PointerEvent.Phase.down, 0), (.moved, 6), (.moved, 14), (.cancelled, 14)]
            as [(PointerEvent.Phase, CGFloat)]
        {
            _ = scene.send(.pointer(PointerEvent(phase: phase, location: CGPoint(x: start.x + offset, y: start.y))))
            scene.update()
        }
    }

    private func lastIcon() throws -> DragIcon {
        let lifted = try #require(host.lifted.last)
        return try #require(DragIcon(lifted.preview, fonts: PictureScene.fonts, scale: 2))
    }

    /// Blue, green, red, as they lie in memory.
    private func middle(of icon: DragIcon) -> [UInt8] {
        let picture = icon.picture
        let start = (picture.height / 2 * picture.width + picture.width / 2) * 4
        return Array(picture.bytes[start..<start + 3])
    }

    @Test func theViewItselfIsShownWhereItWasTakenHoldOf() throws {
        drag(from: CGPoint(x: 5, y: 15))
        let icon = try lastIcon()
        #expect(host.lifted.last?.text == "red")
        #expect(icon.size == CGSize(width: 40, height: 20))
        #expect((icon.picture.width, icon.picture.height) == (80, 40))
        #expect(icon.grip == CGPoint(x: 5, y: 15))
        #expect(middle(of: icon) == [0, 0, 255])
    }

    @Test func aPreviewStandsInTheSurroundingsOfWhatIsDragged() throws {
        drag(from: CGPoint(x: 5, y: 35))
        let icon = try lastIcon()
        #expect(icon.size == CGSize(width: 30, height: 12))
        #expect(icon.grip == CGPoint(x: 15, y: 6))
        #expect(middle(of: icon) == [255, 0, 0])
        // The scene of the preview is over.
        let changed = scene.needsUpdate
        #expect(!changed)
    }

    @Test func theNextDragFromTheSamePlaceIsAnother() throws {
        drag(from: CGPoint(x: 5, y: 15))
        #expect(host.lifted.count == 1)
        host.end?()
        drag(from: CGPoint(x: 5, y: 15))
        #expect(host.lifted.count == 2)
    }
}
#endif
