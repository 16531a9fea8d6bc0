import SwiftUI

@main
struct FilesApp: App {
    @State private var browser = Browser(
        folder: URL(fileURLWithPath: CommandLine.arguments.dropFirst().first { !$0.hasPrefix("-") } ?? "."))

    var body: some Scene {
        WindowGroup("Files") { FilesView(browser: browser) }.terminalTheme(.harbor)
    }
}

/// Three panes: places and parents, the folder, and the selected file.
struct FilesView: View {
    @Bindable var browser: Browser
    @State private var question = Question.rename
    @State private var isAsking = false
    @State private var name = ""
    @FocusState private var focus: Part?

    private enum Part { case list, search }
    private enum Question: String { case rename = "Rename", folder = "New Folder", trash = "Move to Trash" }

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            HStack {
                Text(browser.folder.path.onOneLine).bold().truncationMode(.head).lineLimit(1)
                Spacer()
                TextField("Search", text: $browser.search).frame(width: 160)
                    .focused($focus, equals: .search).onSubmit { focus = .list }
            }
            GeometryReader { room in
                HStack(spacing: 0) {
                    PlacesPane(browser: browser).frame(width: room.size.width < 800 ? 96 : 144)
                    Divider()
                    list
                    Divider()
                    PreviewPane(entry: browser.selected).frame(width: room.size.width < 800 ? 176 : 256)
                }
            }
            Text(status).foregroundStyle(.secondary).lineLimit(1)
            actions
        }
        .defaultFocus($focus, .list)
        .alert(question.rawValue, isPresented: $isAsking) {
            if question != .trash { TextField("Name", text: $name) }
            Button(question == .trash ? "Move" : "OK", role: question == .trash ? .destructive : nil) {
                switch question {
                case .rename: browser.rename(to: name)
                case .folder: browser.makeFolder(name)
                case .trash: browser.trashSelected()
                }
            }
            Button("Cancel", role: .cancel) {}
        } message: {
            if question == .trash { Text("“\(browser.selected?.name ?? "")” can be restored from the trash.") }
        }
        .alert(
            browser.problem ?? "",
            isPresented: .init(get: { browser.problem != nil }, set: { _ in browser.problem = nil })
        ) {}
    }

    private var list: some View {
        Table(browser.shown, selection: $browser.selection, sortOrder: $browser.order) {
            TableColumn("Name", value: \.order) { entry in
                Text(entry.name + (entry.isFolder ? "/" : entry.isLink ? "@" : "")).lineLimit(1)
                    .foregroundStyle(entry.isFolder ? Color.accentColor : Color.primary)
            }
            TableColumn("Size", value: \.size) { Text($0.isFolder ? "" : $0.size.formatted(.byteCount(style: .file))) }
                .width(96).alignment(.numeric)
            TableColumn("Changed", value: \.date) { Text($0.date, format: .iso8601.year().month().day()) }.width(96)
        }
        .focused($focus, equals: .list)
        .onKeyPress(keys: [.return, .delete, ".", "/"], phases: .down) { press in
            switch press.key {
            case .return: browser.open()
            case .delete: browser.goUp()
            case ".": browser.showsHidden.toggle()
            default: focus = .search
            }
            return .handled
        }
    }

    private var actions: some View {
        HStack {
            Group {
                Button("Rename") { ask(.rename) }.keyboardShortcut(function(2))
                Button("Copy") { browser.mark(moves: false) }.keyboardShortcut(function(5))
                Button("Cut") { browser.mark(moves: true) }.keyboardShortcut(function(6))
                Button("Trash", role: .destructive) { ask(.trash) }.keyboardShortcut(.deleteForward, modifiers: [])
            }
            .disabled(browser.selected == nil)
            Button("New Folder") { ask(.folder) }.keyboardShortcut(function(7))
            Button("Paste") { browser.paste() }.keyboardShortcut(function(8)).disabled(browser.marked == nil)
        }
        .buttonStyle(.borderless)
    }

    private var status: String {
        let bytes = browser.shown.reduce(0) { $0 + ($1.isFolder ? 0 : $1.size) }.formatted(.byteCount(style: .file))
        let marked = browser.marked.map { " · \($0.moves ? "cut" : "copied"): \($0.url.lastPathComponent.onOneLine)" }
        return "\(browser.shown.count) of \(browser.entries.count), \(bytes)" + (marked ?? "")
    }

    private func ask(_ question: Question) {
        name = question == .rename ? browser.selected?.url.lastPathComponent ?? "" : ""
        (self.question, isAsking) = (question, true)
    }
}

/// The shortcut of F1 and the others, without modifiers.
private func function(_ number: UInt32) -> KeyboardShortcut {
    KeyboardShortcut(KeyEquivalent(Character(Unicode.Scalar(0xF703 + number)!)), modifiers: [])
}
