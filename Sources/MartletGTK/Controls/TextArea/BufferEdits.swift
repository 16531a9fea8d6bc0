#if GTK
import CGTK
import Martlet

/// Records the changes of a text buffer incrementally, so that a key press does not require a comparison of the whole
/// text.
///
/// Typing over a selection is one change, though GTK reports a deletion and an insertion.
final class BufferEdits {
    private typealias Iter = UnsafeMutablePointer<GtkTextIter>

    private struct Edit {
        var start: Int32
        var removed: Int32
        var inserted: String
    }

    private let report: (_ scalars: Range<Int>, _ inserted: String) -> Void
    private var pending: Edit?
    private var depth = 0
    /// Whether a change has begun that has not been reported.
    var isWaiting: Bool { pending != nil }

    /// - Parameter report: Called after each change, with the replaced range of scalars and the inserted text.
    init(
        _ buffer: UnsafeMutablePointer<GtkTextBuffer>,
        report: @escaping (_ scalars: Range<Int>, _ inserted: String) -> Void
    ) {
        self.report = report
        let object = UnsafeMutableRawPointer(buffer)
        let inserted:
            @convention(c) (UnsafeMutableRawPointer, Iter, UnsafePointer<CChar>, Int32, UnsafeMutableRawPointer) -> Void =
                { _, place, text, length, data in
                    let bytes = UnsafeRawBufferPointer(start: text, count: Int(length))
                    BufferEdits.of(data).insert(
                        String(decoding: bytes, as: UTF8.self), at: gtk_text_iter_get_offset(place))
                }
        let deleted: @convention(c) (UnsafeMutableRawPointer, Iter, Iter, UnsafeMutableRawPointer) -> Void = {
            _, start, end, data in
            let (a, b) = (gtk_text_iter_get_offset(start), gtk_text_iter_get_offset(end))
            BufferEdits.of(data).delete(min(a, b)..<max(a, b))
        }
        let data = Unmanaged.passUnretained(self).toOpaque()
        for (signal, function) in [
            ("insert-text", unsafeBitCast(inserted, to: GCallback.self)),
            ("delete-range", unsafeBitCast(deleted, to: GCallback.self)),
        ] {
            g_signal_connect_data(object, signal, function, data, nil, G_CONNECT_DEFAULT)
        }
        connect(object, "begin-user-action") { [unowned self] in depth += 1 }
        connect(object, "end-user-action") { [unowned self] in
            depth -= 1
            flush()
        }
        connect(object, "changed") { [unowned self] in
            // The deleted text may be replaced by the next insertion.
            if depth > 0, pending?.inserted.isEmpty == true { return }
            flush()
        }
    }

    // The buffer's widget retains its part, which retains this object.
    private static func of(_ data: UnsafeMutableRawPointer) -> BufferEdits {
        Unmanaged<BufferEdits>.fromOpaque(data).takeUnretainedValue()
    }

    private func insert(_ text: String, at offset: Int32) {
        if pending?.start == offset, pending?.inserted.isEmpty == true {
            pending?.inserted = text
        } else {
            flush()
            pending = Edit(start: offset, removed: 0, inserted: text)
        }
    }

    private func delete(_ range: Range<Int32>) {
        flush()
        if !range.isEmpty {
            pending = Edit(start: range.lowerBound, removed: range.upperBound - range.lowerBound, inserted: "")
        }
    }

    private func flush() {
        guard let edit = pending else { return }
        pending = nil
        report(Int(edit.start)..<Int(edit.start + edit.removed), edit.inserted)
    }
}
#endif
