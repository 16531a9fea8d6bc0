import SwiftUI

/// Keys in a grid below a number that is cut at its head.
struct PocketCalculator: View {
    @State private var shown = "0"
    @State private var kept = 0.0
    @State private var pending: String?
    @State private var startsAnew = true

    private let keys = [
        ["C", "±", "%", "÷"], ["7", "8", "9", "×"], ["4", "5", "6", "−"], ["1", "2", "3", "+"], ["0", ".", "="],
    ]

    var body: some View {
        VStack(spacing: 8) {
            Spacer(minLength: 0)
            Text(shown)
                .font(.system(size: 48, weight: .light))
                .foregroundColor(.white)
                .lineLimit(1)
                .minimumScaleFactor(0.5)
                .frame(maxWidth: .infinity, alignment: .trailing)
                .accessibilityIdentifier("display")
            SwiftUI.Grid(horizontalSpacing: 8, verticalSpacing: 8) {
                ForEach(keys, id: \.self) { row in
                    GridRow {
                        ForEach(row, id: \.self) { key in
                            Button {
                                press(key)
                            } label: {
                                Text(key)
                                    .font(.title2)
                                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                                    .background(color(of: key), in: RoundedRectangle(cornerRadius: 10))
                                    .foregroundStyle(.white)
                            }
                            .buttonStyle(.plain)
                            .gridCellColumns(key == "0" ? 2 : 1)
                        }
                    }
                }
            }
            .frame(maxHeight: 400)
        }
        .padding()
        .background(.black)
    }

    private func color(of key: String) -> Color {
        if "÷×−+=".contains(key) { return .orange }
        return "C±%".contains(key) ? Color(white: 0.5) : Color(white: 0.25)
    }

    private func press(_ key: String) {
        switch key {
        case "0"..."9":
            shown = startsAnew || shown == "0" ? key : shown + key
            startsAnew = false
        case ".":
            if startsAnew { shown = "0" }
            if !shown.contains(".") { shown += "." }
            startsAnew = false
        case "C": (shown, kept, pending, startsAnew) = ("0", 0, nil, true)
        case "±": show(-(Double(shown) ?? 0))
        case "%": show((Double(shown) ?? 0) / 100)
        default:
            let value = Double(shown) ?? 0
            switch pending {
            case "+": kept += value
            case "−": kept -= value
            case "×": kept *= value
            case "÷": kept /= value
            default: kept = value
            }
            show(kept)
            pending = key == "=" ? nil : key
            startsAnew = true
        }
    }

    private func show(_ value: Double) {
        shown = value == value.rounded() && abs(value) < 1e12 ? String(Int(value)) : String(value)
    }
}
