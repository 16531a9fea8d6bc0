import Foundation
import Testing

import Martlet

/// A piece of the content of a lazy container, of random kind.
private indirect enum Piece {
    case row(id: Int, height: CGFloat)
    case group([Piece])
    case condition(id: Int, Piece)
    case erased(Piece)
    case identified(id: Int, Piece)
    case section(header: Piece?, [Piece], footer: Piece?)
    case rows(id: Int, Range<Int>, height: CGFloat, count: Int)
}

private final class Counters {
    var increment: [Int: () -> Void] = [:]
    var expected: [Int: Int] = [:]
    var shown: Set<Int> = []
    /// The conditions that do not hold.
    var off: Set<Int> = []
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

    private func view(_ piece: Piece) -> AnyView { AnyView(PieceView(piece: piece, counters: counters, off: off)) }

    private func views(_ pieces: [Piece]) -> some View {
        ForEach(Array(pieces.enumerated()), id: \.offset) { view($0.element) }
    }

    var body: some View {
        switch piece {
        case .row(let id, let height): Leaf(id: id, height: height, counters: counters)
        case .group(let pieces):
            Group {
                if let first = pieces.first { view(first) }
                if pieces.count > 1 { view(pieces[1]) }
                views(Array(pieces.dropFirst(2)))
            }
        case .condition(let id, let piece): if !off.contains(id) { view(piece) }
        case .erased(let piece): AnyView(view(piece))
        case .identified(let id, let piece): view(piece).id("identity \(id)")
        case .section(let header, let pieces, let footer):
            Section {
                views(pieces)
            } header: {
                if let header { view(header) }
            } footer: {
                if let footer { view(footer) }
            }
        case .rows(let id, let range, let height, let count):
            ForEach(range, id: \.self) { n in
                Leaf(id: id + n * 2, height: height, counters: counters)
                if count > 1 { Leaf(id: id + n * 2 + 1, height: height + 8, counters: counters) }
            }
        }
    }
}

extension Piece {
    /// The leaves that are there, in order.
    func leaves(without off: Set<Int>) -> [(id: Int, height: CGFloat)] {
        var result: [(id: Int, height: CGFloat)] = []
        append(to: &result, without: off)
        return result
    }

