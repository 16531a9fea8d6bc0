import Foundation

/// What is asked of a person who is to choose files, or a place for some.
package struct FileRequest: Sendable {
    /// What is to be chosen.
    package enum Kind: Hashable, Sendable {
        /// Files that are there, or folders where the types say so.
        case open(several: Bool)
        /// A file that need not be there yet.
        case save(name: String)
        /// A folder that something is to be put into.
        case folder
    }

    package var kind: Kind
    /// The kinds of files that can be chosen; none for all.
    package var types: [UTType] = []
    package var settings = FileDialogSettings()

    package init(_ kind: Kind, types: [UTType] = []) {
        self.kind = kind
        self.types = types
    }

    /// Whether folders are what is chosen.
    package var choosesFolders: Bool {
        if case .folder = kind { return true }
        return !types.isEmpty && types.allSatisfy { $0.conforms(to: .directory) }
    }

    /// Whether a file is of one of the kinds.
    package func takes(_ file: URL) -> Bool {
        guard !types.isEmpty, !types.contains(.item), !types.contains(.data) else { return true }
        let type = UTType(filenameExtension: file.pathExtension)
        return types.contains { type?.conforms(to: $0) ?? false }
    }

    /// What the button says that chooses.
    package var confirmation: String {
        if let label = settings.confirmationLabel { return label }
        switch kind {
        case .open: return "Open"
        case .save: return "Save"
        case .folder: return "Move"
        }
    }
}

/// What modifiers say of the dialogs for files in a view.
package struct FileDialogSettings: Sendable, Equatable {
    package var message: String?
    package var confirmationLabel: String?
    package var folder: URL?
    package var showsHiddenFiles = false
    package var nameLabel: String?
    /// Dialogs of one name begin where the last one was left.
    var name: String?
}

/// A dialog in which a person chooses files, until it is answered.
@MainActor
package final class FileDialog {
    package let request: FileRequest
    private var finish: (@MainActor ([URL]?) -> Void)?

    init(_ request: FileRequest, finish: @escaping @MainActor ([URL]?) -> Void) {
        self.request = request
        self.finish = finish
    }

    /// Answers with what was chosen; nil where nothing was.
    package func answer(_ files: [URL]?) {
        let finish = self.finish
        self.finish = nil
        if let name = request.settings.name, let file = files?.first {
            FileDialogFolders.last[name] = file.deletingLastPathComponent()
        }
        finish?(files?.isEmpty == true ? nil : files)
    }

    /// Where the dialog begins; nil where nothing says it.
    package var folder: URL? {
        request.settings.name.flatMap { FileDialogFolders.last[$0] } ?? request.settings.folder
    }

    /// Nobody wants an answer any more.
    func abandon() { finish = nil }
}

/// Where dialogs were left, by their names.
@MainActor
private enum FileDialogFolders {
    static var last: [String: URL] = [:]
}

/// A host with dialogs for files of its own. With any other host they are sheets in which a path is typed or chosen.
package protocol FileDialogHost: SceneHost {
    /// Shows a dialog, and has it answered when the person has chosen or left.
    @MainActor func showFileDialog(_ dialog: FileDialog)

    /// Takes away a dialog that has no answer yet.
    @MainActor func removeFileDialog(_ dialog: FileDialog)
}
