import Foundation
import Testing

import Martlet
import MartletTesting

@MainActor
@Suite struct MenuTests {
    final class Log {
        var entries: [String] = []
    }

    struct Actions: View {
        let log: Log
        @State private var isBold = false
        @State private var size = 12

        var body: some View {
            Menu("Actions") {
                Button("Copy") { log.entries.append("copy") }.keyboardShortcut("c")
                Section("Format") {
                    Toggle("Bold", isOn: $isBold)
                    Picker("Size", selection: $size) {
                        Text("12 pt").tag(12)
                        Text("14 pt").tag(14)
                    }
                }
                Picker("Zoom", selection: $size) {
                    Text("Near").tag(14)
                    Text("Far").tag(12)
                }
                .pickerStyle(.menu)
                Menu("More") {
                    Button("Delete", role: .destructive) { log.entries.append("delete") }
                    Button("Never") {}.disabled(true)
                }
            }
            Text("\(isBold ? "bold" : "plain") \(size)")
        }
    }

    @Test func itemsAreMadeOfControls() throws {
        let log = Log()
        let host = TestHost { Actions(log: log) }
        let menu = try host.find(.menu, "Actions")
        #expect(
            menu.menu == """
                Copy (Ctrl+C)
                --- Format
                [ ] Bold
                --- Size
                (x) 12 pt
                ( ) 14 pt
                ---
                Zoom
                  ( ) Near
                  (x) Far
                More
                  Delete
                  Never disabled
                """)
        // The content of the menu is not shown.
        #expect(host.texts == ["Actions", "plain 12"])
        try menu.select("Copy")
        try menu.select("Delete")
        #expect(log.entries == ["copy", "delete"])
        try menu.select("Bold")
        try menu.select("14 pt")
        #expect(host.texts.last == "bold 14")
        try menu.select("Far")
        #expect(host.texts.last == "bold 12")
        #expect(throws: ElementNotOperable.self) { try menu.select("Never") }
        #expect(throws: ElementNotOperable.self) { try menu.select("Nothing") }
    }

    struct Apart: View {
        let log: Log

        var body: some View {
            Menu("Add") {
                Button("Twice") { log.entries.append("twice") }
            } primaryAction: {
                log.entries.append("once")
            }
            Menu {
                Button("Item") {}
            } label: {
                Image(systemName: "ellipsis")
            }
            .disabled(true)
        }
    }

    @Test func aClickMayDoSomethingElse() throws {
        let log = Log()
        let host = TestHost { Apart(log: log) }
        let menu = try host.find(.menu, "Add")
        try menu.tap()
        #expect(log.entries == ["once"])
        try menu.select("Twice")
        #expect(log.entries == ["once", "twice"])
        #expect(menu.accessibilityActions == ["show menu"])
        #expect(menu.contextMenu == "Twice")
        // The items of a menu do not name it.
        #expect(throws: ElementNotOperable.self) { try host.find(.menu, "More").select("Item") }
    }

    @Test func optionWithTheArrowDownOpensTheMenuBesideTheButton() throws {
        let screen = Screen { Apart(log: Log()) }
        let node = try #require(screen.all(.menu).first)
        let control = try #require(node.control(as: MenuControl.self))
        func opens(_ key: KeyInput) -> Bool {
            if case .operates(.openMenu) = control.use(key, around: node, at: node) { return true }
            return false
        }
        #expect(opens(KeyInput(key: .downArrow, modifiers: .option)))
        #expect(!opens(KeyInput(key: .downArrow)))
    }

    struct InContext: View {
        @State private var order = "name"

        var body: some View {
            Text("Files, by \(order)")
                .contextMenu {
                    Picker("Sort by", selection: $order) {
                        Text("Name").tag("name")
                        Text("Date").tag("date")
                    }
                    Menu("Share") { Button("Mail") {} }
                }
        }
    }

    @Test func pickersAndMenusStandInContextMenus() throws {
        let host = TestHost { InContext() }
        let text = host.findAll(.text)[0]
        #expect(text.contextMenu == "--- Sort by\n(x) Name\n( ) Date\n---\nShare\n  Mail")
        try text.chooseContextMenuItem("Date")
        #expect(host.texts == ["Files, by date"])
    }

    struct ViewApp: App {
        @State private var order = "name"

        var body: some Scene {
            WindowGroup { Text(order) }
                .commands {
                    CommandMenu("Sorting") {
                        Picker("Sort by", selection: $order) {
                            Text("Name").tag("name")
                            Text("Date").tag("date")
                        }
                        Picker("Order", selection: $order) {
                            Text("Forward").tag("name")
                            Text("Backward").tag("date")
                        }
                        .pickerStyle(.inline)
                        Menu("Other") { Button("Reset") { order = "name" } }
                    }
                }
        }
    }

    @Test func pickersAndMenusStandInTheAppsMenus() throws {
        let host = TestHost(app: ViewApp())
        #expect(host.menus.contains("  Sort by\n    (x) Name\n    ( ) Date\n  --- Order\n  (x) Forward"))
        try host.chooseMenuItem("Sorting", "Sort by", "Date")
        #expect(host.texts == ["date"])
        #expect(host.menus.contains("( ) Forward\n  (x) Backward\n  ---\n  Other\n    Reset"))
        try host.chooseMenuItem("Sorting", "Other", "Reset")
        #expect(host.texts == ["name"])
    }

    struct Framed: MenuStyle {
        @State private var runs = 0

        func makeBody(configuration: Configuration) -> some View {
            HStack {
                Text("‹")
                Menu(configuration)
            }
        }
    }

    @Test func aStyleOfOnesOwnSurroundsTheMenu() throws {
        let log = Log()
        let host = TestHost { Actions(log: log).menuStyle(Framed()) }
        #expect(host.texts == ["‹", "Actions", "plain 12"])
        try host.find(.menu, "Actions").select("Copy")
        #expect(log.entries == ["copy"])
    }

    @Test func theIndicatorCanBeHidden() throws {
        let log = Log()
        let shown = TestHost { Actions(log: log) }
        let hidden = TestHost { Actions(log: log).menuIndicator(.hidden) }
        let difference = try shown.find(.menu, "Actions").frame.width - hidden.find(.menu, "Actions").frame.width
        #expect(difference == 24)
    }
}
