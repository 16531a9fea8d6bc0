#if GTK
import CGTK
import Foundation
import Martlet
import Testing

@testable import MartletGTK

/// An app on the display that the tests run on.
@MainActor
final class AppFixture {
    let session: GTKSession
    private(set) var hasQuit = false

    init<A: App>(_ app: A, sceneFolder: String? = nil) {
        session = GTKSession(app)
        session.runtime.sceneFolder = sceneFolder
        session.onQuit = { [unowned self] in hasQuit = true }
        session.runtime.start()
        settle()
    }

    var windows: [GTKWindow] { session.windows }

    func settle() { MainLoopTurns.settle(atMost: 600) { session.runtime.needsUpdate } }

    func end() {
        session.runtime.quit()
        settle()
    }

    /// The items in a menu model, sections taken apart: label, action, and shortcut.
    func items(_ model: UnsafeMutablePointer<GMenuModel>) -> [(label: String, action: String, accelerator: String)] {
        var found: [(String, String, String)] = []
        for index in 0..<g_menu_model_get_n_items(model) {
            func text(_ name: String) -> String {
                guard let value = g_menu_model_get_item_attribute_value(model, index, name, nil) else { return "" }
                defer { g_variant_unref(value) }
                return String(borrowed: g_variant_get_string(value, nil))
            }
            // Removes the mnemonic's underscore; a doubled one is an underscore of the title.
            let label = text("label").components(separatedBy: "__")
                .map { $0.replacing("_", with: "") }.joined(separator: "_")
            if !label.isEmpty { found.append((label, text("action"), text("accel"))) }
            for link in ["section", "submenu"] {
                guard let inner = g_menu_model_get_item_link(model, index, link) else { continue }
                found += items(inner)
                g_object_unref(UnsafeMutableRawPointer(inner))
            }
        }
        return found
    }

    func item(_ label: String) -> (label: String, action: String, accelerator: String)? {
        items(session.menus.model).first { $0.label == label }
    }

    private func action(_ label: String) -> String {
        String(item(label)?.action.dropFirst("menu.".count) ?? "")
    }

    /// Chooses an item as GTK's menus do: by its action, in a window.
    func choose(_ label: String) {
        gtk_widget_activate_action_variant(windows.last!.window, item(label)?.action ?? "", nil)
        settle()
    }

    func isEnabled(_ label: String) -> Bool {
        g_action_group_get_action_enabled(OpaquePointer(session.menus.actions.group), action(label)) != 0
    }

    func isOn(_ label: String) -> Bool? {
        guard let state = g_action_group_get_action_state(OpaquePointer(session.menus.actions.group), action(label))
        else {
            return nil
        }
        defer { g_variant_unref(state) }
        return g_variant_get_boolean(state) != 0
    }
}

extension Desktop {
    @MainActor
    @Suite struct Apps {
        struct Page: View {
            @Binding var isMarked: Bool
            @State private var count = 0
            @Environment(\.openWindow) private var openWindow
            @Environment(\.dismiss) private var dismiss

            var body: some View {
                VStack {
                    Text("Count \(count)\(isMarked ? ", marked" : "")")
                    Button("More") { count += 1 }
                    Button("Open") { openWindow(value: count) }
                    Button("Leave") { dismiss() }
                }
            }
        }

        struct TheApp: App {
            @State private var isMarked = false

            var body: some Scene {
                WindowGroup("Pages", id: "pages") { Page(isMarked: $isMarked) }
                    .defaultSize(width: 500, height: 400)
                    .commands {
                        CommandMenu("Mark") {
                            Toggle("Marked", isOn: $isMarked).keyboardShortcut("m")
                            Button("Unmark_all") { isMarked = false }.disabled(!isMarked)
                        }
                    }
                WindowGroup("Number", for: Int.self) { $number in
                    Text("Number \(number ?? -1)").navigationTitle("Number \(number ?? -1)")
                }
                Settings { Text("Settings").frame(width: 200, height: 100) }
            }
        }

        private func click(_ label: String, in window: GTKWindow, _ fixture: AppFixture) throws {
            let node = try #require(window.scene.root.firstButton(label))
            let view = try #require(window.tree.view(of: node))
            window.operate(.press, view)
            fixture.settle()
        }

        @Test func windowsOpenAndClose() throws {
            let fixture = AppFixture(TheApp())
            defer { fixture.end() }
            #expect(fixture.windows.count == 1)
            let first = fixture.windows[0]
            #expect(first.scene.size == CGSize(width: 500, height: 400) || first.tree.windowSizes.natural.width == 500)
            try click("More", in: first, fixture)
            fixture.choose("New Pages Window")
            #expect(fixture.windows.count == 2)
            let second = fixture.windows[1]
            #expect(first.scene.root.reading.texts.first == "Count 1")
            #expect(second.scene.root.reading.texts.first == "Count 0")
            // One value has one window.
            try click("Open", in: first, fixture)
            try click("Open", in: first, fixture)
            #expect(fixture.windows.count == 3)
            let number = fixture.windows[2]
            #expect(String(borrowed: gtk_window_get_title(number.window.cast())) == "Number 1")
            gtk_window_close(number.window.cast())
            fixture.settle()
            #expect(fixture.windows.count == 2)
            #expect(!number.isOpen)
            try click("Leave", in: first, fixture)
            #expect(fixture.windows.count == 1)
            try click("More", in: second, fixture)
            #expect(second.scene.root.reading.texts.first == "Count 1")
            #expect(!fixture.hasQuit)
            gtk_window_close(second.window.cast())
            fixture.settle()
            #expect(fixture.hasQuit)
        }

        @Test func aWriteInOneWindowTouchesNoWidgetOfTheOther() throws {
            let fixture = AppFixture(TheApp())
            defer { fixture.end() }
            fixture.choose("New Pages Window")
            let (first, second) = (fixture.windows[0], fixture.windows[1])
            first.tree.counts = WidgetTree.Counts()
            second.tree.counts = WidgetTree.Counts()
            try click("More", in: second, fixture)
            #expect(first.tree.counts == WidgetTree.Counts())
            #expect(second.tree.counts == WidgetTree.Counts(created: 0, updated: 1, removed: 0))
        }

        @Test func menusFollowStateAndDoWhatTheySay() throws {
            let fixture = AppFixture(TheApp())
            defer { fixture.end() }
            #expect(fixture.item("Marked")?.accelerator == "<Control>m")
            #expect(fixture.item("Settings…")?.accelerator == "<Control>comma")
            #expect(fixture.item("Quit")?.accelerator == "<Control>q")
            #expect(fixture.isOn("Marked") == false)
            #expect(!fixture.isEnabled("Unmark_all"))
            fixture.choose("Marked")
            #expect(fixture.isOn("Marked") == true)
            #expect(fixture.isEnabled("Unmark_all"))
            #expect(fixture.windows[0].scene.root.reading.texts.first == "Count 0, marked")
            fixture.choose("Unmark_all")
            #expect(fixture.isOn("Marked") == false)
            fixture.choose("Settings…")
            fixture.choose("Settings…")
            #expect(fixture.windows.count == 2)
            #expect(gtk_window_get_resizable(fixture.windows[1].window.cast()) == 0)
            fixture.choose("Quit")
            #expect(fixture.hasQuit)
            #expect(fixture.windows.isEmpty)
        }
    }
}

extension RenderNode {
    func firstButton(_ label: String) -> RenderNode? {
        if control?.role == .button, reading.label == label { return self }
        return reading.children.lazy.compactMap { $0.firstButton(label) }.first
    }
}
#endif
