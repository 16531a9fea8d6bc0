import SwiftUI

// Names of late years, as their documentation and real code use them.

private struct SelectionUses: View {
    @State private var text = ""
    @State private var selection: TextSelection?
    @State private var isOn = false
    private let title = "Title"

    var body: some View {
        VStack {
            TextField("Message", text: $text, selection: $selection)
            TextField("Message", text: $text, selection: $selection, prompt: Text("p"), axis: .vertical)
            TextField(title, text: $text, selection: $selection)
            TextField(text: $text, selection: $selection) { Text("Label") }
            TextEditor(text: $text, selection: $selection).textSelectionAffinity(.upstream)
            Button("Select all") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
            Button("End") { selection = .init(insertionPoint: text.endIndex) }
        }
        .onChange(of: selection) { _, new in if let new, !new.isInsertion { isOn = true } }
    }

    private func ranges(_ selection: TextSelection) -> [Range<String.Index>] {
        switch selection.indices {
        case .selection(let range): return [range]
        case .multiSelection(let set): return Array(set.ranges)
        @unknown default: return []
        }
    }

    private func affinity(_ selection: TextSelection) -> TextSelectionAffinity { selection.affinity }
}

private struct EmphasisAttribute: TextAttribute {}

private struct AppearanceRenderer: TextRenderer {
    var elapsedTime: TimeInterval
    var elementDuration: TimeInterval = 0.2
    var animatableData: Double {
        get { elapsedTime }
        set { elapsedTime = newValue }
    }
    var displayPadding: EdgeInsets { EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4) }

    func draw(layout: Text.Layout, in context: inout GraphicsContext) {
        for (index, slice) in layout.flattenedRunSlices.enumerated() {
            var copy = context
            copy.opacity = min(1, max(0, elapsedTime - Double(index) * elementDuration))
            copy.translateBy(x: 0, y: slice.typographicBounds.descent)
            copy.draw(slice, options: .disablesSubpixelQuantization)
        }
        for run in layout.flattenedRuns {
            if run[EmphasisAttribute.self] != nil { context.draw(run) }
            let rect = run.typographicBounds.rect
            context.fill(Path(rect), with: .color(.red.opacity(0.1)))
        }
        for line in layout { context.draw(line) }
    }

    func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
}

extension Text.Layout {
    fileprivate var flattenedRuns: some RandomAccessCollection<Text.Layout.Run> { flatMap { line in line } }
    fileprivate var flattenedRunSlices: some RandomAccessCollection<Text.Layout.RunSlice> {
        flattenedRuns.flatMap { run in run }
    }
}

private struct TextTransition: Transition {
    static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }

    func body(content: Content, phase: TransitionPhase) -> some View {
        let time: TimeInterval = phase.isIdentity ? 1 : 0
        let renderer = AppearanceRenderer(elapsedTime: time)
        content.transaction { transaction in
            if !transaction.disablesAnimations { transaction.animation = .linear(duration: 1) }
        } body: { view in
            view.textRenderer(renderer)
        }
    }
}

private struct RendererUses: View {
    @State private var isShown = false

    var body: some View {
        VStack {
            if isShown {
                let word = Text("Visual Effects").customAttribute(EmphasisAttribute()).foregroundStyle(.pink).bold()
                Text("Build \(word) with SwiftUI").font(.largeTitle).transition(TextTransition())
            }
            Text("Plain").textRenderer(AppearanceRenderer(elapsedTime: 1))
        }
    }
}

private struct FormatUses: View {
    let start = Date.now
    let weather = Measurement(value: 21.5, unit: UnitTemperature.celsius)

    var body: some View {
        VStack {
            Text(weather, format: .measurement(width: .narrow, usage: .weather))
            Text(weather.formatted(.measurement(width: .abbreviated, usage: .weather, hidesScaleName: true)))
            Text(
                Measurement(value: 5, unit: UnitLength.kilometers),
                format: .measurement(width: .wide, numberFormatStyle: .number.precision(.fractionLength(1))))
            Text("\(Measurement(value: 3, unit: UnitMass.kilograms).formatted())")
            Text(.currentDate, format: .stopwatch(startingAt: start))
            Text(
                .currentDate,
                format: .timer(countingDownIn: start..<start.addingTimeInterval(60), maxPrecision: .seconds(1)))
            Text(TimeDataSource<Date>.currentDate, format: .reference(to: start))
            Text(.currentDate, format: .offset(to: start, allowedFields: [.minute, .second], maxFieldCount: 1))
            Text(.durationOffset(to: start), format: .time(pattern: .minuteSecond))
        }
    }
}

