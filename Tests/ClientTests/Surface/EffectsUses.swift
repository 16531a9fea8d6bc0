import SwiftUI

// Shapes, pictures, backgrounds, effects and canvases.

private struct EffectsUses: View {
    @State var show = false; @State var item: Pop?; @State var err: MyErr?;
    @State var detent = PresentationDetent.medium; @State var text = ""; @State var n = 0;
    @State var size = CGSize.zero; @State var offset = CGSize.zero; @State var scale: CGFloat = 1;
    @State var angle = Angle.zero
    @GestureState private var drag = CGSize.zero; @GestureState var isDetecting = false; @Namespace var ns;
    @FocusState var focus: Field?; @FocusState var isF: Bool
    enum Field: Hashable { case a, b }
    @Environment(\.openURL) var openURL; @Environment(\.colorScheme) var scheme;
    @Environment(\.horizontalSizeClass) var hsc; @Environment(\.scenePhase) var phase;
    @Environment(\.openWindow) var openWindow; @Environment(\.dismissWindow) var dw;
    let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    @ScaledMetric var sm: CGFloat = 10; @ScaledMetric(relativeTo: .title) var sm2 = 20.0
    var dragG: some Gesture { DragGesture().onChanged { self.offset = $0.translation } }
    @State var sid: Int?; @State var pos = ScrollPosition(edge: .top); @State var anchor: Anchor<CGPoint>?
    @AccessibilityFocusState var isA: Bool
    func act() {}
    func load() async {}
    var body: some View { EmptyView() }
    @ViewBuilder var part1: some View {
        Circle().fill(.red).stroke(.blue, lineWidth: 2);
        Circle().stroke(
            Color.red, style: StrokeStyle(lineWidth: 3, lineCap: .round, lineJoin: .round, dash: [3, 4], dashPhase: 1));
        Circle().strokeBorder(.red, lineWidth: 3);
        RoundedRectangle(cornerRadius: 3, style: .continuous).inset(by: 3).stroke(lineWidth: 3);
        UnevenRoundedRectangle(topLeadingRadius: 3, bottomTrailingRadius: 3);
        Capsule(style: .circular).fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom));
        Rectangle().fill(.linearGradient(colors: [.red], startPoint: .leading, endPoint: .trailing));
        Ellipse().fill(
            RadialGradient(gradient: Gradient(colors: [.red, .blue]), center: .center, startRadius: 0, endRadius: 3));
        Rectangle().fill(
            AngularGradient(
                gradient: Gradient(stops: [.init(color: .red, location: 0)]), center: .center, startAngle: .degrees(0),
                endAngle: .degrees(360)));
        Rectangle().fill(EllipticalGradient(colors: [.red])); Rectangle().fill(Color.red.gradient);
        Rectangle().fill(.red.gradient.opacity(0.5));
        MeshGradient(
            width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .blue, .green, .yellow]);
        Rectangle().fill(.shadow(.inner(radius: 3))).fill(.red.shadow(.drop(color: .black, radius: 3, x: 1, y: 1)))
    }
    @ViewBuilder var part2: some View {
        Path { p in
            p.move(to: .zero); p.addLine(to: CGPoint(x: 1, y: 1)); p.addQuadCurve(to: .zero, control: .zero);
            p.addCurve(to: .zero, control1: .zero, control2: .zero);
            p.addArc(center: .zero, radius: 3, startAngle: .degrees(0), endAngle: .degrees(3), clockwise: true);
            p.addRect(.zero); p.addEllipse(in: .zero);
            p.addRoundedRect(in: .zero, cornerSize: CGSize(width: 1, height: 1)); p.addPath(Path(ellipseIn: .zero));
            p.closeSubpath(); p.addLines([.zero]); p.addRects([.zero]);
            p.addArc(tangent1End: .zero, tangent2End: .zero, radius: 3);
            p.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(3))
        }.stroke(.red, lineWidth: 3).fill(style: FillStyle(eoFill: true))
    }
    @ViewBuilder var part3: some View {
        Image("x").resizable().renderingMode(.template).interpolation(.none).antialiased(true).scaledToFit();
        Image(systemName: "x").imageScale(.large).symbolRenderingMode(.hierarchical).symbolVariant(.fill)
            .foregroundStyle(.red, .blue).font(.largeTitle).symbolEffect(.bounce, value: n).symbolEffect(.pulse)
            .contentTransition(.numericText(value: 3))
        Image(systemName: "x", variableValue: 0.3); Image("x", bundle: .main, label: Text("x"));
        Image(decorative: "x").resizable(capInsets: EdgeInsets(), resizingMode: .tile);
        AsyncImage(url: URL(string: "x"));
        AsyncImage(url: URL(string: "x")) { i in
            i.resizable()
        } placeholder: {
            ProgressView()
        };
        AsyncImage(url: nil, scale: 2) { phase in
            switch phase {
            case .empty: ProgressView();
            case .success(let i): i.resizable();
            case .failure: Text("x");
            @unknown default: EmptyView()
            }
        };
        AsyncImage(url: nil, transaction: Transaction(animation: .easeIn)) { p in
            if let i = p.image { i } else if p.error != nil { Color.red } else { Color.gray }
        }
    }
    @ViewBuilder var part4: some View {
        Text("x").background(Color.red).background(.red).background(
            .ultraThinMaterial, in: RoundedRectangle(cornerRadius: 3)
        ).background { Circle() }.background(alignment: .top) { Text("x") }.background(
            Circle().fill(.red), alignment: .top
        ).background(.red, in: .rect(cornerRadius: 3)).background(in: Capsule()).background(.background.secondary)
            .background(ignoresSafeAreaEdges: .all).background(.regularMaterial.opacity(0.3)).overlay { Text("x") }
            .overlay(Text("x"), alignment: .top).overlay(alignment: .topTrailing) { Text("x") }.overlay(.red).overlay(
                .red, in: Circle()
            ).overlay(RoundedRectangle(cornerRadius: 3).stroke(Color.red, lineWidth: 3)).overlay(content: { Text("x") })
            .border(.red).border(Color.red, width: 3).clipShape(Circle()).clipShape(.rect(cornerRadius: 3)).clipShape(
                .rect(topLeadingRadius: 3, bottomTrailingRadius: 3)
            ).clipShape(.capsule).clipped().clipShape(.rect(cornerRadii: .init(topLeading: 3))).cornerRadius(3).shadow(
                radius: 3
            ).shadow(color: .black.opacity(0.3), radius: 3, x: 1, y: 1).blur(radius: 3).blur(radius: 3, opaque: true)
            .opacity(0.3).brightness(0.3).contrast(3).saturation(0).grayscale(1).hueRotation(.degrees(3)).colorInvert()
            .colorMultiply(.red).luminanceToAlpha().blendMode(.multiply).compositingGroup().drawingGroup().mask(
                Circle()
            ).mask { Text("x") }.mask(alignment: .top) { Text("x") }.rotationEffect(.degrees(3)).rotationEffect(
                Angle(degrees: 3), anchor: .top
            ).rotation3DEffect(.degrees(3), axis: (x: 0, y: 1, z: 0)).rotation3DEffect(
                .degrees(3), axis: (x: 0, y: 1, z: 0), anchor: .leading, anchorZ: 0, perspective: 0.5
            ).scaleEffect(2).scaleEffect(x: 1, y: -1).scaleEffect(CGSize(width: 1, height: 1), anchor: .top)
            .transformEffect(.init(scaleX: 1, y: 1)).transformEffect(CGAffineTransform(rotationAngle: 3))
            .foregroundStyle(.primary, .secondary, .tertiary).foregroundStyle(
                LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom)
            ).tint(.red).tint(nil).accentColor(.red).preferredColorScheme(.dark).colorScheme(.light).redacted(
                reason: .placeholder
            ).unredacted().privacySensitive().hidden().disabled(true).help("x").statusBar(hidden: true)
            .statusBarHidden().dynamicTypeSize(.large).dynamicTypeSize(...DynamicTypeSize.xxxLarge).labelsHidden()
            .environment(\.locale, Locale(identifier: "de")).environment(\.colorScheme, .dark).transformEnvironment(
                \.font
            ) { $0 = .body }.matchedGeometryEffect(id: "x", in: ns).matchedGeometryEffect(
                id: 1, in: ns, properties: .position, anchor: .center, isSource: false
            ).geometryGroup()
    }
    @ViewBuilder var part5: some View {
        Canvas { ctx, size in
            ctx.fill(Path(ellipseIn: CGRect(origin: .zero, size: size)), with: .color(.red));
            ctx.stroke(
                Path(CGRect(origin: .zero, size: size)),
                with: .linearGradient(
                    Gradient(colors: [.red, .blue]), startPoint: .zero, endPoint: CGPoint(x: 1, y: 1)), lineWidth: 3);
            ctx.draw(Text("x").bold(), at: .zero, anchor: .topLeading); ctx.draw(Image(systemName: "x"), in: .zero);
            if let s = ctx.resolveSymbol(id: 1) { ctx.draw(s, at: .zero) }; var c = ctx; c.translateBy(x: 1, y: 1);
            c.rotate(by: .degrees(3)); c.scaleBy(x: 1, y: 1); c.opacity = 0.3; c.blendMode = .plusLighter;
            c.addFilter(.blur(radius: 3)); c.addFilter(.alphaThreshold(min: 0.5, color: .red));
            ctx.drawLayer { l in l.clip(to: Path(.zero)) }; let r = ctx.resolve(Text("x")); print(r.measure(in: size));
            c.stroke(Path(), with: .style(.red), style: .init(lineWidth: 2)); ctx.concatenate(.identity);
            ctx.addFilter(.shadow(color: .red, radius: 3))
        } symbols: {
            Text("x").tag(1)
        }
    }
    @ViewBuilder var part6: some View {
        Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { c, s in }
    }
    @ViewBuilder var part7: some View {
        TimelineView(.animation) { tl in
            let t = tl.date.timeIntervalSinceReferenceDate; Canvas { c, s in print(t) }
        }; TimelineView(.periodic(from: .now, by: 1)) { c in Text(c.date, style: .time) };
        TimelineView(.everyMinute) { _ in Text("x") };
        TimelineView(.animation(minimumInterval: 0.1, paused: show)) { c in Text("\(c.cadence == .live ? 1 : 2)") };
        TimelineView(.explicit([Date()])) { _ in Text("x") }
    }
}

