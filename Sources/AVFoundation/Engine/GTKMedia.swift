#if GTK
import CGTK
import Foundation
import MartletRuntime

// Unsafe pointers: objects of GTK, and the engine behind a signal, which is disconnected before the engine ends.
/// An engine on a media stream of GTK, which plays by its media backend: GStreamer, where that is installed.
///
/// GTK reports the time ten times in a second. It has no other rates than the natural one.
package final class GTKMedia: MediaEngine {
    package var onReport: (@MainActor (MediaReport) -> Void)?
    /// The stream, whose frames are its paintable.
    package let stream: UnsafeMutablePointer<GtkMediaStream>
    /// The path of a file; `nil` for other addresses.
    private let path: String?
    private var isReady = false
    private var isFailed = false
    private var isSeeking = false
    private var hasEnded = false
    private var time = 0

    /// Whether GTK has been initialized, which is when there are windows.
    static var isAvailable: Bool { gtk_is_initialized() != 0 }

    init(_ url: URL) {
        // The backend plays what GIO's address names: files, and what GStreamer loads itself.
        path = url.isFileURL ? url.path : nil
        let file = g_file_new_for_uri(url.absoluteString)
        stream = gtk_media_file_new()
        gtk_media_file_set_file(UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GtkMediaFile.self), file)
        g_object_unref(UnsafeMutableRawPointer(file))
    }

    package func open() {
        // GStreamer's words for a missing file name neither the file nor the reason.
        if let path, !FileManager.default.isReadableFile(atPath: path) {
            isFailed = true
            onReport?(.failed(MediaError("The file “\(path)” can't be read.")))
            return
        }
        g_signal_connect_data(
            UnsafeMutableRawPointer(stream), "notify", unsafeBitCast(Self.changed, to: GCallback.self),
            Unmanaged.passUnretained(self).toOpaque(), nil, GConnectFlags(rawValue: 0))
        update()
    }

    private static let changed: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, context in
        let media = Unmanaged<GTKMedia>.fromOpaque(context!)
        // GTK changes its streams on the main thread. A report may release the engine, which this call retains.
        onMainActor(media.takeUnretainedValue()) { $0.update() }
    }

    /// Reports what has changed since the last time. A notification names one property, and others may have changed.
    private func update() {
        guard !isFailed else { return }
        if let error = gtk_media_stream_get_error(stream) {
            isFailed = true
            onReport?(.failed(Self.error(error)))
            return
        }
        if !isReady, gtk_media_stream_is_prepared(stream) != 0 {
            isReady = true
            let duration = gtk_media_stream_get_duration(stream)
            onReport?(.ready(duration: duration > 0 ? Double(duration) / 1_000_000 : nil, size: size))
        }
        guard isReady else { return }
        if isSeeking, gtk_media_stream_is_seeking(stream) == 0 {
            isSeeking = false
            time = gtk_media_stream_get_timestamp(stream)
            onReport?(.sought(true))
        }
        let now = gtk_media_stream_get_timestamp(stream)
        if now != time, !isSeeking {
            time = now
            onReport?(.time(Double(now) / 1_000_000))
        }
        let ended = gtk_media_stream_get_ended(stream) != 0
        if ended != hasEnded {
            hasEnded = ended
            if ended { onReport?(.ended) }
        }
    }

    private var size: CGSize {
        let paintable = OpaquePointer(stream)
        return CGSize(
            width: Int(gdk_paintable_get_intrinsic_width(paintable)),
            height: Int(gdk_paintable_get_intrinsic_height(paintable)))
    }

    /// GTK's words for an error; for a backend that is missing, with the package that has it.
    private static func error(_ error: UnsafePointer<GError>) -> MediaError {
        let words = String(cString: error.pointee.message)
        if error.pointee.domain == g_io_error_quark(), error.pointee.code == Int32(G_IO_ERROR_NOT_SUPPORTED.rawValue) {
            return MediaError("\(words) Debian has one in libgtk-4-media-gstreamer.", isOfPlayer: true)
        }
        // GStreamer names the element of its pipeline before the reason, and lines of its source below.
        let line = words.split(separator: "\n").first.map(String.init) ?? words
        let reason = line.hasPrefix("Error from element") ? line.split(separator: ": ").last.map(String.init) : line
        return MediaError("The media can't be played: \(reason ?? line)")
    }

    package func play() { gtk_media_stream_play(stream) }
    package func pause() { gtk_media_stream_pause(stream) }

    package func seek(to seconds: Double) {
        isSeeking = true
        gtk_media_stream_seek(stream, Int(seconds * 1_000_000))
        // GTK ignores a seek that the media does not allow.
        if isSeeking, gtk_media_stream_is_seeking(stream) == 0 {
            isSeeking = false
            onReport?(.sought(false))
        }
    }

    package func setSound(volume: Double, isMuted: Bool) {
        gtk_media_stream_set_volume(stream, volume)
        gtk_media_stream_set_muted(stream, isMuted ? 1 : 0)
    }

    package func close() {
        onReport = nil
        gtk_media_stream_pause(stream)
    }

    isolated deinit {
        g_signal_handlers_disconnect_matched(
            UnsafeMutableRawPointer(stream), G_SIGNAL_MATCH_DATA, 0, 0, nil, nil,
            Unmanaged.passUnretained(self).toOpaque())
        g_object_unref(UnsafeMutableRawPointer(stream))
    }
}
#endif
