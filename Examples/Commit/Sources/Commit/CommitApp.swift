import SwiftUI

@main
struct CommitApp: App {
    var body: some Scene {
        #if os(Linux)
        WindowGroup("Commit") { CommitView() }.terminalPresentation(.inline)
        #else
        WindowGroup("Commit") { CommitView() }
        #endif
    }
}

/// A commit message in the form of conventional commits: `type(scope): subject`, and a body that says why.
struct Message {
    static let types = ["feat", "fix", "docs", "refactor", "perf", "test", "build", "chore"]
    static let limit = 72
    var type = "feat"
    var scope = ""
    var subject = ""
    var body = ""

    var title: String { type + (scope.isEmpty ? "" : "(\(scope))") + ": " + subject }
    var text: String { body.isEmpty ? title : title + "\n\n" + body }
    var isValid: Bool { !subject.trimmingCharacters(in: .whitespaces).isEmpty && title.count <= Self.limit }
}

struct CommitView: View {
    @State private var message = Message()
    @State private var isDone = false
    @State private var isAsking = false
    @FocusState private var isWriting: Bool
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            if isDone { Label(message.title, systemImage: "checkmark").foregroundStyle(.green) } else { form }
        }
        .frame(maxWidth: 560, alignment: .leading)
        .frame(maxWidth: .infinity, alignment: .leading)
        .onAppear { isWriting = true }
        .confirmationDialog("Commit what is staged?", isPresented: $isAsking, titleVisibility: .visible) {
            Button("Commit") { commit() }
            Button("Print Only") { finish(printing: message.text) }
        }
    }

    @ViewBuilder private var form: some View {
        HStack {
            Picker("Type", selection: $message.type) { ForEach(Message.types, id: \.self) { Text($0) } }
                .fixedSize()
            TextField("Scope", text: $message.scope).frame(width: 120)
        }
        HStack {
            TextField("Subject", text: $message.subject).focused($isWriting)
            Text("\(message.title.count)/\(Message.limit)").monospacedDigit()
                .foregroundStyle(message.title.count > Message.limit ? Color.red : .secondary)
        }
        TextField("Why", text: $message.body, axis: .vertical).lineLimit(1...8)
        HStack {
            Button("Commit…") { isAsking = true }.disabled(!message.isValid)
            Button("Cancel", role: .cancel) { dismiss() }.keyboardShortcut(.cancelAction)
        }
    }

    /// Commits what is staged. Git's own words appear above the form.
    private func commit() {
        let git = Process()
        git.executableURL = URL(filePath: "/usr/bin/env")
        git.arguments = ["git", "commit", "--message", message.text]
        git.terminationHandler = { git in
            let isCommitted = git.terminationStatus == 0
            Task { @MainActor in if isCommitted { finish() } }
        }
        do { try git.run() } catch { print("Git could not be started: \(error.localizedDescription)") }
    }

    private func finish(printing text: String? = nil) {
        if let text { print(text) }
        isDone = true
        dismiss()
    }
}
