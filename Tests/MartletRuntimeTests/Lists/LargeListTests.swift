import AttributeGraph
import Foundation
import Testing

import Martlet
import MartletRuntime

/// Lists of a hundred thousand rows: only visible rows are live, and stored state survives.
@MainActor @Suite struct LargeListTests {
    private static let count = 100_000

    private struct Entry: Identifiable {
        let id: Int
        var name: String { "entry \(id)" }
    }

    private struct Numbers: View {
        @State private var selected: Set<Int> = [3]

        var body: some View {
            List(0..<LargeListTests.count, id: \.self, selection: $selected) { Text(verbatim: "row \($0)") }
        }
    }

    /// A step of the wheel at a time, the list made and measured no more than the rows that come into sight.
    @Test func openingAndScrollingCostTheRowsInSight() {
        let window = Window(size: CGSize(width: 200, height: 320)) { Numbers() }
        let opened = window.scene.liveNodes
        #expect(opened < 100)
        let measured = window.scene.measurements
        let made = window.scene.graph.counts.evaluations
        for _ in 0..<20 { window.scrollDown(28) }
        #expect((window.scene.measurements - measured) / 20 < 40)
        #expect((window.scene.graph.counts.evaluations - made) / 20 < 60)
        #expect(window.scene.liveNodes <= opened + 10)
    }

    @Test func theEndAndBack() {
        let window = Window(size: CGSize(width: 200, height: 320)) { Numbers() }
        let top = window.texts
        let nodes = window.scene.liveNodes
        window.scrollDown(1e9)
        #expect(window.texts.last == "row 99999")
        #expect(abs(window.offset + 320 - window.contentHeight) < 1)
        window.scrollDown(-1e9)
        #expect(window.texts == top)
        #expect(window.offset == 0)
        #expect(window.scene.liveNodes <= nodes + 10)
    }

    @Test func theSelectionSurvives() throws {
        let window = Window(size: CGSize(width: 200, height: 320)) { Numbers() }
        #expect(selectedRows(window) == ["row 3"])
        window.scrollDown(50_000)
        #expect(selectedRows(window).isEmpty)
        window.scrollDown(-50_000)
        #expect(selectedRows(window) == ["row 3"])
    }

    @Test func theFocusSurvivesOutOfSightAndAnArrowLeadsBackToIt() throws {
        let window = Window(size: CGSize(width: 200, height: 320)) { Numbers() }
        let nodes = window.scene.liveNodes
        let row = try #require(rows(window).dropFirst(2).first)
        window.scene.focusMoves.setFocus(row)
        window.update()
        for _ in 0..<10 { window.scrollDown(5000) }
        #expect(window.scene.focus.focused === row)
        #expect(window.scene.liveNodes <= nodes + 12)
        window.scene.send(.key(KeyInput(key: .downArrow, characters: "")))
        window.update()
        #expect(window.scene.focus.focused?.reading.label == "row 3")
        #expect(window.texts.contains("row 3"))
        // A row that has lost the focus ends like the others.
        window.scene.focusMoves.setFocus(nil)
        window.scrollDown(50_000)
        #expect(!row.isAttached)
    }

    @Test func sectionsOfManyRows() {
        let window = Window(size: CGSize(width: 200, height: 320)) {
            List {
                ForEach(0..<100) { section in
                    Section("section \(section)") {
                        ForEach((0..<1000).map { Entry(id: section * 1000 + $0) }) { Text($0.name) }
                    }
                }
            }
        }
        let nodes = window.scene.liveNodes
        #expect(nodes < 120)
        window.scrollDown(1e9)
        #expect(window.texts.last == "entry 99999")
        window.scrollDown(-1e9)
        #expect(window.texts.first == "section 0")
        #expect(window.scene.liveNodes <= nodes + 40)
    }

    private func rows(_ window: Window) -> [RenderNode] {
        var found: [RenderNode] = []
        window.scene.root.forEachInSubtree { if $0.control?.role == .row { found.append($0) } }
        return found
    }

    private func selectedRows(_ window: Window) -> [String] {
        rows(window).filter { $0.control?.value == .isOn(true) }.map(\.reading.label)
    }
}
