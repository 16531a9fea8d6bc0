#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// Gestures as the window takes them from GTK.
    @MainActor
    @Suite struct Gestures {
        struct Card: View {
            @GestureState private var drag = CGSize.zero
            @State private var dropped = CGSize.zero
            @State private var scale = 1.0

            var body: some View {
                VStack {
                    Color.red.frame(width: 100, height: 100)
                        .gesture(
                            DragGesture()
                                .updating($drag) { value, state, _ in state = value.translation }
                                .onEnded { dropped = $0.translation }
                        )
                        .gesture(MagnifyGesture().onEnded { scale = $0.magnification })
                    Text("drag \(Int(drag.width))")
                    Text("dropped \(Int(dropped.width))")
                    Text("scale \(Int(scale))")
                }
                .frame(width: 300, height: 300)
            }
        }

        @Test func aDragMovesWhatIsDragged() throws {
            let fixture = WindowFixture(Card())
            defer { fixture.close() }
            let input = try #require(fixture.window.input)
            let square = try #require(fixture.window.scene.root.firstNode(where: \.isFill))
            let start = CGPoint(x: square.frameInWindow.midX, y: square.frameInWindow.midY)
            #expect(input.press(at: start))
            input.drag(to: CGPoint(x: start.x + 30, y: start.y))
            fixture.settle()
            #expect(fixture.texts == ["drag 30", "dropped 0", "scale 1"])
            input.release(at: CGPoint(x: start.x + 40, y: start.y))
            fixture.settle()
            #expect(fixture.texts == ["drag 0", "dropped 40", "scale 1"])
        }

        @Test func twoFingersMagnify() throws {
            let fixture = WindowFixture(Card())
            defer { fixture.close() }
            let pinch = try #require(fixture.window.input?.pinch)
            let square = try #require(fixture.window.scene.root.firstNode(where: \.isFill))
            pinch.begin(at: CGPoint(x: square.frameInWindow.midX, y: square.frameInWindow.midY))
            pinch.change(magnification: 3, rotation: .zero)
            pinch.end(.ended)
            fixture.settle()
            #expect(fixture.texts.last == "scale 3")
        }

        @Test func aGestureMayTakeThePressFromAControl() {
            let fixture = WindowFixture(
                VStack {
                    Button("Plain") {}
                    Button("Long") {}.simultaneousGesture(LongPressGesture().onEnded { _ in })
                }
                .onTapGesture {})
            defer { fixture.close() }
            let scene = fixture.window.scene
            let taken = scene.root.allNodes { $0.control?.role == .button }.map { node in
                let frame = node.frameInWindow
                return scene.sharesPress(at: CGPoint(x: frame.midX, y: frame.midY))
            }
            #expect(taken == [false, true])
        }
    }
}

extension RenderNode {
    fileprivate var isFill: Bool { if case .fill = content { true } else { false } }

    fileprivate func firstNode(where isWanted: (RenderNode) -> Bool) -> RenderNode? {
        allNodes(where: isWanted).first
    }

    fileprivate func allNodes(where isWanted: (RenderNode) -> Bool) -> [RenderNode] {
        (isWanted(self) ? [self] : []) + visibleChildren.flatMap { $0.allNodes(where: isWanted) }
    }
}
#endif
