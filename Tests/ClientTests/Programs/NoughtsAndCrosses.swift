import SwiftUI

/// The game on nine fields.
struct NoughtsAndCrosses: View {
    @State private var fields = Array(repeating: "", count: 9)
    @State private var isCrossNext = true

    private static let lines = [
        [0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6],
    ]

    private var winner: String? {
        for line in Self.lines where line.allSatisfy({ fields[$0] == fields[line[0]] && !fields[$0].isEmpty }) {
            return fields[line[0]]
        }
        return nil
    }

    private var status: String {
        if let winner { return "\(winner) wins" }
        return fields.allSatisfy { !$0.isEmpty } ? "Draw" : "\(isCrossNext ? "X" : "O") is next"
    }

    var body: some View {
        VStack(spacing: 24) {
            Text(status).font(.title)
            LazyVGrid(columns: Array(repeating: GridItem(.fixed(80), spacing: 8), count: 3), spacing: 8) {
                ForEach(fields.indices, id: \.self) { index in
                    Button {
                        play(index)
                    } label: {
                        Text(fields[index])
                            .font(.system(size: 40, weight: .heavy))
                            .foregroundStyle(fields[index] == "X" ? .blue : .orange)
                            .frame(width: 80, height: 80)
                            .background(RoundedRectangle(cornerRadius: 12).fill(.quaternary))
                    }
                    .buttonStyle(.plain)
                    .disabled(!fields[index].isEmpty || winner != nil)
                    .accessibilityLabel("Field \(index + 1)")
                    .accessibilityIdentifier("field \(index)")
                }
            }
            Button("New game") {
                fields = Array(repeating: "", count: 9)
                isCrossNext = true
            }
            .buttonStyle(.borderedProminent)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }

    private func play(_ index: Int) {
        fields[index] = isCrossNext ? "X" : "O"
        isCrossNext.toggle()
    }
}
