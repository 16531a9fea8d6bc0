#if GTK
import CGTK
import Foundation
import Martlet

/// The desktop's dialogs for files: of the portal, where an app runs apart from the files.
extension GTKHost: FileDialogHost {
    func showFileDialog(_ dialog: FileDialog) {
        let native = tree?.rootView.flatMap { gtk_widget_get_root($0.widget) }
        let chooser = FileChooser(dialog, above: native)
        fileChoosers.append(chooser)
        chooser.onEnd = { [weak self] chooser in self?.fileChoosers.removeAll { $0 === chooser } }
        chooser.show()
    }

    func removeFileDialog(_ dialog: FileDialog) {
        fileChoosers.first { $0.dialog === dialog }?.close()
    }
}

/// A running file dialog of the desktop.
@MainActor
final class FileChooser {
    let dialog: FileDialog
    // nonisolated(unsafe): used from the main thread only, as GTK is.
    nonisolated(unsafe) private let native: OpaquePointer
    var onEnd: (FileChooser) -> Void = { _ in }

    init(_ dialog: FileDialog, above window: OpaquePointer?) {
        self.dialog = dialog
        let request = dialog.request
        native = gtk_file_chooser_native_new(
            request.settings.message.map { $0.withoutNull }, window.map { UnsafeMutablePointer($0) },
            Self.action(of: request), request.confirmation.withoutNull, nil)
        gtk_native_dialog_set_modal(UnsafeMutablePointer(native), 1)
        let chooser = native
        switch request.kind {
        case .open(let several): gtk_file_chooser_set_select_multiple(chooser, several ? 1 : 0)
        case .save(let name): gtk_file_chooser_set_current_name(chooser, name.withoutNull)
        case .folder: break
        }
        if let folder = dialog.folder { show(folder) }
        addFilters(to: chooser)
    }

    /// Shows a folder.
    private func show(_ folder: URL) {
        let file = g_file_new_for_path(folder.path)
        gtk_file_chooser_set_current_folder(native, file, nil)
        g_object_unref(file.map { UnsafeMutableRawPointer($0) })
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(native)) }

    func show() {
        connectResponse(native) { [weak self] response in self?.answered(response) }
        gtk_native_dialog_show(UnsafeMutablePointer(native))
    }

    func close() {
        gtk_native_dialog_hide(UnsafeMutablePointer(native))
        onEnd(self)
    }

    private static func action(of request: FileRequest) -> GtkFileChooserAction {
        switch request.kind {
        case .open: request.choosesFolders ? GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER : GTK_FILE_CHOOSER_ACTION_OPEN
        case .save: GTK_FILE_CHOOSER_ACTION_SAVE
        case .folder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
        }
    }

    /// Adds one filter for all types that can be opened, or one for each type that can be saved.
    private func addFilters(to chooser: OpaquePointer) {
        let types = dialog.request.types
        guard !dialog.request.choosesFolders, !types.isEmpty, !types.contains(.item), !types.contains(.data) else {
            return
        }
        if case .save = dialog.request.kind {
            for type in types { add(FileFilter.make([type]), to: chooser) }
        } else {
            add(FileFilter.make(types), to: chooser)
        }
    }

    private func add(_ filter: OpaquePointer, to chooser: OpaquePointer) {
        gtk_file_chooser_add_filter(chooser, filter)
        g_object_unref(UnsafeMutableRawPointer(filter))
    }

    private func answered(_ response: Int32) {
        let files = response == GTK_RESPONSE_ACCEPT.rawValue ? chosen : nil
        // The desktop's dialogs can't disable a file that is not accepted, so the dialog is shown again.
        guard dialog.answer(files) else {
            if let file = files?.first { show(file.deletingLastPathComponent()) }
            return gtk_native_dialog_show(UnsafeMutablePointer(native))
        }
        onEnd(self)
    }

    private var chosen: [URL] {
        guard let list = gtk_file_chooser_get_files(native) else { return [] }
        defer { g_object_unref(UnsafeMutableRawPointer(list)) }
        return (0..<g_list_model_get_n_items(list)).compactMap { index in
            guard let file = g_list_model_get_item(list, index) else { return nil }
            defer { g_object_unref(file) }
            guard let address = g_file_get_uri(OpaquePointer(file)) else { return nil }
            defer { g_free(address) }
            return URL(string: String(cString: address))
        }
    }
}

/// The filter of the files that a dialog shows.
enum FileFilter {
    /// Creates a filter for content types, by their extensions and their MIME types.
    static func make(_ types: [UTType]) -> OpaquePointer {
        let filter = gtk_file_filter_new()!
        gtk_file_filter_set_name(filter, types.map(\.words).joined(separator: ", ").withoutNull)
        for type in types {
            for name in type.tags[.filenameExtension] ?? [] { gtk_file_filter_add_suffix(filter, name) }
            for name in type.tags[.mimeType] ?? [] where !name.contains(";") {
                gtk_file_filter_add_mime_type(filter, name)
            }
            if let general = type.generalMIMEType { gtk_file_filter_add_mime_type(filter, general) }
        }
        return filter
    }
}

extension UTType {
    /// The user-visible name of the type.
    fileprivate var words: String {
        let name = localizedDescription ?? preferredFilenameExtension?.uppercased() ?? identifier
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    /// The MIME type pattern for a general type.
    fileprivate var generalMIMEType: String? {
        switch self {
        case .image: "image/*"
        case .movie, .video, .audiovisualContent: "video/*"
        case .audio: "audio/*"
        case .text, .plainText: "text/*"
        default: nil
        }
    }
}

private final class ResponseAction {
    let body: (Int32) -> Void

    init(_ body: @escaping (Int32) -> Void) { self.body = body }
}

/// Calls a closure with how a dialog was answered.
private func connectResponse(
    _ dialog: OpaquePointer, _ body: @escaping @MainActor (Int32) -> Void
) {
    let function: @convention(c) (UnsafeMutableRawPointer, Int32, UnsafeMutableRawPointer) -> Void = {
        _, response, data in Unmanaged<ResponseAction>.fromOpaque(data).takeUnretainedValue().body(response)
    }
    let action = ResponseAction { response in onMain(response) { body($0) } }
    g_signal_connect_data(
        UnsafeMutableRawPointer(dialog), "response", unsafeBitCast(function, to: GCallback.self),
        Unmanaged.passRetained(action).toOpaque(),
        { data, _ in if let data { Unmanaged<AnyObject>.fromOpaque(data).release() } }, G_CONNECT_DEFAULT)
}
#endif
