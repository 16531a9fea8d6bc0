import Foundation
import Martlet
import Testing

import MartletTerminal

/// Animations in cells.
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

    @Test(arguments: (0...12).map { Double($0) * 15 })
    func whatIsTurnedInSpaceStaysInItsCells(degrees: Double) {
        let screen = HostedScreen(20, 8) {
            Color.red.frame(width: 96, height: 64)
                .rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0))
                .frame(width: 160, height: 128)
        }
        var widths: Set<Int> = []
        for row in 0..<8 {
            let red = (0..<20).filter { screen.style($0, row).background != CellStyle().background }
            if red.isEmpty { continue }
            #expect((2..<6).contains(row))
            widths.insert(red.count)
        }
        let width = 12 * abs(cos(degrees * .pi / 180))
        #expect(widths.allSatisfy { abs(Double($0) - width) <= 1 }, "\(widths)")
    }
}
