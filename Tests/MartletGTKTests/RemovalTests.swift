#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// Removed content disappears from the screen.
    @MainActor
    @Suite struct Removals {
        struct Login: View {
            @State private var password = "secret"
            @State private var asks = true
            @FocusState private var isFocused: Bool

            var body: some View {
                VStack {
                    if asks { SecureField("Password", text: $password).focused($isFocused) }
                    Button("Done") { asks = false }
                }
                .defaultFocus($isFocused, true)
            }
        }

        /// GTK's entry would be called when its text, which others hold, loses the focus after the entry's end.
        @Test func aPasswordFieldIsNotCalledAfterItsEnd() throws {
            let fixture = WindowFixture(Login())
            defer { fixture.close() }
            let entry = try #require(fixture.widgets("GtkPasswordEntry").first)
            let text = try #require(fixture.widgets("GtkText").first)
            g_object_ref(text)
            defer { g_object_unref(text) }
            func handler() -> gulong {
                g_signal_handler_find(text, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, UnsafeMutableRawPointer(entry))
            }
            #expect(handler() != 0)
            fixture.click(try #require(fixture.widgets("GtkButton").last))
            #expect(fixture.widgets("GtkPasswordEntry").isEmpty)
            #expect(handler() == 0)
        }

        /// A large view over a grid whose small ones it matches.
        struct Gallery: View {
            let transition: AnyTransition
            @State private var shown: Int?
            @Namespace private var space

            var body: some View {
                ZStack {
                    Grid {
                        ForEach(0..<2, id: \.self) { row in
                            GridRow {
                                ForEach(0..<3, id: \.self) { column in
                                    Color.blue.frame(width: 40, height: 40)
                                        .matchedGeometryEffect(id: row * 3 + column, in: space)
                                }
                            }
                        }
                    }
                    if let shown {
                        Color.red.matchedGeometryEffect(id: shown, in: space).frame(width: 200, height: 150)
                            .transition(transition)
                    }
                    VStack {
                        Spacer()
                        Button("Toggle") {
                            withAnimation(.linear(duration: 0.1)) { shown = shown == nil ? 4 : nil }
                        }
                    }
                }
                .frame(width: 300, height: 300)
            }
        }

        static let transitions: [AnyTransition] = [
            .opacity, .identity, .asymmetric(insertion: .opacity, removal: .identity),
            .asymmetric(insertion: .identity, removal: .opacity), .scale.combined(with: .opacity),
        ]

        private func redPoints(_ fixture: WindowFixture) -> Int {
            let pixels = PixelProbe(fixture)
            let size = fixture.window.scene.size
            var count = 0
            for x in stride(from: 5, to: size.width, by: 10) {
                for y in stride(from: 5, to: size.height, by: 10) {
                    let pixel = pixels[x, y]
                    if pixel.count == 4, pixel[0] > 120, pixel[0] > pixel[1] + 60, pixel[0] > pixel[2] + 60 {
                        count += 1
                    }
                }
            }
            return count
        }

        private func finish(_ fixture: WindowFixture) {
            let end = ContinuousClock.now + .seconds(10)
            while fixture.window.scene.needsFrame, .now < end { g_main_context_iteration(nil, 1) }
            fixture.settle()
        }

        /// Nothing beside the view moves when it leaves.
        struct Alone: View {
            @State private var isShown = true

            var body: some View {
                VStack {
                    Button("Toggle") { withAnimation(.linear(duration: 0.1)) { isShown.toggle() } }
                    ZStack {
                        if isShown { Color.red.frame(width: 200, height: 150).transition(.offset(y: 20)) }
                    }
                }
                .frame(width: 300, height: 300, alignment: .top)
            }
        }

        @Test func aViewAloneInItsContainerIsGoneWhenItHasLeft() throws {
            let fixture = WindowFixture(Alone())
            defer { fixture.close() }
            let button = try #require(fixture.widgets("GtkButton").first)
            let widgets = fixture.widgets.count
            #expect(redPoints(fixture) > 200)
            fixture.click(button)
            finish(fixture)
            #expect(redPoints(fixture) == 0)
            fixture.click(button)
            finish(fixture)
            #expect(redPoints(fixture) > 200)
            #expect(fixture.widgets.count == widgets)
        }

        @Test(arguments: 0..<5) func aMatchedViewIsGoneWhenItWasClosed(index: Int) throws {
            let fixture = WindowFixture(Gallery(transition: Self.transitions[index]))
            defer { fixture.close() }
            let button = try #require(fixture.widgets("GtkButton").first)
            let widgets = fixture.widgets.count
            #expect(redPoints(fixture) == 0)
            for _ in 0..<2 {
                fixture.click(button)
                finish(fixture)
                #expect(redPoints(fixture) > 200, "it is shown")
                fixture.click(button)
                finish(fixture)
                #expect(redPoints(fixture) == 0, "it is gone")
                #expect(fixture.widgets.count == widgets)
            }
        }
    }
}
#endif
