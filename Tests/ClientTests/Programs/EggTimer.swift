import SwiftUI

/// A ring that empties while seconds go by.
struct EggTimer: View {
    @State private var total = 10
    @State private var left = 10
    @State private var isRunning = false

    var body: some View {
        VStack(spacing: 24) {
            ZStack {
                Circle().stroke(.gray.opacity(0.3), lineWidth: 12)
                Circle()
                    .trim(from: 0, to: Double(left) / Double(total))
                    .stroke(left > 3 ? .green : .red, style: StrokeStyle(lineWidth: 12, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                    .animation(.linear(duration: 1), value: left)
                Text("\(left)").font(.system(size: 44, design: .rounded).monospacedDigit())
                    .contentTransition(.numericText())
            }
            .frame(width: 160, height: 160)
            .accessibilityElement(children: .combine)
            .accessibilityIdentifier("ring")
            HStack {
                Button(isRunning ? "Pause" : "Start") { isRunning.toggle() }
                    .buttonStyle(.borderedProminent)
                    .tint(isRunning ? .orange : .green)
                Button("Reset") {
                    isRunning = false
                    left = total
                }
                .buttonStyle(.bordered)
                .disabled(left == total)
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .task(id: isRunning) {
            while isRunning, left > 0 {
                try? await Task.sleep(for: .seconds(1))
                if Task.isCancelled { return }
                left -= 1
            }
            isRunning = false
        }
    }
}
