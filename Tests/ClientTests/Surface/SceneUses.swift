import SwiftUI
import UniformTypeIdentifiers

// Scenes, commands, windows and documents.

private struct SceneUses: App {
    @Environment(\.scenePhase) private var phase: ScenePhase
    @State private var isShown = true

    @SceneBuilder var body: some Scene {
        WindowGroup("main", id: "main") { WindowUses() }
            .commands { OwnCommands(name: "a") }
            .commandsRemoved()
            .commandsReplaced { EmptyCommands() }
            .defaultSize(width: 300, height: 200)
            .windowResizability(.contentSize)
            .terminalPresentation(.inline)
            .terminalTheme(ownTheme)
            .defaultAppStorage(.standard)
            .defaultLaunchBehavior(.presented)
            .restorationBehavior(.disabled)
            .windowManagerRole(.principal)
            .onChange(of: phase) { old, new in print(old, new) }
        WindowGroup(for: Int.self) { $number in Text("\(number ?? 0)") }
        Window("One", id: "one") { Text("one") }
            .defaultSize(CGSize(width: 100, height: 100))
            .windowStyle(.titleBar)
            .windowToolbarStyle(.unifiedCompact)
            .windowLevel(.normal)
        UtilityWindow("Tools", id: "tools") { Text("tools") }
        Settings { Text("settings") }
        DocumentGroup(newDocument: Note()) { file in TextEditor(text: file.$document.text) }
        DocumentGroup(newDocument: { Book() }) { file in Text(file.document.title) }
        DocumentGroup(viewing: Note.self) { file in Text(file.document.text) }
    }
}

/// Both adaptors are there without the products of their delegates.
@MainActor private func delegates<A: NSObject & _ApplicationDelegate, B: NSObject & _ApplicationDelegate>(
    _ a: UIApplicationDelegateAdaptor<A>, _ b: NSApplicationDelegateAdaptor<B>
) -> (A, B) { (a.wrappedValue, b.wrappedValue) }

private let ownTheme = TerminalTheme(
    light: TerminalTheme.Roles(background: .white, surface: .gray, text: .black, accent: .blue),
    dark: TerminalTheme.Roles(
        background: .black, surface: .gray, text: .white, accent: .mint, selection: .indigo, border: .gray,
        success: .green,
        warning: .yellow, destructive: .pink))

private struct OwnCommands: Commands {
    let name: String
    @FocusedValue(\.number) private var number
    @FocusedBinding(\.choice) private var choice
    @FocusedObject private var library: Shelf?

    @CommandsBuilder var body: some Commands {
        CommandMenu("Do") {
            Button("It \(number ?? 0)") { choice = 1 }.keyboardShortcut("d").disabled(library == nil)
        }
        CommandGroup(after: .newItem) { Button(name) {} }
        CommandGroup(replacing: CommandGroupPlacement.help) { WindowVisibilityToggle(windowID: "tools") }
        TextFormattingCommands()
        ImportFromDevicesCommands()
        ToolbarCommands()
    }
}

private final class Shelf: ObservableObject {}

private struct NumberKey: FocusedValueKey { typealias Value = Int }

extension FocusedValues {
    fileprivate var number: Int? {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }
    @Entry fileprivate var choice: Binding<Int>?
}

private struct WindowUses: View {
    @Environment(\.openWindow) private var openWindow: OpenWindowAction
    @Environment(\.dismissWindow) private var dismissWindow: DismissWindowAction
    @Environment(\.openSettings) private var openSettings: OpenSettingsAction
    @Environment(\.newDocument) private var newDocument: NewDocumentAction
    @Environment(\.openDocument) private var openDocument: OpenDocumentAction
    @Environment(\.documentConfiguration) private var configuration: DocumentConfiguration?
    @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows
    @StateObject private var library = Shelf()

    var body: some View {
        VStack {
            SettingsLink()
            SettingsLink { Text("settings") }
            Button("open") {
                openWindow(id: "one")
                openWindow(value: 3)
                openWindow(id: "main", value: 3)
                dismissWindow(id: "one")
                dismissWindow()
                openSettings()
                newDocument(Note())
                Task { try? await openDocument(at: URL(fileURLWithPath: "a")) }
            }
            .disabled(!supportsMultipleWindows || configuration?.isEditable == false)
        }
        .focusedObject(library)
        .focusedSceneObject(library)
    }
}

private struct Note: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    var text = ""

    init() {}

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
        text = String(decoding: data, as: UTF8.self)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(text.utf8))
    }
}

private final class Book: ReferenceFileDocument {
    static let readableContentTypes: [UTType] = [.plainText]
    @Published var title = ""

    init() {}

    init(configuration: ReadConfiguration) throws {}

    func snapshot(contentType: UTType) throws -> String { "" }

    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
}

private func types(
    _: FileDocumentConfiguration<Note>,
    _: ReferenceFileDocumentConfiguration<Book>,
    _ resizability: WindowResizability = .contentMinSize,
    _ level: WindowLevel = .floating,
    _ launch: SceneLaunchBehavior = .automatic,
    _ restoration: SceneRestorationBehavior = .automatic,
    _ role: WindowManagerRole = .associated
) {}

@MainActor private func windowStyles() {
    func style(_: some WindowStyle) {}
    func bar(_: some WindowToolbarStyle) {}
    style(DefaultWindowStyle())
    style(HiddenTitleBarWindowStyle())
    style(TitleBarWindowStyle())
    style(PlainWindowStyle())
    bar(DefaultWindowToolbarStyle())
    bar(UnifiedWindowToolbarStyle(showsTitle: true))
    bar(UnifiedCompactWindowToolbarStyle())
    bar(ExpandedWindowToolbarStyle())
}
