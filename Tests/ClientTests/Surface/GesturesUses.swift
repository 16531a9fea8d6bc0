import SwiftUI

// Gestures, alone and combined.

private struct GesturesUses: View {
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
        Text("x").gesture(
            DragGesture().onChanged { v in offset = v.translation }.onEnded { v in
                withAnimation(.spring()) {
                    offset = .zero; print(v.predictedEndTranslation, v.startLocation, v.velocity)
                }
            }
        ).gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .local).updating($drag) { value, state, transaction in
                state = value.translation
            }
        ).gesture(LongPressGesture(minimumDuration: 1).updating($isDetecting) { c, s, _ in s = c }.onEnded { _ in })
            .gesture(MagnificationGesture().onChanged { scale = $0 }).gesture(
                MagnifyGesture().onChanged { scale = $0.magnification }
            ).gesture(RotationGesture().onChanged { angle = $0 }).gesture(
                RotateGesture().onChanged { angle = $0.rotation }
            ).simultaneousGesture(TapGesture(count: 2).onEnded {}).highPriorityGesture(TapGesture().onEnded { _ in })
            .gesture(SpatialTapGesture().onEnded { e in print(e.location) }).gesture(
                TapGesture().simultaneously(with: DragGesture())
            ).gesture(
                LongPressGesture().sequenced(before: DragGesture()).onChanged { v in
                    switch v {
                    case .first(true): break;
                    case .second(true, let drag): print(drag?.translation ?? .zero);
                    default: break
                    }
                }
            ).gesture(DragGesture(coordinateSpace: .named("x"))).gesture(
                TapGesture().exclusively(before: LongPressGesture())
            ).gesture(show ? DragGesture() : nil).gesture(TapGesture(), including: .subviews).allowsHitTesting(false)
            .contentShape(Rectangle()).contentShape(.rect).contentShape(.interaction, Circle()).hoverEffect()
            .hoverEffect(.lift)
    }
    @ViewBuilder var part2: some View {
        Text("x").gesture(dragG).defersSystemGestures(on: .bottom).gesture(DragGesture().modifiers(.shift)).gesture(
            SimultaneousGesture(MagnifyGesture(), RotateGesture()).onChanged { v in print(v.first?.magnification ?? 0) }
        )
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
    static let midOfGestures = VerticalAlignment(Mid.self)
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