    private func append(to leaves: inout [(id: Int, height: CGFloat)], without off: Set<Int>) {
        switch self {
        case .row(let id, let height): leaves.append((id: id, height: height))
        case .group(let pieces):
            for piece in pieces { piece.append(to: &leaves, without: off) }
        case .condition(let id, let piece):
            if !off.contains(id) { piece.append(to: &leaves, without: off) }
        case .erased(let piece), .identified(_, let piece): piece.append(to: &leaves, without: off)
        case .section(let header, let pieces, let footer):
            header?.append(to: &leaves, without: off)
            for piece in pieces { piece.append(to: &leaves, without: off) }
            footer?.append(to: &leaves, without: off)
        case .rows(let id, let range, let height, let count):
            for n in range {
                leaves.append((id: id + n * 2, height: height))
                if count > 1 { leaves.append((id: id + n * 2 + 1, height: height + 8)) }
            }
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

    mutating func piece(depth: Int, mayHaveSections: Bool = true) -> Piece {
        switch depth == 0 ? 0 : Int.random(in: 0...9, using: &random) {
        case 0...2: return .row(id: id(), height: height())
        case 3: return .group(pieces(Int.random(in: 0...4, using: &random), depth: depth - 1, mayHaveSections: false))
        case 4:
            let own = id()
            conditions.append(own)
            return .condition(id: own, piece(depth: depth - 1, mayHaveSections: false))
        case 5: return .erased(piece(depth: depth - 1, mayHaveSections: false))
        case 6: return .identified(id: id(), piece(depth: depth - 1, mayHaveSections: false))
        case 7 where mayHaveSections:
            return .section(
                header: Bool.random(using: &random) ? piece(depth: 0) : nil,
                pieces(Int.random(in: 0...4, using: &random), depth: depth - 1, mayHaveSections: false),
                footer: Bool.random(using: &random) ? piece(depth: 0) : nil)
        default:
            let count = Int.random(in: 0...20, using: &random)
            return .rows(
                id: id(count * 2), 0..<count, height: height(), count: Int.random(in: 1...2, using: &random))
        }
    }
}

/// Lazy containers beside an eager model: each leaf's place follows from the heights of those before it.
@MainActor @Suite struct LazyModelTests {
    @Test(arguments: 1...10) func whatIsShownIsWhatAnEagerStackShowsAndAppearsByItsFrame(seed: Int) {
        var maker = Maker(random: SplitMix(state: UInt64(seed)))
        let pieces = maker.pieces(12, depth: 3)
        var random = maker.random
        let counters = Counters()
        let remote = Remote<Set<Int>>()
        let window = Window(size: CGSize(width: 200, height: 200)) {
            Controlled(remote, []) { $off in
                ScrollView {
                    LazyVStack(spacing: 0) {
                        PieceView(piece: pieces[0], counters: counters, off: off)
                        PieceView(piece: pieces[1], counters: counters, off: off)
                        ForEach(2..<10, id: \.self) { PieceView(piece: pieces[$0], counters: counters, off: off) }
                        PieceView(piece: pieces[10], counters: counters, off: off)
                        PieceView(piece: pieces[11], counters: counters, off: off)
                    }
                }
            }
        }
        for step in 0..<150 {
            switch Int.random(in: 0..<8, using: &random) {
            case 0...3: window.scrollDown(CGFloat(Int.random(in: -40...40, using: &random)) * 4)
            case 4: window.scrollDown(CGFloat(Int.random(in: -1500...1500, using: &random)))
            case 5:
                guard let id = maker.conditions.randomElement(using: &random) else { break }
                let isOff = remote.value.contains(id)
                let before = Set(pieces.flatMap { $0.leaves(without: remote.value) }.map(\.id))
                if isOff { remote.value.remove(id) } else { remote.value.insert(id) }
                let after = Set(pieces.flatMap { $0.leaves(without: remote.value) }.map(\.id))
                for gone in before.subtracting(after) { counters.expected[gone] = nil }
            case 6:
                guard let id = counters.shown.sorted().randomElement(using: &random) else { break }
                counters.increment[id]?()
                counters.expected[id, default: 0] += 1
            default:
                let height = CGFloat(Int.random(in: 1...40, using: &random)) * 8
                window.scene.resize(to: CGSize(width: 200, height: height))
            }
            window.update()
            check(window, pieces.flatMap { $0.leaves(without: remote.value) }, counters, "seed \(seed), step \(step)")
            window.scene.graph.checkInvariants()
        }
    }

    private func check(
        _ window: Window, _ leaves: [(id: Int, height: CGFloat)], _ counters: Counters, _ place: String
    ) {
        let end = window.scene.size.height
        let shown = window.allTexts.compactMap { text, y, _ -> (id: Int, count: Int, y: CGFloat)? in
            let parts = text.split(separator: "|").compactMap { Int($0) }
            return parts.count == 2 ? (parts[0], parts[1], y) : nil
        }
        for row in shown { #expect(row.count == counters.expected[row.id] ?? 0, "\(place): the count of \(row.id)") }
        #expect(Set(shown.map(\.id)) == counters.shown, "\(place): what has appeared")
        guard let first = shown.first, let start = leaves.firstIndex(where: { $0.id == first.id }) else {
            #expect(leaves.isEmpty, "\(place): nothing is there")
            return
        }
        var y = first.y
        var count = 0
        for (row, leaf) in zip(shown, leaves[start...]) {
            #expect(row.id == leaf.id && row.y == y, "\(place): \(leaf.id)")
            #expect(y < end && y + leaf.height > 0, "\(place): \(leaf.id) is out of sight")
            y += leaf.height
            count += 1
        }
        #expect(count == shown.count, "\(place)")
        #expect(first.y <= 0 || start == 0, "\(place): the window is covered")
        #expect(y >= end || start + count == leaves.count, "\(place): the window is covered")
    }
}
