import MartletTesting
import SwiftUI
import Testing

/// Names that real code calls, in the forms in which it calls them.
@MainActor @Suite struct NamesOfRealCodeTests {
    private struct Colors: View {
        let own = Color.red

        var body: some View {
            VStack {
                Color(.red)
                Color(.systemBlue)
                Color(.secondarySystemGroupedBackground)
                Color(uiColor: .systemGray6)
                Color(nsColor: .windowBackgroundColor)
                Color(own)
                Rectangle().fill(Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)))
            }
            .accentColor(.green)
        }
    }

    @Test func coloursOfTheSystem() {
        _ = TestHost { Colors() }
        let environment = EnvironmentValues()
        #expect(Color(.systemBlue).resolve(in: environment) == Color.blue.resolve(in: environment))
        #expect(Color(.label) == Color.primary)
        let literal = Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 0.5)).resolve(in: environment)
        #expect(literal.red > 0.999)
        #expect(literal.opacity == 0.5)
        var dark = EnvironmentValues()
        dark.colorScheme = .dark
        #expect(Color(.systemBackground).resolve(in: dark) != Color(.systemBackground).resolve(in: environment))
    }

    @Test func angles() {
        var angle = -Angle(degrees: 30)
        #expect(abs(angle.degrees + 30) < 1e-9)
        angle *= 2
        angle /= 4
        #expect(abs(angle.degrees + 15) < 1e-9)
        #expect(abs((2 * angle).degrees + 30) < 1e-9)
    }

    @Test func geometry() {
        #expect(CGRectMake(1, 2, 3, 4) == CGRect(origin: CGPointMake(1, 2), size: CGSizeMake(3, 4)))
    }

    @Test func datesWithFormatters() {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(secondsFromGMT: 0)
        formatter.dateFormat = "yyyy-MM-dd"
        let date = Date(timeIntervalSince1970: 0)
        let host = TestHost {
            Text(date, formatter: formatter)
            Text("on \(date, formatter: formatter)")
        }
        #expect(host.texts == ["1970-01-01", "on 1970-01-01"])
    }

    private struct Page: View {
        @State private var name = "Rivers"
        @State private var tab = 1

        var body: some View {
            NavigationStack {
                TabView(selection: $tab) {
                    Tab(value: 1) { Text("first") }
                    Tab(value: 2) { Text("second") }
                }
                .navigationTitle($name)
            }
        }
    }

    @Test func titlesAndTabs() {
        let host = TestHost { Page() }
        #expect(host.texts.contains("Rivers"))
        #expect(host.texts.contains("first"))
        #expect(!host.texts.contains("second"))
    }

    private struct Choice: View {
        @State private var size = 1

        var body: some View {
            Picker("Size", selection: $size) {
                Text("Small").tag(0)
                Text("Large").tag(1)
            }
            .pickerStyle(.wheel)
        }
    }

    @Test func aWheelShowsAllItsOptions() {
        let host = TestHost { Choice() }
        #expect(host.texts.contains("Small"))
        #expect(host.texts.contains("Large"))
    }

    @Test func whatIsFlippedIsMirroredFromRightToLeft() throws {
        func place(_ direction: LayoutDirection, isFlipped: Bool) throws -> CGFloat {
            let host = TestHost {
                HStack(spacing: 0) {
                    Text("a").accessibilityIdentifier("a")
                    Text("b")
                }
                .flipsForRightToLeftLayoutDirection(isFlipped)
                .environment(\.layoutDirection, direction)
            }
            return try host.element(id: "a").frame.minX
        }
        let left = try place(.leftToRight, isFlipped: true)
        #expect(try place(.leftToRight, isFlipped: false) == left)
        #expect(try place(.rightToLeft, isFlipped: false) == left + 8)
        #expect(try place(.rightToLeft, isFlipped: true) == left)
    }

    @Test func marginsOfIndicatorsLeaveTheContent() throws {
        let host = TestHost {
            ScrollView { Text("row").accessibilityIdentifier("row") }.contentMargins(20, for: .scrollIndicators)
        }
        #expect(try host.element(id: "row").frame.minY == 0)
    }

    @Test func defaultsByTheirOtherName() {
        UserDefaults.standard.setValue(3, forKey: "NamesOfRealCode")
        #expect(UserDefaults.standard.value(forKey: "NamesOfRealCode") as? Int == 3)
        UserDefaults.standard.setValue(nil, forKey: "NamesOfRealCode")
        #expect(UserDefaults.standard.value(forKey: "NamesOfRealCode") == nil)
        #expect(!URL.documentsDirectory.path.isEmpty)
    }

    @Test func namesCompileAsTheyAreWritten() {
        _ = TestHost { NamesOfControls() }
        _ = TestHost { NamesOfLists() }
        _ = TestHost { NamesOfPages() }
        _ = TestHost { NamesOfText() }
        _ = TestHost { NamesOfTransfer() }
    }
}

