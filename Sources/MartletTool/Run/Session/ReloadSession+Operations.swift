import MartletReloadMessages

/// Operations of an assistant on the running app.
extension ReloadSession {
    /// Performs an operation in the app.
    /// - Throws: ``CommandError`` if it is not possible, or if the app does not answer within ten seconds.
    func perform(_ request: AppOperation) async throws -> String {
        guard let app, !app.hasEnded, isShown else { throw CommandError("The app shows no window.") }
        operation += 1
        let number = operation
        let answer = await withCheckedContinuation { continuation in
            operations[number] = continuation
            app.send(.operate(request, number: number))
            Task {
                try? await Task.sleep(for: .seconds(10))
                answered(AppAnswer("The app does not answer.", isError: true), number)
            }
        }
        if answer.isError { throw CommandError(answer.text) }
        return answer.text
    }

    func answered(_ answer: AppAnswer, _ number: Int) {
        operations.removeValue(forKey: number)?.resume(returning: answer)
    }

    /// Whether a change is being compiled, or has not yet been drawn.
    var isBusy: Bool { sent != nil || successor != nil }
}
