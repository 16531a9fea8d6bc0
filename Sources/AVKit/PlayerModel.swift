import AVFoundation
import Combine
import Foundation

/// The state of a player, for views that show it.
@MainActor
final class PlayerModel: ObservableObject {
    let player: AVPlayer

    init(_ player: AVPlayer) {
        self.player = player
        player.onChange { [weak self] in
            self?.objectWillChange.send()
            return self != nil
        }
    }

    /// The reason why nothing is played.
    var problem: String? { (player.error ?? player.currentItem?.error)?.localizedDescription }
    var isReady: Bool { player.currentItem?.status == .readyToPlay }
    var isPlaying: Bool { player.timeControlStatus != .paused }

    /// The length of the item in seconds; `nil` for one without an end.
    var duration: Double? {
        guard let duration = player.currentItem?.duration, duration.isNumeric, duration > .zero else { return nil }
        return duration.seconds
    }

    /// The time of the item in seconds.
    var time: Double {
        get { player.currentTime().seconds }
        set { player.seek(to: CMTime(seconds: newValue, preferredTimescale: 1_000_000)) }
    }

    var isMuted: Bool {
        get { player.isMuted }
        set {
            objectWillChange.send()
            player.isMuted = newValue
        }
    }

    /// Plays or pauses. At its end the item starts over.
    func toggle() {
        if isPlaying { return player.pause() }
        if let duration, time >= duration { player.seek(to: .zero) }
        player.play()
    }

    /// The time and the length in words.
    var clock: String {
        let time = Self.words(time)
        return duration.map { "\(time) / \(Self.words($0))" } ?? time
    }

    private static func words(_ seconds: Double) -> String {
        let whole = Int(seconds)
        let (hours, minutes, rest) = (whole / 3600, whole / 60 % 60, whole % 60)
        let end = (rest < 10 ? "0" : "") + String(rest)
        guard hours > 0 else { return "\(minutes):\(end)" }
        return "\(hours):\(minutes < 10 ? "0" : "")\(minutes):\(end)"
    }
}
