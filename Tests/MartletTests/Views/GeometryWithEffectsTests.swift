import Foundation
import Testing

import Martlet
import MartletTesting

/// Frames, anchors and locations of gestures go through every effect around a view.
@MainActor
@Suite struct GeometryWithEffectsTests {
    final class Log {
        var global: CGRect?
        var named: CGRect?
        var scroll: CGRect?
        var changes: [CGRect] = []
        var tap: CGPoint?
    }

    /// A view of 50 × 50 points in the middle of 400 × 600, with effects around it.
    struct Probe<Effects: View>: View {
        let log: Log
        @ViewBuilder let effects: (AnyView) -> Effects

        var body: some View {
            effects(
                AnyView(
                    GeometryReader { proxy in
                        let _ = log.global = proxy.frame(in: .global)
                        let _ = log.named = proxy.frame(in: .named("outside"))
                        Color.red
                    }
                    .frame(width: 50, height: 50)
                    .onGeometryChange(for: CGRect.self) {
                        $0.frame(in: .global)
                    } action: {
                        log.changes.append($0)
                    }
                    .onTapGesture(coordinateSpace: .named("outside")) { log.tap = $0 }
                )
            )
            .frame(width: 100, height: 100)
            .coordinateSpace(name: "outside")
        }
    }

    private func check(
        _ expected: CGRect, _ location: Testing.SourceLocation = #_sourceLocation,
        @ViewBuilder effects: @escaping (AnyView) -> some View
    ) throws {
        let log = Log()
        let host = TestHost(size: CGSize(width: 400, height: 600)) { Probe(log: log, effects: effects) }
        func isNear(_ rect: CGRect?, _ other: CGRect) -> Bool {
            guard let rect else { return false }
            return abs(rect.minX - other.minX) < 0.01 && abs(rect.minY - other.minY) < 0.01
                && abs(rect.width - other.width) < 0.01 && abs(rect.height - other.height) < 0.01
        }
        #expect(isNear(log.global, expected), "\(String(describing: log.global))", sourceLocation: location)
        #expect(isNear(log.named, expected.offsetBy(dx: -150, dy: -250)), sourceLocation: location)
        #expect(isNear(log.changes.last, expected), sourceLocation: location)
        _ = host
    }

    struct Move: GeometryEffect {
        func effectValue(size: CGSize) -> ProjectionTransform {
            ProjectionTransform(CGAffineTransform(translationX: size.width, y: 10))
        }
    }

    @Test func everyEffectCounts() throws {
        let diagonal = 50 * 2.0.squareRoot()
        try check(CGRect(x: 175, y: 275, width: 50, height: 50)) { $0 }
        try check(CGRect(x: 185, y: 255, width: 50, height: 50)) { $0.offset(x: 10, y: -20) }
        try check(CGRect(x: 150, y: 250, width: 100, height: 100)) { $0.scaleEffect(2) }
        try check(CGRect(x: 175, y: 275, width: 100, height: 50)) { $0.scaleEffect(x: 2, y: 1, anchor: .leading) }
        try check(CGRect(x: 200 - diagonal / 2, y: 300 - diagonal / 2, width: diagonal, height: diagonal)) {
            $0.rotationEffect(.degrees(45))
        }
        try check(CGRect(x: 125, y: 275, width: 50, height: 50)) { $0.rotationEffect(.degrees(180), anchor: .leading) }
        try check(CGRect(x: 182, y: 278, width: 50, height: 50)) {
            $0.transformEffect(CGAffineTransform(translationX: 7, y: 3))
        }
        try check(CGRect(x: 225, y: 285, width: 50, height: 50)) { $0.modifier(Move()) }
        try check(CGRect(x: 175, y: 275, width: 50, height: 50)) { $0.modifier(Move().ignoredByLayout()) }
        // From the inside out: twice as large, then to the right.
        try check(CGRect(x: 160, y: 250, width: 100, height: 100)) { $0.scaleEffect(2).offset(x: 10) }
        try check(CGRect(x: 170, y: 250, width: 100, height: 100)) { $0.offset(x: 10).scaleEffect(2) }
        try check(CGRect(x: 180, y: 275, width: 50, height: 50)) {
            $0.visualEffect { effect, _ in effect.offset(x: 5) }
        }
    }