private struct Thing: Identifiable, Hashable {
    let id: Int
    var name = ""
}

private struct NamesOfControls: View {
    private struct Boxed: TextFieldStyle {
        func _body(configuration: TextField<Self._Label>) -> some View { configuration.padding() }
    }

    private struct Resolved: EnvironmentalModifier {
        func resolve(in environment: EnvironmentValues) -> some ViewModifier { EmptyModifier() }
    }

    @State private var text = ""
    @State private var number = 1.0
    @State private var isAsking = false
    @FocusState private var field: Int?
    @FocusState private var isFocused: Bool
    @AccessibilityFocusState private var isRead: Bool
    @Environment(\.backgroundProminence) private var prominence

    var body: some View {
        VStack {
            TextField("a", text: $text).textFieldStyle(Boxed()).focused($field, equals: 1)
            Stepper("a", value: $number, in: 0...10, step: 1, format: .number)
            Button("a") {}.buttonRepeatBehavior(.enabled).buttonBorderShape(.roundedRectangle(radius: 4))
            Button("a") {}.buttonStyle(.glass).hoverEffect(.lift).defersSystemGestures(on: .all)
            RenameButton().renameAction($isFocused)
            Picker("a", selection: $number) { Text("1").tag(1.0) }.pickerStyle(.navigationLink)
            Text(prominence == .increased ? "a" : "b").modifier(Resolved()).accessibilityFocused($isRead)
        }
        .defaultFocus($field, 1)
        .focusEffectDisabled()
        .focusable(interactions: .activate)
        .digitalCrownRotation($number)
        .accessibilityRotor("a", entries: [Thing(id: 1)], entryLabel: \.name)
        .accessibilityRotor("b") { AccessibilityRotorEntry("a", id: 1) }
        .confirmationDialog("a", isPresented: $isAsking) { Button("b") {} }
        .dialogIcon(Image(systemName: "star"))
        .persistentSystemOverlays(.hidden)
    }
}

private struct NamesOfLists: View {
    @State private var things = [Thing(id: 1)]
    @State private var chosen: Set<Int> = []

    var body: some View {
        List($things, editActions: [.delete, .move]) { $thing in
            TextField("a", text: $thing.name)
        }
        .listStyle(.inset(alternatesRowBackgrounds: true))
        List(selection: $chosen) {
            Section("a") {
                Text("a").badge(3).badgeProminence(.decreased).listRowSeparatorTint(.red).listItemTint(.green)
            }
            .listSectionSeparator(.hidden)
            .listSectionSeparatorTint(.blue, edges: .bottom)
            .sectionActions { Button("b") {} }
        }
        .environment(\.defaultMinListHeaderHeight, 10)
        .contextMenu(forSelectionType: Int.self) { items in
            Button("a") { print(items) }
        } primaryAction: { _ in
        }
        ScrollView { Text("a") }.defaultScrollAnchor(.bottom, for: .sizeChanges).scrollIndicatorsFlash(onAppear: true)
    }
}

