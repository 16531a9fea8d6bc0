#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

extension Desktop {
    /// The interactions that a desktop window allows, as its views specify them.
    @MainActor
    @Suite struct WindowInteractionTests {
        private struct Page: View {
            @State private var isKept = true
            @State private var keys = EventModifiers()

            var body: some View {
                VStack {
                    Button(isKept ? "kept" : "free") { isKept.toggle() }
                    Text(keys.contains(.option) ? "option" : "no key")
                }
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .windowDismissBehavior(isKept ? .disabled : .automatic)
                .windowMinimizeBehavior(isKept ? .disabled : .enabled)
                .windowFullScreenBehavior(isKept ? .disabled : .automatic)
                .windowResizeBehavior(isKept ? .disabled : .automatic)
                .onModifierKeysChanged { _, new in keys = new }
            }
        }

        private struct PageApp: App {
            var body: some Scene { WindowGroup { Page() } }
        }

        private func buttons(_ window: GTKWindow) -> String {
            let bar = window.header.bars[0].widget
            guard gtk_header_bar_get_show_title_buttons(bar.opaque) != 0 else { return "" }
            return String(borrowed: gtk_header_bar_get_decoration_layout(bar.opaque))
        }

        @Test func aWindowHasTheButtonsThatPeopleMayUse() throws {
            let fixture = AppFixture(PageApp())
            defer { fixture.end() }
            let window = try #require(fixture.windows.first)
            let kept = buttons(window)
            #expect(!kept.contains("close") && !kept.contains("minimize") && !kept.contains("maximize"))
            #expect(gtk_window_get_resizable(window.window.cast()) == 0)
            let size = window.scene.size
            press("kept", in: window)
            fixture.settle()
            #expect(buttons(window).contains("close"))
            #expect(gtk_window_get_resizable(window.window.cast()) != 0)
            #expect(window.scene.size == size, "a window keeps the size that it had")
        }

        @Test func theCloseRequestOfAWindowThatStaysIsRefused() throws {
            let fixture = AppFixture(PageApp())
            defer { fixture.end() }
            let window = try #require(fixture.windows.first)
            gtk_window_close(window.window.cast())
            fixture.settle()
            #expect(fixture.windows.count == 1)
            press("kept", in: window)
            fixture.settle()
            gtk_window_close(window.window.cast())
            fixture.settle()
            #expect(fixture.windows.isEmpty)
        }

        @Test func modifierKeysAreToldOfByThemselves() throws {
            let fixture = AppFixture(PageApp())
            defer { fixture.end() }
            let window = try #require(fixture.windows.first)
            let input = try #require(window.input)
            input.recordModifiers(UInt32(GDK_KEY_Alt_L), GdkModifierType(0), isDown: true)
            fixture.settle()
            #expect(texts(window).contains("option"))
            input.recordModifiers(UInt32(GDK_KEY_Alt_L), GDK_ALT_MASK, isDown: false)
            fixture.settle()
            #expect(texts(window).contains("no key"))
        }

        private func press(_ name: String, in window: GTKWindow) {
            window.scene.root.forEachInSubtree { node in
                if node.controlContent != nil, node.reading.leadingName == name { _ = node.operate(.press, by: .key) }
            }
        }

        private func texts(_ window: GTKWindow) -> [String] {
            var found: [String] = []
            window.scene.root.forEachInSubtree { if case .text(let text) = $0.content { found.append(text.string) } }
            return found
        }
    }
}
#endif
