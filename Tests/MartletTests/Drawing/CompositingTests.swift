import Foundation
import Testing
import Martlet
import MartletTesting

@MainActor @Suite struct CompositingTests {
    private func effects(_ host: TestHost) -> [RenderEffect] {
        var found: [RenderEffect] = []
        host.scene.root.forEachInSubtree { if case .effect(let effect) = $0.content { found.append(effect) } }
        return found
    }

    @Test func aMaskLeavesTheSizeOfTheViewAndIsNoPartOfWhatIsRead() throws {
        let host = TestHost(size: CGSize(width: 100, height: 60)) {
            Text("Hi").frame(width: 40, height: 20)
                .mask(alignment: .topLeading) {
                    Text("Mask").accessibilityIdentifier("mask")
                    Circle()
                }
                .accessibilityIdentifier("it")
        }
        #expect(host.texts == ["Hi"])
        #expect(try host.element(id: "it").frame == CGRect(x: 30, y: 20, width: 40, height: 20))
        #expect(throws: (any Error).self) { try host.element(id: "mask") }
        #expect(effects(host) == [.mask])
        var masks: [RenderNode] = []
        host.scene.root.forEachInSubtree { masks += $0.asideChildren }
        #expect(masks.count == 1)
        // As large as its content, for which the size of the view was proposed.
        #expect(masks.first?.frame == CGRect(x: 0, y: 0, width: 32, height: 20))
    }

    @Test func aMaskTakesNoInput() throws {
        var taps = 0
        let host = TestHost(size: CGSize(width: 100, height: 60)) {
            Color.red.onTapGesture { taps += 1 }.mask { Button("Mask") { taps += 100 } }
        }
        let hit = host.scene.hitTest(CGPoint(x: 50, y: 30))
        guard case .fill? = hit?.content else {
            Issue.record("\(String(describing: hit))")
            return
        }
        #expect(host.findAll(.button).isEmpty)
    }

    @Test func effectsOfColors() {
        let red = SIMD4<Float>(1, 0, 0, 1)
        func near(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Bool { ((a - b) * (a - b)).sum() < 1e-3 }
        #expect(near(ColorTransform.brightness(0.5).apply(to: red), SIMD4(1, 0.5, 0.5, 1)))
        #expect(near(ColorTransform.contrast(0).apply(to: red), SIMD4(0.5, 0.5, 0.5, 1)))
        #expect(near(ColorTransform.contrast(1).apply(to: red), red))
        #expect(near(ColorTransform.saturation(1).apply(to: red), red))
        #expect(near(ColorTransform.grayscale(1).apply(to: red), SIMD4(0.2126, 0.2126, 0.2126, 1)))
        #expect(near(ColorTransform.invert().apply(to: red), SIMD4(0, 1, 1, 1)))
        #expect(near(ColorTransform.hueRotation(radians: 0).apply(to: red), red))
        #expect(near(ColorTransform.hueRotation(radians: 2 * .pi).apply(to: red), red))
        #expect(near(ColorTransform.luminanceToAlpha.apply(to: red), SIMD4(0, 0, 0, 0.2126)))
        let both = ColorTransform.brightness(0.25).followed(by: .invert())
        #expect(near(both.apply(to: SIMD4(0.5, 0, 0.25, 1)), SIMD4(0.25, 0.75, 0.5, 1)))
    }

    @Test func whiteAndGreyKeepTheirHueWhateverIsTurned() {
        for angle in stride(from: 0.0, to: 6.2, by: 0.7) {
            let gray = ColorTransform.hueRotation(radians: angle).apply(to: SIMD4(0.5, 0.5, 0.5, 1))
            #expect(abs(gray.x - 0.5) < 2e-3 && abs(gray.y - 0.5) < 2e-3 && abs(gray.z - 0.5) < 2e-3)
        }
    }

    @Test func operationsOnOpaqueColors() {
        let (red, half) = (SIMD4<Float>(1, 0, 0, 1), SIMD4<Float>(0.5, 0.5, 0.5, 1))
        #expect(CompositingOperation.multiply.mix(red, over: half) == SIMD4(0.5, 0, 0, 1))
        #expect(CompositingOperation.screen.mix(red, over: half) == SIMD4(1, 0.5, 0.5, 1))
        #expect(CompositingOperation.difference.mix(red, over: half) == SIMD4(0.5, 0.5, 0.5, 1))
        #expect(CompositingOperation.plusLighter.mix(red, over: half) == SIMD4(1, 0.5, 0.5, 1))
        #expect(CompositingOperation.plusDarker.mix(red, over: half) == SIMD4(0.5, 0, 0, 1))
        #expect(CompositingOperation.destinationOut.mix(red, over: half) == .zero)
        #expect(CompositingOperation.destinationOver.mix(red, over: half) == half)
        #expect(CompositingOperation.luminosity.mix(half, over: half) == half)
    }

    @Test func nothingBehindShowsTheSourceAsItIs() {
        let source = SIMD4<Float>(0.25, 0.5, 0.75, 0.5)
        for mode in CompositingOperation.allCases.prefix(16) {
            #expect(mode.mix(source, over: .zero) == source, "\(mode)")
            #expect(mode.mix(.zero, over: source) == source, "\(mode)")
        }
    }

    private struct Fading: View {
        let probe: Probe
        @State private var isGray = false
        var body: some View {
            let _ = probe.offer("fade") { withAnimation(.linear(duration: 1)) { isGray.toggle() } }
            Color.red.saturation(isGray ? 0 : 1)
        }
    }

    @Test func colorEffectsGoGradually() {
        let probe = Probe()
        let host = TestHost(size: CGSize(width: 100, height: 60)) { Fading(probe: probe) }
        #expect(effects(host) == [.color(.saturation(1))])
        host.run("fade", of: probe)
        host.advance(by: .milliseconds(500))
        guard case .color(let half)? = effects(host).first else { return }
        #expect(abs(half.red.x - ColorTransform.saturation(0.5).red.x) < 0.05)
        host.advance(by: .seconds(1))
        #expect(effects(host) == [.color(.saturation(0))])
    }

    @Test func materialsAreTranslucentAndThicker() {
        var context = _ShapeStyleContext()
        func opacity(_ material: Material) -> Float { material._paint(in: context).representativeColor.opacity }
        let all: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]
        #expect(all.map(opacity) == all.map(opacity).sorted())
        #expect(all.allSatisfy { opacity($0) > 0 && opacity($0) < 1 })
        let light = Material.thin._paint(in: context).representativeColor.red
        context.dark = true
        #expect(Material.thin._paint(in: context).representativeColor.red < light)
    }

    @Test func stylesCarryShadowsBlendsAndRectangles() {
        let context = _ShapeStyleContext()
        let style = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
            .in(CGRect(x: 0, y: 0, width: 10, height: 10)).shadow(.drop(radius: 3)).blendMode(.screen)
        let paint = style._paint(in: context)
        #expect(paint.finish?.operation == .screen)
        #expect(paint.finish?.shadows.map(\.radius) == [3])
        guard case .gradient(let gradient) = paint.content else { return }
        #expect(gradient.area == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(gradient.location(of: CGPoint(x: 5, y: 5), in: CGRect(x: 0, y: 0, width: 100, height: 100)) == 0.5)
    }
}
