import SwiftUI

// Shapes, effects and custom layouts.

struct StarShape: Shape {
    var points = 5
    var smoothness: CGFloat = 0.5
    var animatableData: CGFloat {
        get { smoothness }
        set { smoothness = newValue }
    }

    func path(in rect: CGRect) -> Path {
        guard points >= 2 else { return Path() }
        let center = CGPoint(x: rect.width / 2, y: rect.height / 2)
        var angle = -CGFloat.pi / 2
        let step = .pi * 2 / CGFloat(points * 2)
        let inner = CGPoint(x: center.x * smoothness, y: center.y * smoothness)
        var path = Path()
        path.move(to: CGPoint(x: center.x * cos(angle), y: center.y * sin(angle)))
        var bottom: CGFloat = 0
        for corner in 0..<points * 2 {
            let (s, c) = (sin(angle), cos(angle))
            let end: CGFloat
            if corner.isMultiple(of: 2) {
                end = center.y * s
                path.addLine(to: CGPoint(x: center.x * c, y: end))
            } else {
                end = inner.y * s
                path.addLine(to: CGPoint(x: inner.x * c, y: end))
            }
            if end > bottom { bottom = end }
            angle += step
        }
        let unused = (rect.height / 2 - bottom) / 2
        return path.applying(CGAffineTransform(translationX: center.x, y: center.y + unused))
    }
}

struct TicketShape: InsettableShape {
    var insetAmount: CGFloat = 0
    func path(in rect: CGRect) -> Path {
        let mutable = CGMutablePath()
        let rect = rect.insetBy(dx: insetAmount, dy: insetAmount)
        mutable.move(to: rect.origin)
        mutable.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        mutable.addArc(
            center: CGPoint(x: rect.maxX, y: rect.midY), radius: 8, startAngle: -.pi / 2, endAngle: .pi / 2,
            clockwise: true)
        mutable.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        mutable.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        mutable.closeSubpath()
        return Path(mutable)
    }
    func inset(by amount: CGFloat) -> TicketShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }
}

struct ShakeEffect: GeometryEffect {
    var travel: CGFloat = 10
    var shakes = 3
    var animatableData: CGFloat
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(
            CGAffineTransform(translationX: travel * sin(animatableData * .pi * CGFloat(shakes)), y: 0))
    }
}

struct RadialLayout: Layout {
    var radius: CGFloat?
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let radius = radius ?? min(bounds.width, bounds.height) / 3
        let angle = Angle.degrees(360 / Double(max(1, subviews.count))).radians
        for (index, subview) in subviews.enumerated() {
            var point = CGPoint(x: 0, y: -radius).applying(CGAffineTransform(rotationAngle: angle * CGFloat(index)))
            point.x += bounds.midX
            point.y += bounds.midY
            subview.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }
}

struct WidestLayout: Layout {
    struct Cache { var widest: CGFloat = 0 }
    func makeCache(subviews: Subviews) -> Cache {
        Cache(widest: subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0)
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let heights = subviews.map { $0.dimensions(in: .init(width: cache.widest, height: nil)).height }
        let spacing = subviews.indices.dropLast().map {
            subviews[$0].spacing.distance(to: subviews[$0 + 1].spacing, along: .vertical)
        }
        return CGSize(width: cache.widest, height: heights.reduce(0, +) + spacing.reduce(0, +))
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        var y = bounds.minY
        for subview in subviews {
            let size = subview.sizeThatFits(ProposedViewSize(width: cache.widest, height: nil))
            subview.place(at: CGPoint(x: bounds.minX, y: y), proposal: ProposedViewSize(size))
            y += size.height + 8
        }
    }
}

struct ShapesDemo: View {
    @State private var attempts = 0
    @State private var smooth = false
    @State private var isRadial = true
    @Namespace private var namespace

    var body: some View {
        let layout = isRadial ? AnyLayout(RadialLayout()) : AnyLayout(WidestLayout())
        VStack(spacing: 20) {
            StarShape(smoothness: smooth ? 0.7 : 0.4)
                .fill(
                    AngularGradient(
                        gradient: Gradient(colors: [.red, .yellow, .red]), center: .center, angle: .degrees(-90))
                )
                .frame(width: 80, height: 80)
                .shadow(color: .black.opacity(0.3), radius: 6, x: 0, y: 4)
                .onTapGesture { withAnimation(.spring(response: 0.4, dampingFraction: 0.5)) { smooth.toggle() } }
            TicketShape().strokeBorder(.tint, style: StrokeStyle(lineWidth: 2, dash: [6, 3])).frame(height: 60)
            layout {
                ForEach(0..<6) { index in
                    Circle()
                        .fill(Color(hue: Double(index) / 6, saturation: 0.8, brightness: 0.9))
                        .frame(width: 30)
                        .matchedGeometryEffect(id: index, in: namespace)
                        .layoutPriority(Double(index))
                }
            }
            .frame(height: 160)
            Button("Wrong password") { withAnimation(.default) { attempts += 1 } }
                .modifier(ShakeEffect(animatableData: CGFloat(attempts)))
            Path { path in
                path.addEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 20))
            }
            .trim(from: 0, to: 0.75)
            .stroke(Color.accentColor, lineWidth: 3)
            .rotationEffect(.init(degrees: 30))
            Color(cgColor: CGColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)).frame(height: 10).clipShape(.capsule)
        }
        .padding()
        .background {
            MeshGradient(
                width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.mint, .teal, .cyan, .blue]
            ).opacity(0.2).ignoresSafeArea()
        }
    }
}
