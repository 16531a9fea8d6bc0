import SwiftUI

/// A number with buttons around it, and a description of the number.
struct TallyCounter: View {
    @State private var count = 0
    @State private var step = 1

    var body: some View {
        VStack(spacing: 20) {
            Text("\(count)")
                .font(.system(size: 64, weight: .bold))
                .foregroundColor(count < 0 ? .red : .primary)
                .accessibilityIdentifier("count")
            Text(count.isMultiple(of: 2) ? "even" : "odd")
                .foregroundStyle(.secondary)
            HStack(spacing: 16) {
                Button {
                    count -= step
                } label: {
                    Image(systemName: "minus.circle.fill").font(.largeTitle)
                }
                .accessibilityLabel("Decrease")
                Button("Reset") { count = 0 }
                    .disabled(count == 0)
                Button {
                    count += step
                } label: {
                    Image(systemName: "plus.circle.fill").font(.largeTitle)
                }
                .accessibilityLabel("Increase")
            }
            Stepper("Step: \(step)", value: $step, in: 1...10)
                .frame(width: 200)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(Color.yellow.opacity(0.15))
    }
}
