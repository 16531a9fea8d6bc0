import Foundation
import Testing

import Martlet

/// Rows that the pointer moves to another place in their list.
@MainActor @Suite struct RowDragTests {
    private final class Moves { var calls: [(IndexSet, Int)] = [] }

    private struct Letters: View {
        let moves: Moves
        @State private var names = ["a", "b", "c", "d"]
        @State private var chosen: String?

        var body: some View {
            List(selection: $chosen) {
                ForEach(names, id: \.self) { Text($0) }
                    .onMove {
                        moves.calls.append(($0, $1))
                        names.move(fromOffsets: $0, toOffset: $1)
                    }
            }
            Text("\(names.joined()) \(chosen ?? "none")")
        }
    }

    private func frame(_ name: String, _ screen: Screen) throws -> CGRect {
        try screen.find(.row, name).frameInWindow
    }

    private func drag(_ screen: Screen, from start: CGPoint, by distance: CGFloat) {
        screen.pointer(.down, start)
        for step in 1...4 {
            screen.pointer(.moved, CGPoint(x: start.x, y: start.y + distance * CGFloat(step) / 4))
            screen.scene.update()
        }
    }

    @Test func aRowIsMovedOnceWhenThePointerLetsGo() throws {
        let moves = Moves()
        let screen = Screen { Letters(moves: moves) }
        let (first, second) = (try frame("a", screen), try frame("b", screen))
        let start = CGPoint(x: first.midX, y: first.midY)
        let distance = 2 * (second.minY - first.minY)
        drag(screen, from: start, by: distance)
        #expect(moves.calls.isEmpty)
        screen.pointer(.up, CGPoint(x: start.x, y: start.y + distance))
        screen.scene.update()
        #expect(moves.calls.count == 1)
        #expect(moves.calls.first?.0 == IndexSet(integer: 0))
        #expect(moves.calls.first?.1 == 3)
        // The dragged row was not pressed.
        #expect(screen.texts.contains("bcad none"))
        #expect(try frame("b", screen).minY == first.minY)
    }

    @Test func theRowFollowsThePointerAndItsNeighboursMakeRoom() throws {
        let screen = Screen { Letters(moves: Moves()) }
        let places = try ["a", "b", "c", "d"].map { try frame($0, screen) }
        let step = places[1].minY - places[0].minY
        let start = CGPoint(x: places[0].midX, y: places[0].midY)
        drag(screen, from: start, by: 1.25 * step)
        // To the next pixel.
        #expect(abs(try frame("a", screen).minY - (places[0].minY + 1.25 * step)) <= 0.5)
        #expect(try frame("b", screen).minY == places[0].minY)
        #expect(try frame("c", screen).minY == places[2].minY)
        // Not further than the last row.
        screen.pointer(.moved, CGPoint(x: start.x, y: start.y + 20 * step))
        screen.scene.update()
        #expect(abs(try frame("a", screen).maxY - places[3].maxY) < 0.01)
        #expect(abs(try frame("d", screen).minY - places[2].minY) < 0.01)
        screen.pointer(.cancelled, start)
        screen.scene.update()
        #expect(try ["a", "b", "c", "d"].map { try frame($0, screen) } == places)
        #expect(screen.texts.contains("abcd none"))
    }

    @Test func aRowThatIsHeldAtAnEdgeHasTheListScroll() throws {
        struct Many: View {
            let moves: Moves
            @State private var names = (0..<100).map { "row \($0)" }
            var body: some View {
                List {
                    ForEach(names, id: \.self) { Text($0) }
                        .onMove {
                            moves.calls.append(($0, $1))
                            names.move(fromOffsets: $0, toOffset: $1)
                        }
                }
            }
        }
        let moves = Moves()
        let screen = Screen { Many(moves: moves) }
        let first = try frame("row 0", screen)
        drag(screen, from: CGPoint(x: first.midX, y: first.midY), by: 590 - first.midY)
        #expect(screen.scene.needsFrame)
        for _ in 0..<60 {
            screen.time += .milliseconds(16)
            screen.scene.time = screen.time
            screen.scene.update()
        }
        // Half a screen and more has passed, and the row is still below the pointer.
        let row = try frame("row 0", screen)
        #expect(abs(row.midY - 590) < first.height)
        #expect(screen.scene.contentOffsetOfList > 300)
        // Away from the edge, the list does not scroll.
        screen.pointer(.moved, CGPoint(x: first.midX, y: 300))
        screen.scene.update()
        #expect(!screen.scene.needsFrame)
        screen.pointer(.up, CGPoint(x: first.midX, y: 300))
        screen.scene.update()
        let target = try #require(moves.calls.first?.1)
        #expect(target > 15)
        #expect(abs(try frame("row 0", screen).midY - 300) < first.height)
    }

    @Test func aShortMovementIsAPress() throws {
        let moves = Moves()
        let screen = Screen { Letters(moves: moves) }
        let row = try frame("b", screen)
        screen.pointer(.down, CGPoint(x: row.midX, y: row.midY))
        screen.pointer(.moved, CGPoint(x: row.midX, y: row.midY + 3))
        screen.pointer(.up, CGPoint(x: row.midX, y: row.midY + 3))
        screen.scene.update()
        #expect(moves.calls.isEmpty)
        #expect(screen.texts.contains("abcd b"))
    }

    @Test func whatFollowsThePointerItselfKeepsIt() throws {
        struct Sliders: View {
            let moves: Moves
            @State private var value = 0.5
            var body: some View {
                List {
                    ForEach(0..<3, id: \.self) { _ in Slider(value: $value) }
                        .onMove { moves.calls.append(($0, $1)) }
                }
            }
        }
        let moves = Moves()
        let screen = Screen { Sliders(moves: moves) }
        let slider = try #require(screen.all(.slider).first)
        let start = screen.center(slider)
        drag(screen, from: start, by: 200)
        screen.pointer(.up, CGPoint(x: start.x, y: start.y + 200))
        screen.scene.update()
        #expect(moves.calls.isEmpty)
    }

    @Test func shortcutsOfAWindowAreThoseOfItsControls() {
        let screen = Screen {
            Button("Save") {}.keyboardShortcut("s")
            Button("OK") {}.keyboardShortcut(.defaultAction)
            Button("Find") {}.keyboardShortcut("f", modifiers: [.command, .shift]).hidden()
        }
        let shown = screen.scene.shownShortcuts.shortcuts
        #expect(shown.map(\.title) == ["Save"])
        #expect(shown.first?.shortcut == KeyboardShortcut("s"))
    }
}

extension SceneGraph {
    /// The vertical scroll offset of the first scroll view.
    @MainActor fileprivate var contentOffsetOfList: CGFloat {
        var offset: CGFloat?
        root.forEachInSubtree { if case .scroll(let scroll) = $0.content, offset == nil { offset = scroll.offset.y } }
        return offset ?? 0
    }
}

/// Rows of lists that are disabled.
@MainActor @Suite struct DisabledRowTests {
    @Test func disabledRowsSaySo() throws {
        struct Page: View {
            @State private var chosen: String?
            let isDisabled: Bool
            var body: some View {
                List(selection: $chosen) {
                    Text("a").tag("a")
                    Text("b").tag("b")
                    NavigationLink("c") { Text("page") }
                }
                .disabled(isDisabled)
            }
        }
        for isDisabled in [false, true] {
            let screen = Screen { Page(isDisabled: isDisabled) }
            for name in ["a", "b", "c"] {
                #expect(try screen.find(.row, name).control?.isEnabled == !isDisabled, "\(name)")
            }
        }
    }
}
