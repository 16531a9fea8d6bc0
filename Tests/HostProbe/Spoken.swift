import SwiftUI

/// Accessibility modifiers.
struct Spoken: View {
    @State private var stars = 3
    @State private var taps = 0
    @State private var isHidden = true
    @State private var volume = 0.5

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            Text("Spoken").font(.title).accessibilityAddTraits(.isHeader).accessibilityHeading(.h1)
            Text("12:30")
                .accessibilityLabel("Half past twelve")
                .accessibilityValue("noon")
                .accessibilityHint("The time of lunch")
                .accessibilityIdentifier("clock")
            HStack {
                Image(systemName: "star.fill")
                Text("\(stars)")
                Text("of 5")
            }
            .accessibilityElement(children: .ignore)
            .accessibilityLabel("Rating")
            .accessibilityValue("\(stars) of 5")
            .accessibilityAdjustableAction { direction in
                switch direction {
                case .increment: stars = min(5, stars + 1)
                case .decrement: stars = max(0, stars - 1)
                }
            }
            .accessibilityAction(named: "Clear") { stars = 0 }
            HStack {
                Text("Milk")
                Button("Buy") { taps += 1 }
            }
            .accessibilityElement(children: .combine)
            VStack {
                Text("Inside")
            }
            .accessibilityElement(children: .contain)
            .accessibilityLabel("A group")
            Text("Tapped \(taps)")
                .onTapGesture { taps += 1 }
                .accessibilityAddTraits(.isButton)
            Text("Chosen").accessibilityAddTraits([.isLink, .isSelected])
            Text("Only seen").accessibilityHidden(isHidden)
            Toggle("Hide", isOn: $isHidden)
            HStack {
                Text("second")
                Text("first").accessibilitySortPriority(1)
            }
            Button("Save") {}.accessibilityHint("Writes the file").accessibilityIdentifier("save")
            ProgressView("Half", value: 0.5)
        }
        .padding()
    }
}

/// A list too long to be scrolled to its end by hand.
struct ManyRows: View {
    @State private var selected: Set<Int> = []

    var body: some View {
        List(0..<100_000, id: \.self, selection: $selected) { Text("Row \($0)") }
    }
}
