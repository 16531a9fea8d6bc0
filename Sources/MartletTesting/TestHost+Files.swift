import Foundation
import Martlet

/// A dialog in which the user chooses files: of `fileImporter`, `fileExporter`, `fileMover`, or of a document.
@MainActor
public struct FileDialogElement {
    /// The purpose of a dialog.
    public enum Kind: Hashable, Sendable {
        /// Files to read, a file to write, or a folder to move something to.
        case open, save, folder
    }

    let dialog: FileDialog
    let core: HostCore

    /// The purpose of the dialog.
    public var kind: Kind {
        switch dialog.request.kind {
        case .open: .open
        case .save: .save
        case .folder: .folder
        }
    }

    /// The kinds of files that can be chosen; none for all.
    public var contentTypes: [UTType] { dialog.request.types }

    /// Whether several files can be chosen.
    public var allowsMultipleSelection: Bool { dialog.request.kind == .open(several: true) }

    /// The default name of the file to write; nil for another dialog.
    public var fileName: String? {
        if case .save(let name) = dialog.request.kind { return name }
        return nil
    }

    /// The title of the confirming button.
    public var confirmation: String { dialog.request.confirmation }

    /// The message of the dialog; nil for none.
    public var message: String? { dialog.request.settings.message }

    /// The initial folder of the dialog; nil if none is set.
    public var folder: URL? { dialog.folder }

    /// Chooses files, as the user does.
    /// - Throws: ``ElementNotOperable`` if the user could not choose them in the dialog.
    public func choose(_ files: URL...) throws {
        if files.count > 1, !allowsMultipleSelection {
            throw ElementNotOperable(description: "The dialog lets a person choose one file only.")
        }
        if let other = files.first(where: { !dialog.request.isEnabled($0) }) {
            throw ElementNotOperable(
                description: "The dialog does not let a person choose \(other.lastPathComponent): "
                    + "fileDialogURLEnabled says so.")
        }
        if kind == .open, let other = files.first(where: { !$0.hasDirectoryPath && !dialog.request.takes($0) }) {
            throw ElementNotOperable(
                description: "The dialog does not offer \(other.lastPathComponent): it offers \(contentTypes).")
        }
        core.perform { core.host.answerFileDialog(files) }
        core.update()
    }

    /// Cancels the dialog without choosing anything, as the user does.
    public func cancel() {
        core.perform { core.host.answerFileDialog(nil) }
        core.update()
    }
}

extension TestHost {
    /// The current file dialog; nil if there is none.
    ///
    ///     try host.find(.button, "Open…").tap()
    ///     try host.fileDialog?.choose(file)
    public var fileDialog: FileDialogElement? {
        core.updateIfNeeded()
        let cores = core.cores + (core.app?.windows ?? []).flatMap(\.cores)
        for core in cores.reversed() {
            if let dialog = core.host.fileDialog { return FileDialogElement(dialog: dialog, core: core) }
        }
        return nil
    }
}
