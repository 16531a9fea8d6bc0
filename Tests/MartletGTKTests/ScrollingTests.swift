#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// Finger gestures on a touchpad other than scrolling.
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
    }
}
#endif
