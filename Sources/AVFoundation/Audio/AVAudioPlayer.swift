import Foundation
import Synchronization

/// Plays a sound from a file or from data.
///
///     let bell = try AVAudioPlayer(contentsOf: url)
///     bell.numberOfLoops = 2
///     bell.play()
///
/// Keep the player for as long as it plays. Sounds are played in windows, by GTK's media backend: elsewhere ``play()``
/// returns `false`, or the delegate hears of the error.
open class AVAudioPlayer: NSObject {
    private struct State: Sendable {
        var isPlaying = false
        var volume: Float = 1
        var numberOfLoops = 0
        /// The repetitions that are left of the playback.
        var loops = 0
    }

    /// The address of the sound; `nil` for one from data.
    public let url: URL?
    /// The data of the sound; `nil` for one from a file.
    public let data: Data?
    /// The object that hears of the end.
    open weak var delegate: (any AVAudioPlayerDelegate)?
    private let box = Mutex(State())
    let playback: Playback

    /// Creates a player for a file. Throws if the file can't be read.
    public init(contentsOf url: URL) throws {
        if url.isFileURL { try FileHandle(forReadingFrom: url).close() }
        (self.url, data, playback) = (url, nil, Playback(url))
        super.init()
        prepare()
    }

    /// Creates a player for a file. The file's kind is found by its content: the hint has no effect.
    public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
        try self.init(contentsOf: url)
    }

    /// Creates a player for the data of a sound.
    public init(data: Data) throws {
        // GTK's backend plays what has an address.
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("sound-\(UUID().uuidString)")
        try data.write(to: file)
        (url, self.data, playback) = (nil, data, Playback(file))
        super.init()
        prepare()
    }

    /// Creates a player for the data of a sound. Its kind is found by its content: the hint has no effect.
    public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

    private func prepare() {
        // nonisolated(unsafe): used on the main actor only, by reports.
        nonisolated(unsafe) weak let player = self
        playback.perform { playback in
            // Reports come on the main actor, to a player that is there.
            playback.onReport = { player?.receive($0) }
            playback.open()
        }
    }

    deinit {
        let isTemporary = url == nil
        playback.perform { playback in
            playback.close()
            if isTemporary { try? FileManager.default.removeItem(at: playback.url) }
        }
    }

    // MARK: - Playing

    /// Whether the sound is being played.
    open var isPlaying: Bool { box.withLock { $0.isPlaying } }

    /// Loads the sound, which the player has begun when it was created. Returns `false` if it can't be played.
    @discardableResult
    open func prepareToPlay() -> Bool {
        if case .failed = playback.state.phase { false } else { true }
    }

    /// Plays the sound from ``currentTime``. Returns `false` if it can't be played.
    @discardableResult
    open func play() -> Bool {
        guard prepareToPlay() else { return false }
        box.withLock { state in
            state.loops = state.numberOfLoops
            state.isPlaying = true
        }
        apply()
        return true
    }

    /// Pauses the sound, which goes on from there.
    open func pause() {
        box.withLock { $0.isPlaying = false }
        apply()
    }

    /// Stops the sound. The time stays: set ``currentTime`` to 0 to start over.
    open func stop() { pause() }

    /// The time of the sound, in seconds.
    open var currentTime: TimeInterval {
        get { playback.state.time }
        set { playback.seek(to: newValue) }
    }

    /// The length of the sound in seconds; 0 before it is loaded.
    open var duration: TimeInterval { playback.state.duration ?? 0 }

    /// The loudness, from 0 to 1.
    open var volume: Float {
        get { box.withLock { $0.volume } }
        set {
            box.withLock { $0.volume = max(0, min(newValue, 1)) }
            apply()
        }
    }

    /// The number of repetitions: 0 plays once, and a negative number plays until the player is stopped.
    open var numberOfLoops: Int {
        get { box.withLock { $0.numberOfLoops } }
        set {
            box.withLock { state in
                state.numberOfLoops = newValue
                state.loops = newValue
            }
        }
    }

    // MARK: - Engine

    /// Lets the engine do as the player does, if the sound is loaded.
    private func apply() {
        let state = box.withLock { $0 }
        playback.perform { playback in
            guard case .ready = playback.state.phase else { return }
            playback.engine?.setSound(volume: Double(state.volume), isMuted: false)
            if state.isPlaying { playback.engine?.play() } else { playback.engine?.pause() }
        }
    }

    @MainActor private func receive(_ report: MediaReport) {
        switch report {
        case .ready: apply()
        case .time: break
        case .sought: apply()
        case .ended:
            // The time goes back to the start, at the end of the last repetition as well.
            let isRepeated = box.withLock { state in
                guard state.isPlaying, state.loops != 0 else {
                    state.isPlaying = false
                    return false
                }
                if state.loops > 0 { state.loops -= 1 }
                return true
            }
            playback.seek(to: 0)
            if !isRepeated { delegate?.audioPlayerDidFinishPlaying(self, successfully: true) }
        case .failed(let error):
            box.withLock { $0.isPlaying = false }
            delegate?.audioPlayerDecodeErrorDidOccur(self, error: error)
        }
    }
}

/// Hears of the end of sounds.
@MainActor @preconcurrency
public protocol AVAudioPlayerDelegate: NSObjectProtocol {
    /// Called when a sound was played to its end. Not called for a sound that was stopped.
    func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
    /// Called when a sound can't be played.
    func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
    /// Does nothing.
    public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
    /// Does nothing.
    public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}
