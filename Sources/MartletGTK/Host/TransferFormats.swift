#if GTK
import CGTK
import Foundation
import Martlet

/// The formats in which another program offers copied or dragged content.
struct TransferFormats {
    /// The source of the bytes.
    enum Source {
        case clipboard(OpaquePointer)
        case drop(OpaquePointer)
    }

    let mimeTypes: [String]

    init(_ formats: OpaquePointer?) {
        guard let formats else {
            mimeTypes = []
            return
        }
        var count: gsize = 0
        let names = gdk_content_formats_get_mime_types(formats, &count)
        mimeTypes = (0..<Int(count)).compactMap { names?[$0].map { String(cString: $0) } }
    }

    private static let list = "text/uri-list"

    /// The best that there is for text.
    private var text: String? {
        ["text/plain;charset=utf-8", "UTF8_STRING", "text/plain"].first { mimeTypes.contains($0) }
    }

    /// The offered content as an item, before any of it is read.
    var promised: TransferItem {
        var item = TransferItem(
            forms: kinds.map { _, type in TransferItem.Form(type, load: .now { throw CocoaError(.fileReadUnknown) }) })
        // The content of a file is only known after the drop.
        if mimeTypes.contains(Self.list) {
            item.forms += [UTType.fileURL, .image, .movie, .audio, .pdf, .archive, .folder, .data].map {
                TransferItem.Form($0, load: .now { throw CocoaError(.fileReadUnknown) })
            }
        }
        return item
    }

    /// The content types of the offered MIME types.
    private var kinds: [(name: String, type: UTType)] {
        mimeTypes.compactMap { name in
            guard name.contains("/"), let type = UTType(mimeType: name) else { return nil }
            return (name, type)
        }
    }

    /// Reads the offered content: files and URLs one by one, or else one item in all its formats.
    ///
    /// - Parameter wanted: The accepted content types; nil for all.
    @MainActor
    func read(from source: Source, wanting wanted: [UTType]?, _ done: @escaping @MainActor ([TransferItem]) -> Void) {
        if mimeTypes.contains(Self.list) {
            return ContentReading.read(Self.list, from: source) { data in
                let text = data.map { String(decoding: $0, as: UTF8.self) } ?? ""
                let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("#") }
                done(lines.compactMap { URL(string: String($0)) }.map { TransferItem(address: $0) })
            }
        }
        var names = kinds.filter { kind in
            !kind.type.conforms(to: .plainText) && (wanted?.contains { kind.type.conforms(to: $0) } ?? true)
        }
        if let text { names.append((text, .utf8PlainText)) }
        readNext(of: names[...], from: source, into: TransferItem(), done)
    }

    /// Reads one form after the other.
    @MainActor
    private func readNext(
        of kinds: ArraySlice<(name: String, type: UTType)>, from source: Source, into item: TransferItem,
        _ done: @escaping @MainActor ([TransferItem]) -> Void
    ) {
        guard let kind = kinds.first else { return done(item.forms.isEmpty ? [] : [item]) }
        ContentReading.read(kind.name, from: source) { data in
            var item = item
            if let data {
                item.forms.append(TransferItem.Form(kind.type, load: .now { .data(data) }))
                if kind.type == .utf8PlainText { item.values.append(String(decoding: data, as: UTF8.self)) }
            }
            readNext(of: kinds.dropFirst(), from: source, into: item, done)
        }
    }
}

extension TransferItem {
    /// Creates an item from a URL of another program; for a file, with the file's content.
    init(address: URL) {
        self.init(address)
        guard address.isFileURL else { return }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: address.path, isDirectory: &isFolder) else { return }
        let named = UTType(filenameExtension: address.pathExtension)
        let type = isFolder.boolValue ? UTType.folder : named ?? .data
        forms.insert(Form(type, load: .now { .file(address, isOriginal: true) }), at: 0)
        suggestedName = address.lastPathComponent
    }
}

/// The incoming bytes of another program, until all of them have arrived.
final class ContentReading {
    private let done: @MainActor (Data?) -> Void
    private let source: TransferFormats.Source
    private var output: UnsafeMutablePointer<GOutputStream>?

    private init(_ source: TransferFormats.Source, done: @escaping @MainActor (Data?) -> Void) {
        self.source = source
        self.done = done
    }

    /// Reads the bytes of a format, and passes them on; nil if there are none.
    static func read(
        _ mimeType: String, from source: TransferFormats.Source, _ done: @escaping @MainActor (Data?) -> Void
    ) {
        let reading = Unmanaged.passRetained(ContentReading(source, done: done)).toOpaque()
        let finish: GAsyncReadyCallback = { _, result, data in
            guard let data, let result else { return }
            Unmanaged<ContentReading>.fromOpaque(data).takeRetainedValue().opened(result)
        }
        mimeType.withCString { name in
            var names: [UnsafePointer<CChar>?] = [name, nil]
            switch source {
            case .clipboard(let clipboard):
                gdk_clipboard_read_async(clipboard, &names, 0, nil, finish, reading)
            case .drop(let drop):
                gdk_drop_read_async(drop, &names, 0, nil, finish, reading)
            }
        }
    }

    private func opened(_ result: OpaquePointer) {
        let stream =
            switch source {
            case .clipboard(let clipboard): gdk_clipboard_read_finish(clipboard, result, nil, nil)
            case .drop(let drop): gdk_drop_read_finish(drop, result, nil, nil)
            }
        guard let stream else { return finish(nil) }
        let output = g_memory_output_stream_new_resizable()!
        self.output = output
        g_output_stream_splice_async(
            output, stream,
            GOutputStreamSpliceFlags(
                rawValue: G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE.rawValue | G_OUTPUT_STREAM_SPLICE_CLOSE_TARGET.rawValue),
            0, nil,
            { _, result, data in
                guard let data, let result else { return }
                Unmanaged<ContentReading>.fromOpaque(data).takeRetainedValue().read(result)
            }, Unmanaged.passRetained(self).toOpaque())
        g_object_unref(stream)
    }

    private func read(_ result: OpaquePointer) {
        guard let output else { return finish(nil) }
        defer {
            g_object_unref(output)
            self.output = nil
        }
        guard g_output_stream_splice_finish(output, result, nil) >= 0 else { return finish(nil) }
        let memory = UnsafeMutableRawPointer(output).assumingMemoryBound(to: GMemoryOutputStream.self)
        let count = Int(g_memory_output_stream_get_data_size(memory))
        finish(g_memory_output_stream_get_data(memory).map { Data(bytes: $0, count: count) } ?? Data())
    }

    private func finish(_ data: Data?) { onMain((self, data)) { $0.done($1) } }
}
#endif
