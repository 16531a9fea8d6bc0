import SwiftUI

struct Bar: Identifiable {
    let id: Int
    let name: String
    let value: Double
}

struct Chart: View {
    let bars: [Bar]
    @State private var chosen: Int?
    @State private var zoom = 1.0
    @State private var showsValues = true

    private var most: Double { bars.map(\.value).max() ?? 1 }

    func height(of bar: Bar, in size: CGSize) -> CGFloat {
        CGFloat(bar.value / most) * size.height * 0.8 * zoom
    }

    var body: some View {
        VStack(alignment: .leading) {
            Text("Chart").font(.title).padding(.bottom, 2)
            GeometryReader { geometry in
                HStack(alignment: .bottom, spacing: geometry.size.width * 0.02) {
                    ForEach(bars) { bar in
                        VStack(spacing: 4) {
                            if showsValues {
                                Text("\(bar.value, specifier: "%.0f")")
                                    .font(.caption2)
                                    .rotationEffect(.degrees(bars.count > 8 ? -45 : 0))
                            }
                            RoundedRectangle(cornerRadius: 3)
                                .fill(
                                    chosen == bar.id
                                        ? Color.accentColor : Color.accentColor.opacity(0.4 + bar.value / most * 0.5)
                                )
                                .frame(
                                    width: (geometry.size.width - CGFloat(bars.count - 1) * 4) / CGFloat(bars.count),
                                    height: height(of: bar, in: geometry.size)
                                )
                                .onTapGesture {
                                    chosen = chosen == bar.id ? nil : bar.id
                                }
                            Text(bar.name.prefix(3))
                                .font(.caption)
                                .foregroundStyle(chosen == bar.id ? .primary : .secondary)
                        }
                    }
                }
                .frame(width: geometry.size.width, height: geometry.size.height, alignment: .bottom)
            }
            .frame(height: 240 + (showsValues ? 20 : 0))
            .padding([.leading, .trailing], 12)
            .background(
                LinearGradient(
                    gradient: Gradient(colors: [Color(red: 0.9, green: 0.95, blue: 1), .white]),
                    startPoint: .topLeading, endPoint: UnitPoint(x: 0.5, y: 1))
            )
            .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
            HStack {
                Toggle("Values", isOn: $showsValues.animation())
                Slider(value: $zoom, in: 0.5...1.2) { Text("Zoom") }
            }
            Menu("Choose") {
                ForEach(bars) { bar in
                    Button(bar.name) { chosen = bar.id }
                }
                Divider()
                Button("None", role: .cancel) { chosen = nil }
            }
        }
        .padding()
        .confirmationDialog("Remove?", isPresented: .constant(false), titleVisibility: .visible) {
            Button("Remove", role: .destructive) {}
        } message: {
            Text("\(bars.count) bars")
        }
    }
}

// error: opacity(0.4 + bar.value / most * 0.5) => opacity(0.4 + bar.valeu / most * 0.5)
// error: CGFloat(bars.count - 1) * 4) / CGFloat(bars.count) => CGFloat(bars.count - 1) * 4) / CGFloat(bar.count)
// error: height(of: bar, in: geometry.size) => height(bar, in: geometry.size)
// error: .onTapGesture { => .onTap {
// error: chosen == bar.id ? nil : bar.id => chosen == bar.id ? nil : bar.name
// error: .clipShape(RoundedRectangle => .clipShapes(RoundedRectangle
// error: UnitPoint(x: 0.5, y: 1) => UnitPoint(x: 0.5, z: 1)
// error: $showsValues.animation() => $showValues.animation()
// error: (showsValues ? 20 : 0) => (showsValues ? 20 : "")
// error: titleVisibility: .visible => titleVisibility: .shown
// error: func height(of bar: Bar, in size: CGSize) -> CGFloat { => func height(of bar: Bar, in size: CGSize) {
// error: geometry.size.width * 0.02) => geometry.width * 0.02)
