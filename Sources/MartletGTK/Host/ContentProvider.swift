#if GTK
import CGTK
import Foundation
import Martlet

/// Provides copied or dragged content to other programs: GTK requests bytes of a MIME type, and the provider creates
/// them on request.
///
/// An instance is a `GdkContentProvider`, followed by a retained pointer to its content.
enum ContentProvider {
    /// The content of a provider.
    private final class Content {
        let items: [TransferItem]
        /// By MIME type.
        let forms: [(mimeType: String, form: TransferItem.Form)]

        init(_ items: [TransferItem], allowsOtherPrograms: Bool) {
            self.items = items
            guard allowsOtherPrograms else {
                forms = []
                return
            }
            var known: Set<String> = []
            var forms: [(String, TransferItem.Form)] = []
            let files = items.filter { $0.form(conformingTo: .fileURL) != nil }
            for item in items.prefix(1) {
                for form in item.forms where form.visibility == .all {
                    guard let name = form.contentType.preferredMIMEType, known.insert(name).inserted else { continue }
                    // Several files are offered as one list.
                    forms.append((name, files.count > 1 && name == "text/uri-list" ? .list(of: files) : form))
                }
            }
            let text = items.compactMap(\.text).joined(separator: "\n")
            if !text.isEmpty {
                for name in ["text/plain;charset=utf-8", "text/plain"] where known.insert(name).inserted {
                    forms.append((name, TransferItem.Form(.utf8PlainText, load: .now { .data(Data(text.utf8)) })))
                }
                if items.count > 1, let index = forms.firstIndex(where: { $0.0 == "text/plain;charset=utf-8" }) {
                    forms[index].1 = TransferItem.Form(.utf8PlainText, load: .now { .data(Data(text.utf8)) })
                }
            }
            self.forms = forms
        }
    }

    // nonisolated(unsafe): used from the main thread only, as GTK is.
    nonisolated(unsafe) private static var parentClass: UnsafeMutablePointer<GObjectClass>!

    private static let type: GType = g_type_register_static_simple(
        gdk_content_provider_get_type(), "MartletContent", UInt32(MemoryLayout<GdkContentProviderClass>.size),
        initializeClass, UInt32(MemoryLayout<GdkContentProvider>.size + MemoryLayout<UnsafeRawPointer>.size), nil,
        GTypeFlags(rawValue: 0))

    /// Creates a provider, which the caller owns.
    ///
    /// - Parameter allowsOtherPrograms: Whether the items are offered to other programs.
    static func make(_ items: [TransferItem], allowsOtherPrograms: Bool = true) -> UnsafeMutablePointer<
        GdkContentProvider
    > {
        let object = UnsafeMutableRawPointer(g_object_new_with_properties(type, 0, nil, nil)!)
        let provider = object.assumingMemoryBound(to: GdkContentProvider.self)
        slot(of: provider).pointee = Unmanaged.passRetained(Content(items, allowsOtherPrograms: allowsOtherPrograms))
            .toOpaque()
        return provider
    }

    /// Returns the items of a provider of this class; nil for another.
    static func items(of provider: UnsafeMutablePointer<GdkContentProvider>) -> [TransferItem]? {
        let isOurs =
            UnsafeMutableRawPointer(provider).assumingMemoryBound(to: GTypeInstance.self)
            .pointee.g_class.pointee.g_type == type
        return isOurs ? content(of: provider)?.items : nil
    }

    private static func content(of provider: UnsafeMutablePointer<GdkContentProvider>?) -> Content? {
        guard let provider, let pointer = slot(of: provider).pointee else { return nil }
        return Unmanaged<Content>.fromOpaque(pointer).takeUnretainedValue()
    }

