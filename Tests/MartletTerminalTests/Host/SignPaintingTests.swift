import Foundation
import Martlet
import Testing

import MartletTerminal

/// Signs at the end of rows, and bars between their words, in cells.
@MainActor @Suite struct SignPaintingTests {
    private struct Group: View {
        @State private var isOpen = true

        var body: some View {
            DisclosureGroup("More", isExpanded: $isOpen) { Text("inside") }
        }
    }

    @Test func aSignSaysWhetherAGroupIsOpen() {
        let screen = HostedScreen(10, 2) { Group() }
        #expect(screen.text == "More     ⌄\n  inside")
        screen.click(0, 0)
        #expect(screen.text.hasPrefix("More     ›"))
    }

    @Test func aBadgeStandsBeforeTheSignOfALink() {
        let screen = HostedScreen(20, 3) {
            NavigationStack {
                List {
                    NavigationLink("Radio") { Text("page") }.badge("On")
                    Text("Plain").badge(3)
                }
            }
        }
        #expect(screen.text.contains("Radio       On ›"))
        let plain = screen.text.split(separator: "\n").first { $0.contains("Plain") }
        #expect(plain?.split(separator: " ") == ["Plain", "3"])
    }

    @Test func theBarOfProgressStandsBetweenItsLabelAndTheWordsForItsValue() {
        struct Load: View {
            @State private var done: Double? = 0.5

            var body: some View {
                ProgressView(value: done) {
                    Text("Load")
                } currentValueLabel: {
                    Text("half")
                }
                .onTapGesture { done = nil }
            }
        }
        let screen = HostedScreen(10, 3) { Load() }
        #expect(screen.text == "Load\n━━━━━─────\nhalf")
        screen.click(1, 1)
        #expect(screen.text.contains("◌") && screen.text.contains("Load") && screen.text.contains("half"))
        #expect(!screen.text.contains("─"))
    }

    @Test func theEdgeOfALineLeavesLettersAlone() {
        // Half of the line's width lies above its frame, and covers a dot of each cell there.
        let screen = HostedScreen(8, 2) {
            VStack(spacing: 0) {
                Text("-28.6%  ")
                Path {
                    $0.move(to: .zero)
                    $0.addLine(to: CGPoint(x: 64, y: 0))
                }
                .stroke(.red, lineWidth: 6)
                .frame(width: 64, height: 16)
            }
        }
        let rows = screen.text.split(separator: "\n")
        #expect(rows.first?.hasPrefix("-28.6%") == true)
        #expect(rows.last?.contains("⠉") == true || rows.last?.contains("⠛") == true)
    }
}
