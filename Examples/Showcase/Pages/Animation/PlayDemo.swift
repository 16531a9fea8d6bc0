import SwiftUI

/// A button that plays: its symbol changes over, its bar fills, and bars dance for as long as it plays.
struct PlayDemo: View {
    @State private var isPlaying = false
    @State private var progress = 0.0

    var body: some View {
        Demo("Play") {
            HStack(spacing: 16) {
                Button(action: toggle) {
                    Label(isPlaying ? "Stop" : "Play", systemImage: isPlaying ? "stop.fill" : "play.fill")
                        .contentTransition(.opacity)
                }
                .buttonStyle(.borderedProminent)
                ProgressView(value: progress)
                    .accessibilityLabel("Played")
                    .frame(width: 160)
                if isPlaying {
                    DancingBars()
                        .transition(.scale.combined(with: .opacity))
                }
            }
        }
    }

    private func toggle() {
        if isPlaying {
            stop()
        } else {
            withAnimation(.snappy) { isPlaying = true }
            withAnimation(.linear(duration: 4)) {
                progress = 1
            } completion: {
                // Stopping sends the bar back, and that ends this animation too.
                if progress == 1 { stop() }
            }
        }
    }

    private func stop() {
        withAnimation(.snappy) {
            isPlaying = false
            progress = 0
        }
    }
}

/// Bars that go through phases, again and again.
private struct DancingBars: View {
    private static let heights: [[CGFloat]] = [
        [8, 16, 32, 16, 8], [32, 8, 16, 32, 16], [16, 32, 8, 16, 32], [32, 16, 32, 8, 16],
    ]

    var body: some View {
        PhaseAnimator(Self.heights) { heights in
            HStack(alignment: .bottom, spacing: 4) {
                ForEach(heights.indices, id: \.self) { index in
                    Rectangle()
                        .fill(Color.accentColor)
                        .frame(width: 8, height: heights[index])
                }
            }
            .frame(height: 32, alignment: .bottom)
        } animation: { _ in
            .easeInOut(duration: 0.4)
        }
    }
}
