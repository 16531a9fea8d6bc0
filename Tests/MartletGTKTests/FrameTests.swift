#if GTK
import CGTK
import Foundation
import Martlet
import Observation
import Testing

@testable import MartletGTK
import MartletRuntime

extension Desktop {
    /// Animations on the frame clock of a window.
    @MainActor
    @Suite struct Frames {
        struct Mover: View {
            @State private var isAway = false

            var body: some View {
                VStack(alignment: .leading) {
                    Button("Go") { withAnimation(.linear(duration: 0.5)) { isAway.toggle() } }
                    Text("moves").offset(x: isAway ? 200 : 0)
                    ForEach(0..<50, id: \.self) { Text("Line \($0)") }
                }
                .frame(width: 300)
            }
        }

        private func offset(below node: RenderNode) -> CGFloat? {
            if case .effect(.offset(let offset)) = node.content { return offset.shown.width }
            for child in node.visibleChildren {
                if let found = offset(below: child) { return found }
            }
            return nil
        }

        @Test func framesComeWhileSomethingMovesAndNoLonger() throws {
            let fixture = WindowFixture(Mover())
            defer { fixture.close() }
            let (window, scene) = (fixture.window, fixture.window.scene)
            fixture.run(for: .milliseconds(300))
            #expect(window.wakeUps.frame == nil, "nothing moves, and no frames are asked for")

            let button = try #require(fixture.widgets("GtkButton").first)
            fixture.click(button)
            #expect(window.wakeUps.frame != nil)
            let (updates, bodies) = (scene.updateCount, scene.bodyRuns(of: Mover.self))
            fixture.tree.counts = WidgetTree.Counts()
            var ways: [CGFloat] = []
            let end = ContinuousClock.now + .seconds(10)
            while scene.needsFrame, .now < end {
                g_main_context_iteration(nil, 1)
                ways.append(offset(below: scene.root) ?? -1)
            }
            let frames = scene.updateCount - updates
            #expect(!scene.needsFrame)
            #expect(frames >= 3, "in half a second")
            #expect(frames <= 75)
            #expect(ways == ways.sorted())
            #expect(ways.last == 200)
            #expect(scene.bodyRuns(of: Mover.self) == bodies, "a body never runs because time passed")
            #expect(fixture.tree.counts.created == 0)
            #expect(fixture.tree.counts.updated <= 2 * frames, "a frame touches what moves")

            #expect(window.wakeUps.frame == nil)
            let after = scene.updateCount
            fixture.run(for: .milliseconds(300))
            #expect(scene.updateCount == after, "when nothing moves, nothing runs")
        }

        @MainActor @Observable
        final class Switch {
            var isOn = false
        }

        enum Effect: CaseIterable { case opacity, offset, scale, rotation }

        struct Lines: View {
            let effect: Effect
            let control: Switch

            private func isOn(_ effect: Effect) -> Bool { effect == self.effect && control.isOn }

            var body: some View {
                VStack {
                    ForEach(0..<20, id: \.self) { number in
                        Text("Line \(number)")
                            .opacity(isOn(.opacity) ? 0.2 : 1)
                            .offset(x: isOn(.offset) ? 50 : 0)
                            .scaleEffect(isOn(.scale) ? 0.5 : 1)
                            .rotationEffect(.degrees(isOn(.rotation) ? 90 : 0))
                    }
                }
            }
        }

        /// A change of an effect causes no layout and no shaping, in any frame.
        @Test(arguments: Effect.allCases)
        func anEffectLaysNothingOutAndShapesNoText(effect: Effect) throws {
            let control = Switch()
            let fixture = WindowFixture(Lines(effect: effect, control: control))
            defer { fixture.close() }
            #expect(fixture.fallsAsleep())
            func texts(_ node: RenderNode) -> [TextContent] {
                if case .text(let text) = node.content { return [text] }
                return node.layoutChildren.flatMap(texts)
            }
            let scene = fixture.window.scene
            let shaped = texts(scene.root).map { ShapedText.known(of: $0) }
            try #require(shaped.count == 20 && shaped.allSatisfy { $0?.hasLines == true })
            let (measurements, placements, updates) = (scene.measurements, scene.placements, scene.updateCount)
            fixture.tree.counts = WidgetTree.Counts()
            withAnimation(.linear(duration: 0.1)) { control.isOn = true }
            fixture.runFrames()
            let frames = scene.updateCount - updates
            #expect(frames >= 2 && !scene.needsFrame)
            #expect(scene.measurements == measurements)
            #expect(scene.placements == placements)
            #expect(fixture.tree.counts.created == 0)
            #expect((20...20 * frames).contains(fixture.tree.counts.updated))
            #expect(zip(texts(scene.root), shaped).allSatisfy { ShapedText.known(of: $0) === $1 })
        }

        @Test func aDesktopWithoutAnimationsHasLessMotion() throws {
            let fixture = WindowFixture(Mover())
            defer { fixture.close() }
            set(animates: false)
            defer { set(animates: true) }
            fixture.run(for: .milliseconds(200))
            fixture.click(try #require(fixture.widgets("GtkButton").first))
            #expect(offset(below: fixture.window.scene.root) == 200)
            #expect(!fixture.window.scene.needsFrame)
        }

        private func set(animates: Bool) {
            var value = GValue()
            g_value_init(&value, FundamentalType.boolean)
            g_value_set_boolean(&value, animates ? 1 : 0)
            g_object_set_property(
                UnsafeMutableRawPointer(gtk_settings_get_default()!).assumingMemoryBound(to: GObject.self),
                "gtk-enable-animations", &value)
            g_value_unset(&value)
        }

        struct Turned: View {
            let degrees: Double

            var body: some View {
                Color.red
                    .frame(width: 100, height: 60)
                    .rotation3DEffect(.degrees(degrees), axis: (x: 0, y: 1, z: 0))
                    .frame(width: 200, height: 100)
            }
        }

        /// A card that is turned in space has half its width at 60 degrees, with or without a graphics card.
        @Test(arguments: [0.0, 60, 180])
        func whatIsTurnedInSpaceIsShown(degrees: Double) throws {
            let fixture = WindowFixture(Turned(degrees: degrees))
            defer { fixture.close() }
            fixture.run(for: .milliseconds(100))
            let root = try #require(fixture.tree.rootView?.widget)
            let fills = fixture.widgets.compactMap { widget -> graphene_rect_t? in
                var bounds = graphene_rect_t()
                guard gtk_widget_compute_bounds(widget, root, &bounds) != 0 else { return nil }
                return abs(bounds.size.height - 60) < 8 ? bounds : nil
            }
            let least = try #require(fills.map(\.size.width).min())
            #expect(abs(CGFloat(least) - 100 * abs(cos(degrees * .pi / 180))) < 4)
        }
    }
}

extension WindowFixture {
    /// Runs GLib's loop for a while.
    func run(for duration: Duration) {
        let end = ContinuousClock.now + duration
        while ContinuousClock.now < end { g_main_context_iteration(nil, 0) }
    }
}
#endif
