import Foundation
import Martlet
import Testing

import MartletTerminal

/// The margins of toolbar items, and hidden views of their control groups, in cells.
@MainActor @Suite struct BarItemTests {
    private struct Page: View {
        @State private var isAlone = false

        var body: some View {
            NavigationStack {
                Button("Turn") { isAlone.toggle() }
                    .toolbar {
                        ToolbarItem {
                            ControlGroup {
                                Button("Share") {}
                                Button("People") {}.toolbarItemHidden(isAlone)
                            }
                        }
                        ToolbarItem { Button("Framed") {} }
                        ToolbarItem { Button("Bare") {} }.contentMarginsRemoved()
                    }
            }
        }
    }

    private func bar(_ screen: HostedScreen) -> String { String(screen.text.prefix { $0 != "\n" }) }

    @Test func anItemWithoutMarginsHasNoBrackets() {
        let screen = HostedScreen(80, 6) { Page() }
        #expect(bar(screen).contains("[ Framed ]"))
        #expect(bar(screen).contains("Bare"))
        #expect(!bar(screen).contains("[ Bare ]"))
    }

    @Test func aHiddenViewLeavesItsGroup() throws {
        let screen = HostedScreen(80, 6) { Page() }
        #expect(bar(screen).contains("People"))
        var turn: RenderNode?
        screen.scene.root.forEachInSubtree {
            if $0.reading.label == "Turn", $0.controlContent != nil { turn = $0 }
        }
        #expect(try #require(turn).operate(.press, by: .key))
        screen.update()
        #expect(bar(screen).contains("Share") && !bar(screen).contains("People"))
    }
}
