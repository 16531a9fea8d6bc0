import SwiftUI

/// Cards that are turned two at a time, and stay when they are alike.
struct PairsGame: View {
    struct Card: Identifiable {
        let id: Int
        let face: String
        var isUp = false
        var isFound = false
    }

    private static let faces = ["🐦", "🌊", "🍋", "🚲", "🎈", "🌙"]

    @State private var cards: [Card]
    @State private var moves = 0

    init() {
        let all = Self.faces + Self.faces
        _cards = State(initialValue: all.enumerated().map { Card(id: $0, face: $1) })
    }

    var body: some View {
        VStack {
            HStack {
                Text("Moves: \(moves)")
                Spacer()
                Text("Found: \(cards.filter(\.isFound).count / 2)")
            }
            .padding(.horizontal)
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 70, maximum: 90))], spacing: 10) {
                ForEach(cards) { card in
                    CardView(card: card)
                        .aspectRatio(3 / 4, contentMode: .fit)
                        .onTapGesture { withAnimation(.easeInOut(duration: 0.3)) { turn(card.id) } }
                        .accessibilityElement()
                        .accessibilityLabel(card.isUp || card.isFound ? card.face : "Card")
                        .accessibilityIdentifier("card \(card.id)")
                }
            }
            .padding()
            Spacer(minLength: 0)
        }
    }

    private func turn(_ id: Int) {
        guard let index = cards.firstIndex(where: { $0.id == id }), !cards[index].isUp, !cards[index].isFound else {
            return
        }
        let open = cards.indices.filter { cards[$0].isUp }
        if open.count == 2 { for other in open { cards[other].isUp = false } }
        cards[index].isUp = true
        guard open.count == 1 else { return }
        moves += 1
        if cards[open[0]].face == cards[index].face {
            for found in [open[0], index] {
                cards[found].isUp = false
                cards[found].isFound = true
            }
        }
    }
}

private struct CardView: View {
    let card: PairsGame.Card

    var body: some View {
        ZStack {
            if card.isUp || card.isFound {
                RoundedRectangle(cornerRadius: 10).fill(.white)
                RoundedRectangle(cornerRadius: 10).strokeBorder(.blue, lineWidth: 3)
                Text(card.face).font(.largeTitle)
            } else {
                RoundedRectangle(cornerRadius: 10).fill(.blue)
            }
        }
        .opacity(card.isFound ? 0.6 : 1)
    }
}
