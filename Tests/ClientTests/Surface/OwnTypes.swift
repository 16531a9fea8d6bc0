import Combine
import SwiftUI

// Shapes, effects, keys, properties and models of one's own.

private struct Item: Identifiable, Hashable {
    var id = UUID()
    var name: String
}
@ToolbarContentBuilder private func tools(_ b: Bool) -> some ToolbarContent {
    ToolbarItem(placement: .confirmationAction) { Button("x") {} };
    if b { ToolbarItemGroup(placement: .keyboard) { Spacer() } };
    ToolbarItem(placement: .cancellationAction) { Button("c", role: .cancel) {} }
}
private struct Tri: Shape {
    var k: CGFloat;
    var animatableData: CGFloat {
        get { k }
        set { k = newValue }
    };
    func path(in rect: CGRect) -> Path {
        var p = Path(); p.move(to: CGPoint(x: rect.midX, y: rect.minY));
        p.addLine(to: .init(x: rect.maxX, y: rect.maxY)); return p
    }
}
private struct Arc: InsettableShape {
    var inset: CGFloat = 0; func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: inset, dy: inset)) };
    func inset(by amount: CGFloat) -> some InsettableShape { var a = self; a.inset += amount; return a }
}
private struct Pair: Shape {
    var a, b: Double;
    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(a, b) }
        set { a = newValue.first; b = newValue.second }
    }; nonisolated func path(in rect: CGRect) -> Path { Path { $0.addRect(rect) } }
}
private struct Shake: GeometryEffect {
    var animatableData: CGFloat;
    func effectValue(size: CGSize) -> ProjectionTransform {
        ProjectionTransform(CGAffineTransform(translationX: sin(animatableData * .pi * 2), y: 0))
    }
}
@propertyWrapper private struct Stored<T: Codable>: DynamicProperty {
    @State private var v: T; init(wrappedValue: T) { _v = State(initialValue: wrappedValue) };
    var wrappedValue: T {
        get { v }
        nonmutating set { v = newValue }
    }; var projectedValue: Binding<T> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) };
    mutating func update() {}
}
private struct Snap: ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        target.rect.origin.y = (target.rect.origin.y / 10).rounded() * 10;
        print(context.velocity, context.containerSize)
    }
}
private struct Custom: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        time > 1 ? nil : value.scaled(by: time)
    }
}
private struct Tall: CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat? { max(44, context.maxDetentValue * 0.1) }
}
extension PresentationDetent { static let bar = Self.custom(Tall.self); static let small = Self.height(100) }
private struct K: EnvironmentKey { static let defaultValue: Int = 0 }
extension EnvironmentValues {
    var kk: Int {
        get { self[K.self] }
        set { self[K.self] = newValue }
    }; @Entry var myEntry: String = "x"; @Entry var act: (() -> Void)?
}
extension View {
    func kk(_ v: Int) -> some View { environment(\.kk, v) };
    @ViewBuilder func applying<C: View>(_ c: Bool, transform: (Self) -> C) -> some View {
        if c { transform(self) } else { self }
    };
    func readSize(_ f: @escaping (CGSize) -> Void) -> some View {
        background(GeometryReader { g in Color.clear.preference(key: SK.self, value: g.size) }).onPreferenceChange(
            SK.self, perform: f)
    }; func withoutType() -> AnyView { AnyView(self) }; func hideKeyboard() {}
}
private struct SK: PreferenceKey {
    static var defaultValue: CGSize { .zero }; static func reduce(value: inout CGSize, nextValue: () -> CGSize) {}
}
private struct AnchorK: PreferenceKey {
    static let defaultValue: [String: Anchor<CGRect>] = [:];
    static func reduce(value: inout [String: Anchor<CGRect>], nextValue: () -> [String: Anchor<CGRect>]) {
        value.merge(nextValue()) { $1 }
    }
}
private struct Anch: View {
    var body: some View {
        Text("x").anchorPreference(key: AnchorK.self, value: .bounds) { ["x": $0] }.overlayPreferenceValue(AnchorK.self)
        { prefs in GeometryReader { g in if let a = prefs["x"] { Rectangle().frame(width: g[a].width) } } }
        .backgroundPreferenceValue(AnchorK.self) { p in Text("\(p.count)") }.transformAnchorPreference(
            key: AnchorK.self, value: .bounds
        ) { d, a in d["y"] = a }.transformPreference(AnchorK.self) { $0 = [:] }
    }
}
private class VM: ObservableObject {
    @Published var items: [Item] = []; @Published private(set) var loading = false; var bag = Set<AnyCancellable>();
    init() {
        $items.map(\.count).removeDuplicates().debounce(for: .seconds(0.3), scheduler: DispatchQueue.main).sink {
            [weak self] n in self?.loading = n > 0
        }.store(in: &bag); $items.receive(on: RunLoop.main).assign(to: &$copy); objectWillChange.send()
    }; @Published var copy: [Item] = [];
    @MainActor func load() async throws {
        let (d, r) = try await URLSession.shared.data(from: URL(string: "x")!);
        print(d, (r as? HTTPURLResponse)?.statusCode ?? 0)
    }
}
@MainActor @Observable final private class Model {
    var name = ""; var items: [Item] = []; @ObservationIgnored var cache = 0; static let shared = Model()
}
private struct Uses: View {
    @StateObject private var vm = VM(); @ObservedObject var ob: VM; @EnvironmentObject var env: VM;
    @State private var model = Model(); @Environment(Model.self) private var m; @Environment(Model.self) var om: Model?;
    @Bindable var bm: Model; @AppStorage("x") var x = 3; @AppStorage("y") var y: String?;
    @AppStorage("f") var f: Fl = .a; @SceneStorage("s") var s = "";
    @AppStorage("z", store: UserDefaults(suiteName: "g")) var z = false
    enum Fl: String { case a }
    init(ob: VM, bm: Model) {
        self.ob = ob; self.bm = bm; _vm = StateObject(wrappedValue: VM()); _x = AppStorage(wrappedValue: 3, "x");
        UITextView.appearance2()
    }
    var body: some View {
        @Bindable var m = m; TextField("x", text: $m.name); TextField("y", text: $bm.name);
        TextField("z", text: $model.name); List($vm.items) { $i in TextField("x", text: $i.name) };
        Text(vm.loading ? "x" : "y").environmentObject(vm).environment(model).task {
            do { try await vm.load() } catch { print(error.localizedDescription) }
        }; let _ = Self._printChanges();
        Button("x") {
            Task { @MainActor in vm.items.append(.init(name: "x")) };
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { x += 1 }
        }
    }
}
private enum UITextView { static func appearance2() {} }
#Preview { Anch() }
#Preview("x", traits: .sizeThatFitsLayout) { Anch() }
#Preview {
    @Previewable @State var n = 3; Stepper("x", value: $n)
}
private struct P_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            Anch().previewDisplayName("x").previewLayout(.fixed(width: 3, height: 3)).preferredColorScheme(.dark)
                .previewDevice("iPhone");
            Anch().previewLayout(.sizeThatFits).environment(\.sizeCategory, .accessibilityLarge)
                .previewInterfaceOrientation(.landscapeLeft)
        }
    }
}
