import Foundation
import Martlet
import MartletRuntime
import MartletTestSupport
import Testing

/// One child of a long stack: text, or something of the same size that is none, in some containers.
private struct Piece: Identifiable, Equatable {
    let id: Int
    var length: Int
    var isText: Bool
    var depth: Int
}

private struct PieceView: View {
    let piece: Piece

    @ViewBuilder var body: some View {
        if piece.depth > 0 {
            HStack {
                PieceView(
                    piece: Piece(id: piece.id, length: piece.length, isText: piece.isText, depth: piece.depth - 1))
            }
        } else if piece.isText {
            Text(String(repeating: "x", count: piece.length)).tagged("\(piece.id)")
        } else {
            Color.red.frame(width: CGFloat(8 * piece.length), height: 16).tagged("\(piece.id)")
        }
    }
}

private struct Column: View {
    @State var pieces: [Piece]
    let offer: (Binding<[Piece]>) -> Void

    var body: some View {
        let _ = offer($pieces)
        VStack(alignment: .leading) { ForEach(pieces) { PieceView(piece: $0) } }
    }
}

/// Distances that a long stack remembers are those that a new one asks for.
@MainActor @Suite struct StackDistancesTests {
    private let desktop: HostProfile = {
        var profile = HostProfile()
        profile.spacesTextByFont = true
        return profile
    }()

    @Test func distancesAreThoseOfANewStack() {
        for seed in UInt64(0)..<60 {
            var random = SplitMix(seed: seed)
            var next = 0
            func piece() -> Piece {
                next += 1
                return Piece(
                    id: next, length: Int.random(in: 1...5, using: &random), isText: .random(using: &random),
                    depth: Int.random(in: 0...2, using: &random))
            }
            var pieces = (0..<Int.random(in: 14...40, using: &random)).map { _ in piece() }
            var held: Binding<[Piece]>?
            let laid = Laid(400, 2000, profile: desktop) { Column(pieces: pieces) { held = $0 } }
            for step in 1...10 {
                for _ in 0..<Int.random(in: 1...3, using: &random) {
                    let index = Int.random(in: 0..<pieces.count, using: &random)
                    switch Int.random(in: 0..<6, using: &random) {
                    case 0: pieces.insert(piece(), at: index)
                    case 1: pieces.remove(at: index)
                    case 2: pieces.swapAt(0, index)
                    case 3: pieces.removeSubrange(index..<min(index + 5, pieces.count - 1))
                    case 4: pieces[index].length = 1 + pieces[index].length % 5
                    default: pieces[index].isText.toggle()
                    }
                    while pieces.count < 3 { pieces.append(piece()) }
                }
                held?.wrappedValue = pieces
                laid.scene.update()
                let fresh = Laid(400, 2000, profile: desktop) { Column(pieces: pieces) { _ in } }
                for piece in pieces where laid["\(piece.id)"] != fresh["\(piece.id)"] {
                    Issue.record(
                        "seed \(seed), step \(step): \(piece) is at \(laid["\(piece.id)"]), in a new one at \(fresh["\(piece.id)"])"
                    )
                    return
                }
            }
        }
    }
}
