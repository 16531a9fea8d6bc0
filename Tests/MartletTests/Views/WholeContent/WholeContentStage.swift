import Combine
import Martlet
import MartletTestSupport
import MartletTesting

/// Kinds of content that is not one view.
enum ContentShape: CaseIterable {
    case groupIf, groupSwitch, forEach, section, anyView, bodyIf, id, nestedTwice
}

/// The containers that content is tried in.
enum ContentPlace: CaseIterable {
    case window, vStack, hStack, zStack, navigationRoot, destination, tab, sheet, listRow, formSection, overlay
    case scrollView, splitColumn, layout, toolbar, lazyStack, grid, frame
}

/// The log of a sample, and what sends it values.
@MainActor final class ContentEvents {
    let probe = Probe()
    let sent = PassthroughSubject<Int, Never>()
}

/// Content of a shape with all modifiers that apply to content as a whole, which records their effects.
struct WholeContentSample: View {
    let shape: ContentShape
    let isFirst: Bool
    let events: ContentEvents

    var body: some View {
        switch shape {
        case .groupIf:
            Group { if isFirst { Text("a") } else { Text("b") } }.noting(isFirst, in: events)
        case .groupSwitch:
            Group {
                switch isFirst {
                case true: Text("a")
                case false: Color.red.frame(width: 8, height: 8)
                }
            }
            .noting(isFirst, in: events)
        case .forEach:
            ForEach(isFirst ? [0, 1, 2] : [3, 4, 5], id: \.self) { Text("\($0)") }.noting(isFirst, in: events)
        case .section:
            Section("header") { if isFirst { Text("a") } else { Text("b") } }.noting(isFirst, in: events)
        case .anyView:
            (isFirst ? AnyView(Text("a")) : AnyView(Color.red.frame(width: 8, height: 8))).noting(isFirst, in: events)
        case .bodyIf:
            Branching(isFirst: isFirst).noting(isFirst, in: events)
        case .id:
            Text("a").id(isFirst).noting(isFirst, in: events)
        case .nestedTwice:
            Group { Group { Branching(isFirst: isFirst) }.id(isFirst).padding() }.noting(isFirst, in: events)
        }
    }
}

private struct Branching: View {
    let isFirst: Bool
    var body: some View { if isFirst { Text("a") } else { Text("b") } }
}

struct CountKey: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

extension View {
    fileprivate func noting(_ value: Bool, in events: ContentEvents) -> some View {
        let probe = events.probe
        return
            self
            .preference(key: CountKey.self, value: 1)
            .onPreferenceChange(CountKey.self) { count in MainActor.assumeIsolated { probe.note("count \(count)") } }
            .onAppear { probe.note("+") }
            .onDisappear { probe.note("-") }
            .onChange(of: value, initial: true) { old, new in probe.note(old == new ? "initial" : "change") }
            .task {
                probe.note("task")
                await probe.untilCancelled()
                probe.note("cancelled")
            }
            .onReceive(events.sent) { probe.note("received \($0)") }
            .onOpenURL { _ in probe.note("url") }
    }
}

/// A window with a sample in a place, which a test has change its branch, and go.
struct WholeContentStage: View {
    let place: ContentPlace
    let shape: ContentShape
    let events: ContentEvents
    @State private var isFirst = true
    @State private var isThere = true

    @ViewBuilder private var sample: some View {
        if isThere { WholeContentSample(shape: shape, isFirst: isFirst, events: events) }
    }

    var body: some View {
        let _ = events.probe.offer("flip") { isFirst.toggle() }
        let _ = events.probe.offer("go") { isThere.toggle() }
        switch place {
        case .window: sample
        case .vStack: VStack { sample }
        case .hStack: HStack { sample }
        case .zStack: ZStack { sample }
        case .navigationRoot: NavigationStack { sample }
        case .destination:
            NavigationStack(path: .constant([1])) {
                Text("root").navigationDestination(for: Int.self) { _ in sample }
            }
        case .tab: TabView { Tab("tab", systemImage: "star") { sample } }
        case .sheet: Text("base").sheet(isPresented: .constant(true)) { sample }
        case .listRow: List { sample }
        case .formSection: Form { Section { sample } }
        case .overlay: Text("base").overlay { sample }
        case .scrollView: ScrollView { sample }
        case .splitColumn:
            NavigationSplitView {
                Text("side")
            } detail: {
                sample
            }
        case .layout: Diagonal { sample }
        case .toolbar: Text("base").toolbar { ToolbarItem { sample } }
        case .lazyStack: ScrollView { LazyVStack { sample } }
        case .grid: Grid { GridRow { sample } }
        case .frame: sample.frame(width: 200, height: 200)
        }
    }
}

private struct Diagonal: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 200, height: 200)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            let offset = CGFloat(index) * 20
            subview.place(at: CGPoint(x: bounds.minX + offset, y: bounds.minY + offset), proposal: .unspecified)
        }
    }
}
