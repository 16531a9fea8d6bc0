#if compiler(<6.4)
import MartletABI
import MartletBase
import Observation

/// One registration with the properties that a closure has read.
///
/// Where the toolchain tells which property changes (``ABIFact/observationCallbacks``), every change is reported before and
/// after it. Otherwise the first change is reported before it, without its property; the observer then registers again.
// @unchecked Sendable: the closures are immutable, and the end is observed once.
final class ObservedReads: @unchecked Sendable {
    /// Reports an event, and returns whether the registration is still needed.
    typealias Report = @Sendable (ObservationTracking.Event.Kind, ObservedChanges) -> Bool

    private let report: Report
    /// Whether a closure of a registrar holds the object, so that its end is the end of the last observed one.
    private let isRegistered = HandedMutex(false)

    private init(_ report: @escaping Report) { self.report = report }

    // Observation reports no deallocation to this toolchain. Registrars release their closures with their objects, so that
    // an object of the closures ends with the last of them.
    deinit {
        if isRegistered.withLock({ $0 }) { _ = report(.deinit, .none) }
    }

    /// Runs a closure, and reports changes of the properties that it reads.
    static func observe(_ body: () -> Void, _ report: @escaping Report) {
        var reads: ObservedReads? = ObservedReads(report)
        reads?.run(body)
        if !isKnownUniquelyReferenced(&reads) { reads?.isRegistered.withLock { $0 = true } }
    }

    private func run(_ body: () -> Void) {
        guard ABI.uses(.observationCallbacks) else {
            return withObservationTracking(body) { self.announceOnce() }
        }
        withReportedObservation(of: body) {
            self.report(.willSet, $0)
        } didChange: {
            self.report(.didSet, $0)
        }
    }

    private func report(_ kind: ObservationTracking.Event.Kind, _ registration: ObservationRegistration) {
        if report(kind, ObservedChanges(registration.changed)) { return }
        isRegistered.withLock { $0 = false }
        registration.cancel()
    }

    /// Reports a change of an unknown property. The closure is released after it, while the objects live on.
    private func announceOnce() {
        isRegistered.withLock { $0 = false }
        guard report(.willSet, ObservedChanges(nil)) else { return }
        // The value is there when the change has returned to the run loop or the executor.
        let report = report
        let after = { @Sendable in _ = report(.didSet, ObservedChanges(nil)) }
        if MainThread.isCurrent { MainThread.later(after) } else { Task { after() } }
    }
}
#endif
