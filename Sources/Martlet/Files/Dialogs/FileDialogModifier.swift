import Foundation

/// Presents a file dialog while a binding is true.
package nonisolated struct FileDialogModifier: ViewModifier {
    let isPresented: Binding<Bool>
    /// Returns the request; `nil` if there is nothing to present.
    let request: () -> FileRequest?
    /// Receives the chosen files, or `nil` after a cancellation.
    let finish: ([URL]?) -> Void
    @Environment(\.sceneReference) private var reference
    @Environment(\.fileDialogSettings) private var settings
    @State private var shown = ShownFileDialog()

    package init(isPresented: Binding<Bool>, request: @escaping () -> FileRequest?, finish: @escaping ([URL]?) -> Void)
    {
        self.isPresented = isPresented
        self.request = request
        self.finish = finish
    }

    @MainActor package func body(content: Content) -> some View {
        content
            .onChange(of: isPresented.wrappedValue, initial: true) { _, isPresented in
                if isPresented { show() } else { shown.remove() }
            }
            .onDisappear { shown.remove() }
            .sheet(isPresented: isPrompting) { FilePrompt(request: made) { answer($0) } }
    }

    @MainActor private var made: FileRequest {
        var request = request() ?? FileRequest(.open(several: false))
        let own = request.settings.folder
        request.settings = settings
        if request.settings.folder == nil { request.settings.folder = own }
        return request
    }

    @MainActor private var host: (any FileDialogHost)? { reference?.scene?.host as? any FileDialogHost }

    /// A binding to whether a sheet asks for a path, because the host has no native dialog.
    @MainActor private var isPrompting: Binding<Bool> {
        let hasDialog = host != nil
        return Binding(
            get: { !hasDialog && isPresented.wrappedValue },
            set: { if !$0, isPresented.wrappedValue { answer(nil) } })
    }

    @MainActor private func show() {
        guard let host, shown.dialog == nil else { return }
        guard request() != nil else { return isPresented.wrappedValue = false }
        let dialog = FileDialog(made) { answer($0) }
        shown.dialog = dialog
        shown.host = host
        host.showFileDialog(dialog)
    }

    private func answer(_ files: [URL]?) {
        onMainActor(shown) { $0.dialog = nil }
        isPresented.wrappedValue = false
        finish(files)
    }
}

/// The dialog that the modifier presents.
@MainActor
private final class ShownFileDialog {
    var dialog: FileDialog?
    weak var host: (any FileDialogHost)?

    nonisolated init() {}

    func remove() {
        guard let dialog else { return }
        self.dialog = nil
        dialog.abandon()
        host?.removeFileDialog(dialog)
    }
}

private enum FileDialogSettingsKey: EnvironmentKey {
    static var defaultValue: FileDialogSettings { FileDialogSettings() }
}

extension EnvironmentValues {
    /// The settings of modifiers for file dialogs.
    var fileDialogSettings: FileDialogSettings {
        get { self[FileDialogSettingsKey.self] }
        set { self[FileDialogSettingsKey.self] = newValue }
    }
}
