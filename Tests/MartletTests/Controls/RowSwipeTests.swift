import Foundation
import Testing

import Martlet

/// Rows that are moved aside, and what that uncovers.
@MainActor @Suite struct RowSwipeTests {
    private final class Log { var entries: [String] = [] }

    private struct Mails: View {
        let log: Log
        var isFull = true
        @State private var names = ["a", "b", "c"]

        var body: some View {
            List {
                ForEach(names, id: \.self) { name in
                    Text(name)
                        .swipeActions(allowsFullSwipe: isFull) {
                            Button("Bin", role: .destructive) { log.entries.append("bin \(name)") }
                            Button("Flag") { log.entries.append("flag \(name)") }.tint(.orange)
                        }
                        .swipeActions(edge: .leading) {
                            Button("Read") { log.entries.append("read \(name)") }
                        }
                }
                .onMove { names.move(fromOffsets: $0, toOffset: $1) }
            }
        }
    }

    private func drag(_ screen: Screen, _ row: RenderNode, by width: CGFloat) {
        let start = screen.center(row)
        screen.pointer(.down, start)
        for step in 1...4 {
            screen.pointer(.moved, CGPoint(x: start.x + width * CGFloat(step) / 4, y: start.y))
            screen.scene.update()
        }
        screen.pointer(.up, CGPoint(x: start.x + width, y: start.y))
        screen.scene.update()
        rest(screen)
    }

    /// Lets what swings come to rest.
    private func rest(_ screen: Screen) {
        for _ in 0..<120 where screen.scene.needsFrame {
            screen.time += .milliseconds(16)
            screen.scene.time = screen.time
            screen.scene.update()
        }
    }

    private func buttons(_ screen: Screen) -> [String] { screen.all(.button).map { screen.name(of: $0) } }

    private func text(_ name: String, _ screen: Screen) throws -> CGRect {
        var frame: CGRect?
        screen.scene.root.forEachInSubtree {
            if case .text(let text) = $0.content, text.string == name { frame = $0.frameInWindow }
        }
        return try #require(frame)
    }

    @Test func aRowThatIsMovedAsideUncoversItsActions() throws {
        let log = Log()
        let screen = Screen { Mails(log: log) }
        let row = screen.all(.row)[1]
        let place = try text("b", screen)
        drag(screen, row, by: -120)
        // The first action is at the edge.
        #expect(buttons(screen) == ["Flag", "Bin"])
        #expect(try text("b", screen).minX < place.minX - 100)
        let bin = try screen.find(.button, "Bin")
        #expect(abs(bin.frameInWindow.maxX - row.frameInWindow.maxX) < 1)
        #expect(bin.frameInWindow.width > 40)
        screen.tap(bin)
        rest(screen)
        #expect(log.entries == ["bin b"])
        #expect(buttons(screen).isEmpty)
        #expect(try text("b", screen) == place)
    }

    @Test func theOtherWayUncoversThoseOfTheOtherEdge() throws {
        let log = Log()
        let screen = Screen { Mails(log: log) }
        drag(screen, screen.all(.row)[0], by: 60)
        #expect(buttons(screen) == ["Read"])
        // One row at a time.
        drag(screen, screen.all(.row)[2], by: -120)
        #expect(buttons(screen) == ["Flag", "Bin"])
        #expect(log.entries.isEmpty)
    }

    @Test func movedAllTheWayTheFirstIsDone() throws {
        let log = Log()
        let screen = Screen { Mails(log: log) }
        drag(screen, screen.all(.row)[0], by: -300)
        #expect(log.entries == ["bin a"])
        #expect(buttons(screen).isEmpty)
        let other = Screen { Mails(log: log, isFull: false) }
        drag(other, other.all(.row)[0], by: -300)
        #expect(log.entries == ["bin a"])
        #expect(buttons(other) == ["Flag", "Bin"])
    }

    @Test func aShortMovementLeavesTheRowInItsPlace() throws {
        let log = Log()
        let screen = Screen { Mails(log: log) }
        let place = try text("a", screen)
        drag(screen, screen.all(.row)[0], by: -40)
        #expect(buttons(screen).isEmpty && log.entries.isEmpty)
        #expect(try text("a", screen) == place)
    }

    @Test func fingersOnATouchpadDoTheSame() throws {
        let log = Log()
        let screen = Screen { Mails(log: log) }
        let row = screen.all(.row)[0]
        let point = screen.center(row)
        #expect(screen.scene.lists.swipeRow(at: point, by: CGSize(width: -60, height: 2)))
        #expect(screen.scene.lists.swipeRow(at: point, by: CGSize(width: -130, height: 4)))
        screen.scene.update()
        screen.scene.lists.endSwipe()
        screen.scene.update()
        rest(screen)
        #expect(buttons(screen) == ["Flag", "Bin"])
        screen.scene.lists.closeSwipe(unlessAt: try screen.find(.button, "Bin").frameInWindow.origin)
        screen.scene.update()
        #expect(buttons(screen) == ["Flag", "Bin"])
        screen.scene.lists.closeSwipe(unlessAt: CGPoint(x: 1, y: 1))
        screen.scene.update()
        #expect(buttons(screen).isEmpty)
    }

    @Test func whatOnDeleteRemovesIsOfferedToo() throws {
        struct Rows: View {
            @State private var names = ["a", "b"]
            var body: some View {
                List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
            }
        }
        let screen = Screen { Rows() }
        drag(screen, screen.all(.row)[0], by: -300)
        #expect(screen.texts == ["b"])
    }

    private struct Watched: View {
        let log: Log

        var body: some View {
            List {
                ForEach(["a", "b"], id: \.self) { name in
                    Text(name)
                        .swipeActions {
                            Button("Flag") { log.entries.append("flag \(name)") }
                        } onPresentationChanged: { isShown in
                            log.entries.append("\(name) \(isShown)")
                        }
                        .swipeActions(edge: .leading) {
                            Button("Read") {}
                        } onPresentationChanged: { isShown in
                            log.entries.append("\(name) leading \(isShown)")
                        }
                }
            }
        }
    }

    @Test func theAppIsToldWhatIsUncoveredAndCovered() throws {
        let log = Log()
        let screen = Screen { Watched(log: log) }
        let rows = screen.all(.row)
        drag(screen, rows[0], by: -100)
        #expect(log.entries == ["a true"])
        // One row is open at a time.
        drag(screen, rows[1], by: 100)
        #expect(log.entries == ["a true", "a false", "b leading true"])
        screen.tap(try screen.find(.button, "Read"))
        rest(screen)
        #expect(log.entries.last == "b leading false")
        #expect(log.entries.count == 4)
    }
}
