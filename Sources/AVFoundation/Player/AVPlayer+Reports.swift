import Foundation

extension AVPlayer {
    /// Lets the engine play or pause, as the player does.
    func applyPlaying() {
        guard let playback = currentItem?.playback, case .ready = playback.state.phase else { return }
        if rate > 0, !playback.state.hasEnded { playback.engine?.play() } else { playback.engine?.pause() }
    }

    func applySound() {
        currentItem?.playback.engine?.setSound(volume: Double(volume), isMuted: isMuted)
    }

    /// Takes over a report of the item's engine.
    func receive(_ report: MediaReport, from item: AVPlayerItem) {
        guard item === currentItem else { return }
        switch report {
        case .ready:
            box.withLock { $0.status = .readyToPlay }
            applySound()
            applyPlaying()
        case .time:
            observers.move(to: currentTime())
        case .sought:
            // A player that plays goes on from an item's end.
            applyPlaying()
            observers.jump(to: currentTime())
        case .ended:
            if actionAtItemEnd == .pause { box.withLock { $0.isPlaying = false } }
            observers.jump(to: currentTime())
            NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
        case .failed(let error):
            let wasPlaying = timeControlStatus != .paused
            box.withLock { state in
                state.isPlaying = false
                // A file that can't be played fails its item alone.
                (state.status, state.error) = error.isOfPlayer ? (.failed, error) : (.readyToPlay, nil)
            }
            if wasPlaying {
                NotificationCenter.default.post(name: AVPlayerItem.failedToPlayToEndTimeNotification, object: item)
            }
        }
        observers.changed()
    }
}