private struct Pop: Identifiable { let id = UUID(); var title = "" }
private enum MyErr: LocalizedError { case a; var errorDescription: String? { "x" } }
private struct Anim { var scale = 1.0; var y: CGFloat = 0 }
private struct SizeKey: PreferenceKey {
    static let defaultValue = CGSize.zero;
    static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}
private extension VerticalAlignment {
    struct Mid: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { d[.top] } };
    static let midOfEffects = VerticalAlignment(Mid.self)
}
private struct MyMod: ViewModifier {
    let n: Int; func body(content: Content) -> some View { content.opacity(Double(n)) }
}
private extension AnyTransition {
    static var pivot: AnyTransition { .modifier(active: MyMod(n: 1), identity: MyMod(n: 0)) }
}
private struct MyTrans: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
        content.scaleEffect(phase.isIdentity ? 1 : 0).rotationEffect(.degrees(phase.value * 3)).opacity(
            phase == .willAppear ? 0 : 1)
    }
}
private struct MyKey: LayoutValueKey { static let defaultValue: Int = 0 }
private struct MyLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let s = subviews.map { $0.sizeThatFits(.unspecified) };
        return proposal.replacingUnspecifiedDimensions(by: s.first ?? .zero)
    };
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (i, s) in subviews.enumerated() {
            s.place(
                at: CGPoint(x: bounds.minX + CGFloat(i), y: bounds.midY), anchor: .center,
                proposal: .init(width: 3, height: nil));
            print(
                s[MyKey.self], s.dimensions(in: .zero)[.bottom], s.priority,
                s.spacing.distance(to: s.spacing, along: .horizontal))
        }
    }
}
private struct PopKey: FocusedValueKey { typealias Value = Pop }
private extension FocusedValues {
    var pop: Pop? {
        get { self[PopKey.self] }
        set { self[PopKey.self] = newValue }
    }
}
