import SwiftUI
import UniformTypeIdentifiers

// Settings, onboarding, a drawing canvas, a document app, and a generic picker.

struct OnboardingPage: Identifiable, Equatable {
    let id = UUID()
    let title: String, text: String, symbol: String
    static let all: [OnboardingPage] = [
        .init(title: "Welcome", text: "Everything in one place.", symbol: "hand.wave"),
        .init(title: "Sync", text: "On all devices.", symbol: "arrow.triangle.2.circlepath"),
    ]
}

struct OnboardingView: View {
    @AppStorage("hasSeenOnboarding") private var hasSeenOnboarding = false
    @State private var page = 0
    @State private var isAnimating = false

    var body: some View {
        ZStack {
            LinearGradient(colors: [.purple, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
                .ignoresSafeArea()
                .hueRotation(.degrees(isAnimating ? 60 : 0))
                .animation(.easeInOut(duration: 4).repeatForever(autoreverses: true), value: isAnimating)
            TabView(selection: $page) {
                ForEach(Array(OnboardingPage.all.enumerated()), id: \.element.id) { index, page in
                    VStack(spacing: 24) {
                        Image(systemName: page.symbol).font(.system(size: 72)).symbolEffect(.bounce, value: self.page)
                        Text(page.title).font(.largeTitle.bold())
                        Text(page.text).multilineTextAlignment(.center)
                    }
                    .foregroundColor(.white)
                    .tag(index)
                }
            }
            .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
            .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))
            VStack {
                Spacer()
                Button {
                    if page < OnboardingPage.all.count - 1 {
                        withAnimation { page += 1 }
                    } else {
                        hasSeenOnboarding = true
                    }
                } label: {
                    Text(page < OnboardingPage.all.count - 1 ? "Next" : "Start").frame(maxWidth: .infinity)
                }
                .controlSize(.large)
                .buttonStyle(.bordered)
                .padding()
            }
        }
        .onAppear { isAnimating = true }
    }
}

struct SettingsScreen: View {
    enum Theme: String, CaseIterable, Identifiable {
        case system, light, dark
        var id: Self { self }
        var scheme: ColorScheme? { self == .system ? nil : self == .light ? .light : .dark }
    }
    @AppStorage("theme") private var theme = Theme.system
    @AppStorage("volume") private var volume = 0.5
    @AppStorage("notify") private var notify = true
    @State private var birthday = Date.now
    @State private var color = Color.blue
    @State private var quantity = 1
    @State private var confirmsReset = false
    @State private var password = ""

    var body: some View {
        NavigationStack {
            Form {
                Section("Appearance") {
                    Picker("Theme", selection: $theme) {
                        ForEach(Theme.allCases) { Text($0.rawValue.capitalized).tag($0) }
                    }
                    ColorPicker("Accent", selection: $color, supportsOpacity: false)
                }
                Section {
                    Slider(value: $volume, in: 0...1, step: 0.1) {
                        Text("Volume")
                    } minimumValueLabel: {
                        Image(systemName: "speaker")
                    } maximumValueLabel: {
                        Image(systemName: "speaker.wave.3")
                    }
                    Toggle("Notifications", isOn: $notify.animation())
                    if notify {
                        Stepper("Every \(quantity) days", value: $quantity, in: 1...30)
                            .transition(.opacity.combined(with: .slide))
                    }
                } header: {
                    Text("Sound")
                } footer: {
                    Text("In **all** rooms. [More](https://example.com)")
                }
                Section("Account") {
                    SecureField("Password", text: $password).textContentType(.password)
                    DatePicker("Birthday", selection: $birthday, in: ...Date.now, displayedComponents: .date)
                        .datePickerStyle(.compact)
                    LabeledContent("Storage") { Text(1_234_567, format: .byteCount(style: .file)) }
                    NavigationLink("About") { Text("About").navigationBarTitleDisplayMode(.inline) }
                    Button("Reset", role: .destructive) { confirmsReset = true }
                        .confirmationDialog("Reset everything?", isPresented: $confirmsReset, titleVisibility: .visible)
                    {
                        Button("Reset", role: .destructive) {}
                        Button("Cancel", role: .cancel) {}
                    }
                }
            }
            .formStyle(.grouped)
            .navigationTitle("Settings")
        }
        .preferredColorScheme(theme.scheme)
        .tint(color)
    }
}

