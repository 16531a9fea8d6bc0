import Foundation
import Martlet

/// A question to the terminal for the text of its clipboard (OSC 52), which not every terminal answers.
///
/// Some terminals ask their user first, and most never answer. After a timeout the caller gets nil, and a terminal that has
/// not answered once is not asked again, so that later pastes need no wait.
@MainActor
package final class ClipboardQuery {
    /// The time that a paste waits for an answer.
    package static let timeout = Duration.milliseconds(400)

    private let ask: () -> Void
    private let schedule: (Duration, @escaping @MainActor @Sendable () -> Void) -> Void
    private var waiting: [@MainActor (String?) -> Void] = []
    /// The number of questions, by which a timeout detects that its question was answered.
    private var count = 0
    private var isSilent = false

    /// - Parameters:
    ///   - ask: Sends the question.
    ///   - schedule: Calls a closure after a time.
    package init(
        ask: @escaping () -> Void,
        schedule: @escaping (Duration, @escaping @MainActor @Sendable () -> Void) -> Void = MainThread.after
    ) {
        self.ask = ask
        self.schedule = schedule
    }

    /// Whether an answer is awaited. Others are not for this app, and dropped.
    package var isWaiting: Bool { !waiting.isEmpty }

    /// Requests the text of the clipboard.
    ///
    /// - Parameter done: Is called once, later or at once: with the text, or with nil if the terminal does not answer.
    package func request(_ done: @escaping @MainActor (String?) -> Void) {
        guard !isSilent else { return done(nil) }
        waiting.append(done)
        guard waiting.count == 1 else { return }
        count += 1
        let number = count
        schedule(Self.timeout) { [weak self] in self?.timeOut(number) }
        ask()
    }

    /// Takes the terminal's answer in base64.
    package func answer(_ base64: [UInt8]) {
        guard isWaiting else { return }
        let text = Data(base64Encoded: Data(base64)).flatMap { String(data: $0, encoding: .utf8) }
        finish(text?.isEmpty == false ? text : nil)
    }

    private func timeOut(_ number: Int) {
        guard number == count, isWaiting else { return }
        isSilent = true
        finish(nil)
    }

    private func finish(_ text: String?) {
        let done = waiting
        waiting = []
        for action in done { action(text) }
    }
}