private struct PaintUses: View {
    @Environment(\.fontResolutionContext) private var fonts
    @Environment(\.keyboardShortcut) private var shortcut: KeyboardShortcut?
    @Environment(\.labelsVisibility) private var labels: Visibility
    @Environment(\.backgroundMaterial) private var material: Material?
    @Environment(\.scrollDismissesKeyboardMode) private var mode
    @Environment(\.textSelectionAffinity) private var affinity
    @Namespace private var namespace

    var body: some View {
        VStack {
            Text("a").border(
                ImagePaint(
                    image: Image("stripes"), sourceRect: CGRect(x: 0, y: 0.25, width: 1, height: 0.5), scale: 0.1),
                width: 30)
            Capsule().strokeBorder(ImagePaint(image: Image("stripes"), scale: 0.1), lineWidth: 20)
            Rectangle().fill(.image(Image("stripes"), scale: 0.5))
            Text("size \(Font.body.bold().resolve(in: fonts).pointSize)").background(.red, in: .buttonBorder)
            Label("Bell", systemImage: "bell").labelIconToTitleSpacing(8).labelReservedIconWidth(24)
                .labelsVisibility(.visible).symbolEffectsRemoved()
            Text("g").gesture(TapGesture(), name: "tap").highPriorityGesture(TapGesture(), name: "a", isEnabled: false)
                .simultaneousGesture(TapGesture(), name: "b")
            Text("p").accessibilityLabeledPair(role: .label, id: 1, in: namespace)
                .accessibilityLinkedGroup(id: 1, in: namespace).accessibilityRespondsToUserInteraction()
        }
    }

    private var roles: [AccessibilityLabeledPairRole] { [.label, .content] }
}

private struct PlaceUses: View {
    @AppStorage("tabs") private var customization: TabViewCustomization
    @State private var text = ""
    @State private var topmost: Int?
    @State private var choice = 1
    let placement: TabPlacement = .sidebarOnly
    let sidebar: ContentToolbarPlacement = .tabViewSidebar
    let bar: AdaptableTabBarPlacement = .tabBar

    var body: some View {
        TabView(selection: $choice) {
            Tab("Home", systemImage: "house", value: 1) { list }.customizationID("home")
                .customizationBehavior(.disabled, for: .sidebar, .tabBar)
            Tab("More", systemImage: "star", value: 2) { Text("m") }.defaultVisibility(.hidden, for: .tabBar)
                .tabPlacement(placement).disabled(choice == 1)
            ForEach([3, 4], id: \.self) { number in
                Tab("Tab \(number)", systemImage: "circle", value: number) { Text("\(number)") }
            }
        }
        .tabViewCustomization($customization)
        .tabViewSidebarHeader { Text("h") }
        .tabViewSidebarFooter { Text("f") }
        .tabViewSidebarBottomBar { Text("b") }
        .contentToolbar(for: sidebar) { ToolbarItem { Button("Edit") {} } }
        .contentToolbar(for: .tabViewSidebar) { Button("Edit") {} }
        .defaultAdaptableTabBarPlacement(bar)
        .onAppear { customization.resetVisibility() }
    }

