import SwiftUI

// Animations, transitions, focus and accessibility.

private struct AnimationsUses: View {
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
        Text("x").animation(.easeInOut(duration: 3), value: n).animation(
            .spring(response: 0.3, dampingFraction: 0.5, blendDuration: 0), value: n
        ).animation(.interpolatingSpring(stiffness: 30, damping: 3), value: n).animation(
            .linear(duration: 3).repeatForever(autoreverses: false), value: n
        ).animation(.default.delay(3).speed(2), value: n).animation(.bouncy, value: n).animation(
            .snappy(duration: 3, extraBounce: 0.3), value: n
        ).animation(.smooth, value: n).animation(.timingCurve(0.1, 0.2, 0.3, 0.4, duration: 3), value: n).animation(
            nil, value: n
        ).animation(.easeIn) { $0.opacity(show ? 1 : 0) }.animation(.spring(duration: 0.3, bounce: 0.3), value: n)
            .animation(.interactiveSpring(), value: n).animation(show ? .easeIn : .none, value: n).animation(
                .spring(.bouncy), value: n
            ).animation(
                .timingCurve(.bezier(startControlPoint: .topLeading, endControlPoint: .bottom), duration: 1), value: n)
    }
    @ViewBuilder var part2: some View {
        if show {
            Text("x").transition(.opacity).transition(.slide).transition(.scale).transition(.move(edge: .bottom))
                .transition(.asymmetric(insertion: .scale, removal: .opacity)).transition(
                    .opacity.combined(with: .move(edge: .top))
                ).transition(.scale(scale: 0.3, anchor: .top)).transition(.push(from: .trailing)).transition(
                    AnyTransition.opacity.animation(.easeIn)
                ).transition(.modifier(active: MyMod(n: 1), identity: MyMod(n: 0))).transition(.pivot).transition(
                    .identity
                ).transition(.blurReplace).transition(MyTrans()).transition(.offset(x: 3, y: 3)).transition(
                    .blurReplace(.downUp)
                ).transition(.opacity.animation(.linear(duration: 3)))
        }
    }
    @ViewBuilder var part3: some View {
        Text("x").phaseAnimator([false, true]) { c, p in c.opacity(p ? 1 : 0) }.phaseAnimator([1, 2, 3], trigger: n) {
            c, p in
            c.scaleEffect(CGFloat(p))
        } animation: { p in
            .spring
        }.keyframeAnimator(initialValue: Anim(), trigger: n) { c, v in
            c.scaleEffect(v.scale).offset(y: v.y)
        } keyframes: { _ in
            KeyframeTrack(\.scale) {
                LinearKeyframe(1, duration: 0.3); SpringKeyframe(2, duration: 0.3, spring: .bouncy);
                CubicKeyframe(1, duration: 0.3); MoveKeyframe(3)
            }; KeyframeTrack(\.y) { CubicKeyframe(3, duration: 3) }
        }.transaction { $0.animation = nil }.transaction { t in t.disablesAnimations = true }.transaction(value: n) {
            t in t.animation = .none
        }.contentTransition(.numericText()).contentTransition(.opacity).contentTransition(.interpolate)
    }
    @ViewBuilder var part4: some View {
        PhaseAnimator([1, 2]) { p in
            Text("\(p)")
        } animation: { _ in
            .easeIn
        };
        KeyframeAnimator(initialValue: Anim(), repeating: true) { v in
            Text("x").scaleEffect(v.scale)
        } keyframes: { _ in
            KeyframeTrack(\.scale) { LinearKeyframe(1, duration: 1) }
        }; PhaseAnimator([1, 2], trigger: n) { Text("\($0)") }
    }
    @ViewBuilder var part5: some View {
        Button("x") {
            withAnimation { show.toggle() };
            withAnimation(.easeIn) {
                n += 1
            } completion: {
                n = 0
            };
            withAnimation(.spring, completionCriteria: .removed) {
                n = 1
            } completion: {
            }; var t = Transaction(); t.disablesAnimations = true; withTransaction(t) { n = 3 };
            withTransaction(\.disablesAnimations, true) { n = 1 }; let r = withAnimation { 3 }; print(r);
            _ = withAnimation(.easeIn(duration: 0.2).delay(0.3).repeatCount(3, autoreverses: true)) { show }
        }
    }
    @ViewBuilder var part6: some View {
        Text("x").focused($focus, equals: .a).focused($isF).focusable().focusSection().focusedValue(\.pop, item)
            .focusedSceneValue(\.pop, item).keyboardShortcut("s", modifiers: [.command, .shift]).keyboardShortcut("n")
            .keyboardShortcut(.return, modifiers: []).keyboardShortcut(KeyEquivalent("x")).accessibilityElement(
                children: .combine
            ).accessibilityElement().accessibilityAction {}.accessibilityAction(named: "x") {}
            .accessibilityAdjustableAction { d in
                switch d {
                case .increment: n += 1;
                case .decrement: n -= 1;
                @unknown default: break
                }
            }.accessibilityIdentifier("x").accessibilitySortPriority(1).accessibilityRemoveTraits(.isImage)
            .accessibilityInputLabels(["a", "b"]).accessibilityShowsLargeContentViewer().accessibilityAction(.escape) {}
            .accessibilityHeading(.h1).accessibilityChildren { Text("x") }.accessibilityRepresentation { Text("x") }
            .accessibilityCustomContent("x", "y").accessibilityLabel("x", isEnabled: true).accessibilityActions {
                Button("x") {}
            }.accessibilityTextContentType(.narrative).accessibilityZoomAction { a in print(a.direction) }
            .accessibilityScrollAction { e in print(e) }.accessibilityFocused($isA)
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
    static let midOfAnimations = VerticalAlignment(Mid.self)
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
