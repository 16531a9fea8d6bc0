import Foundation
import Martlet
import Testing

import MartletTerminal

/// Presentations in cells: a box above the page, which receives keys and mouse events.
@MainActor @Suite struct PresentationPaintingTests {
    private struct Page: View {
        @State private var isPresented = false
        @State private var taps = 0

        var body: some View {
            VStack {
                Button("Show") { isPresented = true }
                Text("taps \(taps)")
            }
            .sheet(isPresented: $isPresented) {
                VStack {
                    Text("In the sheet")
                    Button("Tap") { taps += 1 }
                }
            }
        }
    }

    @Test func aSheetIsABoxOverThePage() {
        let screen = HostedScreen(30, 10) { Page() }
        screen.press(.tab)
        screen.press(.enter)
        #expect(screen.text.contains("│ In the sheet │"))
        #expect(screen.text.contains("╭──────────────╮"))
        screen.press(.tab)
        screen.press(.enter)
        screen.press(.escape)
        #expect(!screen.text.contains("In the sheet"))
        #expect(screen.text.contains("taps 1"))
    }

    @Test func theMouseReachesWhatIsInFront() throws {
        let screen = HostedScreen(30, 10) { Page() }
        screen.press(.tab)
        screen.press(.enter)
        let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
        let row = try #require(lines.firstIndex { $0.contains("Tap") })
        let column = try #require(lines[row].firstRange(of: "Tap")).lowerBound.utf16Offset(in: lines[row])
        screen.click(column, row)
        screen.press(.escape)
        #expect(screen.text.contains("taps 1"))
    }

    private struct Asking: View {
        @State private var asks = true

        var body: some View {
            Text(asks ? "asking" : "answered").alert("Delete?", isPresented: $asks) {
                Button("Delete", role: .destructive) {}
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("It is gone then.")
            }
        }
    }

    @Test func anAlertHasItsButtonsBesideEachOther() {
        let screen = HostedScreen(60, 14) { Asking() }
        let lines = screen.text.split(separator: "\n")
        #expect(lines.contains { $0.contains("Cancel") && $0.contains("Delete") })
        #expect(screen.text.contains("It is gone then."))
        screen.press(.escape)
        #expect(screen.text.contains("answered"))
        #expect(!screen.text.contains("Delete"))
    }
}