    private var list: some View {
        NavigationStack {
            ScrollView {
                LazyVStack { ForEach(0..<9) { Text("\($0)").listRowInsets(.leading, 4) } }.scrollTargetLayout()
            }
            .scrollPosition(id: $topmost)
            .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.2) { ids in topmost = ids.first }
            .searchable(text: $text)
            .searchSuggestions(.hidden, for: .content)
            .searchDictationBehavior(.inline(activation: .onSelect))
            .toolbar {
                DefaultToolbarItem(kind: .search, placement: .bottomBar)
                ToolbarItem(placement: .accessoryBar(id: "filters")) { Button("Filter") {} }
            }
            .toolbar(id: "main") {
                ToolbarItem(id: "a") { Text("a") }.customizationBehavior(.reorderable)
                ToolbarItem(id: "b") { Text("b") }.defaultCustomization(.hidden, options: .alwaysAvailable)
            }
            .navigationDocument(URL(fileURLWithPath: "/tmp"))
            .handlesExternalEvents(preferring: ["a"], allowing: ["*"])
            Button("Down") { withTransaction(\.scrollTargetAnchor, .bottom) { topmost = 8 } }
            Menu("Menu") { Button("a") {} }.menuActionDismissBehavior(.disabled)
        }
        .textInputFormattingControlVisibility(.hidden, for: .all).findDisabled().replaceDisabled(false)
        .writingToolsBehavior(.disabled).springLoadingBehavior(.enabled)
        .sectionIndexLabel("A").listSectionIndexVisibility(.hidden).allowedDynamicRange(.high)
    }
}

@Animatable private struct Wave: Shape {
    var height: CGFloat
    var phase: Angle
    var steepness = 0.5
    @AnimatableIgnored var isFilled = true

    func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: height, dy: phase.degrees * steepness)) }
}

@MainActor private struct WaveUses: View {
    @State private var phase = Angle.zero
    var body: some View { Wave(height: 3, phase: phase).onAppear { withAnimation { phase = .degrees(360) } } }
}

private struct EventScene: Scene {
    var body: some Scene { WindowGroup { Text("a") }.handlesExternalEvents(matching: ["*"]) }
}

private struct RowUses: View {
    struct Person: Identifiable {
        let id = UUID()
        var name: String
    }
    @State private var people: [Person] = []
    @State private var text = ""
    @State private var tokens: [Token] = []
    struct Token: Identifiable { let id: String }

    var body: some View {
        List {
            ForEach(people) { Text($0.name) }
                .onMove { people.move(fromOffsets: $0, toOffset: $1) }
                .dropDestination(for: String.self) { names, offset in
                    people.insert(contentsOf: names.map { Person(name: $0) }, at: offset)
                }
                .onInsert(of: [.plainText]) { offset, providers in print(offset, providers.count) }
        }
        .searchable(text: $text, tokens: $tokens, suggestedTokens: .constant([]), prompt: "Find") { Text($0.id) }
        Table(of: Person.self) {
            TableColumn("Name") { Text($0.name) }
        } rows: {
            ForEach(people) { TableRow($0).draggable("x").onHover { print($0) } }
            TableRow(Person(name: "a")).itemProvider { NSItemProvider(object: "x" as NSString) }
        }
    }
}

private struct BranchingCommands: Commands {
    let isEditing: Bool
    var body: some Commands {
        if isEditing { CommandMenu("Edit") { Button("a") {} } }
        if isEditing { CommandGroup(after: .help) { Button("b") {} } } else { SidebarCommands() }
    }
}

private enum TypeUses {
    static let watch: SystemFormatStyle.Stopwatch = .stopwatch(startingAt: .now)
    static let dismissal: MenuActionDismissBehavior = .automatic
    static let tabs: TabCustomizationBehavior = .reorderable
    static let places: SearchSuggestionsPlacement.Set = [.menu, .content]
}

private struct FormatterUses: View {
    private let relative: RelativeDateTimeFormatter = {
        let formatter = RelativeDateTimeFormatter()
        formatter.unitsStyle = .abbreviated
        formatter.dateTimeStyle = .named
        return formatter
    }()
    private let components: DateComponentsFormatter = {
        let formatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute, .second]
        formatter.unitsStyle = .positional
        formatter.zeroFormattingBehavior = [.pad]
        formatter.maximumUnitCount = 2
        return formatter
    }()
    private let measurements = MeasurementFormatter()

    var body: some View {
        VStack {
            Text(relative.localizedString(for: .now, relativeTo: .distantPast))
            Text(components.string(from: 65) ?? "")
            Text(measurements.string(from: Measurement(value: 3, unit: UnitLength.meters)))
        }
    }
}
