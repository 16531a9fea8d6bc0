import Foundation
import Martlet
import Testing

import MartletTerminal

/// Tabs and toolbars in cells.
@MainActor @Suite struct BarPaintingTests {
    private struct Tabs: View {
        var body: some View {
            TabView {
                Text("first page").tabItem { Text("One") }
                Text("second page").tabItem { Text("Two") }
            }
        }
    }

    @Test func tabs() {
        let screen = HostedScreen(20, 5) { Tabs() }
        #expect(screen.text == "      One   Two\n────────────────────\n\n     first page\n")
        #expect(screen.style(5, 0).attributes.contains([.bold, .underline]))
        #expect(!screen.style(12, 0).attributes.contains(.bold))
        screen.click(12, 0)
        #expect(screen.text == "      One   Two\n────────────────────\n\n     second page\n")
        screen.press(.pageUp, .control)
        #expect(screen.text.contains("first page"))
        screen.press(.tab)
        screen.press(.right)
        #expect(screen.text.contains("second page"))
        screen.press(.left)
        #expect(screen.text.contains("first page"))
    }

    @Test func barsHaveTheFillOfTheirPage() {
        let screen = HostedScreen(24, 5) {
            NavigationStack {
                Text("page").navigationTitle("Title")
                    .toolbarBackground(Color(red: 0, green: 0, blue: 1), for: .navigationBar)
                    .toolbarColorScheme(.dark, for: .navigationBar)
            }
        }
        let bar = screen.style(2, 0)
        #expect(bar.background == .rgb(0, 0, 255))
        #expect(screen.style(23, 0).background == bar.background)
        #expect(screen.style(2, 2).background == .default)
        let column = screen.text.prefix { $0 != "\n" }.distance(
            from: screen.text.startIndex, to: screen.text.firstIndex(of: "T")!)
        #expect(screen.style(column, 0).background == bar.background)
        #expect(screen.style(column, 0).foreground == .rgb(255, 255, 255))
    }

    private struct Pages: View {
        var body: some View {
            TabView {
                Text("first page")
                Text("second page")
            }
            .tabViewStyle(.page)
        }
    }

    @Test func dots() {
        let screen = HostedScreen(20, 5) { Pages() }
        #expect(screen.text == "\n\n     first page\n\n         ● ○")
        screen.press(.tab)
        screen.press(.right)
        #expect(screen.text == "\n\n     second page\n\n         ○ ●")
    }

    private struct Tools: View {
        @State private var count = 0

        var body: some View {
            NavigationStack {
                Text("count \(count)")
                    .navigationTitle("Title")
                    .toolbar {
                        ToolbarItem(placement: .topBarLeading) { Button("Less") { count -= 1 } }
                        ToolbarItem { Button("More", systemImage: "plus") { count += 1 } }
                        ToolbarItemGroup(placement: .bottomBar) {
                            Text("left")
                            Spacer()
                            Text("right")
                        }
                    }
            }
        }
    }

    @Test func toolbars() {
        let screen = HostedScreen(30, 7) { Tools() }
        let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines[0].hasPrefix(" [ Less ]    Title"))
        #expect(lines[0].hasSuffix("]"))
        #expect(lines[1] == "──────────────────────────────")
        #expect(lines[3].contains("count 0"))
        #expect(lines[5] == "──────────────────────────────")
        #expect(lines[6] == " left                   right")
        screen.click(4, 0)
        #expect(screen.text.contains("count -1"))
        screen.click(26, 0)
        #expect(screen.text.contains("count 0"))
    }
}
