import SwiftUI

// Stacks, grids, frames, scrolling and pages.

private struct LayoutUses: View {
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
        VStack(alignment: .leading, spacing: 10) {
            HStack(alignment: .firstTextBaseline) {
                Spacer(minLength: 0); Divider()
            };
            ZStack(alignment: .topLeading) {
                Color.red; Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1); Color(red: 1, green: 1, blue: 0);
                Color(white: 0.5); Color(hue: 1, saturation: 1, brightness: 1); Color("x"); Color("x", bundle: .main)
            }; LazyVStack(alignment: .leading, spacing: 3, pinnedViews: [.sectionHeaders]) { Text("x") };
            LazyHStack { Text("x") };
            LazyVGrid(
                columns: [GridItem(.adaptive(minimum: 100)), GridItem(.flexible(), spacing: 3), GridItem(.fixed(30))],
                spacing: 20
            ) { Text("x") }; LazyHGrid(rows: Array(repeating: GridItem(.flexible()), count: 3)) { Text("x") };
            LazyVGrid(
                columns: Array(repeating: .init(.flexible()), count: 2), alignment: .center, spacing: 3, pinnedViews: []
            ) { Text("x") };
            SwiftUI.Grid(alignment: .leading, horizontalSpacing: 3, verticalSpacing: 3) {
                GridRow {
                    Text("x").gridCellColumns(2); Text("y").gridColumnAlignment(.trailing)
                }; GridRow(alignment: .top) { Color.clear.gridCellUnsizedAxes([.horizontal, .vertical]) }
            }; ViewThatFits { Text("x") }; ViewThatFits(in: .horizontal) { Text("x") }
        }
    }
    @ViewBuilder var part2: some View {
        GeometryReader { geo in
            Text("x").frame(width: geo.size.width * 0.5, height: geo.size.height / 2).position(
                x: geo.frame(in: .global).midX, y: geo.frame(in: .local).midY);
            Text("\(geo.safeAreaInsets.top)").offset(x: geo.frame(in: .named("s")).minX);
            Color.clear.preference(key: SizeKey.self, value: geo.size)
        }
    }
    @ViewBuilder var part3: some View {
        ScrollView { Text("x") };
        ScrollView(.horizontal, showsIndicators: false) {
            Text("x").containerRelativeFrame(.horizontal).containerRelativeFrame(
                .horizontal, count: 3, span: 1, spacing: 3
            ).containerRelativeFrame(.vertical) { l, a in l * 0.5 }.scrollTransition { c, p in
                c.opacity(p.isIdentity ? 1 : 0).scaleEffect(p.isIdentity ? 1 : 0.8).offset(y: p.value * 3)
            }.scrollTransition(.animated, axis: .horizontal) { c, p in
                c.rotation3DEffect(.degrees(p.value * 20), axis: (0, 1, 0))
            }.visualEffect { c, p in c.offset(x: p.frame(in: .scrollView).minX) }
        }.scrollTargetBehavior(.paging).scrollTargetBehavior(.viewAligned).scrollPosition(id: $sid).scrollTargetLayout()
            .scrollClipDisabled().scrollIndicators(.hidden).scrollBounceBehavior(.basedOnSize).contentMargins(
                .horizontal, 20, for: .scrollContent
            ).contentMargins(20).safeAreaPadding(.horizontal).scrollDisabled(show).scrollDismissesKeyboard(
                .interactively
            ).defaultScrollAnchor(.bottom).coordinateSpace(name: "s").coordinateSpace(.named("x")).scrollPosition($pos)
    }
    @ViewBuilder var part4: some View {
        ScrollView([.horizontal, .vertical]) { Text("x") }.onAppear {
            pos.scrollTo(edge: .top); pos.scrollTo(id: 3, anchor: .top); pos.scrollTo(y: 100)
        }
    }
    @ViewBuilder var part5: some View {
        ScrollViewReader { proxy in
            ScrollView { Text("x").id("a") }; Button("x") { withAnimation { proxy.scrollTo("a", anchor: .top) } }
        }
    }
    @ViewBuilder var part6: some View {
        Text("x").frame(width: 10).frame(maxWidth: .infinity, alignment: .leading).frame(
            minWidth: 0, idealWidth: 3, maxWidth: .infinity, minHeight: 0, idealHeight: 3, maxHeight: .infinity,
            alignment: .center
        ).frame(width: 3, height: 3, alignment: .top).frame(height: nil).padding().padding(3).padding(.horizontal)
            .padding([.leading, .top], 3).padding(.init(top: 0, leading: 0, bottom: 0, trailing: 0)).padding(.top, nil)
            .offset(x: 3).offset(y: 3).offset(offset).offset(x: 1, y: 2).position(CGPoint(x: 1, y: 2)).position(x: 1)
            .fixedSize().fixedSize(horizontal: false, vertical: true).layoutPriority(1).aspectRatio(contentMode: .fit)
            .aspectRatio(16 / 9, contentMode: .fill).aspectRatio(CGSize(width: 1, height: 1), contentMode: .fit)
            .scaledToFit().scaledToFill().edgesIgnoringSafeArea(.all).ignoresSafeArea().ignoresSafeArea(
                .keyboard, edges: .bottom
            ).ignoresSafeArea(edges: .top).safeAreaInset(edge: .bottom) { Text("x") }.safeAreaInset(
                edge: .top, alignment: .leading, spacing: 0
            ) { Text("x") }.zIndex(1).alignmentGuide(.leading) { d in d[.trailing] }.alignmentGuide(
                HorizontalAlignment.center
            ) { $0.width / 2 }.alignmentGuide(.midOfLayout) { d in d[VerticalAlignment.center] }.safeAreaBar(edge: .top)
        { Text("x") }
    }
    @ViewBuilder var part7: some View {
        MyLayout() { Text("x") }; MyLayout { Text("x").layoutValue(key: MyKey.self, value: 3) };
        AnyLayout(HStackLayout(spacing: 3)) { Text("x") };
        let l = show ? AnyLayout(VStackLayout()) : AnyLayout(ZStackLayout()); l { Text("x") }
    }
    @ViewBuilder var part8: some View {
        TabView(selection: $n) {
            Text("x").tabItem { Label("x", systemImage: "y") }.tag(0);
            Text("y").tabItem {
                Image(systemName: "x"); Text("y")
            }.tag(1)
        }.tabViewStyle(.page).tabViewStyle(.page(indexDisplayMode: .always)).tabViewStyle(PageTabViewStyle())
            .indexViewStyle(.page(backgroundDisplayMode: .always)).tabViewStyle(.sidebarAdaptable)
    }
    @ViewBuilder var part9: some View {
        TabView {
            Tab("x", systemImage: "y") { Text("x") }; Tab("x", systemImage: "y", role: .search) { Text("x") }.badge(3);
            TabSection("x") { Tab("y", systemImage: "z") { Text("w") } }
        };
        TabView(selection: $n) {
            Tab("x", systemImage: "y", value: 3) { Text("x") }; Tab(value: 4, role: .search) { Text("x") };
            Tab("i", image: "x", value: 5) { Text("x") }
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
    static let midOfLayout = VerticalAlignment(Mid.self)
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
