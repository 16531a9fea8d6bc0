import Foundation

/// The media that a player plays, with the state of its playback.
///
/// The media is loaded once a player has the item. An item belongs to one player at a time.
@MainActor @preconcurrency
open class AVPlayerItem: NSObject {
    /// The state of an item.
    public enum Status: Int, Sendable {
        /// The media is not loaded yet.
        case unknown = 0
        /// The media can be played.
        case readyToPlay = 1
        /// The media can't be played: ``AVPlayerItem/error`` says why.
        case failed = 2
    }

    nonisolated package let playback: Playback
    /// The media that the item plays.
    nonisolated public let asset: AVAsset

    /// Creates an item for the media at an address: a file, or a stream that the desktop's media backend loads.
    nonisolated public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

    /// Creates an item for an asset.
    nonisolated public init(asset: AVAsset) {
        self.asset = asset
        playback = Playback(asset.address)
        super.init()
    }

    /// The state of the item.
    nonisolated open var status: Status {
        switch playback.state.phase {
        case .unknown: .unknown
        case .ready: .readyToPlay
        case .failed: .failed
        }
    }

    /// The reason why the media can't be played.
    nonisolated open var error: (any Error)? {
        if case .failed(let error) = playback.state.phase { error } else { nil }
    }

    /// The length of the media: indefinite before it is loaded, and for a stream without an end.
    nonisolated open var duration: CMTime { playback.state.duration.map(CMTime.init(media:)) ?? .indefinite }

    /// The size of the video in points; zero for sound, and before the media is loaded.
    nonisolated open var presentationSize: CGSize { playback.state.size }

    /// Returns the current time of the playback.
    nonisolated open func currentTime() -> CMTime { CMTime(media: playback.state.time) }

    /// Posted, with the item as its object, when the playback has arrived at the end.
    nonisolated public class var didPlayToEndTimeNotification: NSNotification.Name {
        NSNotification.Name("AVPlayerItemDidPlayToEndTimeNotification")
    }

    /// Posted, with the item as its object, when the playback has failed before the end.
    nonisolated public class var failedToPlayToEndTimeNotification: NSNotification.Name {
        NSNotification.Name("AVPlayerItemFailedToPlayToEndTimeNotification")
    }
}

extension NSNotification.Name {
    /// Posted, with the item as its object, when the playback has arrived at the end.
    public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
    /// Posted, with the item as its object, when the playback has failed before the end.
    public static let AVPlayerItemFailedToPlayToEndTime = AVPlayerItem.failedToPlayToEndTimeNotification
}

extension CMTime {
    /// Creates a time of the engine, which counts microseconds.
    init(media seconds: Double) { self.init(seconds: seconds, preferredTimescale: 1_000_000) }
}
