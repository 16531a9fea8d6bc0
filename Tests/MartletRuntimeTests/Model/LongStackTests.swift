import Foundation
import Testing

import MartletTesting

/// One child of a long stack.
private struct Piece: Identifiable, Equatable {
    let id: Int
    var width: CGFloat
    var height: CGFloat
    /// The position of an explicit guide in the child; nil for the default.
    var guide: CGFloat?
    var text: String?
    var takesAll = false
}

private struct LongStack: View {
    @State var pieces: [Piece]
    @State var isVertical: Bool
    let offer: (Binding<[Piece]>, Binding<Bool>) -> Void

    var body: some View {
        let _ = offer($pieces, $isVertical)
        // The text beside the stack takes space from it, and influences the height.
        HStack(alignment: .top) {
            Text("beside")
            if isVertical {
                VStack(alignment: .leading) { ForEach(pieces) { PieceView(piece: $0) } }
            } else {
                HStack(alignment: .top) { ForEach(pieces) { PieceView(piece: $0) } }
            }
        }
    }
}

private struct PieceView: View {
    let piece: Piece

    @ViewBuilder var body: some View {
        if let text = piece.text {
            Text(text)
        } else if piece.takesAll {
            Color.red.frame(minWidth: piece.width, minHeight: piece.height)
        } else if let guide = piece.guide {
            Color.red.frame(width: piece.width, height: piece.height)
                .alignmentGuide(.leading) { _ in guide }
                .alignmentGuide(.top) { _ in guide }
        } else {
            Color.red.frame(width: piece.width, height: piece.height)
        }
    }
}

/// A long stack is placed with the measurements of its last size query. After random changes of its content and its
/// space, its layout equals that of a new tree.
@MainActor @Suite struct LongStackTests {
    @Test func aLongStackThatChangesStandsAsANewOne() {
        for seed in Seeds.from(environmentOr: 60) {
            var random = SplitMix(seed: seed)
            var next = 0
            func piece() -> Piece {
                next += 1
                return Piece(
                    id: next, width: CGFloat(Int.random(in: 1...30, using: &random)) / 2,
                    height: CGFloat(Int.random(in: 1...30, using: &random)) / 2,
                    guide: Int.random(in: 0..<6, using: &random) == 0
                        ? CGFloat(Int.random(in: -9...9, using: &random)) : nil,
                    text: Int.random(in: 0..<4, using: &random) == 0 ? "text \(next)" : nil,
                    takesAll: Int.random(in: 0..<40, using: &random) == 0)
            }
            var pieces = (0..<Int.random(in: 12...40, using: &random)).map { _ in piece() }
            var isVertical = Bool.random(using: &random)
            var size = CGSize(width: 900, height: 700)
            var held: (Binding<[Piece]>, Binding<Bool>)?
            let host = TestHost(size: size) { LongStack(pieces: pieces, isVertical: isVertical) { held = ($0, $1) } }
            for step in 1...8 {
                switch Int.random(in: 0..<7, using: &random) {
                case 0: pieces.insert(piece(), at: Int.random(in: 0...pieces.count, using: &random))
                case 1: pieces.remove(at: Int.random(in: 0..<pieces.count, using: &random))
                case 2: pieces.swapAt(0, Int.random(in: 0..<pieces.count, using: &random))
                case 3, 4:
                    let index = Int.random(in: 0..<pieces.count, using: &random)
                    let changed = piece()
                    pieces[index].width = changed.width
                    pieces[index].guide = changed.guide
                    pieces[index].text = changed.text
                case 5: isVertical.toggle()
                default: size = CGSize(width: Int.random(in: 40...900, using: &random), height: 700)
                }
                held?.0.wrappedValue = pieces
                held?.1.wrappedValue = isVertical
                host.resize(to: size)
                let fresh = TestHost(size: size) { LongStack(pieces: pieces, isVertical: isVertical) { _, _ in } }
                guard host.tree == fresh.tree else {
                    Issue.record(
                        "MARTLET_SEEDS=\(seed)...\(seed), step \(step): it stands as\n\(host.tree)\na new one as\n\(fresh.tree)"
                    )
                    return
                }
            }
        }
    }
}
