#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    @MainActor
    @Suite struct Drawing {
        private let red = Color(red: 1, green: 0, blue: 0)
        private let green = Color(red: 0, green: 1, blue: 0)

        /// Draws a view of 100 by 60 points in the upper left corner of a window.
        private func draw(_ view: some View) -> PixelProbe {
            let fixture = WindowFixture(
                view.frame(width: 100, height: 60)
                    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
            defer { fixture.close() }
            return PixelProbe(fixture)
        }

        private func expect(
            _ probe: PixelProbe, _ x: CGFloat, _ y: CGFloat, _ wanted: [Int],
            _ location: Testing.SourceLocation = #_sourceLocation
        ) {
            #expect(probe.isNear(x, y, wanted), "\(probe[x, y]) at \(x), \(y)", sourceLocation: location)
        }

        @Test func masksCutByAlpha() {
            let probe = draw(
                red.mask(alignment: .leading) {
                    HStack(spacing: 0) {
                        Color.black
                        Color.black.opacity(0.5)
                        Color.clear
                    }
                    .frame(width: 90)
                })
            expect(probe, 15, 30, [255, 0, 0, 255])
            expect(probe, 45, 30, [128, 0, 0, 128])
            expect(probe, 75, 30, [0, 0, 0, 0])
            expect(probe, 95, 30, [0, 0, 0, 0])
        }

        @Test func blendModesMixWithWhatLiesBehind() {
            let yellow = Color(red: 1, green: 1, blue: 0)
            let cyan = Color(red: 0, green: 1, blue: 1)
            func blended(_ mode: BlendMode) -> PixelProbe {
                draw(
                    ZStack(alignment: .leading) {
                        yellow
                        cyan.frame(width: 50).blendMode(mode)
                    })
            }
            expect(blended(.multiply), 20, 30, [0, 255, 0, 255])
            expect(blended(.multiply), 80, 30, [255, 255, 0, 255])
            expect(blended(.screen), 20, 30, [255, 255, 255, 255])
            expect(blended(.difference), 20, 30, [255, 0, 255, 255])
            expect(blended(.plusLighter), 20, 30, [255, 255, 255, 255])
            expect(blended(.plusDarker), 20, 30, [0, 255, 0, 255])
            expect(blended(.destinationOver), 20, 30, [255, 255, 0, 255])
            expect(blended(.destinationOut), 20, 30, [0, 0, 0, 0])
            expect(blended(.normal), 20, 30, [0, 255, 255, 255])
        }

        @Test func aGroupIsMixedOnlyInside() {
            let probe = draw(
                ZStack(alignment: .leading) {
                    red
                    ZStack(alignment: .leading) {
                        green
                        Color.black.frame(width: 30).blendMode(.destinationOut)
                    }
                    .frame(width: 60)
                    .compositingGroup()
                })
            expect(probe, 10, 30, [255, 0, 0, 255])
            expect(probe, 45, 30, [0, 255, 0, 255])
            expect(probe, 80, 30, [255, 0, 0, 255])
        }

        @Test func effectsChangeColors() {
            expect(draw(red.colorInvert()), 50, 30, [0, 255, 255, 255])
            expect(draw(red.brightness(0.5)), 50, 30, [255, 128, 128, 255])
            expect(draw(red.grayscale(1)), 50, 30, [54, 54, 54, 255])
            expect(draw(red.contrast(0)), 50, 30, [128, 128, 128, 255])
            expect(draw(Color.white.colorMultiply(red)), 50, 30, [255, 0, 0, 255])
            expect(draw(Color.white.luminanceToAlpha()), 50, 30, [0, 0, 0, 255])
            expect(draw(green.luminanceToAlpha()), 50, 30, [0, 0, 0, 182])
            expect(draw(red.hueRotation(.degrees(0))), 50, 30, [255, 0, 0, 255])
        }

        @Test func materialsTintWhatLiesBehind() {
            let probe = draw(
                ZStack {
                    red; Rectangle().fill(.ultraThinMaterial).frame(width: 50)
                }.environment(\.colorScheme, .light))
            let pixel = probe[50, 30]
            #expect(pixel[0] > 220 && pixel[1] > 90 && pixel[1] < 180 && pixel[3] == 255)
        }

        @Test func aCanvasIsDrawn() {
            let probe = draw(
                Canvas { context, size in
                    context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 60)), with: .color(red))
                    context.drawLayer { layer in
                        layer.opacity = 0.5
                        layer.fill(Path(CGRect(x: 50, y: 0, width: 25, height: 60)), with: .color(green))
                    }
                    context.blendMode = .difference
                    context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(.white))
                    context.blendMode = .normal
                    if let dot = context.resolveSymbol(id: 1) {
                        context.draw(dot, in: CGRect(x: 80, y: 0, width: 20, height: 20))
                    }
                    context.clip(to: Path(CGRect(x: 80, y: 40, width: 10, height: 20)))
                    context.fill(Path(CGRect(x: 75, y: 40, width: 25, height: 20)), with: .color(green))
                } symbols: {
                    red.frame(width: 10, height: 10).tag(1)
                })
            expect(probe, 30, 40, [255, 0, 0, 255])
            expect(probe, 60, 40, [0, 128, 0, 128])
            expect(probe, 10, 10, [0, 255, 255, 255])
            expect(probe, 97, 17, [255, 0, 0, 255])
            expect(probe, 85, 50, [0, 255, 0, 255])
            expect(probe, 95, 50, [0, 0, 0, 0])
        }

        /// A gradient of a canvas is given in points, however far apart they are.
        @Test func gradientsOfACanvasReachTheirEnds() {
            let fixture = WindowFixture(
                Canvas { context, _ in
                    let gradient = Gradient(colors: [red, green])
                    context.fill(
                        Path(CGRect(x: 0, y: 0, width: 400, height: 20)),
                        with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 400, y: 0)))
                    context.fill(
                        Path(CGRect(x: 0, y: 20, width: 400, height: 20)),
                        with: .radialGradient(
                            gradient, center: CGPoint(x: 300, y: 30), startRadius: 0, endRadius: 100))
                    context.fill(
                        Path(CGRect(x: 0, y: 40, width: 400, height: 200)),
                        with: .conicGradient(
                            Gradient(stops: [.init(color: red, location: 0.5), .init(color: green, location: 0.5)]),
                            center: CGPoint(x: 300, y: 140)))
                }
                .frame(width: 400, height: 240)
                .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading))
            defer { fixture.close() }
            let probe = PixelProbe(fixture)
            #expect(probe.isNear(200, 10, [128, 128, 0, 255]), "\(probe[200, 10])")
            #expect(probe.isNear(300, 10, [64, 191, 0, 255]), "\(probe[300, 10])")
            #expect(probe.isNear(300, 30, [255, 0, 0, 255], within: 5), "\(probe[300, 30])")
            #expect(probe.isNear(250, 30, [128, 128, 0, 255], within: 5), "\(probe[250, 30])")
            expect(probe, 250, 200, [255, 0, 0, 255])
            expect(probe, 250, 100, [0, 255, 0, 255])
        }

        @Test func filtersAndMasksOfACanvas() {
            let probe = draw(
                Canvas { context, size in
                    var filtered = context
                    filtered.addFilter(.colorInvert())
                    filtered.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 60)), with: .color(red))
                    var shadowed = context
                    shadowed.addFilter(.shadow(color: green, radius: 0, x: 20, y: 0))
                    shadowed.fill(Path(CGRect(x: 20, y: 0, width: 20, height: 60)), with: .color(red))
                    context.clipToLayer {
                        $0.fill(Path(CGRect(x: 60, y: 0, width: 20, height: 60)), with: .color(.black))
                    }
                    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(red))
                })
            expect(probe, 10, 30, [0, 255, 255, 255])
            expect(probe, 30, 30, [255, 0, 0, 255])
            expect(probe, 50, 30, [0, 255, 0, 255])
            expect(probe, 70, 30, [255, 0, 0, 255])
            expect(probe, 90, 30, [0, 0, 0, 0])
        }

        private struct Page: View {
            @State private var isOn = false
            var body: some View {
                VStack {
                    Button("Turn") { isOn.toggle() }
                    if isOn {
                        Color.red.mask { Text("Mask") }.blendMode(.multiply)
                        Canvas { context, _ in
                            if let mark = context.resolveSymbol(id: 1) { context.draw(mark, at: .zero) }
                        } symbols: {
                            Text("Symbol").tag(1)
                        }
                    }
                }
            }
        }

        @Test func masksAndSymbolsLeaveNothingBehind() throws {
            let fixture = WindowFixture(Page())
            defer { fixture.close() }
            let button = try #require(fixture.widgets("GtkButton").first)
            fixture.click(button)
            fixture.click(button)
            let (views, widgets) = (fixture.tree.count, NodeWidget.liveCount)
            for _ in 0..<100 { fixture.click(button) }
            #expect(fixture.tree.count == views)
            #expect(NodeWidget.liveCount == widgets)
            #expect(!fixture.tree.hasBlending)
        }
    }
}
#endif
