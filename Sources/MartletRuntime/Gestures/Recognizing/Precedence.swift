import Foundation

/// Two recognizers that stand for one.
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

/// Two recognizers of which one at most is told of: the second waits until the first can't be recognized any more.
///
/// The second need not wait where that would make no sense: a tap that is being held lets a long press go ahead. Until
/// one of the two is recognized, both tell of what is possible.
struct Precedence: RecognizerPair {
    let first: AnyRecognizer
    let second: AnyRecognizer

    /// The one that stands for both now.
    var leader: AnyRecognizer { first.status == .failed ? second : first }

    var status: GestureStatus { leader.status }

    func receive(_ event: GestureEvent) {
        if event.begins {
            // What has not come of the last contact may come of this one.
            if first.status == .failed, !second.status.isRecognized { first.reset() }
            if second.status == .failed, !first.status.isRecognized { second.reset() }
        }
        first.follow(event)
        second.follow(event)
        arbitrate()
    }

    /// Has one give up for the other, if it must.
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
