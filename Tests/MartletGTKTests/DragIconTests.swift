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

/// A preview whose size depends on its environment.
private struct Preview: View {
    @EnvironmentObject private var names: Names

    var body: some View { Color(red: 0, green: 0, blue: 1).frame(width: CGFloat(names.first.count) * 10, height: 12) }
}

/// Records the previews of drags.
private final class LiftingHost: TransferHost {
    let profile = HostProfile()
    private(set) var lifted: [(text: String?, preview: DragPreview)] = []
    var end: (@MainActor (DropOperation) -> Void)?

    func lift(
        _ drag: Drag, showing preview: DragPreview, ended: @escaping @MainActor (DropOperation) -> Void
    ) -> Bool {
        lifted.append((drag.items.first?.text, preview))
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

/// The icon under the pointer during a drag.
@MainActor @Suite struct DragIconTests {
    private let host = LiftingHost()
    private let scene: SceneGraph

    init() {
        scene = SceneGraph(host: host, size: CGSize(width: 40, height: 40), Cards())
        scene.update()
    }

    private func drag(from start: CGPoint) { drag(from: start, in: scene) }

    private func drag(from start: CGPoint, in scene: SceneGraph) {
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

    /// Cards of which two are dragged together.
    private struct Selected: View {
        let formation: DragDropPreviewsFormation

        var body: some View {
            VStack(spacing: 0) {
                Color(red: 1, green: 0, blue: 0).frame(width: 40, height: 20).draggable(containerItemID: 1)
                Color(red: 0, green: 1, blue: 0).frame(width: 40, height: 20).draggable(containerItemID: 2)
            }
            .dragContainer(for: String.self, itemID: \.count) { ids in ids.map { String(repeating: "x", count: $0) } }
            .dragContainerSelection([1, 2])
            .dragPreviewsFormation(formation)
        }
    }

    private func icon(in formation: DragDropPreviewsFormation) throws -> DragIcon {
        let host = LiftingHost()
        let scene = SceneGraph(host: host, size: CGSize(width: 40, height: 40), Selected(formation: formation))
        scene.update()
        drag(from: CGPoint(x: 5, y: 15), in: scene)
        let lifted = try #require(host.lifted.last)
        #expect(lifted.preview.nodes.count == 2)
        defer { scene.end() }
        return try #require(DragIcon(lifted.preview, fonts: PictureScene.fonts, scale: 1))
    }

    @Test func severalViewsLieAsTheAppSays() throws {
        let list = try icon(in: .list)
        #expect(list.size == CGSize(width: 40, height: 44) && list.grip == CGPoint(x: 5, y: 15))
        let inPlace = try icon(in: .none)
        #expect(inPlace.size == CGSize(width: 40, height: 40) && inPlace.grip == CGPoint(x: 5, y: 15))
        let stack = try icon(in: .default)
        #expect(stack.size == CGSize(width: 46, height: 26) && stack.grip == CGPoint(x: 5, y: 15))
        // Before the other.
        #expect(middle(of: stack) == [0, 0, 255])
        let pile = try icon(in: .pile)
        #expect(pile.size.height > 20 && pile.size.height < 26)
    }

    @Test func theNextDragFromTheSamePlaceIsAnother() throws {
        drag(from: CGPoint(x: 5, y: 15))
        #expect(host.lifted.count == 1)
        host.end?(.cancel)
        drag(from: CGPoint(x: 5, y: 15))
        #expect(host.lifted.count == 2)
    }
}
#endif
