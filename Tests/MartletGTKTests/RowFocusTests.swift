#if GTK
import CGTK
import Foundation
import Testing

import Martlet
@testable import MartletGTK

extension Desktop {
    /// A list in a window is one stop for Tab, and keys lead through its rows.
    @MainActor
    @Suite struct RowFocus {
        struct Towns: View {
            @State private var chosen: Set<String> = []

            var body: some View {
                VStack {
                    Button("before") {}
                    List(["Aachen", "Bonn", "Bremen", "Essen", "Gera"], id: \.self, selection: $chosen) { Text($0) }
                    Button("after") {}
                    Text("chosen: \(chosen.sorted().joined(separator: ", "))")
                }
            }
        }

        /// Presses a key through the window's handler; GTK's default applies if the window does not use the key.
        private func press(
            _ key: Int32, _ state: GdkModifierType = GdkModifierType(rawValue: 0), in fixture: WindowFixture
        ) {
            guard let input = fixture.window.input else { return }
            if !input.pressed(UInt32(key), state), let direction = direction(of: key, state) {
                _ = gtk_widget_child_focus(fixture.window.window, direction)
            }
            _ = input.released(UInt32(key), state)
            fixture.settle()
        }

        private func direction(of key: Int32, _ state: GdkModifierType) -> GtkDirectionType? {
            switch key {
            case GDK_KEY_Tab: state == GDK_SHIFT_MASK ? GTK_DIR_TAB_BACKWARD : GTK_DIR_TAB_FORWARD
            case GDK_KEY_Up: GTK_DIR_UP
            case GDK_KEY_Down: GTK_DIR_DOWN
            default: nil
            }
        }

        private struct Shelf: View {
            @State private var path = ["books"]

            var body: some View {
                NavigationStack(path: $path) {
                    Text("root").navigationDestination(for: String.self) { _ in
                        List {
                            ForEach(["one", "two"], id: \.self) { NavigationLink($0, value: $0) }
                            Button("three") {}
                        }
                    }
                }
            }
        }

        @Test func tabLeadsThroughTheHeaderBarAndBackToTheRow() {
            let fixture = WindowFixture(Shelf())
            defer { fixture.close() }
            focus("two", in: fixture)
            for _ in 0..<2 {
                press(GDK_KEY_Tab, in: fixture)
                #expect(focused(fixture) == nil, "the button that leads back")
                press(GDK_KEY_Tab, in: fixture)
                #expect(focused(fixture) == "two")
            }
            press(GDK_KEY_Up, in: fixture)
            // There is no focusable element above.
            press(GDK_KEY_Up, in: fixture)
            #expect(focused(fixture) == "one")
            press(GDK_KEY_Tab, in: fixture)
            #expect(focused(fixture) == nil)
            press(GDK_KEY_Tab, in: fixture)
            #expect(focused(fixture) == "one")
        }

        private struct Tools: View {
            @State private var path = ["below", "above"]

            var body: some View {
                NavigationStack(path: $path) {
                    Text("root").navigationDestination(for: String.self) { name in
                        VStack {
                            Button("first \(name)") {}
                            Button("last \(name)") {}
                        }
                        .toolbar { if name == "above" { Button("Leave") { path = ["below"] } } }
                    }
                }
            }
        }

        @Test func tabLeadsIntoTheHeaderBarAlsoWhenWhatHadTheFocusThereHasLeft() throws {
            let fixture = WindowFixture(Tools())
            defer { fixture.close() }
            focus("Leave", in: fixture)
            #expect(focused(fixture) == "Leave")
            // By its action the page goes, and the button with it.
            let node = try #require(fixture.window.scene.focus.focused)
            let button = try #require(fixture.tree.view(of: node)?.focusTarget)
            fixture.click(button)
            focus("last below", in: fixture)
            press(GDK_KEY_Tab, in: fixture)
            #expect(focused(fixture) == nil, "the button that leads back")
            press(GDK_KEY_Tab, in: fixture)
            #expect(focused(fixture) == "first below")
        }

        private struct Mail: View {
            @State private var folder: String? = "Inbox"
            @State private var letter: String?

            var body: some View {
                NavigationSplitView {
                    List(["Inbox", "Sent"], id: \.self, selection: $folder) { Text($0) }
                        .toolbar { Button("New Folder") {} }
                } content: {
                    List(["Offer", "Bill"], id: \.self, selection: $letter) { Text($0) }
                        .toolbar { Button("Write") {} }
                } detail: {
                    Button("Answer") {}
                }
                .frame(width: 900, height: 300)
            }
        }

        @Test func tabLeadsThroughAllColumnsBeforeTheHeaderBars() {
            let fixture = WindowFixture(Mail())
            defer { fixture.close() }
            focus("Inbox", in: fixture)
            var stops: [String] = []
            for _ in 0..<12 where stops.count < 2 || stops.last != "Inbox" {
                press(GDK_KEY_Tab, in: fixture)
                if let name = focused(fixture) { stops.append(name) }
            }
            let isThere = ["Offer", "Answer", "New Folder", "Write", "Inbox"].allSatisfy(stops.contains)
            #expect(isThere && stops.starts(with: ["Offer", "Answer"]), "\(stops)")
            focus("Answer", in: fixture)
            press(GDK_KEY_Tab, GDK_SHIFT_MASK, in: fixture)
            #expect(focused(fixture) == "Offer")
            press(GDK_KEY_Tab, GDK_SHIFT_MASK, in: fixture)
            #expect(focused(fixture) == "Inbox")
        }

        /// Returns the label of the widget with GTK's focus.
        private func focused(_ fixture: WindowFixture) -> String? {
            gtk_window_get_focus(fixture.window.window.cast())
                .flatMap { fixture.tree.view(holding: $0)?.node.reading.label }
        }

        private func focus(_ label: String, in fixture: WindowFixture) {
            fixture.window.scene.focusMoves.setFocus(
                fixture.window.scene.focusMoves.focusableNodes.first { $0.reading.label == label })
            fixture.settle()
        }

        @Test func tabLeadsIntoAListAndOutOfIt() {
            let fixture = WindowFixture(Towns())
            defer { fixture.close() }
            focus("before", in: fixture)
            press(GDK_KEY_Tab, in: fixture)
            #expect(focused(fixture) == "Aachen")
            press(GDK_KEY_Down, in: fixture)
            press(GDK_KEY_Tab, in: fixture)
            #expect(focused(fixture) == "after")
            // Back to the row that was left, and not to the last one.
            press(GDK_KEY_Tab, GDK_SHIFT_MASK, in: fixture)
            #expect(focused(fixture) == "Bonn")
            press(GDK_KEY_Tab, GDK_SHIFT_MASK, in: fixture)
            #expect(focused(fixture) == "before")
        }

        @Test func keysLeadThroughTheRows() {
            let fixture = WindowFixture(Towns())
            defer { fixture.close() }
            focus("Aachen", in: fixture)
            press(GDK_KEY_End, in: fixture)
            #expect(focused(fixture) == "Gera")
            #expect(fixture.texts.contains("chosen: Gera"))
            press(GDK_KEY_Up, GDK_SHIFT_MASK, in: fixture)
            #expect(fixture.texts.contains("chosen: Essen, Gera"))
            press(GDK_KEY_b, in: fixture)
            #expect(focused(fixture) == "Bonn")
            press(GDK_KEY_r, in: fixture)
            #expect(focused(fixture) == "Bremen", "what is typed goes on")
            press(GDK_KEY_Home, in: fixture)
            #expect(fixture.texts.contains("chosen: Aachen"))
        }
    }
}
#endif
