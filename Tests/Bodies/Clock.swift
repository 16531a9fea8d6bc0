import SwiftUI

struct Clock: View {
    @State private var phase = 0.0
    @State private var scale: CGFloat = 1
    @State private var colors: [Color] = [.red, .orange, .yellow]
    let columns = [GridItem(.adaptive(minimum: 80), spacing: 8)]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 8) {
                ForEach(Array(colors.enumerated()), id: \.offset) { index, color in
                    RoundedRectangle(cornerRadius: 8)
                        .fill(
                            LinearGradient(
                                colors: [color, color.opacity(0.5 + 0.5 * sin(phase + Double(index)))],
                                startPoint: .top, endPoint: .bottom)
                        )
                        .frame(height: 80 * scale + CGFloat(index) * 4)
                        .overlay(alignment: .bottomTrailing) {
                            Text("\(index)").padding(4)
                        }
                        .scaleEffect(index == 0 ? scale * 1.1 : scale)
                }
            }
            .padding(.horizontal, 16)
            Canvas { context, size in
                var path = Path()
                path.move(to: CGPoint(x: 0, y: size.height / 2))
                for x in stride(from: 0, through: size.width, by: 2) {
                    let y = size.height / 2 + sin(x / 20 + phase) * size.height * 0.4
                    path.addLine(to: CGPoint(x: x, y: y))
                }
                context.stroke(path, with: .color(.blue), lineWidth: 2)
            }
            .frame(height: 120)
            Text("Phase ") + Text("\(phase, specifier: "%.1f")").bold().foregroundColor(.red) + Text("!")
        }
        .background(Color.blue.opacity(0.1).ignoresSafeArea())
        .onAppear {
            withAnimation(.linear(duration: 2).repeatForever(autoreverses: false)) { phase += .pi * 2 }
        }
        .safeAreaInset(edge: .bottom) {
            HStack {
                Button("Slower") { scale = max(0.5, scale - 0.1) }
                Button("Faster") { scale = min(2, scale + 0.1) }
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .padding(EdgeInsets(top: 8, leading: 16 * scale, bottom: 8, trailing: 16 * scale))
        }
    }
}

// error: sin(phase + Double(index)) => sin(phases + Double(index))
// error: .frame(height: 80 * scale + CGFloat(index) * 4) => .frame(hight: 80 * scale + CGFloat(index) * 4)
// error: .overlay(alignment: .bottomTrailing) => .overlay(alignment: .bottomRight)
// error: sin(x / 20 + phase) * size.height => sin(x / 20 + phase) * sice.height
// error: with: .color(.blue) => with: .tint(.blue)
// error: .bold().foregroundColor(.red) + Text("!") => .bold().foregroundColor(.rot) + Text("!")
// error: Text("Phase ") + Text => Text("Phase ") + phase + Text
// error: .repeatForever(autoreverses: false) => .repeatForever(autoreverse: false)
// error: leading: 16 * scale => leading: 16 * skale
// error: .controlSize(.large) => .controlsSize(.large)
// error: scale * 1.1 : scale) => scale * 1.1 : "scale")
// error: id: \.offset) => id: \.ofset)
