import Foundation
import Testing

import Martlet

/// A piece of the content of a lazy grid, of random kind.
private indirect enum Piece {
    case cell(id: Int, height: CGFloat)
    case group([Piece])
    case condition(id: Int, Piece)
    case erased(Piece)
    case section(header: Piece?, [Piece], footer: Piece?)
    case rows(id: Int, Range<Int>, height: CGFloat)
}

private final class Counters {
    var increment: [Int: () -> Void] = [:]
    var expected: [Int: Int] = [:]
    var shown: Set<Int> = []
}

private struct Leaf: View {
    let id: Int
    let height: CGFloat
    let counters: Counters
    @State private var count = 0

    var body: some View {
        let _ = counters.increment[id] = { count += 1 }
        Sized(text: "\(id)|\(count)", height: height)
            .onAppear { #expect(counters.shown.insert(id).inserted) }
            .onDisappear { #expect(counters.shown.remove(id) != nil) }
    }
}

private struct PieceView: View {
    let piece: Piece
    let counters: Counters
    let off: Set<Int>

    @ViewBuilder private func view(_ pieces: [Piece], _ index: Int) -> some View {
        if index < pieces.count { AnyView(PieceView(piece: pieces[index], counters: counters, off: off)) }
    }

    var body: some View {
        switch piece {
        case .cell(let id, let height): Leaf(id: id, height: height, counters: counters)
        case .group(let pieces):
            Group {
                view(pieces, 0)
                view(pieces, 1)
                view(pieces, 2)
            }
        case .condition(let id, let piece): if !off.contains(id) { view([piece], 0) }
        case .erased(let piece): AnyView(view([piece], 0))
        case .section(let header, let pieces, let footer):
            Section {
                view(pieces, 0)
                view(pieces, 1)
                view(pieces, 2)
            } header: {
                if let header { view([header], 0) }
            } footer: {
                if let footer { view([footer], 0) }
            }
        case .rows(let id, let range, let height):
            ForEach(range, id: \.self) { Leaf(id: id + $0, height: height, counters: counters) }
        }
    }
}

/// A line of an eager grid: the cells in it, and the height of the highest.
private struct Line {
    var ids: [Int] = []
    var height: CGFloat = 0
}

/// Lays pieces out as an eager grid does.
private struct EagerGrid {
    let columns: Int
    let off: Set<Int>
    var lines: [Line] = []
    private var isOpen = false

    init(_ pieces: [Piece], columns: Int, off: Set<Int>) {
        self.columns = columns
        self.off = off
        for piece in pieces { add(piece) }
    }

    private mutating func add(_ id: Int, _ height: CGFloat) {
        if !isOpen || lines[lines.count - 1].ids.count == columns { lines.append(Line()) }
        isOpen = true
        lines[lines.count - 1].ids.append(id)
        lines[lines.count - 1].height = max(lines[lines.count - 1].height, height)
    }

    private mutating func add(_ piece: Piece) {
        switch piece {
        case .cell(let id, let height): add(id, height)
        case .group(let pieces): for piece in pieces { add(piece) }
        case .condition(let id, let piece): if !off.contains(id) { add(piece) }
        case .erased(let piece): add(piece)
        case .section(let header, let pieces, let footer):
            isOpen = false
            if let header { add(header) }
            isOpen = false
            for piece in pieces { add(piece) }
            isOpen = false
            if let footer { add(footer) }
            isOpen = false
        case .rows(let id, let range, let height):
            for n in range { add(id + n, height) }
        }
    }
}

private struct Maker {
    var random: SplitMix
    var nextID = 0
    var conditions: [Int] = []

    private mutating func id(_ count: Int = 1) -> Int {
        defer { nextID += count }
        return nextID
    }

    private mutating func height() -> CGFloat { 16 + CGFloat(Int.random(in: 0...5, using: &random)) * 8 }

    mutating func pieces(_ count: Int, depth: Int, mayHaveSections: Bool = true) -> [Piece] {
        (0..<count).map { _ in piece(depth: depth, mayHaveSections: mayHaveSections) }
    }

    private mutating func piece(depth: Int, mayHaveSections: Bool = true) -> Piece {
        switch depth == 0 ? 0 : Int.random(in: 0...9, using: &random) {
        case 0...2: return .cell(id: id(), height: height())
        case 3, 4:
            return .group(pieces(Int.random(in: 0...3, using: &random), depth: depth - 1, mayHaveSections: false))
        case 5:
            let own = id()
            conditions.append(own)
            return .condition(id: own, piece(depth: depth - 1, mayHaveSections: false))
        case 6: return .erased(piece(depth: depth - 1, mayHaveSections: false))
        case 7,
            8 where mayHaveSections:
            return .section(
                header: Bool.random(using: &random) ? piece(depth: 0) : nil,
                pieces(Int.random(in: 0...3, using: &random), depth: depth - 1, mayHaveSections: false),
                footer: Bool.random(using: &random) ? piece(depth: 0) : nil)
        default:
            let count = Int.random(in: 0...20, using: &random)
            return .rows(id: id(count), 0..<count, height: height())
        }
    }
}

/// Lazy grids beside an eager model: the place of each cell follows from the lines before it.
@MainActor @Suite struct LazyGridModelTests {
    @Test(arguments: 1...10) func whatIsShownIsWhatAnEagerGridShowsAndAppearsByItsFrame(seed: Int) {
        var maker = Maker(random: SplitMix(state: UInt64(seed)))
        let pieces = maker.pieces(9, depth: 3)
        var random = maker.random
        let columns = seed % 3 + 1
        let items = Array(repeating: GridItem(spacing: 0, alignment: .top), count: columns)
        let counters = Counters()
        let remote = Remote<Set<Int>>()
        let window = Window(size: CGSize(width: 240, height: 200)) {
            Controlled(remote, []) { $off in
                ScrollView {
                    LazyVGrid(columns: items, spacing: 0) {
                        PieceView(piece: .group([pieces[0], pieces[1], pieces[2]]), counters: counters, off: off)
                        PieceView(piece: pieces[3], counters: counters, off: off)
                        PieceView(piece: pieces[4], counters: counters, off: off)
                        PieceView(piece: pieces[5], counters: counters, off: off)
                        PieceView(piece: .group([pieces[6], pieces[7], pieces[8]]), counters: counters, off: off)
                    }
                }
            }
        }
        func leaves() -> Set<Int> {
            Set(EagerGrid(pieces, columns: columns, off: remote.value).lines.flatMap(\.ids))
        }
        for step in 0..<150 {
            switch Int.random(in: 0..<8, using: &random) {
            case 0...3: window.scrollDown(CGFloat(Int.random(in: -40...40, using: &random)) * 4)
            case 4: window.scrollDown(CGFloat(Int.random(in: -1500...1500, using: &random)))
            case 5:
                guard let id = maker.conditions.randomElement(using: &random) else { break }
                let before = leaves()
                if remote.value.contains(id) { remote.value.remove(id) } else { remote.value.insert(id) }
                for gone in before.subtracting(leaves()) { counters.expected[gone] = nil }
            case 6:
                guard let id = counters.shown.sorted().randomElement(using: &random) else { break }
                counters.increment[id]?()
                counters.expected[id, default: 0] += 1
            default:
                let height = CGFloat(Int.random(in: 1...40, using: &random)) * 8
                window.scene.resize(to: CGSize(width: 240, height: height))
            }
            window.update()
            let lines = EagerGrid(pieces, columns: columns, off: remote.value).lines
            check(window, lines, counters, "seed \(seed), step \(step)")
            window.scene.graph.checkInvariants()
        }
    }

    private func check(_ window: Window, _ lines: [Line], _ counters: Counters, _ place: String) {
        let end = window.scene.size.height
        var shown: [Int: (count: Int, y: CGFloat)] = [:]
        for (text, y, _) in window.allTexts {
            let parts = text.split(separator: "|").compactMap { Int($0) }
            if parts.count == 2 { shown[parts[0]] = (parts[1], y) }
        }
        for (id, row) in shown { #expect(row.count == counters.expected[id] ?? 0, "\(place): the count of \(id)") }
        #expect(Set(shown.keys) == counters.shown, "\(place): what has appeared")
        guard let start = lines.firstIndex(where: { $0.ids.contains { shown[$0] != nil } }),
            let first = lines[start].ids.compactMap({ shown[$0]?.y }).first
        else {
            #expect(lines.isEmpty, "\(place): nothing is there")
            return
        }
        var y = first
        var count = 0
        for line in lines[start...] where y < end {
            for id in line.ids { #expect(shown[id]?.y == y, "\(place): \(id)") }
            #expect(y + line.height > 0, "\(place): \(line.ids) are out of sight")
            y += line.height
            count += line.ids.count
        }
        #expect(count == shown.count, "\(place): no others are there")
        #expect(first <= 0 || start == 0, "\(place): the window is covered")
        #expect(y >= end || lines.last?.ids.allSatisfy { shown[$0] != nil } == true, "\(place): the window is covered")
    }
}