struct Stroke: Hashable {
    var points: [CGPoint] = []
    var width: Double = 3
}

struct SketchPad: View {
    @State private var strokes: [Stroke] = []
    @State private var current = Stroke()
    @Environment(\.undoManager) private var undoManager
    @Environment(\.displayScale) private var displayScale

    var body: some View {
        Canvas(opaque: false, colorMode: .nonLinear) { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
            for stroke in strokes + [current] {
                var path = Path()
                path.addLines(stroke.points)
                context.stroke(path, with: .color(.black), style: StrokeStyle(lineWidth: stroke.width, lineCap: .round))
            }
            context.drawLayer { layer in
                layer.addFilter(.shadow(radius: 4))
                layer.draw(Text("Sketch").font(.caption), at: CGPoint(x: size.width / 2, y: 10))
            }
        }
        .gesture(
            DragGesture(minimumDistance: 0, coordinateSpace: .local)
                .onChanged { value in current.points.append(value.location) }
                .onEnded { _ in
                    strokes.append(current)
                    current = Stroke()
                }
        )
        .overlay(alignment: .topTrailing) {
            Button("Clear", systemImage: "trash") { strokes.removeAll() }.labelStyle(.iconOnly).padding()
        }
    }
}

struct MarkdownFile: FileDocument {
    static var readableContentTypes: [UTType] { [.plainText, UTType(filenameExtension: "md") ?? .text] }
    var text: String
    init(text: String = "# New") { self.text = text }
    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        self.text = text
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        .init(regularFileWithContents: Data(text.utf8))
    }
}

struct MarkdownEditorScene: Scene {
    @Environment(\.openWindow) private var openWindow
    var body: some Scene {
        DocumentGroup(newDocument: MarkdownFile()) { file in
            HSplitView {
                TextEditor(text: file.$document.text).font(.body.monospaced())
                ScrollView { Text(LocalizedStringKey(file.document.text)).textSelection(.enabled) }
            }
        }
        .commands {
            CommandMenu("Format") {
                Button("Bold") {}.keyboardShortcut("b")
                Divider()
                Button("Help") { openWindow(id: "help") }.keyboardShortcut("?", modifiers: [.command, .shift])
            }
            CommandGroup(replacing: .help) { Link("Help", destination: URL(string: "https://example.com")!) }
            SidebarCommands()
        }
        Window("Help", id: "help") { Text("Help") }
            .defaultSize(width: 400, height: 300)
            .windowResizability(.contentSize)
    }
}

struct OptionPicker<Option: Hashable & CustomStringConvertible, Row: View>: View {
    @Binding private var selection: Set<Option>
    private let options: [Option]
    private let row: (Option) -> Row

    init(_ options: [Option], selection: Binding<Set<Option>>, @ViewBuilder row: @escaping (Option) -> Row) {
        self.options = options
        self._selection = selection
        self.row = row
    }

    var body: some View {
        List(options, id: \.self) { option in
            HStack {
                row(option)
                Spacer()
                if selection.contains(option) { Image(systemName: "checkmark").foregroundStyle(.tint) }
            }
            .contentShape(.rect)
            .onTapGesture {
                if !selection.insert(option).inserted { selection.remove(option) }
            }
            .swipeActions(edge: .trailing, allowsFullSwipe: true) {
                Button(role: .destructive) {
                    selection.remove(option)
                } label: {
                    Label("Remove", systemImage: "trash")
                }
            }
        }
    }
}

extension OptionPicker where Row == Text {
    init(_ options: [Option], selection: Binding<Set<Option>>) {
        self.init(options, selection: selection) { Text($0.description) }
    }
}
