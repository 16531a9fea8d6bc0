import SwiftUI

struct Dial: View {
    @Binding var value: Double
    var lowest = 0.0
    var highest = 100.0
    let size: CGFloat
    @State private var isPressed = false

    private var part: Double { (value - lowest) / (highest - lowest) }

    var body: some View {
        GeometryReader { proxy in
            let radius = min(proxy.size.width, proxy.size.height) / 2
            ZStack {
                Circle()
                    .stroke(Color.gray.opacity(0.3), lineWidth: size * 0.1)
                Circle()
                    .trim(from: 0, to: part)
                    .stroke(
                        AngularGradient(colors: [.blue, .purple, .red], center: .center),
                        style: StrokeStyle(lineWidth: size * 0.1, lineCap: .round)
                    )
                    .rotationEffect(.degrees(-90))
                ForEach(0..<12) { tick in
                    Rectangle()
                        .fill(Double(tick) / 12 <= part ? Color.accentColor : Color.secondary)
                        .frame(width: 2, height: tick % 3 == 0 ? 12 : 6)
                        .offset(y: -radius + size * 0.2)
                        .rotationEffect(.degrees(Double(tick) * 30))
                }
                Capsule()
                    .fill(isPressed ? .red : .primary)
                    .frame(width: 4, height: radius * 0.7)
                    .offset(y: -radius * 0.35)
                    .rotationEffect(Angle(degrees: part * 360 - 90) + .degrees(90))
                Text("\(Int(value.rounded()))")
                    .font(.system(size: size * 0.25 + 4, weight: .bold, design: .rounded))
                    .position(x: proxy.size.width / 2, y: proxy.size.height / 2 + radius * 0.5)
            }
            .contentShape(Circle())
            .gesture(
                DragGesture(minimumDistance: 0)
                    .onChanged { drag in
                        let dx = drag.location.x - proxy.size.width / 2
                        let dy = drag.location.y - proxy.size.height / 2
                        var angle = atan2(dy, dx) + .pi / 2
                        if angle < 0 { angle += 2 * .pi }
                        value = lowest + Double(angle / (2 * .pi)) * (highest - lowest)
                        isPressed = true
                    }
                    .onEnded { _ in isPressed = false }
            )
        }
        .frame(width: size, height: size)
        .accessibilityElement()
        .accessibilityValue(Text("\(Int(value)) of \(Int(highest))"))
    }
}

// error: .offset(y: -radius + size * 0.2) => .offset(y: -radius + sise * 0.2)
// error: .rotationEffect(.degrees(Double(tick) * 30)) => .rotationEffects(.degrees(Double(tick) * 30))
// error: .trim(from: 0, to: part) => .trimmed(from: 0, to: part)
// error: Double(tick) / 12 <= part => Double(tick) / 12 <= parts
// error: proxy.size.height / 2 + radius * 0.5 => proxy.size.heigth / 2 + radius * 0.5
// error: .offset(y: -radius * 0.35) => .offset(y: -radius * "0.35")
// error: design: .rounded => design: .round
// error: lineCap: .round) => lineCaps: .round)
// error: .frame(width: 2, height: tick % 3 == 0 ? 12 : 6) => .frame(width: 2, height: tick % 3 == 0 ? 12 : "6")
// error: AngularGradient(colors: [ => AngularGradients(colors: [
// error: Angle(degrees: part * 360 - 90) + .degrees(90) => Angle(degrees: part * 360 - 90) + .degree(90)
// error: drag.location.x - proxy.size.width / 2 => drag.place.x - proxy.size.width / 2
