import Foundation
import Martlet
import Testing

@testable import MartletTerminal

/// What animations come to in cells.
@MainActor @Suite struct AnimationPaintingTests {
    private struct Runner: View {
        @State private var x: CGFloat = 0

        var body: some View {
            HStack(spacing: 0) {
                Text("ab").offset(x: x)
                Spacer()
            }
            .onAppear { withAnimation(.linear(duration: 1)) { x = 80 } }
        }
    }

    @Test func textMovesFromCellToCellAndNeverBack() {
        let screen = HostedScreen(14, 1) { Runner() }
        #expect(screen.scene.needsFrame)
        var last = 0
        for frame in 0...33 {
            screen.scene.time = .seconds(Double(frame) / 30)
            screen.update()
            let column = screen.text.prefix { $0 == " " }.count
            #expect(screen.text.hasSuffix("ab"))
            #expect(column == last || column == last + 1)
            last = column
        }
        #expect(last == 10)
        #expect(!screen.scene.needsFrame)
        #expect(screen.scene.nextWakeUp == nil)
    }

    private struct Sliding: View {
        @State private var isShown = false

        var body: some View {
            HStack(spacing: 0) {
                if isShown { Text("in").transition(.move(edge: .leading)) }
                Spacer()
            }
            .onAppear { withAnimation(.linear(duration: 1)) { isShown = true } }
        }
    }

    @Test func aViewSlidesInFromTheEdge() {
        let screen = HostedScreen(6, 1) { Sliding() }
        #expect(screen.text == "")
        screen.scene.time = .milliseconds(500)
        screen.update()
        #expect(screen.text == "n")
        screen.scene.time = .seconds(2)
        screen.update()
        #expect(screen.text == "in")
    }
}
