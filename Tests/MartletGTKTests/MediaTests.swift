#if GTK
import CGTK
import Foundation
import Testing

@testable import AVFoundation
@testable import MartletGTK

enum MediaBackend {
    /// Whether GTK has a backend other than the one that says that there is none.
    @MainActor static var isThere: Bool {
        guard Display.isThere else { return false }
        g_object_unref(UnsafeMutableRawPointer(gtk_media_file_new()))
        guard let point = g_io_extension_point_lookup("gtk-media-file") else { return false }
        return g_io_extension_point_get_extension_by_name(point, "gstreamer") != nil
    }
}

extension Desktop {
    /// Media of GTK, which GStreamer loads.
    @MainActor
    @Suite(.enabled("GTK's media backend is not installed") { await MediaBackend.isThere }) struct Media {
        /// Writes a file with a tone: mono, 8,000 samples of 8 bits in a second.
        private func tone(seconds: Double) throws -> URL {
            let count = Int(seconds * 8000)
            func number(_ value: Int, _ bytes: Int) -> [UInt8] { (0..<bytes).map { UInt8(value >> ($0 * 8) & 255) } }
            var file: [UInt8] = Array("RIFF".utf8) + number(36 + count, 4) + Array("WAVEfmt ".utf8)
            file += number(16, 4) + number(1, 2) + number(1, 2) + number(8000, 4) + number(8000, 4)
            file += number(1, 2) + number(8, 2) + Array("data".utf8) + number(count, 4)
            file += (0..<count).map { UInt8(128 + 40 * ($0 / 10 % 2)) }
            return try write(file, "wav")
        }

        private func write(_ bytes: [UInt8], _ kind: String) throws -> URL {
            let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).\(kind)")
            try Data(bytes).write(to: url)
            return url
        }

        /// Runs the main loop until a condition holds; at most 20 seconds, which only a failure takes.
        private func wait(until condition: () -> Bool) async throws {
            let limit = ContinuousClock.now + .seconds(20)
            while !condition() {
                try #require(ContinuousClock.now < limit, "It never came to it.")
                while g_main_context_iteration(nil, 0) != 0 {}
                await Task.yield()
            }
        }

        private func events(of media: GTKMedia) -> () -> [String] {
            final class Log { var events: [String] = [] }
            let log = Log()
            media.onReport = { report in
                switch report {
                case .ready(let duration, let size): log.events.append("ready \(duration ?? -1) \(size.width)")
                case .time: break
                case .sought(let success): log.events.append("sought \(success)")
                case .ended: log.events.append("ended")
                case .failed(let error): log.events.append(error.errorDescription ?? "")
                }
            }
            return { log.events }
        }

        @Test func aSoundIsLoadedAndSought() async throws {
            let url = try tone(seconds: 0.5)
            defer { try? FileManager.default.removeItem(at: url) }
            let media = GTKMedia(url)
            let events = events(of: media)
            media.open()
            try await wait { !events().isEmpty }
            #expect(events() == ["ready 0.5 0.0"])
            media.seek(to: 0.25)
            try await wait { events().count > 1 }
            #expect(events().last == "sought true")
            media.close()
        }

        @Test func whatCannotBePlayedSaysWhy() async throws {
            let missing = GTKMedia(URL(fileURLWithPath: "/none/at all.wav"))
            let reasons = events(of: missing)
            missing.open()
            #expect(reasons() == ["The file “/none/at all.wav” can't be read."])
            let url = try write(Array(repeating: 7, count: 5000), "wav")
            defer { try? FileManager.default.removeItem(at: url) }
            let rubbish = GTKMedia(url)
            let events = events(of: rubbish)
            rubbish.open()
            try await wait { !events().isEmpty }
            #expect(events().count == 1 && events()[0].hasPrefix("The media can't be played: "))
        }
    }
}
#endif
