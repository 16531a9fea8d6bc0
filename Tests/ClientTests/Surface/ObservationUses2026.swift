#if compiler(<6.4)
import Observation
import SwiftUI

// Observation of Swift 6.4, as SE-0506 has it, in files of an app.

@Observable
private final class Trip {
    var name = "Oslo"
    var days = 1
}

@MainActor
private final class TripWatch {
    private let trip = Trip()
    private var token: ObservationTracking.Token?
    private(set) var text = ""

    func begin(_ options: ObservationTracking.Options = [.willSet, .didSet, .deinit]) {
        token = withContinuousObservation(options: options) { [weak self] event in
            guard let self else { return event.cancel() }
            text = trip.name
            if event.matches(\Trip.days) { text += " \(trip.days)" }
        }
    }

    func end() { token = nil }

    func readOnce() -> Int {
        withObservationTracking(options: [.didSet]) {
            trip.days
        } onChange: { event in
            let kind: ObservationTracking.Event.Kind = event.kind
            if kind == .initial || kind == .willSet || kind == .didSet || kind == .deinit { print("changed") }
        }
    }
}

private func endAtOnce(_ token: consuming ObservationTracking.Token) { token.cancel() }
#endif
