import Foundation
import Martlet
import Testing

import MartletTerminal

/// The room of toolbars in cells.
@MainActor @Suite struct BarRoomTests {
    private struct Many: View {
        @State private var done = ""

        var body: some View {
            NavigationStack {
                Text("did \(done)")
                    .navigationTitle("Inbox")
                    .toolbar {
                        ToolbarItem { Button("Archive", systemImage: "archivebox") { done = "archive" } }
                        ToolbarItem { Button("Delete", systemImage: "trash") { done = "delete" } }
                        ToolbarItem { Button("Reply") { done = "reply" } }
                        ToolbarItem { Button("Forward to somebody") { done = "forward" } }
                        ToolbarItem { Button("Move to the archive of 2026") { done = "move" } }
                    }
            }
        }
    }

    private func bar(_ screen: HostedScreen) -> String { String(screen.text.prefix { $0 != "\n" }) }

    @Test func itemsWithoutRoomAreInAMenu() throws {
        let screen = HostedScreen(44, 12) { Many() }
        let bar = bar(screen)
        #expect(bar.contains("Inbox"))
        #expect(bar.contains("[ Reply ]"))
        #expect(!bar.contains("Forward"))
        #expect(bar.hasSuffix("[ … ]"))
        var menu: RenderNode?
        screen.scene.root.forEachInSubtree { if $0.control(as: MenuControl.self) != nil { menu = $0 } }
        let button = try #require(menu)
        #expect(button.reading.label == "More")
        #expect(button.menu.ownItems.map(\.title) == ["Forward to somebody", "Move to the archive of 2026"])
        button.menu.ownItems.first?.perform()
        screen.update()
        #expect(screen.text.contains("did forward"))
    }

    private struct Ranked: View {
        var body: some View {
            NavigationStack {
                Text("page")
                    .toolbar {
                        ToolbarItem { Button("Archive all") {} }.visibilityPriority(.low)
                        ToolbarItem { Button("Rename") {} }
                        ToolbarItem { Button("Share") {} }.visibilityPriority(.high)
                    }
            }
        }
    }

    @Test func itemsOfLowPriorityLeaveABarFirst() {
        func shown(_ width: Int) -> [String] {
            let bar = bar(HostedScreen(width, 6) { Ranked() })
            return ["Archive all", "Rename", "Share"].filter(bar.contains)
        }
        #expect(shown(60) == ["Archive all", "Rename", "Share"])
        #expect(shown(34) == ["Rename", "Share"])
        #expect(shown(20) == ["Share"])
    }

    @Test func allItemsAreInABarWithRoom() {
        let screen = HostedScreen(110, 6) { Many() }
        let bar = bar(screen)
        #expect(bar.contains("Move to the archive of 2026"))
        #expect(!bar.contains("Archive"))
    }

    @Test func aWideBarShowsTitles() {
        let screen = HostedScreen(150, 6) { Many() }
        let bar = bar(screen)
        #expect(bar.contains("Archive ]"), "\(bar)")
        #expect(bar.contains("Delete ]"))
        #expect(bar.contains("Move to the archive of 2026"))
    }
}
