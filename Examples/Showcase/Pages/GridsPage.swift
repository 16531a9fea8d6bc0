import SwiftUI

/// A lazy grid with sections, a grid of rows and columns, and a bar that takes from the safe area.
struct GridsPage: View {
    @State private var least = 96.0
    @State private var isLeading = true

    var body: some View {
        ScrollView {
            SettingsGrid(least: $least, isLeading: $isLeading)
                .padding()
                .frame(maxWidth: .infinity, alignment: isLeading ? .leading : .center)
            LazyVGrid(columns: [GridItem(.adaptive(minimum: least))], pinnedViews: .sectionHeaders) {
                ForEach(0..<10) { hundred in
                    Section {
                        ForEach(0..<100) { Swatch(number: hundred * 100 + $0) }
                    } header: {
                        Text("From \(hundred * 100)")
                            .accessibilityAddTraits(.isHeader)
                            .padding(.vertical, 8)
                            .frame(maxWidth: .infinity, alignment: .leading)
                            .background()
                    }
                }
            }
            .padding(.horizontal)
        }
        .safeAreaInset(edge: .bottom) {
            Text("A thousand cells, of which those in sight are made")
                .foregroundStyle(.secondary)
                .padding(6)
                .frame(maxWidth: .infinity)
                .background()
        }
    }
}

/// Labels in one column, controls in the other.
private struct SettingsGrid: View {
    @Binding var least: Double
    @Binding var isLeading: Bool

    var body: some View {
        Grid(alignment: .leading, verticalSpacing: 16) {
            GridRow {
                Text("Least width")
                    .accessibilityHidden(true)
                    .gridColumnAlignment(.trailing)
                Stepper("\(Int(least))", value: $least, in: 48...240, step: 16)
                    .accessibilityLabel("Least width")
            }
            Divider()
                .gridCellUnsizedAxes(.horizontal)
            GridRow {
                Text("Leading")
                    .accessibilityHidden(true)
                Toggle("Leading", isOn: $isLeading)
                    .labelsHidden()
            }
        }
    }
}

/// A colored cell that remembers whether it was chosen.
private struct Swatch: View {
    let number: Int
    @State private var isChosen = false

    var body: some View {
        Button("\(number)") { isChosen.toggle() }
            .accessibilityAddTraits(isChosen ? .isSelected : [])
            .foregroundStyle(.black)
            .frame(maxWidth: .infinity, minHeight: 48)
            .background(Color(hue: Double(number % 100) / 100, saturation: isChosen ? 1 : 0.4, brightness: 0.9))
    }
}

#Preview {
    GridsPage()
}
