import AVFoundation
import Foundation

/// An engine whose time passes when the test says so. Addresses are `fake:NAME?SECONDS`; without seconds the media is a
/// stream without an end, and `fake:broken` can't be played.
@MainActor
final class FakeMedia: MediaEngine {
    var onReport: (@MainActor (MediaReport) -> Void)?
    let length: Double?
    private(set) var time = 0.0
    private(set) var isPlaying = false
    private(set) var sound = (volume: 1.0, isMuted: false)
    private(set) var isClosed = false
    /// Whether the media is loaded and seeks are done at once, and not when the test says so.
    static var isPrompt = true
    private let url: URL

    init(_ url: URL) {
        self.url = url
        length = url.query.flatMap(Double.init)
    }

    /// Plays addresses of tests by fakes from now on.
    static func install() { Media.makeEngine = { $0.scheme == "fake" ? FakeMedia($0) : nil } }

    static func of(_ item: AVPlayerItem?) -> FakeMedia? { item?.playback.engine as? FakeMedia }

    func open() { if Self.isPrompt { load() } }

    func load() {
        if url.absoluteString.hasPrefix("fake:broken") {
            onReport?(.failed(MediaError("It is broken.")))
        } else {
            onReport?(.ready(duration: length, size: CGSize(width: 320, height: 240)))
        }
    }

    func play() { isPlaying = true }
    func pause() { isPlaying = false }
    func setSound(volume: Double, isMuted: Bool) { sound = (volume, isMuted) }
    func close() { isClosed = true }

    func seek(to seconds: Double) {
        time = seconds
        if Self.isPrompt { onReport?(.sought(true)) }
    }

    /// Lets time pass, in tenths of a second, as GTK reports it.
    func advance(by seconds: Double) {
        for _ in 0..<Int((seconds * 10).rounded()) where isPlaying {
            time = ((time + 0.1) * 10).rounded() / 10
            if let length, time >= length {
                time = length
                isPlaying = false
                onReport?(.time(time))
                onReport?(.ended)
            } else {
                onReport?(.time(time))
            }
        }
    }
}
