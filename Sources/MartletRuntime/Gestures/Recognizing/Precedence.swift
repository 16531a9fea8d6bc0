import Foundation

/// A recognizer composed of two others.
protocol RecognizerPair {
    var first: AnyRecognizer { get }
    var second: AnyRecognizer { get }
}

extension RecognizerPair {
    var revision: Int { first.revision + second.revision }

    var deadline: Duration? { earlier(first.openDeadline, second.openDeadline) }

    func fail() {
        first.fail()
        second.fail()
    }

    func reset() {
        first.reset()
        second.reset()
    }

    func yields(to rival: GestureDiscipline) -> Bool {
        (first.status == .failed || first.yields(to: rival)) && (second.status == .failed || second.yields(to: rival))
    }
}

/// Two recognizers of which at most one is reported: the second waits until the first has failed.
///
/// The second does not wait if that would make no sense: a held tap does not block a long press. Until one of the two
/// is recognized, both report that they are possible.
struct Precedence: RecognizerPair {
    let first: AnyRecognizer
    let second: AnyRecognizer

    /// The recognizer that currently determines the common status.
    var leader: AnyRecognizer { first.status == .failed ? second : first }

    var status: GestureStatus { leader.status }

    func receive(_ event: GestureEvent) {
        if event.begins {
            // A recognizer that failed for the last contact may succeed for this one.
            if first.status == .failed, !second.status.isRecognized { first.reset() }
            if second.status == .failed, !first.status.isRecognized { second.reset() }
        }
        first.follow(event)
        second.follow(event)
        arbitrate()
    }

    /// Fails one recognizer if the other excludes it.
    private func arbitrate() {
        switch first.status {
        case .active, .ended: if second.status != .failed { second.fail() }
        case .possible: if second.status.isRecognized, first.yields(to: second.discipline) { first.fail() }
        case .failed: break
        }
    }

    @MainActor
    func commit() {
        first.commit()
        if first.status == .failed || !second.status.isRecognized { second.commit() }
    }
}

/// Two recognizers that follow the same events, each for itself.
struct Company: RecognizerPair {
    let first: AnyRecognizer
    let second: AnyRecognizer

    var status: GestureStatus {
        switch (first.status, second.status) {
        case (.failed, let other), (let other, .failed): other
        case (.ended, .ended): .ended
        case (.possible, .possible): .possible
        default: .active
        }
    }

    /// The recognized one's, else the first's.
    var discipline: GestureDiscipline {
        !first.status.isRecognized && second.status.isRecognized ? second.discipline : first.discipline
    }

    func receive(_ event: GestureEvent) {
        if event.begins {
            for member in [first, second] where member.status == .failed { member.reset() }
        }
        first.follow(event)
        second.follow(event)
    }

    @MainActor
    func commit() {
        first.commit()
        second.commit()
    }
}

extension AnyRecognizer {
    fileprivate var openDeadline: Duration? { status.isOpen ? deadline : nil }
}

private func earlier(_ a: Duration?, _ b: Duration?) -> Duration? {
    guard let a, let b else { return a ?? b }
    return min(a, b)
}
