import Foundation
import Testing

import Martlet
import MartletTerminal

/// Plain text of roots that fill the screen.
@MainActor
@Suite struct PlainFrameHeightTests {
    private func lines(_ content: some View) -> [String] {
        let host = TerminalHost(appearance: TerminalAppearance(colorDepth: .none))
        let scene = SceneGraph(host: host, size: CGSize(width: 160, height: 1600), content)
        defer { scene.end() }
        scene.update()
        return PlainFrame(host: host, scene: scene, width: 20).lines()
    }

    @Test func aGeometryReaderAtTheRootFillsAScreen() {
        let reader = GeometryReader { proxy in
            VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<12) { Text("line \($0)") }
                Spacer(minLength: 0)
                Text("height \(Int(proxy.size.height))")
            }
        }
        let shown = lines(reader)
        #expect(shown.count == PlainFrame.defaultScreenHeight)
        #expect(shown.first?.contains("line 0") == true)
        #expect(shown.last?.contains("height \(PlainFrame.defaultScreenHeight * 16)") == true)
    }

    @Test func aCanvasBesideATitleFillsTheRest() {
        let shown = lines(
            VStack(spacing: 0) {
                Text("title")
                Canvas { context, size in
                    context.draw(Text("end"), at: CGPoint(x: size.width / 2, y: size.height - 8))
                }
            })
        #expect(shown.count == PlainFrame.defaultScreenHeight)
        #expect(shown.last?.contains("end") == true)
    }

    @Test func whatHasAHeightKeepsIt() {
        #expect(lines(Text("one").background(GeometryReader { _ in Color.clear })).count == 1)
        let framed = VStack(spacing: 0) {
            GeometryReader { _ in Text("in") }.frame(height: 32)
            Text("below")
        }
        #expect(lines(framed).count == 3)
        let ideal = Canvas { context, size in
            context.draw(Text("start"), at: CGPoint(x: size.width / 2, y: 8))
            context.draw(Text("end"), at: CGPoint(x: size.width / 2, y: size.height - 8))
        }
        #expect(lines(ideal.frame(idealHeight: 96, maxHeight: .infinity)).count == 6)
        let spaced = VStack {
            Text("a")
            Spacer()
            Text("b")
        }
        #expect(lines(spaced).count <= 3)
    }
}
