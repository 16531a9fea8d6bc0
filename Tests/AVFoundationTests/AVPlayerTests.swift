import AVFoundation
import Foundation
import Synchronization
import Testing

/// A player on an engine whose time the test moves.
@MainActor
@Suite(.serialized) struct AVPlayerTests {
    init() {
        FakeMedia.install()
        FakeMedia.isPrompt = true
    }

    /// Times that observers were called with, on the main actor.
    final class Log: Sendable {
        private let box = Mutex<[Double]>([])
        var times: [Double] { box.withLock { $0 } }
        func add(_ time: CMTime) { box.withLock { $0.append(time.seconds) } }
    }

    private func player(_ name: String) throws -> (AVPlayer, FakeMedia) {
        let player = AVPlayer(url: URL(string: "fake:\(name)")!)
        return (player, try #require(FakeMedia.of(player.currentItem)))
    }

    private func seconds(_ value: Double) -> CMTime { CMTime(seconds: value, preferredTimescale: 600) }

    @Test func assetsLoadTheirProperties() async throws {
        let asset = AVURLAsset(url: URL(string: "fake:a?10")!)
        #expect(try await asset.load(.duration).seconds == 10)
        let (duration, isPlayable) = try await (asset as AVAsset).load(.duration, .isPlayable)
        #expect(duration.seconds == 10 && isPlayable)
        let item = AVPlayerItem(asset: asset)
        #expect(item.asset === asset && AVPlayerItem(url: asset.url).asset is AVURLAsset)
        let broken = AVURLAsset(url: URL(string: "fake:broken")!)
        #expect(try await broken.load(.isPlayable) == false)
        await #expect(throws: (any Error).self) { try await broken.load(.duration) }
        // Without windows nothing is played, and thus nothing is known.
        await #expect(throws: (any Error).self) {
            try await AVURLAsset(url: URL(fileURLWithPath: "/none.wav")).load(.isPlayable)
        }
    }

    @Test func itemsAreUnknownUntilTheyAreLoaded() throws {
        FakeMedia.isPrompt = false
        let (player, media) = try player("a?10")
        #expect(player.currentItem?.status == .unknown && player.currentItem?.duration.isIndefinite == true)
        player.play()
        #expect(player.rate == 1 && player.timeControlStatus == .waitingToPlayAtSpecifiedRate && !media.isPlaying)
        media.load()
        #expect(player.status == .readyToPlay && player.currentItem?.status == .readyToPlay)
        #expect(player.timeControlStatus == .playing && media.isPlaying)
        #expect(player.currentItem?.duration == seconds(10))
        #expect(player.currentItem?.presentationSize == CGSize(width: 320, height: 240))
    }

    @Test func timePassesWhileItPlays() throws {
        let (player, media) = try player("a?10")
        media.advance(by: 1)
        #expect(player.currentTime() == .zero && player.timeControlStatus == .paused)
        player.play()
        media.advance(by: 2)
        #expect(player.currentTime() == seconds(2))
        player.pause()
        media.advance(by: 2)
        #expect(player.currentTime() == seconds(2) && player.rate == 0)
        player.rate = 3
        #expect(player.rate == 1 && media.isPlaying)
        player.rate = -1
        #expect(player.rate == 0 && !media.isPlaying)
    }

    @Test func aPlayerPausesAtTheEnd() throws {
        let (player, media) = try player("a?1")
        let ended = Log()
        let token = NotificationCenter.default.addObserver(
            forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
        ) { [weak player] _ in ended.add(player?.currentTime() ?? .invalid) }
        defer { NotificationCenter.default.removeObserver(token) }
        player.play()
        media.advance(by: 5)
        #expect(ended.times == [1] && player.rate == 0 && player.currentTime() == seconds(1))
        player.play()
        #expect(player.rate == 0)
        player.seek(to: .zero)
        player.play()
        media.advance(by: 5)
        #expect(ended.times == [1, 1])
    }

    @Test func withoutAnActionASeekLetsItGoOn() throws {
        let (player, media) = try player("a?1")
        player.actionAtItemEnd = .none
        player.play()
        media.advance(by: 1)
        #expect(player.rate == 1 && !media.isPlaying)
        player.seek(to: .zero)
        #expect(media.isPlaying)
        media.advance(by: 0.5)
        #expect(player.currentTime() == seconds(0.5))
    }