private struct NamesOfPages: View {
    @Namespace private var namespace
    @State private var column = NavigationSplitViewColumn.detail
    @State private var text = ""
    @State private var tokens: [Thing] = []
    @FocusState private var isSearching: Bool

    var body: some View {
        NavigationSplitView(preferredCompactColumn: $column) {
            Text("a").toolbar(removing: .sidebarToggle)
        } detail: {
            NavigationStack {
                Text("b")
                    .searchable(text: $text, tokens: $tokens) { Text($0.name) }
                    .searchFocused($isSearching)
                    .toolbarTitleMenu { Button("x") {} }
                    .containerBackground(.red, for: .navigation)
                    .navigationTransition(.zoom(sourceID: 1, in: namespace))
                    .matchedTransitionSource(id: 1, in: namespace)
            }
        }
        TabView { Text("a") }.tabBarMinimizeBehavior(.onScrollDown)
        Text("a").searchable(text: $text, editableTokens: $tokens) { $token in TextField("a", text: $token.name) }
        GlassEffectContainer {
            Text("a").glassEffect(.regular.tint(.red).interactive(), in: .capsule).backgroundExtensionEffect()
        }
        Image(systemName: "star").transition(.symbolEffect).layoutDirectionBehavior(.mirrors)
        Image(uiImage: UIImage(systemName: "star")!)
        Rectangle().projectionEffect(ProjectionTransform(CATransform3DMakeRotation(1, 0, 0, 1)))
    }
}

private struct NamesOfText: View {
    private let title: LocalizedStringResource = "a"

    var body: some View {
        Text(title)
        Text(String(localized: "a \(3)"))
        Text((try? AttributedString(markdown: "**a**")) ?? AttributedString("b"))
        Text(AttributedString(localized: "^[\(2) thing](inflect: true)"))
        Text(ListFormatter.localizedString(byJoining: ["a", "b"]))
        Text("a").textScale(.secondary).fontWidth(.condensed).font(.body.leading(.tight))
        Text("a").typesettingLanguage(.init(languageCode: .thai)).speechSpellsOutCharacters()
    }
}

extension ContainerValues {
    @Entry fileprivate var isMarked = false
}

private struct Ride: Codable, Transferable {
    let name: String
    static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: \.name)
    }
}

private struct NamesOfContainers<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            if let first = subviews.first { first }
            ForEach(subviews.dropFirst()) { subview in
                subview.opacity(subview.containerValues.isMarked ? 1 : 0.5)
            }
        }
        ForEach(subviews: content) { $0.padding() }
    }
}

private struct NamesOfTransfer: View {
    @State private var names: [String] = []

    var body: some View {
        NamesOfContainers {
            Text("a").containerValue(\.isMarked, true)
        }
        Text("a")
            .draggable("x")
            .dropDestination(for: String.self) { items, location in true }
            .dropDestination(for: String.self) { items, location in
                names = items
                return true
            } isTargeted: { _ in
            }
        Text("a").draggable(Ride(name: "b")) { Text("preview") }
        ShareLink(item: URL(string: "https://a.b")!)
        ShareLink("a", item: "b", preview: SharePreview("c"))
        ShareLink(item: "b") { Label("a", systemImage: "star") }
        PasteButton(payloadType: String.self) { names = $0 }
        Text("a").textSelection(.enabled).pointerStyle(.link).copyable(["x"]).onOpenURL { url in print(url) }
    }
}

private struct NamesOfScenes: App {
    var body: some Scene {
        WindowGroup { Text("a") }
            .windowStyle(.hiddenTitleBar)
            .windowToolbarStyle(.unified(showsTitle: false))
            .defaultPosition(.center)
            .windowLevel(.floating)
            .commands {
                SidebarCommands()
                ToolbarCommands()
                TextEditingCommands()
                InspectorCommands()
            }
    }
}
