import SwiftUI

/// Shapes, gradients, clips and shadows.
struct Figures: View {
    @State private var taps = 0

    var body: some View {
        VStack(spacing: 24) {
            HStack(spacing: 24) {
                Circle().fill(.red).frame(width: 80, height: 80)
                    .onTapGesture { taps += 1 }
                RoundedRectangle(cornerRadius: 16).fill(.blue.gradient).frame(width: 120, height: 80)
                Capsule().stroke(.green, lineWidth: 4).frame(width: 120, height: 48)
                Ellipse().strokeBorder(.orange, style: StrokeStyle(lineWidth: 6, dash: [12, 6]))
                    .frame(width: 120, height: 80)
                Star().frame(width: 80, height: 80).foregroundStyle(.yellow)
            }
            HStack(spacing: 24) {
                Rectangle()
                    .fill(LinearGradient(colors: [.purple, .pink], startPoint: .topLeading, endPoint: .bottomTrailing))
                    .frame(width: 120, height: 80)
                Circle().fill(RadialGradient(colors: [.white, .blue], center: .center, startRadius: 4, endRadius: 40))
                    .frame(width: 80, height: 80)
                Circle().fill(AngularGradient(colors: [.red, .yellow, .green, .blue, .red], center: .center))
                    .frame(width: 80, height: 80)
                Circle().trim(from: 0, to: 0.7).stroke(.teal, style: StrokeStyle(lineWidth: 10, lineCap: .round))
                    .frame(width: 80, height: 80)
            }
            HStack(spacing: 24) {
                Text("A card").padding().background(.yellow, in: .rect(cornerRadius: 12)).shadow(radius: 6, y: 3)
                Color.indigo.frame(width: 80, height: 80).clipShape(Circle())
                VStack(spacing: 0) {
                    Color.red; Color.green; Color.blue
                }.frame(width: 80, height: 80).clipShape(Star())
                Text("Taps \(taps)")
            }
        }
        .padding(32)
    }
}

/// A star with five points.
struct Star: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            for index in 0..<10 {
                let radius = (index.isMultiple(of: 2) ? 1 : 0.4) * min(rect.width, rect.height) / 2
                let angle = Double(index) * .pi / 5 - .pi / 2
                let point = CGPoint(x: rect.midX + radius * cos(angle), y: rect.midY + radius * sin(angle))
                if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
            }
            path.closeSubpath()
        }
    }
}
