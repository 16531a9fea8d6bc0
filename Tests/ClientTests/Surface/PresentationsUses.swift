import SwiftUI

// Presentations above a view, and event handlers of a view.

private struct PresentationsUses: View {
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
        Text("x").sheet(isPresented: $show) { Text("x") }.sheet(isPresented: $show, onDismiss: { n += 1 }) {
            Text("x").presentationDetents([.medium, .large], selection: $detent).presentationDragIndicator(.visible)
                .interactiveDismissDisabled().presentationDetents([.height(200), .fraction(0.4)])
                .presentationBackground(.thinMaterial).presentationCornerRadius(3).presentationBackgroundInteraction(
                    .enabled(upThrough: .medium)
                ).presentationContentInteraction(.scrolls).presentationCompactAdaptation(.none)
        }.sheet(item: $item) { Text($0.title) }.sheet(item: $item, onDismiss: {}) { i in Text(i.title) }
            .fullScreenCover(isPresented: $show) { Text("x") }.fullScreenCover(item: $item) { Text($0.title) }
            .fullScreenCover(isPresented: $show, content: { Text("x") })
    }
    @ViewBuilder var part2: some View {
        Text("x").popover(isPresented: $show) { Text("x") }.popover(isPresented: $show, arrowEdge: .bottom) {
            Text("x")
        }.popover(item: $item) { Text($0.title) }.popover(
            isPresented: $show, attachmentAnchor: .point(.center), arrowEdge: .top
        ) { Text("x") }
    }
    @ViewBuilder var part3: some View {
        Text("x").alert("x", isPresented: $show) { Button("OK", role: .cancel) {} }.alert("x", isPresented: $show) {
            Button("x") {}
        } message: {
            Text("m")
        }.alert(isPresented: $show) { Alert(title: Text("x"), message: Text("m"), dismissButton: .default(Text("OK"))) }
            .alert(isPresented: $show) {
                Alert(title: Text("x"), primaryButton: .destructive(Text("d")) { n = 1 }, secondaryButton: .cancel())
            }.alert(item: $item) { i in Alert(title: Text(i.title)) }.alert("x", isPresented: $show, presenting: item) {
                i in
                Button(i.title) {}
            } message: { i in
                Text(i.title)
            }.alert(isPresented: $show, error: err) { Button("OK") {} }.alert(isPresented: $show, error: err) { _ in
                Button("x") {}
            } message: { e in
                Text(e.localizedDescription)
            }.alert(Text("x"), isPresented: $show, actions: {}).alert("x", isPresented: .constant(err != nil)) {}
    }
    @ViewBuilder var part4: some View {
        Text("x").confirmationDialog("x", isPresented: $show, titleVisibility: .visible) {
            Button("x") {}
        } message: {
            Text("m")
        }.confirmationDialog("x", isPresented: $show, presenting: item) { i in Button(i.title) {} }.confirmationDialog(
            Text("x"), isPresented: $show
        ) { Button("x") {} }.actionSheet(isPresented: $show) {
            ActionSheet(
                title: Text("x"), message: Text("m"),
                buttons: [.default(Text("a")) {}, .destructive(Text("b")), .cancel()])
        }.inspector(isPresented: $show) { Text("x").inspectorColumnWidth(min: 100, ideal: 200, max: 300) }
    }
    @ViewBuilder var part5: some View {
        Text("x").onAppear { n = 1 }.onAppear(perform: act).onDisappear {}.onDisappear(perform: act).onChange(of: n) {}
            .onChange(of: n) { old, new in print(old, new) }.onChange(of: n) { new in print(new) }.onChange(
                of: n, initial: true
            ) { _, _ in }.onChange(of: text, perform: { v in print(v) }).onReceive(timer) { _ in n += 1 }.onReceive(
                Just(3)
            ) { print($0) }.onReceive(NotificationCenter.default.publisher(for: Notification.Name("x"))) { note in
                print(note)
            }.task { await load() }.task(id: n) { await load() }.task(priority: .background) { await load() }
            .onTapGesture { n += 1 }.onTapGesture(count: 2) {}.onTapGesture(count: 2, perform: act).onTapGesture {
                location in print(location.x)
            }.onLongPressGesture {}.onLongPressGesture(minimumDuration: 1, maximumDistance: 3) {
            } onPressingChanged: { p in
                print(p)
            }.onLongPressGesture(minimumDuration: 1, pressing: { _ in }, perform: {}).onHover { h in show = h }
            .onContinuousHover { phase in
                switch phase {
                case .active(let p): print(p);
                case .ended: break
                }
            }.onOpenURL { print($0) }.onKeyPress(.return) { .handled }.onKeyPress { press in
                press.key == .space ? .handled : .ignored
            }.onKeyPress(keys: [.upArrow, .downArrow]) { _ in .handled }.onKeyPress(characters: .decimalDigits) { _ in
                .handled
            }.onKeyPress(.space, phases: .down) { _ in .handled }.onGeometryChange(for: CGSize.self) {
                $0.size
            } action: {
                size = $0
            }.onGeometryChange(for: CGRect.self, of: { $0.frame(in: .global) }) { r in print(r) }.onGeometryChange(
                for: CGFloat.self
            ) { proxy in
                proxy.size.height
            } action: { old, new in
                print(old, new)
            }.onSubmit { focus = .b }.onScrollGeometryChange(for: Double.self) { g in
                g.contentOffset.y
            } action: { o, n in
            }.onScrollPhaseChange { o, n in }.onScrollVisibilityChange(threshold: 0.5) { _ in }.onPreferenceChange(
                SizeKey.self
            ) { print($0) }.onMoveCommand { d in print(d) }.onExitCommand {}.onDeleteCommand {}.task(
                id: n, priority: .high
            ) { await load() }.sensoryFeedback(.impact, trigger: n).sensoryFeedback(.impact(weight: .light), trigger: n)
            .sensoryFeedback(trigger: n) { a, b in b > a ? .success : nil }.sensoryFeedback(.selection, trigger: n) {
                o, n in n > o
            }
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
    static let midOfPresentations = VerticalAlignment(Mid.self)
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
