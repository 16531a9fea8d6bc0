import Foundation
import MartletRuntime
import Synchronization

/// The place in the speech at which it stops or pauses.
public enum AVSpeechBoundary: Int, Sendable {
    /// At once.
    case immediate = 0
    /// After the word. Speech stops at once here; it pauses at the next word.
    case word = 1
}

/// Speaks texts by the desktop's service for speech, speech-dispatcher, one after the other.
///
///     let synthesizer = AVSpeechSynthesizer()
///     synthesizer.speak(AVSpeechUtterance(string: "Dinner is ready."))
///
/// Keep the synthesizer for as long as it speaks. It speaks in windows and in terminals. Where the service is not
/// installed, an issue says so once, and each utterance is cancelled.
// @unchecked Sendable: the state is behind a lock, and utterances are only handed on.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    /// An utterance with the properties that it had when it was given to the synthesizer.
    private struct Entry {
        let number: Int
        let utterance: AVSpeechUtterance
        let request: SpeechRequest
        let delays: (before: TimeInterval, after: TimeInterval)
        var hasBegun = false
    }

    private struct State {
        weak var delegate: (any AVSpeechSynthesizerDelegate)?
        var current: Entry?
        var waiting: [Entry] = []
        var isPaused = false
        var count = 0
    }

    // nonisolated(unsafe): used within `withState` only.
    private nonisolated(unsafe) var state = State()
    private let lock = NSLock()
    private let dispatcher: SpeechDispatcher

    /// Creates a synthesizer.
    public override convenience init() { self.init(service: SpeechService()) }

    package init(service: SpeechService) {
        dispatcher = SpeechDispatcher(service)
        super.init()
        dispatcher.setReceiver { [weak self] event in MainThread.later { self?.receive(event) } }
    }

    deinit { dispatcher.end() }

    private func withState<Result>(_ body: (inout State) -> Result) -> Result {
        lock.withLock { body(&state) }
    }

    // MARK: - Speaking

    /// The object that hears of the progress.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)? {
        get { withState { $0.delegate } }
        set { withState { $0.delegate = newValue } }
    }

    /// Whether there is an utterance that is spoken, is paused, or waits.
    open var isSpeaking: Bool { withState { $0.current != nil || !$0.waiting.isEmpty } }

    /// Whether the speech is paused.
    open var isPaused: Bool { withState { $0.isPaused } }

    /// Speaks an utterance after those that the synthesizer already has.
    open func speak(_ utterance: AVSpeechUtterance) {
        let request = utterance.request
        let delays = (utterance.preUtteranceDelay, utterance.postUtteranceDelay)
        withState { state in
            state.count += 1
            state.waiting.append(
                Entry(number: state.count, utterance: utterance, request: request, delays: delays))
        }
        beginNext()
    }

    /// Stops the speech, and forgets the utterances that wait. Returns whether there was any.
    @discardableResult
    open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        let (entry, wasSpeaking) = withState { state in
            defer { (state.current, state.waiting, state.isPaused) = (nil, [], false) }
            return (state.current, state.current != nil || !state.waiting.isEmpty)
        }
        guard wasSpeaking else { return false }
        dispatcher.cancel()
        if let entry, entry.hasBegun { report { $0.speechSynthesizer($1, didCancel: entry.utterance) } }
        return true
    }

    /// Pauses the speech. Returns whether there was any.
    @discardableResult
    open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        let isChanged = withState { state in
            guard !state.isPaused, state.current != nil || !state.waiting.isEmpty else { return false }
            state.isPaused = true
            return true
        }
        if isChanged { dispatcher.pause() }
        return isChanged
    }

    /// Goes on after a pause. Returns whether there was one.
    @discardableResult
    open func continueSpeaking() -> Bool {
        let isChanged = withState { state in
            defer { state.isPaused = false }
            return state.isPaused
        }
        guard isChanged else { return false }
        dispatcher.resume()
        beginNext()
        return true
    }

    // MARK: - Turns

    /// Begins the next utterance, if its turn has come.
    private func beginNext() {
        let entry: Entry? = withState { state in
            guard state.current == nil, !state.isPaused, !state.waiting.isEmpty else { return nil }
            state.current = state.waiting.removeFirst()
            return state.current
        }
        guard let entry else { return }
        let (number, request) = (entry.number, entry.request)
        guard entry.delays.before > 0 else { return dispatcher.speak(request, number: number) }
        MainThread.after(.seconds(entry.delays.before)) { [weak self] in
            guard let self else { return }
            let isDue = withState { state in
                guard let current = state.current, current.number == number else { return false }
                guard state.isPaused else { return true }
                // Its delay begins again when the speech goes on.
                state.current = nil
                state.waiting.insert(current, at: 0)
                return false
            }
            if isDue { dispatcher.speak(request, number: number) }
        }
    }

    private func finish(_ number: Int, after delay: TimeInterval) {
        let end: @MainActor @Sendable () -> Void = { [weak self] in
            guard let self else { return }
            withState { if $0.current?.number == number { $0.current = nil } }
            beginNext()
        }
        if delay > 0 { MainThread.after(.seconds(delay), end) } else { MainThread.nowOrLater(end) }
    }

    private func report(_ call: @escaping (any AVSpeechSynthesizerDelegate, AVSpeechSynthesizer) -> Void) {
        // nonisolated(unsafe): called once, on the main thread.
        nonisolated(unsafe) let call = call
        MainThread.nowOrLater { [weak self] in
            guard let self, let delegate else { return }
            call(delegate, self)
        }
    }

    @MainActor private func receive(_ event: SpeechEvent) {
        guard let entry = withState({ $0.current }), entry.number == event.number else { return }
        let utterance = entry.utterance
        switch event.kind {
        case .began:
            withState { $0.current?.hasBegun = true }
            report { $0.speechSynthesizer($1, didStart: utterance) }
        case .word(let range):
            report { $0.speechSynthesizer($1, willSpeakRangeOfSpeechString: range, utterance: utterance) }
        case .paused: report { $0.speechSynthesizer($1, didPause: utterance) }
        case .resumed: report { $0.speechSynthesizer($1, didContinue: utterance) }
        case .ended:
            report { $0.speechSynthesizer($1, didFinish: utterance) }
            finish(entry.number, after: entry.delays.after)
        case .cancelled:
            report { $0.speechSynthesizer($1, didCancel: utterance) }
            finish(entry.number, after: entry.delays.after)
        case .failed(let reason):
            SpeechService.reportOnce(reason)
            report { $0.speechSynthesizer($1, didCancel: utterance) }
            finish(entry.number, after: entry.delays.after)
        }
    }
}
