#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// What fingers on a touchpad do beyond the content that they move.
    @MainActor
    @Suite struct Scrolling {
        struct Pages: View {
            @State private var path = [1]

            var body: some View {
                NavigationStack(path: $path) {
                    Text("Root").navigationDestination(for: Int.self) { page in
                        ScrollView { Text("Page \(page)").frame(height: 3000, alignment: .top) }
                    }
                }
            }
        }

        private func offset(in node: RenderNode) -> CGFloat? {
            if case .scroll(let scroll) = node.content { return scroll.offset.y }
            for child in node.visibleChildren {
                if let found = offset(in: child) { return found }
            }
            return nil
        }

        private func swipe(_ fixture: WindowFixture, by width: CGFloat, _ height: CGFloat = 0) throws {
            let scroll = try #require(fixture.window.input?.scroll)
            scroll.begin()
            for _ in 0..<10 { _ = scroll.move(by: CGSize(width: width / 10, height: height / 10)) }
            scroll.end()
            fixture.settle()
        }

        @Test func fingersLeadBack() throws {
            let fixture = WindowFixture(Pages())
            defer { fixture.close() }
            #expect(fixture.texts.contains("Page 1"))
            // Too short, the other way, and more down than sideways.
            try swipe(fixture, by: 60)
            try swipe(fixture, by: -200)
            try swipe(fixture, by: 150, 140)
            #expect(fixture.texts.contains("Page 1"))
            try swipe(fixture, by: 150)
            #expect(fixture.texts.contains("Root") && !fixture.texts.contains("Page 1"))
        }

        @Test func contentGoesOnAndComesToRest() throws {
            let fixture = WindowFixture(Pages())
            defer { fixture.close() }
            let scroll = try #require(fixture.window.input?.scroll)
            scroll.begin()
            _ = scroll.move(by: CGSize(width: 0, height: -10))
            scroll.end()
            let root: RenderNode = fixture.window.scene.root
            let start = try #require(offset(in: root))
            scroll.goOn(at: CGSize(width: 0, height: -800))
            var time = 1.0
            var places: [CGFloat] = []
            while scroll.passFrame(at: time), time < 20 {
                time += 1 / 60.0
                places.append(offset(in: root) ?? 0)
            }
            #expect(time < 3, "it stands after \(time) seconds")
            // It goes as far as a speed that fades like that leads: a fourth of it.
            #expect(abs((places.last ?? 0) - start - 200) < 10)
            let steps = zip(places.dropFirst(), places).map { $0 - $1 }.dropFirst()
            #expect(zip(steps.dropFirst(), steps).allSatisfy { $0 <= $1 + 1 }, "it only becomes slower")
            #expect(!scroll.passFrame(at: time + 1))
        }

        @Test func fingersStopIt() throws {
            let fixture = WindowFixture(Pages())
            defer { fixture.close() }
            let scroll = try #require(fixture.window.input?.scroll)
            scroll.goOn(at: CGSize(width: 0, height: -800))
            #expect(scroll.passFrame(at: 1))
            scroll.begin()
            #expect(!scroll.passFrame(at: 1.1))
        }
    }
}
#endif
