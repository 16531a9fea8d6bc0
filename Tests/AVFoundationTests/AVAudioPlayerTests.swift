@testable import AVFoundation
import Foundation
import Testing

extension AVPlayerTests {
    /// Sounds, on the same engine.
    @MainActor
    @Suite struct Audio {
        final class Delegate: NSObject, AVAudioPlayerDelegate {
            var ends: [Bool] = []
            var errors: [String] = []

            func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { ends.append(flag) }

            func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {
                errors.append(error?.localizedDescription ?? "")
            }
        }

        private func player(_ name: String) throws -> (AVAudioPlayer, FakeMedia, Delegate) {
            FakeMedia.install()
            FakeMedia.isPrompt = true
            let player = try AVAudioPlayer(contentsOf: URL(string: "fake:\(name)")!)
            let delegate = Delegate()
            player.delegate = delegate
            return (player, try #require(player.playback.engine as? FakeMedia), delegate)
        }

        @Test func aSoundPlaysOnce() throws {
            let (player, media, delegate) = try player("a?2")
            #expect(player.duration == 2 && !player.isPlaying && player.prepareToPlay())
            #expect(player.play() && player.isPlaying)
            media.advance(by: 1)
            #expect(player.currentTime == 1)
            media.advance(by: 1)
            #expect(!player.isPlaying && player.currentTime == 0 && delegate.ends == [true])
            media.advance(by: 1)
            #expect(player.currentTime == 0)
        }

        @Test func aSoundIsRepeated() throws {
            let (player, media, delegate) = try player("a?2")
            player.numberOfLoops = 2
            player.play()
            media.advance(by: 5)
            #expect(player.isPlaying && player.currentTime == 1 && delegate.ends.isEmpty)
            media.advance(by: 1)
            #expect(!player.isPlaying && delegate.ends == [true])
            // Each playback has its repetitions.
            player.play()
            media.advance(by: 5)
            #expect(player.isPlaying)
        }

        @Test func aNegativeNumberRepeatsUntilItIsStopped() throws {
            let (player, media, delegate) = try player("a?2")
            player.numberOfLoops = -1
            player.play()
            media.advance(by: 101)
            #expect(player.isPlaying && player.currentTime == 1)
            player.stop()
            media.advance(by: 1)
            #expect(!player.isPlaying && player.currentTime == 1 && delegate.ends.isEmpty)
        }

        @Test func timeAndVolumeReachTheEngine() throws {
            let (player, media, _) = try player("a?2")
            player.currentTime = 1.5
            player.volume = 0.5
            #expect(media.time == 1.5 && player.currentTime == 1.5 && media.sound.volume == 0.5)
            player.play()
            player.pause()
            #expect(!media.isPlaying && !player.isPlaying)
        }

        @Test func aSoundThatFailsSaysSo() throws {
            let (player, media, delegate) = try player("a?2")
            player.play()
            media.onReport?(.failed(MediaError("It is broken.")))
            #expect(!player.isPlaying && delegate.errors == ["It is broken."])
            #expect(!player.play() && !player.prepareToPlay())
        }

        @Test func aMissingFileThrows() {
            #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere/a.wav")) }
        }

        @Test func aPlayerThatEndsClosesItsSound() throws {
            FakeMedia.install()
            var player: AVAudioPlayer? = try AVAudioPlayer(contentsOf: URL(string: "fake:a?2")!)
            let media = try #require(player?.playback.engine as? FakeMedia)
            player = nil
            #expect(media.isClosed)
        }

        @Test func aSessionTakesWhatCodeSets() throws {
            let session = AVAudioSession.sharedInstance()
            try session.setCategory(.playback)
            try session.setCategory(.playback, mode: .default, options: [.mixWithOthers])
            try session.setActive(true)
            #expect(session === AVAudioSession.sharedInstance())
        }
    }
}