    @Test func seeksStayWithinTheItem() async throws {
        let (player, media) = try player("a?10")
        #expect(await player.seek(to: seconds(4)))
        #expect(media.time == 4 && player.currentTime() == seconds(4))
        await player.seek(to: seconds(40), toleranceBefore: .zero, toleranceAfter: .zero)
        #expect(media.time == 10)
        await player.seek(to: seconds(-1))
        #expect(media.time == 0)
        #expect(await player.seek(to: .indefinite) == false)
        #expect(await AVPlayer().seek(to: .zero) == false)
    }

    @Test func aSeekInterruptsTheOneBefore() throws {
        FakeMedia.isPrompt = false
        let (player, media) = try player("a?10")
        let log = Log()
        player.seek(to: seconds(2)) { log.add(CMTime(value: $0 ? 20 : -20, timescale: 10)) }
        #expect(log.times.isEmpty && media.time == 0)
        player.seek(to: seconds(3)) { log.add(CMTime(value: $0 ? 30 : -30, timescale: 10)) }
        #expect(log.times == [-2])
        // The media was not ready, and takes the last seek when it is.
        media.load()
        #expect(media.time == 3)
        media.onReport?(.sought(true))
        #expect(log.times == [-2, 3])
    }

    @Test func observersAreCalledAtMultiplesAndJumps() throws {
        let (player, media) = try player("a?10")
        let log = Log()
        let observer = player.addPeriodicTimeObserver(forInterval: seconds(0.5), queue: nil) { log.add($0) }
        player.play()
        media.advance(by: 1.2)
        player.seek(to: seconds(4.2))
        media.advance(by: 0.4)
        player.pause()
        #expect(log.times == [0, 0.5, 1, 4.2, 4.5, 4.6])
        player.removeTimeObserver(observer)
        player.play()
        media.advance(by: 2)
        #expect(log.times.count == 6)
    }

    @Test func soundIsThePlayers() throws {
        let (player, media) = try player("a?10")
        player.volume = 3
        #expect(player.volume == 1)
        player.volume = 0.25
        player.isMuted = true
        #expect(media.sound == (0.25, true))
        player.replaceCurrentItem(with: AVPlayerItem(url: URL(string: "fake:b?5")!))
        #expect(FakeMedia.of(player.currentItem)?.sound ?? (1, false) == (0.25, true))
    }

    @Test func aNewItemIsPlayedOn() throws {
        let (player, media) = try player("a?10")
        player.play()
        media.advance(by: 3)
        player.replaceCurrentItem(with: AVPlayerItem(url: URL(string: "fake:b?5")!))
        #expect(media.isClosed && player.currentTime() == .zero)
        #expect(FakeMedia.of(player.currentItem)?.isPlaying == true)
        player.replaceCurrentItem(with: nil)
        #expect(player.currentItem == nil && player.timeControlStatus == .waitingToPlayAtSpecifiedRate)
    }

    @Test func aPlayerThatEndsClosesItsMedia() throws {
        var player: AVPlayer? = AVPlayer(url: URL(string: "fake:a?10")!)
        let media = try #require(FakeMedia.of(player?.currentItem))
        player?.play()
        player = nil
        #expect(media.isClosed)
    }

    @Test func aBrokenFileFailsItsItem() throws {
        let (player, _) = try player("broken")
        #expect(
            player.currentItem?.status == .failed && player.currentItem?.error?.localizedDescription == "It is broken.")
        #expect(player.status == .readyToPlay && player.error == nil)
        player.play()
        #expect(player.timeControlStatus == .paused)
    }

    @Test func withoutMediaAPlayerSaysSo() async {
        let player = AVPlayer(url: URL(fileURLWithPath: "/nowhere/a.webm"))
        player.play()
        // The second attempt, after an app has had the time to initialize GTK, is on the main queue. Where other tests of
        // the process have windows, it is the file that is missing.
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(player.currentItem?.status == .failed && player.timeControlStatus == .paused)
        #expect(player.currentItem?.error != nil)
    }

    @Test func commandsOfOtherThreadsArrive() async throws {
        let (player, media) = try player("a?10")
        await Task.detached {
            player.play()
            player.volume = 0.5
            #expect(player.rate == 1)
        }.value
        await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        #expect(media.isPlaying && media.sound.volume == 0.5)
    }
}
