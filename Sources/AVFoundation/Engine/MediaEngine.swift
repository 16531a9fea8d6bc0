import Foundation

/// Plays one file or stream. The host's engine is one of GTK's media streams; tests have one on a clock of their own.
///
/// An engine reports what happens by ``onReport``, on the main actor. It starts paused, at 0.
@MainActor
package protocol MediaEngine: AnyObject {
    /// Receives each report. Set before ``open()``.
    var onReport: (@MainActor (MediaReport) -> Void)? { get set }

    /// Opens the media. Reports `ready` or `failed`, now or later.
    func open()
    func play()
    func pause()
    /// Moves to a time in seconds. Reports `sought`, now or later.
    func seek(to seconds: Double)
    func setSound(volume: Double, isMuted: Bool)
    /// Ends the playback. No report follows.
    func close()
}

/// An event of an engine.
package enum MediaReport {
    /// The media can be played. Its duration in seconds is `nil` for a stream without an end, its size is zero for sound.
    case ready(duration: Double?, size: CGSize)
    /// The time of the playback, in seconds.
    case time(Double)
    /// The requested seek is done, or failed.
    case sought(Bool)
    /// The playback has arrived at the end, and stopped there.
    case ended
    case failed(MediaError)
}

/// A failure of the playback, in words.
package struct MediaError: LocalizedError, Equatable {
    /// The reason.
    package var errorDescription: String?
    /// Whether nothing can be played in this process, whatever the file.
    package let isOfPlayer: Bool

    package init(_ reason: String, isOfPlayer: Bool = false) {
        errorDescription = reason
        self.isOfPlayer = isOfPlayer
    }
}

/// The source of engines.
@MainActor
package enum Media {
    /// Makes engines in place of the host's for the addresses of tests.
    package static var makeEngine: (@MainActor (URL) -> (any MediaEngine)?)?

    /// Returns an engine for an address, or `nil` where there is none: without windows.
    static func engine(for url: URL) -> (any MediaEngine)? {
        if let engine = makeEngine?(url) { return engine }
        #if GTK
        return GTKMedia.isAvailable ? GTKMedia(url) : nil
        #else
        return nil
        #endif
    }

    static let isMissing = MediaError(
        "Sound and video are played in windows (with the trait GTK) only.", isOfPlayer: true)
}
