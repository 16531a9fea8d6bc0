import SwiftUI

/// A card that turns over, and that grows out of a row.
struct CardDemo: View {
    @State private var isExpanded = false
    @State private var isFlipped = false
    @Namespace private var space

    var body: some View {
        Demo("Card") {
            HStack {
                Button(isExpanded ? "Collapse" : "Expand") {
                    withAnimation(.spring(duration: 0.6, bounce: 0.2)) { isExpanded.toggle() }
                }
                Button("Turn over") {
                    withAnimation(.easeInOut(duration: 0.6)) { isFlipped.toggle() }
                }
            }
            if isExpanded {
                card
                    .frame(width: 320, height: 160)
            } else {
                HStack(spacing: 16) {
                    card
                        .frame(width: 128, height: 64)
                    Text("Apus apus, the common swift")
                        .foregroundStyle(.secondary)
                        .lineLimit(1)
                }
            }
        }
    }

    /// Two views at two places, which match: one grows out of the other.
    private var card: some View {
        TurningCard(angle: isFlipped ? 180 : 0) {
            CardSide(text: "Swift", color: .orange)
        } back: {
            CardSide(text: "110 km/h", color: .indigo)
        }
        .matchedGeometryEffect(id: "card", in: space)
    }
}

/// A card that shows its back from a right angle on.
///
/// It animates its angle, and so decides in each frame which side is seen.
private struct TurningCard<Front: View, Back: View>: View, @preconcurrency Animatable {
    var angle: Double
    let front: Front
    let back: Back

    init(angle: Double, @ViewBuilder front: () -> Front, @ViewBuilder back: () -> Back) {
        self.angle = angle
        self.front = front()
        self.back = back()
    }

    var animatableData: Double {
        get { angle }
        set { angle = newValue }
    }

    var body: some View {
        ZStack {
            front
                .opacity(angle < 90 ? 1 : 0)
            back
                .rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0))
                .opacity(angle < 90 ? 0 : 1)
        }
        .rotation3DEffect(.degrees(angle), axis: (x: 0, y: 1, z: 0))
    }
}

private struct CardSide: View {
    let text: String
    let color: Color

    var body: some View {
        RoundedRectangle(cornerRadius: 12)
            .fill(color)
            .overlay {
                Text(text)
                    .bold()
                    .foregroundStyle(.background)
            }
    }
}
