import AVKit
import Foundation
import Martlet
import MartletTesting
import Testing

extension AVPlayerTests {
    /// The view of a player, in the host of tests.
    @MainActor
    @Suite struct Video {
        private func player(_ name: String) -> AVPlayer {
            FakeMedia.install()
            FakeMedia.isPrompt = true
            return AVPlayer(url: URL(string: "fake:\(name)")!)
        }

        private func host(_ player: AVPlayer?) -> TestHost {
            TestHost(size: CGSize(width: 400, height: 300)) { VideoPlayer(player: player) { Text("Preview") } }
        }

        @Test func controlsPlayAndPause() throws {
            let player = player("a?10")
            let host = host(player)
            let media = try #require(FakeMedia.of(player.currentItem))
            try host.find(.button, "Play").tap()
            #expect(media.isPlaying && host.findAll(.slider).count == 1)
            media.advance(by: 2.5)
            host.update()
            #expect(host.texts.contains("0:02 / 0:10") && host.texts.contains("Preview"))
            try host.find(.button, "Pause").tap()
            #expect(!media.isPlaying && player.timeControlStatus == .paused)
        }

        @Test func playStartsOverAtTheEnd() throws {
            let player = player("a?10")
            let host = host(player)
            let media = try #require(FakeMedia.of(player.currentItem))
            player.play()
            media.advance(by: 12)
            host.update()
            #expect(host.texts.contains("0:10 / 0:10"))
            try host.find(.button, "Play").tap()
            #expect(media.isPlaying && media.time == 0)
        }

        @Test func theSoundIsSwitched() throws {
            let player = player("a?10")
            let host = host(player)
            try host.find(.button, "Mute").tap()
            #expect(player.isMuted)
            try host.find(.button, "Unmute").tap()
            #expect(!player.isMuted)
        }

        @Test func streamsWithoutAnEndHaveNoPosition() throws {
            let host = host(player("live"))
            #expect(host.texts.contains("0:00"))
            #expect(host.findAll(.slider).isEmpty)
        }

        @Test func failuresAreInWords() throws {
            let player = player("broken")
            let host = host(player)
            #expect(host.texts.contains("It is broken."))
            #expect(try !host.find(.button, "Play").isEnabled)
        }

        @Test func withoutAPlayerThereAreNoControls() {
            let host = host(nil)
            #expect(host.texts == ["Preview"])
        }
    }
}
