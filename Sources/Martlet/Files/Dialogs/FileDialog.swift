import Foundation

/// A request to choose files or a destination.
package struct FileRequest: Sendable {
    /// The kind of a file request.
    package enum Kind: Hashable, Sendable {
        /// Existing files, or folders if the content types are folders.
        case open(several: Bool)
        /// A file to save, which may be new.
        case save(name: String)
        /// A destination folder.
        case folder
    }

    package var kind: Kind
    /// The content types that can be chosen; empty for all.
    package var types: [UTType] = []
    package var settings = FileDialogSettings()

    package init(_ kind: Kind, types: [UTType] = []) {
        self.kind = kind
        self.types = types
    }

    /// Whether the request is for folders.
    package var choosesFolders: Bool {
        if case .folder = kind { return true }
        return !types.isEmpty && types.allSatisfy { $0.conforms(to: .directory) }
    }

    /// Returns whether a file has one of the content types and is enabled.
    package func takes(_ file: URL) -> Bool {
        guard isEnabled(file) else { return false }
        guard !types.isEmpty, !types.contains(.item), !types.contains(.data) else { return true }
        let type = UTType(filenameExtension: file.pathExtension)
        return types.contains { type?.conforms(to: $0) ?? false }
    }

    /// Returns whether a file is enabled. Only requests to open files have the predicate.
    package func isEnabled(_ file: URL) -> Bool {
        guard case .open = kind else { return true }
        return settings.enabled?.takes(file) ?? true
    }

    /// Returns the chosen file, or the destination of a symbolic link.
    func resolved(_ file: URL) -> URL {
        guard case .open = kind, !settings.keepsLinks, file.isFileURL,
            let values = try? file.resourceValues(forKeys: [.isSymbolicLinkKey]), values.isSymbolicLink == true
        else { return file }
        return file.resolvingSymlinksInPath()
    }

    /// The title of the confirmation button.
    package var confirmation: String {
        if let label = settings.confirmationLabel { return label }
        switch kind {
        case .open: return "Open"
        case .save: return "Save"
        case .folder: return "Move"
        }
    }
}

/// The settings of modifiers for file dialogs in a view.
package struct FileDialogSettings: Sendable, Equatable {
    package var message: String?
    package var confirmationLabel: String?
    package var folder: URL?
    package var showsHiddenFiles = false
    package var nameLabel: String?
    /// Whether symbolic links themselves are chosen, instead of their destinations.
    var keepsLinks = false
    /// The predicate for enabled files; `nil` to enable all.
    var enabled: FilePredicate?
    /// The customization id. Dialogs with the same id begin in the folder where the last one ended.
    var name: String?
}

/// A predicate for the files that can be chosen.
struct FilePredicate: Sendable, Equatable {
    let predicate: Predicate<URL>

    /// Returns whether a file satisfies the predicate. An evaluation error counts as `false`.
    func takes(_ file: URL) -> Bool { (try? predicate.evaluate(file)) ?? false }

    /// Whether two predicates have the same description, since predicates are not `Equatable`.
    static func == (a: FilePredicate, b: FilePredicate) -> Bool {
        a.predicate.description == b.predicate.description
    }
}

/// A file dialog, from its presentation to the user's answer.
@MainActor
package final class FileDialog {
    package let request: FileRequest
    private var finish: (@MainActor ([URL]?) -> Void)?

    init(_ request: FileRequest, finish: @escaping @MainActor ([URL]?) -> Void) {
        self.request = request
        self.finish = finish
    }

    /// Answers the request with the chosen files, or with `nil` after a cancellation.
    ///
    /// - Returns: Whether the files can be chosen. If not, the dialog remains unanswered.
    @discardableResult
    package func answer(_ files: [URL]?) -> Bool {
        guard files?.allSatisfy(request.isEnabled) ?? true else { return false }
        let files = files?.map(request.resolved)
        let finish = self.finish
        self.finish = nil
        if let name = request.settings.name, let file = files?.first {
            FileDialogFolders.last[name] = file.deletingLastPathComponent()
        }
        finish?(files?.isEmpty == true ? nil : files)
        return true
    }

    /// The initial folder; `nil` for the host's default.
    package var folder: URL? {
        request.settings.name.flatMap { FileDialogFolders.last[$0] } ?? request.settings.folder
    }

    /// Discards the request, so that a later answer has no effect.
    func abandon() { finish = nil }
}

/// The last folders of dialogs, by customization id.
@MainActor
private enum FileDialogFolders {
    static var last: [String: URL] = [:]
}

/// A host with native file dialogs. On other hosts, a sheet asks for a path.
package protocol FileDialogHost: SceneHost {
    /// Shows a dialog, and answers it when the user has chosen or canceled.
    @MainActor func showFileDialog(_ dialog: FileDialog)

    /// Removes an unanswered dialog.
    @MainActor func removeFileDialog(_ dialog: FileDialog)
}
