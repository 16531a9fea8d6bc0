import Dispatch
import Foundation
import Synchronization

/// Sends the requests of one synthesizer to the service, and receives the events of their speech.
///
/// Commands return at once: a queue sends them in order.
final class SpeechDispatcher: Sendable {
    private struct State {
        var connection: SpeechConnection?
        var receiver: (@Sendable (SpeechEvent) -> Void)?
        /// The numbers of requests that were sent, and have no message of the service yet.
        var sent: [Int] = []
        /// The request of each message of the service, with the ranges of its words.
        var messages: [String: Int] = [:]
        var words: [Int: [NSRange]] = [:]
    }

    private let service: SpeechService
    private let queue = DispatchQueue(label: "speech")
    private let state = Mutex(State())

    init(_ service: SpeechService) { self.service = service }

    func setReceiver(_ receiver: @escaping @Sendable (SpeechEvent) -> Void) {
        state.withLock { $0.receiver = receiver }
    }

    // MARK: - Commands

    func speak(_ request: SpeechRequest, number: Int) {
        perform { dispatcher in
            guard let connection = dispatcher.connected() else {
                return dispatcher.post(number, .failed(SpeechService.isMissing))
            }
            for command in request.settings { _ = connection.send(command) }
            let words = request.words
            dispatcher.state.withLock { state in
                state.sent.append(number)
                state.words[number] = words
            }
            // A line of a dot ends the text, so one that begins with a dot has another one before it.
            let lines = request.markup(of: words).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            let text = lines.map { $0.hasPrefix(".") ? ".\($0)" : "\($0)" }.joined(separator: "\r\n")
            guard connection.send("SPEAK")?.isSuccess == true, connection.send("\(text)\r\n.")?.isSuccess == true else {
                return dispatcher.fail(number)
            }
        }
    }

    func pause() { perform { _ = $0.current?.send("PAUSE self") } }
    func resume() { perform { _ = $0.current?.send("RESUME self") } }
    func cancel() { perform { _ = $0.current?.send("CANCEL self") } }

    /// Ends the connection, after what was sent before.
    func end() {
        // Does not keep the dispatcher, whose owner ends.
        let connection = current
        state.withLock { $0.receiver = nil }
        guard let connection else { return }
        queue.async {
            _ = connection.send("CANCEL self")
            connection.end()
        }
    }

    private func perform(_ command: @escaping @Sendable (SpeechDispatcher) -> Void) { queue.async { command(self) } }

    private var current: SpeechConnection? { state.withLock { $0.connection } }

    /// Returns the connection, and makes it before if there is none.
    private func connected() -> SpeechConnection? {
        if let current { return current }
        guard let new = SpeechConnection(service, receive: { [weak self] in self?.receive($0, $1) }) else { return nil }
        for command in [
            "SET self CLIENT_NAME \(SpeechConnection.clientName)", "SET self NOTIFICATION ALL ON",
            "SET self SSML_MODE ON",
        ] {
            _ = new.send(command)
        }
        state.withLock { $0.connection = new }
        return new
    }

    // MARK: - Events

    private func receive(_ code: Int, _ lines: [String]?) {
        guard let lines else { return lose() }
        // The answer to a text: the service's number of the message.
        if code == 225, let message = lines.first {
            state.withLock { if !$0.sent.isEmpty { $0.messages[message] = $0.sent.removeFirst() } }
        }
        guard (700..<800).contains(code), let message = lines.first else { return }
        // An event can come before the answer.
        guard let number = state.withLock({ $0.messages[message] ?? $0.sent.first }) else { return }
        switch code {
        case 700:
            let words = state.withLock { $0.words[number] } ?? []
            if lines.count > 2, let word = Int(lines[2]), words.indices.contains(word) {
                post(number, .word(words[word]))
            }
        case 701: post(number, .began)
        case 702: finish(number, .ended)
        case 703: finish(number, .cancelled)
        case 704: post(number, .paused)
        case 705: post(number, .resumed)
        default: break
        }
    }

    private func post(_ number: Int, _ kind: SpeechEvent.Kind) {
        state.withLock { $0.receiver }?(SpeechEvent(number: number, kind: kind))
    }

    private func finish(_ number: Int, _ kind: SpeechEvent.Kind) {
        state.withLock { state in
            state.messages = state.messages.filter { $0.value != number }
            state.sent.removeAll { $0 == number }
            state.words[number] = nil
        }
        post(number, kind)
    }

    private func fail(_ number: Int) {
        finish(number, .failed("The service for speech, speech-dispatcher, has refused a text."))
    }

    /// Forgets the connection. What was spoken on it is lost; the next request makes another one.
    private func lose() {
        let lost = state.withLock { state in
            defer { (state.connection, state.sent, state.messages, state.words) = (nil, [], [:], [:]) }
            return Set(state.sent + state.messages.values)
        }
        for number in lost.sorted() {
            post(number, .failed("The service for speech, speech-dispatcher, has ended."))
        }
    }
}
