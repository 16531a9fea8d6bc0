import Foundation
import Martlet
import Testing

@testable import MartletTerminal

/// Tables in cells: aligned columns, titles with arrows, keys and the mouse.
@MainActor @Suite struct TablePaintingTests {
    private struct City: Identifiable {
        let id: Int
        let name: String
        let height: Int
    }

    private struct Cities: View {
        @State private var cities = [
            City(id: 1, name: "Quito", height: 2850), City(id: 2, name: "Lima", height: 154),
            City(id: 3, name: "Bogotá", height: 2640),
        ]
        @State private var chosen: Int?
        @State private var order = [KeyPathComparator(\City.name)]
        var sizeClass = UserInterfaceSizeClass.regular

        var body: some View {
            Table(cities, selection: $chosen, sortOrder: $order) {
                TableColumn("City", value: \.name)
                TableColumn("Height", value: \.height) { Text(verbatim: "\($0.height)") }.width(96).alignment(.trailing)
            }
            .onChange(of: order, initial: true) { cities.sort(using: order) }
            .environment(\.horizontalSizeClass, sizeClass)
        }
    }

    @Test func titlesAndRows() {
        let screen = HostedScreen(26, 5) { Cities() }
        #expect(
            screen.text == """
                 City ▲      │     Height
                ──────────────────────────
                 Bogotá              2640
                 Lima                 154
                 Quito               2850
                """)
        #expect(screen.style(1, 0).attributes.contains(.bold))
    }

    @Test func whereThereIsLittleRoomTheFirstColumnIsAll() {
        let screen = HostedScreen(26, 3) { Cities(sizeClass: .compact) }
        #expect(screen.text == " Bogotá\n Lima\n Quito")
    }

    @Test func keysSortAndSelect() {
        let screen = HostedScreen(26, 5) { Cities() }
        screen.press(.tab)
        #expect(screen.style(1, 0).background == .rgb(0x0A, 0x84, 0xFF))
        screen.press(.enter)
        #expect(screen.text.hasPrefix(" City ▼"))
        screen.press(.tab)
        screen.press(.enter)
        #expect(screen.text.contains("▲ Height"))
        screen.press(.tab)
        screen.press(.down)
        #expect(screen.text.split(separator: "\n").dropFirst(3).first?.hasPrefix("›Bogotá") == true)
    }

    @Test func theMouse() {
        let screen = HostedScreen(26, 5) { Cities() }
        screen.click(20, 0)
        #expect(screen.text.contains("▲ Height"))
        screen.click(3, 3)
        #expect(screen.style(3, 3).background == .rgb(0x0A, 0x84, 0xFF))
        screen.send(.mouse(TerminalMouse(.press, column: 13, row: 0, button: .left)))
        screen.send(.mouse(TerminalMouse(.drag, column: 10, row: 0, button: .left)))
        screen.send(.mouse(TerminalMouse(.release, column: 10, row: 0, button: .left)))
        #expect(screen.text.hasPrefix(" City     │"))
    }
}