    struct Growing: View {
        let log: Log
        @State private var scale = 1.0

        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 50, height: 50)
                    .onGeometryChange(for: CGRect.self) {
                        $0.frame(in: .global)
                    } action: {
                        log.changes.append($0)
                    }
                    .scaleEffect(scale, anchor: .topLeading)
                Button("Grow") { scale = 3 }
            }
        }
    }

    @Test func aChangedEffectIsAChangeOfTheFrame() throws {
        let log = Log()
        let host = TestHost { Growing(log: log) }
        let before = try #require(log.changes.last)
        try host.find(.button, "Grow").tap()
        #expect(log.changes.last == CGRect(origin: before.origin, size: CGSize(width: 150, height: 150)))
        #expect(log.changes.count == 2)
    }

    @Test func aTapInANamedSpaceIsWhereTheFrameIs() throws {
        let log = Log()
        let host = TestHost(size: CGSize(width: 400, height: 600)) {
            Probe(log: log) { $0.scaleEffect(2) }.scaleEffect(0.5)
        }
        host.scene.send(.pointer(PointerEvent(phase: .down, location: CGPoint(x: 180, y: 290))))
        host.scene.send(.pointer(PointerEvent(phase: .up, location: CGPoint(x: 180, y: 290))))
        host.update()
        #expect(log.tap == CGPoint(x: 10, y: 30))
        #expect(log.named == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(log.global == CGRect(x: 175, y: 275, width: 50, height: 50))
    }

    enum Marked: PreferenceKey {
        static var defaultValue: Anchor<CGRect>? { nil }
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }

    final class Seen { var rects: [CGRect] = [] }

    struct Pointing: View {
        let seen: Seen
        @State private var degrees = 0.0

        var body: some View {
            VStack {
                Color.red.frame(width: 40, height: 20)
                    .anchorPreference(key: Marked.self, value: .bounds) { $0 }
                    .rotationEffect(.degrees(degrees))
                    .frame(width: 100, height: 100)
                    .overlayPreferenceValue(Marked.self) { anchor in
                        GeometryReader { proxy in
                            let _ = anchor.map { seen.rects.append(proxy[$0]) }
                            Color.clear
                        }
                        .scaleEffect(2)
                    }
                Button("Turn") { degrees = 90 }
            }
        }
    }

    @Test func anAnchorGoesThroughTheEffectsOfBothViews() throws {
        let seen = Seen()
        let host = TestHost { Pointing(seen: seen) }
        // In coordinates that are shown twice as large, all is half as far from the middle.
        #expect(seen.rects.last == CGRect(x: 40, y: 45, width: 20, height: 10))
        try host.find(.button, "Turn").tap()
        let turned = try #require(seen.rects.last)
        #expect(abs(turned.minX - 45) < 0.01 && abs(turned.width - 10) < 0.01)
        #expect(abs(turned.minY - 40) < 0.01 && abs(turned.height - 20) < 0.01)
    }

    @Test func scrollPositionsCountInTheSpaceOfAScrollView() throws {
        let log = Log()
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            ScrollView {
                GeometryReader { proxy in
                    let _ = log.scroll = proxy.frame(in: .scrollView)
                    let _ = log.global = proxy.frame(in: .global)
                    let _ = log.named = proxy.bounds(of: .scrollView)
                    Color.red
                }
                .frame(height: 1000)
                .scaleEffect(x: 1, y: 0.5, anchor: .top)
            }
            .frame(width: 100, height: 100)
            .scaleEffect(2)
        }
        #expect(log.scroll == CGRect(x: 0, y: 0, width: 100, height: 500))
        #expect(log.global == CGRect(x: 0, y: 0, width: 200, height: 1000))
        #expect(log.named == CGRect(x: 0, y: 0, width: 100, height: 200))
        _ = host
    }
}
