import Foundation
import Martlet
import MartletTesting
import Testing

/// Toolbar items made for data, hidden items, the overflow menu, and content that a function builds.
@MainActor @Suite struct ToolbarContentTests {
    @MainActor final class Log { var entries: [String] = [] }

    private struct Page: View {
        let log: Log
        @State private var names = ["Cut", "Copy"]
        @State private var isHidden = false

        var body: some View {
            NavigationStack {
                VStack {
                    Button("Turn") { names.reverse() }
                    Button("Append") { names.append("Paste") }
                    Button("Hide") { isHidden.toggle() }
                }
                .toolbar {
                    ToolbarOverflowMenu { Button("Rename") { log.entries.append("rename") } }
                    ToolbarItem(placement: .topBarPinnedTrailing) { Button("Pinned") {} }
                    ForEach(names, id: \.self) { name in
                        ToolbarItem { Button(name) { log.entries.append(name) } }
                    }
                    extras
                }
            }
        }

        @ContentBuilder var extras: some ToolbarContent {
            ToolbarItem(placement: .topBarLeading) { Button("Back") {} }.hidden(isHidden)
            if names.count > 2 { ToolbarItem(placement: .topBarLeading) { Button("Many") {} } }
        }
    }

    private func bar(_ host: TestHost) -> [String] { host.findAll(.toolbarItem).map(\.label) }

    @Test func elementsMakeItemsInTheirOrder() throws {
        let log = Log()
        let host = TestHost(size: CGSize(width: 900, height: 400)) { Page(log: log) }
        #expect(bar(host) == ["Back", "Cut", "Copy", "Pinned", "More"])
        try host.find(.button, "Turn").tap()
        #expect(bar(host) == ["Back", "Copy", "Cut", "Pinned", "More"])
        try host.find(.button, "Append").tap()
        #expect(bar(host) == ["Back", "Many", "Copy", "Cut", "Paste", "Pinned", "More"])
        try host.find(.button, "Paste").tap()
        #expect(log.entries == ["Paste"])
    }

    @Test func hiddenItemsLeaveTheBar() throws {
        let host = TestHost(size: CGSize(width: 900, height: 400)) { Page(log: Log()) }
        try host.find(.button, "Hide").tap()
        #expect(bar(host) == ["Cut", "Copy", "Pinned", "More"])
        try host.find(.button, "Hide").tap()
        #expect(bar(host).first == "Back")
    }

    @Test func theOverflowMenuHasItsActions() throws {
        let log = Log()
        let host = TestHost(size: CGSize(width: 900, height: 400)) { Page(log: log) }
        try host.find(.menu, "More").select("Rename")
        #expect(log.entries == ["rename"])
    }

    @ContentBuilder private static func words(_ isLong: Bool) -> some View {
        Text("one")
        if isLong { Text("two") } else { Text("few") }
    }

    @ContentBuilder private static var menus: some Commands {
        CommandMenu("A") { Button("a") {} }
        CommandMenu("B") { Button("b") {} }
    }

    @Test func aContentBuilderBuildsViewsAndCommands() {
        let host = TestHost { VStack { Self.words(true) } }
        #expect(host.texts == ["one", "two"])
        #expect(!(Self.menus is EmptyCommands))
    }
}
