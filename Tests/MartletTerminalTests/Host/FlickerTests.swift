import Foundation
import Martlet
import Testing

import MartletTerminal

/// Movements by less than a cell per frame: a cell that content enters and leaves changes twice, without oscillation.
@MainActor @Suite struct FlickerTests {
    enum Way: CaseIterable { case offset, alignment, padding, scale }
    enum Curve: CaseIterable {
        case linear, easeIn, easeOut, easeInOut, smooth

        var animation: Animation {
            switch self {
            case .linear: .linear(duration: 1)
            case .easeIn: .easeIn(duration: 1)
            case .easeOut: .easeOut(duration: 1)
            case .easeInOut: .easeInOut(duration: 1)
            case .smooth: .smooth(duration: 1)
            }
        }
    }

    private struct Mover: View {
        let way: Way
        let animation: Animation
        @State private var isAway = false

        var body: some View {
            Group {
                switch way {
                case .offset: thing.offset(x: isAway ? 101 : 3, y: isAway ? 37 : 2)
                case .alignment: thing
                case .padding: thing.padding(.leading, isAway ? 101 : 3).padding(.top, isAway ? 37 : 2)
                case .scale: thing.scaleEffect(isAway ? 3 : 1, anchor: .topLeading)
                }
            }
            .frame(
                width: 160, height: 96,
                alignment: way == .alignment && isAway ? .bottomTrailing : .topLeading
            )
            .onAppear { withAnimation(animation) { isAway = true } }
        }

        /// Neither wide nor high as whole cells are.
        private var thing: some View {
            HStack(spacing: 0) {
                Color.red.frame(width: 20, height: 24)
                Text("abc")
            }
        }
    }

    @Test(arguments: Way.allCases, Curve.allCases)
    func aCellIsEnteredOnceAndLeftOnce(way: Way, curve: Curve) {
        let screen = HostedScreen(20, 6) { Mover(way: way, animation: curve.animation) }
        var last: [[String]] = []
        var changes: [[Int]] = []
        for frame in 0...75 {
            screen.scene.time = .seconds(Double(frame) / 30)
            screen.update()
            let now = cells(of: screen)
            if last.isEmpty {
                changes = now.map { $0.map { _ in 0 } }
            } else {
                for row in now.indices {
                    for column in now[row].indices where now[row][column] != last[row][column] {
                        changes[row][column] += 1
                    }
                }
            }
            last = now
        }
        #expect(!screen.scene.needsFrame)
        // The red area and each letter enter and leave a cell once.
        let most = changes.joined().max() ?? 0
        #expect(most <= 5, "\(changes)")
        #expect(seenAgain(way: way, curve: curve) == [], "what has left a cell is not seen there again")
    }

    /// The cells that show the same thing in two stretches of time.
    private func seenAgain(way: Way, curve: Curve) -> Set<String> {
        let screen = HostedScreen(20, 6) { Mover(way: way, animation: curve.animation) }
        var seen: [String: [String]] = [:]
        for frame in 0...75 {
            screen.scene.time = .seconds(Double(frame) / 30)
            screen.update()
            for (row, line) in cells(of: screen).enumerated() {
                for (column, content) in line.enumerated() {
                    let place = "\(column) \(row)"
                    if seen[place]?.last != content { seen[place, default: []].append(content) }
                }
            }
        }
        var again: Set<String> = []
        for (place, contents) in seen {
            let things = contents.filter { $0 != " " }
            if Set(things).count < things.count { again.insert("\(place): \(contents)") }
        }
        return again
    }

    private func cells(of screen: HostedScreen) -> [[String]] {
        (0..<6).map { row in
            (0..<20).map { column in
                let text = screen.painter.grid.text(row: row)
                let index = text.index(text.startIndex, offsetBy: column)
                let isRed = screen.style(column, row).background != CellStyle().background
                return isRed ? "#" : String(text[index])
            }
        }
    }

    private struct Rows: View {
        @State private var isShown = false

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Text("first")
                if isShown { Text("new").transition(.opacity) }
                Text("last")
                Spacer()
            }
            .onAppear { withAnimation(.easeInOut(duration: 0.5)) { isShown = true } }
        }
    }

    @Test func aRowThatMakesRoomGoesDownOnce() {
        let screen = HostedScreen(8, 4) { Rows() }
        var lines: [Int] = []
        for frame in 0...20 {
            screen.scene.time = .seconds(Double(frame) / 30)
            screen.update()
            let line = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
                .firstIndex { $0.contains("last") }
            lines.append(line ?? -1)
        }
        #expect(lines == lines.sorted())
        #expect(lines.first == 1 && lines.last == 2, "\(lines)")
    }
}
