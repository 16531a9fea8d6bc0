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

    /// Whether a file is of one of the kinds, and one of those that can be chosen.
    package func takes(_ file: URL) -> Bool {
        guard isEnabled(file) else { return false }
        guard !types.isEmpty, !types.contains(.item), !types.contains(.data) else { return true }
        let type = UTType(filenameExtension: file.pathExtension)
        return types.contains { type?.conforms(to: $0) ?? false }
    }

    /// Whether a file is one of those that can be chosen. Where it is written to or moved, that is not asked.
    package func isEnabled(_ file: URL) -> Bool {
        guard case .open = kind else { return true }
        return settings.enabled?.takes(file) ?? true
    }

    /// A file as it is handed over: in place of a link, what that leads to.
    func resolved(_ file: URL) -> URL {
        guard case .open = kind, !settings.keepsLinks, file.isFileURL,
            let values = try? file.resourceValues(forKeys: [.isSymbolicLinkKey]), values.isSymbolicLink == true
        else { return file }
        return file.resolvingSymlinksInPath()
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
    /// Whether links to files are chosen themselves, and not what they lead to.
    var keepsLinks = false
    /// Which files can be chosen; nil for all.
    var enabled: FilePredicate?
    /// Dialogs of one name begin where the last one was left.
    var name: String?
}

/// Says which files can be chosen.
struct FilePredicate: Sendable, Equatable {
    let predicate: Predicate<URL>

    /// Whether a file can be chosen; not one that the predicate has a problem with.
    func takes(_ file: URL) -> Bool { (try? predicate.evaluate(file)) ?? false }

    /// Whether two say the same: they can't be told apart by what they say.
    static func == (a: FilePredicate, b: FilePredicate) -> Bool {
        a.predicate.description == b.predicate.description
    }
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
    ///
    /// - Returns: Whether that can be chosen; else the dialog has no answer yet.
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
