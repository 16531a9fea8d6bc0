@testable import AVFoundation
import Foundation
import Testing

/// Speech, by a service that answers as speech-dispatcher does.
@MainActor
@Suite(.serialized) struct SpeechTests {
    final class Listener: NSObject, AVSpeechSynthesizerDelegate {
        var events: [String] = []

        private func add(_ event: String, _ utterance: AVSpeechUtterance) {
            events.append("\(event) \(utterance.speechString)")
        }

        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {
            add("start", utterance)
        }

        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {
            add("finish", utterance)
        }

        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {
            add("pause", utterance)
        }

        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {
            add("continue", utterance)
        }

        func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {
            add("cancel", utterance)
        }

        func speechSynthesizer(
            _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
            utterance: AVSpeechUtterance
        ) {
            events.append("word \((utterance.speechString as NSString).substring(with: characterRange))")
        }
    }

    /// Waits until a condition holds, which other threads bring about.
    private func wait(until condition: () -> Bool) async throws {
        let limit = ContinuousClock.now + .seconds(20)
        while !condition() {
            try #require(ContinuousClock.now < limit, "It never came to it.")
            await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        }
    }

    private func make(
        accepts: Bool = true
    ) throws -> (service: FakeSpeechService, synthesizer: AVSpeechSynthesizer, listener: Listener) {
        let service = try FakeSpeechService(accepts: accepts)
        let synthesizer = AVSpeechSynthesizer(service: SpeechService(path: service.path))
        let listener = Listener()
        synthesizer.delegate = listener
        return (service, synthesizer, listener)
    }

    @Test func utterancesAreSpokenOneAfterTheOther() async throws {
        let (service, synthesizer, listener) = try make()
        defer { service.end() }
        #expect(!synthesizer.isSpeaking)
        synthesizer.speak(AVSpeechUtterance(string: "One & two."))
        synthesizer.speak(AVSpeechUtterance(string: "Three"))
        #expect(synthesizer.isSpeaking)
        try await wait { service.texts.count == 1 }
        #expect(service.texts == [#"<speak><mark name="0"/>One &amp; <mark name="1"/>two.</speak>"#])
        service.send(701, "BEGIN", of: 1)
        service.send(700, "INDEX MARK", of: 1, mark: "1")
        service.send(700, "INDEX MARK", of: 1, mark: "7")
        service.send(702, "END", of: 1)
        try await wait { service.texts.count == 2 }
        #expect(listener.events == ["start One & two.", "word two", "finish One & two."])
        service.send(701, "BEGIN", of: 2)
        service.send(702, "END", of: 2)
        try await wait { listener.events.last == "finish Three" }
        #expect(!synthesizer.isSpeaking)
    }

    @Test func propertiesAreThoseOfTheTimeWhenItIsGiven() async throws {
        let (service, synthesizer, _) = try make()
        defer { service.end() }
        let utterance = AVSpeechUtterance(string: "Fast\n.\nand high")
        utterance.voice = AVSpeechSynthesisVoice(language: "en-GB", identifier: "English")
        utterance.rate = AVSpeechUtteranceMaximumSpeechRate
        utterance.pitchMultiplier = 2
        utterance.volume = 0.5
        synthesizer.speak(utterance)
        utterance.rate = 0
        try await wait { service.texts.count == 1 }
        let settings = [
            "SET self LANGUAGE en-GB", "SET self SYNTHESIS_VOICE English", "SET self RATE 100", "SET self PITCH 100",
            "SET self VOLUME 0", "SPEAK",
        ]
        #expect(Array(service.commands.suffix(6)) == settings)
        // A line of a dot ends a text of the protocol.
        #expect(service.texts[0].split(separator: "\n").count == 3 && service.texts[0].contains("\n..\n"))
    }

    @Test func speechPausesAndStops() async throws {
        let (service, synthesizer, listener) = try make()
        defer { service.end() }
        #expect(!synthesizer.pauseSpeaking(at: .word) && !synthesizer.continueSpeaking())
        #expect(!synthesizer.stopSpeaking(at: .immediate))
        synthesizer.speak(AVSpeechUtterance(string: "a"))
        synthesizer.speak(AVSpeechUtterance(string: "b"))
        try await wait { service.texts.count == 1 }
        service.send(701, "BEGIN", of: 1)
        try await wait { listener.events.count == 1 }
        #expect(synthesizer.pauseSpeaking(at: .word) && synthesizer.isPaused && synthesizer.isSpeaking)
        try await wait { service.commands.last == "PAUSE self" }
        service.send(704, "PAUSED", of: 1)
        try await wait { listener.events.count == 2 }
        #expect(synthesizer.continueSpeaking() && !synthesizer.isPaused)
        try await wait { service.commands.last == "RESUME self" }
        service.send(705, "RESUMED", of: 1)
        try await wait { listener.events.count == 3 }
        #expect(synthesizer.stopSpeaking(at: .immediate) && !synthesizer.isSpeaking)
        try await wait { service.commands.last == "CANCEL self" }
        service.send(703, "CANCELED", of: 1)
        synthesizer.speak(AVSpeechUtterance(string: "c"))
        try await wait { service.texts.count == 2 }
        service.send(701, "BEGIN", of: 2)
        try await wait { listener.events.last == "start c" }
        #expect(listener.events == ["start a", "pause a", "continue a", "cancel a", "start c"])
    }

    @Test func anUtteranceThatIsRefusedIsCancelled() async throws {
        let (service, synthesizer, listener) = try make(accepts: false)
        defer { service.end() }
        synthesizer.speak(AVSpeechUtterance(string: "a"))
        try await wait { !synthesizer.isSpeaking }
        #expect(listener.events == ["cancel a"])
    }

    @Test func aServiceThatEndsCancelsAndIsFoundAgain() async throws {
        let (service, synthesizer, listener) = try make()
        synthesizer.speak(AVSpeechUtterance(string: "a"))
        try await wait { service.texts.count == 1 }
        service.end()
        try await wait { listener.events == ["cancel a"] }
        // Without a service, too.
        synthesizer.speak(AVSpeechUtterance(string: "b"))
        try await wait { listener.events == ["cancel a", "cancel b"] }
        #expect(!synthesizer.isSpeaking)
    }

    @Test func voicesAreThoseOfTheService() throws {
        let service = try FakeSpeechService()
        defer { service.end() }
        let voices = SpeechVoices.list(SpeechService(path: service.path))
        #expect(voices.map(\.name) == ["English (America)", "German"])
        #expect(voices.map(\.language) == ["en-US", "de"])
        #expect(SpeechVoices.list(SpeechService(path: "/nowhere")).isEmpty)
    }

    @Test func wordsAreFoundInTexts() {
        func words(_ text: String) -> [String] {
            let request = SpeechRequest(text: text, language: "en", voice: nil, rate: 0.5, pitch: 1, volume: 1)
            return request.words.map { (text as NSString).substring(with: $0) }
        }
        #expect(words("“Well,” she said — it’s 5 o’clock!") == ["Well", "she", "said", "it’s", "5", "o’clock"])
        #expect(words("  \n ").isEmpty && words("").isEmpty && words("👋 hi 👍🏽") == ["👋", "hi", "👍🏽"])
    }
}
