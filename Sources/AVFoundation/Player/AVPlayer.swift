import Foundation
import MartletRuntime
import Synchronization

/// Plays a sound or a video, which `VideoPlayer` of AVKit shows.
///
///     let player = AVPlayer(url: Bundle.main.url(forResource: "intro", withExtension: "webm")!)
///     player.play()
///
/// Media is played in windows, by GTK's media backend. Where there is none, and in terminals, ``status`` becomes
/// `failed`, and ``error`` says why.
@MainActor @preconcurrency
open class AVPlayer: NSObject {
    /// The state of a player.
    public enum Status: Int, Sendable {
        /// Nothing has been loaded yet.
        case unknown = 0
        /// The player can play.
        case readyToPlay = 1
        /// The player can't play anything here: ``AVPlayer/error`` says why.
        case failed = 2
    }

    /// The state of the playback.
    public enum TimeControlStatus: Int, Sendable {
        /// The player does not play.
        case paused = 0
        /// The player plays as soon as there is an item, and its media is loaded.
        case waitingToPlayAtSpecifiedRate = 1
        /// The player plays.
        case playing = 2
    }

    /// The action at the end of an item.
    public enum ActionAtItemEnd: Int, Sendable {
        /// Sets the rate to 0.
        case pause = 1
        /// Keeps the rate: a seek lets the item go on.
        case none = 2
    }

    struct State: Sendable {
        var item: AVPlayerItem?
        var isPlaying = false
        var volume: Float = 1
        var isMuted = false
        var action = ActionAtItemEnd.pause
        var status = Status.unknown
        var error: MediaError?
    }

    nonisolated let box = Mutex(State())
    /// The observers of times, and those of AVKit.
    let observers = PlayerObservers()

    /// Creates a player without an item.
    nonisolated public override init() { super.init() }

    /// Creates a player for the media at an address.
    nonisolated public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    /// Creates a player for an item.
    nonisolated public init(playerItem item: AVPlayerItem?) {
        super.init()
        replaceCurrentItem(with: item)
    }

    isolated deinit { box.withLock { $0.item }?.playback.close() }

    // MARK: - State

    /// The state of the player. A file that can't be played fails its item, and not the player.
    nonisolated open var status: Status { box.withLock { $0.status } }

    /// The reason why the player can't play anything.
    nonisolated open var error: (any Error)? { box.withLock { $0.error } }

    /// The item that is played.
    nonisolated open var currentItem: AVPlayerItem? { box.withLock { $0.item } }

    /// The state of the playback.
    nonisolated open var timeControlStatus: TimeControlStatus {
        let (isPlaying, item) = box.withLock { ($0.isPlaying, $0.item) }
        guard isPlaying else { return .paused }
        return item?.status == .readyToPlay ? .playing : .waitingToPlayAtSpecifiedRate
    }

    /// Returns the current time of the item; 0 without one.
    nonisolated open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

    /// The action at the end of an item.
    nonisolated open var actionAtItemEnd: ActionAtItemEnd {
        get { box.withLock { $0.action } }
        set { box.withLock { $0.action = newValue } }
    }

    // MARK: - Playing

    /// Plays the item, or the next one that is set.
    nonisolated open func play() { setPlaying(true) }

    /// Pauses the playback.
    nonisolated open func pause() { setPlaying(false) }

    /// The rate of the playback: 0 while it is paused, and 1 otherwise. Items have no other rates: a positive one is 1,
    /// and a negative one pauses.
    nonisolated open var rate: Float {
        get { box.withLock { $0.isPlaying ? 1 : 0 } }
        set { setPlaying(newValue > 0) }
    }

    nonisolated private func setPlaying(_ isPlaying: Bool) {
        let isChanged = box.withLock { state in
            let item = state.item?.playback.state
            // An item at its end has nothing left to play.
            let new = isPlaying && item?.hasEnded != true && state.item?.status != .failed && state.status != .failed
            defer { state.isPlaying = new }
            return state.isPlaying != new
        }
        guard isChanged else { return }
        perform { player in
            player.applyPlaying()
            player.observers.jump(to: player.currentTime())
        }
    }

    /// The loudness, from 0 to 1.
    nonisolated open var volume: Float {
        get { box.withLock { $0.volume } }
        set {
            box.withLock { $0.volume = max(0, min(newValue, 1)) }
            perform { $0.applySound() }
        }
    }

    /// Whether the sound is off.
    nonisolated open var isMuted: Bool {
        get { box.withLock { $0.isMuted } }
        set {
            box.withLock { $0.isMuted = newValue }
            perform { $0.applySound() }
        }
    }

    /// Replaces the item. The rate stays: a player that plays goes on with the new item.
    nonisolated open func replaceCurrentItem(with item: AVPlayerItem?) {
        let old = box.withLock { state in
            defer { state.item = item }
            return state.item
        }
        guard old !== item else { return }
        perform { player in
            old?.playback.close()
            guard let item, player.currentItem === item else { return player.observers.changed() }
            item.playback.onReport = { [weak player] in player?.receive($0, from: item) }
            item.playback.open()
            player.applyPlaying()
            player.applySound()
            player.observers.changed()
        }
    }

    /// Runs a command on the main actor: immediately if that is the caller's thread.
    nonisolated func perform(_ command: @escaping @MainActor @Sendable (AVPlayer) -> Void) {
        MainThread.nowOrLater { command(self) }
    }
}
