import Foundation

/// Media at an address, whose properties are loaded when they are asked for.
///
///     let asset = AVURLAsset(url: url)
///     let seconds = try await asset.load(.duration).seconds
///     let player = AVPlayer(playerItem: AVPlayerItem(asset: asset))
///
/// Properties are loaded by GTK's media backend: without windows, loading throws.
// @unchecked Sendable: its only property never changes.
open class AVAsset: NSObject, AVAsynchronousKeyValueLoading, @unchecked Sendable {
    /// The address of the media.
    final let address: URL

    /// Creates an asset for the media at an address.
    public init(url URL: URL) {
        address = URL
        super.init()
    }
}

/// Media at an address.
// @unchecked Sendable: it has no state of its own.
open class AVURLAsset: AVAsset, @unchecked Sendable {
    /// The address of the media.
    open var url: URL { address }

    /// Creates an asset for the media at an address.
    public override init(url URL: URL) { super.init(url: URL) }
}