    private static func slot(
        of provider: UnsafeMutablePointer<GdkContentProvider>
    ) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
        UnsafeMutableRawPointer(provider).advanced(by: MemoryLayout<GdkContentProvider>.size)
            .assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
    }

    private static let initializeClass: GClassInitFunc = { pointer, _ in
        parentClass = g_type_class_peek_parent(pointer).assumingMemoryBound(to: GObjectClass.self)
        let table = pointer!.assumingMemoryBound(to: GdkContentProviderClass.self)
        table.pointee.ref_formats = { provider in
            let builder = gdk_content_formats_builder_new()
            for form in ContentProvider.content(of: provider)?.forms ?? [] {
                gdk_content_formats_builder_add_mime_type(builder, form.mimeType)
            }
            return gdk_content_formats_builder_free_to_formats(builder)
        }
        table.pointee.write_mime_type_async = { provider, name, stream, priority, cancellable, done, data in
            let task = g_task_new(provider, cancellable, done, data)
            g_task_set_priority(task, priority)
            let content = ContentProvider.content(of: provider)
            let form = content?.forms.first { $0.mimeType == String(borrowed: name) }?.form
            ContentProvider.write(form, to: stream, for: task)
        }
        table.pointee.write_mime_type_finish = { _, result, problem in
            g_task_propagate_boolean(result, problem)
        }
        let object = pointer!.assumingMemoryBound(to: GObjectClass.self)
        object.pointee.finalize = { object in
            let provider = UnsafeMutableRawPointer(object!).assumingMemoryBound(to: GdkContentProvider.self)
            if let content = ContentProvider.slot(of: provider).pointee {
                Unmanaged<Content>.fromOpaque(content).release()
            }
            ContentProvider.parentClass.pointee.finalize(object)
        }
    }

    /// Makes the bytes of a form, and writes them when they are there.
    private static func write(
        _ form: TransferItem.Form?, to stream: UnsafeMutablePointer<GOutputStream>?, for task: OpaquePointer?
    ) {
        let writing = Unchecked(value: (task: task, stream: stream))
        if let stream { g_object_ref(stream) }
        guard let form else { return finish(writing, nil) }
        if case .now(let load) = form.load { return finish(writing, try? load(()).data()) }
        Task { @MainActor in
            let data = try? await form.load(()).data()
            finish(writing, data)
        }
    }

    private static func finish(
        _ writing: Unchecked<(task: OpaquePointer?, stream: UnsafeMutablePointer<GOutputStream>?)>, _ data: Data?
    ) {
        let (task, stream) = writing.value
        defer {
            if let stream { g_object_unref(stream) }
        }
        guard let data, let stream else {
            g_task_return_boolean(task, 0)
            g_object_unref(task.map { UnsafeMutableRawPointer($0) })
            return
        }
        let bytes = Array(data)
        let kept = g_bytes_new(bytes, gsize(bytes.count))
        // The stream writes to a pipe whose reader may be this process.
        let copy = g_memory_input_stream_new_from_bytes(kept)
        g_bytes_unref(kept)
        g_output_stream_splice_async(
            stream, copy, G_OUTPUT_STREAM_SPLICE_CLOSE_SOURCE, 0, nil,
            { stream, result, data in
                let output = UnsafeMutableRawPointer(stream!).assumingMemoryBound(to: GOutputStream.self)
                let task = OpaquePointer(data)
                let isWritten = g_output_stream_splice_finish(output, result, nil) >= 0
                g_task_return_boolean(task, isWritten ? 1 : 0)
                g_object_unref(data)
            }, task.map { UnsafeMutableRawPointer($0) })
        g_object_unref(copy)
    }
}

extension TransferItem.Form {
    /// A list of the addresses of several files.
    fileprivate static func list(of items: [TransferItem]) -> TransferItem.Form {
        TransferItem.Form(
            .fileURL,
            load: .now {
                var all = Data()
                for item in items {
                    if case .now(let load)? = item.form(conformingTo: .fileURL)?.load { all += try load(()).data() }
                }
                return .data(all)
            })
    }
}
#endif
