import SwiftUI

/// The same movement by different springs.
struct SpringDemo: View {
    private struct Runner: Identifiable {
        let id: String
        let animation: Animation
        let color: Color
    }

    private static let runners = [
        Runner(id: "smooth", animation: .smooth(duration: 0.8), color: .blue),
        Runner(id: "snappy", animation: .snappy(duration: 0.8), color: .green),
        Runner(id: "bouncy", animation: .bouncy(duration: 0.8, extraBounce: 0.15), color: .orange),
        Runner(id: "linear", animation: .linear(duration: 0.8), color: .gray),
    ]

    let isSlow: Bool
    @State private var isFar = false

    var body: some View {
        Demo("Springs") {
            Button("Go") { isFar.toggle() }
            ForEach(Self.runners) { runner in
                HStack(spacing: 8) {
                    Text(runner.id)
                        .frame(width: 64, alignment: .leading)
                    Circle()
                        .fill(runner.color)
                        .frame(width: 16, height: 16)
                        .offset(x: isFar ? 240 : 0)
                        .animation(runner.animation.speed(isSlow ? 0.25 : 1), value: isFar)
                }
            }
        }
    }
}
