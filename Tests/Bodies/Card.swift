import SwiftUI

struct Card: View {
    let title: String
    let amounts: [Double]
    @State private var isExpanded = false
    @State private var offset: CGFloat = 0
    @Environment(\.colorScheme) private var colorScheme

    var total: Double { amounts.reduce(0, +) }

    var body: some View {
        ZStack(alignment: .topLeading) {
            RoundedRectangle(cornerRadius: 16)
                .fill(colorScheme == .dark ? Color.black.opacity(0.6) : Color.white)
                .shadow(color: .black.opacity(0.2), radius: 8, x: 0, y: 4)
            VStack(alignment: .leading, spacing: 12) {
                HStack(alignment: .firstTextBaseline) {
                    Text(title)
                        .font(.headline)
                        .lineLimit(1)
                    Spacer()
                    Text("\(total, specifier: "%.2f") €")
                        .font(.title2.bold())
                        .foregroundColor(total < 0 ? .red : .green)
                }
                if isExpanded {
                    Divider()
                    ForEach(amounts.indices, id: \.self) { index in
                        HStack {
                            Text("Entry \(index + 1)")
                            Spacer()
                            Text(String(format: "%.2f", amounts[index]))
                                .foregroundColor(amounts[index] < 0 ? .red : .primary)
                        }
                        .padding(.horizontal, 8 + offset / 2)
                        .background(
                            Color(hue: Double(index) / Double(amounts.count), saturation: 0.4, brightness: 0.9)
                                .opacity(0.3)
                        )
                    }
                }
                Button {
                    withAnimation(.spring(response: 0.4, dampingFraction: 0.7)) {
                        isExpanded.toggle()
                    }
                } label: {
                    Label(isExpanded ? "Less" : "More", systemImage: isExpanded ? "chevron.up" : "chevron.down")
                        .font(.caption)
                }
                .buttonStyle(.bordered)
            }
            .padding()
        }
        .frame(maxWidth: .infinity, minHeight: 120)
        .offset(x: offset, y: offset * 0.5)
        .gesture(
            DragGesture()
                .onChanged { value in offset = value.translation.width * 0.8 }
                .onEnded { _ in offset = 0 }
        )
    }
}

// error: .lineLimit(1) => .lineLimits(1)
// error: Text("Entry \(index + 1)") => Text("Entry \(indx + 1)")
// error: Double(index) / Double(amounts.count) => Double(index) / Double(amuonts.count)
// error: .padding(.horizontal, 8 + offset / 2) => .padding(.horizontal, 8 + offsett / 2)
// error: value.translation.width * 0.8 => value.translation.with * 0.8
// error: systemImage: isExpanded => systemImages: isExpanded
// error: .shadow(color: .black.opacity(0.2), radius: 8, x: 0, y: 4) => .shadow(tint: .black.opacity(0.2), radius: 8, x: 0, y: 4)
// error: .background( => .backgroundd(
// error: .offset(x: offset, y: offset * 0.5) => .offset(x: offset, y: offset * title)
// error: total < 0 ? .red : .green => totl < 0 ? .red : .green
// error: brightness: 0.9) => brightnes: 0.9)
// error: isExpanded.toggle() => isExpanded.togle()
