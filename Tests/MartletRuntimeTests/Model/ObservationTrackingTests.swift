#if compiler(<6.4)
import MartletABI
import MartletRuntime
import Observation
import Synchronization
import Testing

/// Whether each change is reported with its property, when it is made: otherwise the first one before it alone.
private let tellsChanges = ABI.uses(.observationCallbacks)

/// The events of SE-0506, by the proposal's text.
struct ObservationTrackingTests {
    @Observable
    final class Trip {
        var name = "Oslo"
        var days = 1
        var notes = ""
    }

    @MainActor @Observable
    final class Journey {
        var name = "Oslo"
    }

    private final class Log: Sendable {
        private let events = Mutex<[String]>([])
        var all: [String] { events.withLock { $0 } }
        func add(_ event: String) { events.withLock { $0.append(event) } }
    }

    private static func word(_ kind: ObservationTracking.Event.Kind) -> String {
        switch kind {
        case .initial: "initial"
        case .willSet: "willSet"
        case .didSet: "didSet"
        case .deinit: "deinit"
        default: "another"
        }
    }

    @Test("One change is reported before and after it, and then the end of the object", .enabled(if: tellsChanges))
    func oneChange() {
        let log = Log()
        var trip: Trip? = Trip()
        let read = withObservationTracking(options: [.willSet, .didSet, .deinit]) {
            trip?.name
        } onChange: { event in
            let property = event.matches(\Trip.name) ? "name" : event.matches(\Trip.days) ? "days" : "-"
            log.add("\(Self.word(event.kind)) \(property)")
        }
        #expect(read == "Oslo")
        trip?.days = 2
        #expect(log.all == [])
        trip?.name = "Bergen"
        #expect(log.all == ["willSet name", "didSet name"])
        trip?.name = "Voss"
        trip = nil
        #expect(log.all == ["willSet name", "didSet name", "deinit -"])
    }

    @Test("Each option alone reports its event alone", .enabled(if: tellsChanges))
    func options() {
        for (options, expected): (ObservationTracking.Options, [String]) in [
            ([], []), (.willSet, ["willSet"]), (.didSet, ["didSet"]), (.deinit, ["deinit"]),
            ([.didSet, .deinit], ["didSet", "deinit"]),
        ] {
            let log = Log()
            var trip: Trip? = Trip()
            withObservationTracking(options: options) {
                _ = trip?.name
                _ = trip?.days
            } onChange: {
                log.add(Self.word($0.kind))
            }
            trip?.name = "Bergen"
            trip?.days = 3
            trip = nil
            #expect(log.all == expected)
        }
    }

    @Test("The value is the old one in willSet, and the new one in didSet", .enabled(if: tellsChanges))
    @MainActor
    func values() {
        let trip = Journey()
        let log = Log()
        withObservationTracking(options: [.willSet, .didSet]) {
            _ = trip.name
        } onChange: { _ in
            MainActor.assumeIsolated { log.add(trip.name) }
        }
        trip.name = "Bergen"
        #expect(log.all == ["Oslo", "Bergen"])
    }

    @Test("A cancelled event is the last one")
    func cancelled() {
        let log = Log()
        var trip: Trip? = Trip()
        withObservationTracking(options: [.willSet, .didSet, .deinit]) {
            _ = trip?.name
        } onChange: { event in
            log.add(Self.word(event.kind))
            event.cancel()
        }
        trip?.name = "Bergen"
        trip = nil
        #expect(log.all == ["willSet"])
    }

    @Test("Nothing that was read has no end")
    func nothingRead() {
        let log = Log()
        withObservationTracking(options: [.willSet, .didSet, .deinit]) {
        } onChange: {
            log.add(Self.word($0.kind))
        }
        #expect(log.all == [])
    }

    private struct Refusal: Error {}
    private struct Only: ~Copyable { let number: Int }

    @Test("Errors have their type, and results need not be copyable", .enabled(if: tellsChanges))
    func resultsAndErrors() throws {
        let trip = Trip()
        let log = Log()
        #expect(throws: Refusal.self) {
            try withObservationTracking(options: .didSet) { () throws(Refusal) -> Int in
                _ = trip.name
                throw Refusal()
            } onChange: {
                log.add(Self.word($0.kind))
            }
        }
        trip.name = "Bergen"
        #expect(log.all == ["didSet"])
        let only = withObservationTracking(options: .didSet) {
            Only(number: trip.days)
        } onChange: { _ in
        }
        #expect(only.number == 1)
    }

    @Test(
        "A continuous observation runs on its actor, and changes up to a run are one event", .enabled(if: tellsChanges))
    @MainActor
    func continuous() async {
        let trip = Trip()
        let (events, continuation) = AsyncStream.makeStream(of: String.self)
        var next = events.makeAsyncIterator()
        let token = withContinuousObservation(options: .didSet) { event in
            MainActor.preconditionIsolated()
            let properties = [
                event.matches(\Trip.name) ? "name" : "", event.matches(\Trip.days) ? "days" : "",
            ]
            continuation.yield("\(Self.word(event.kind)) \(properties.joined()) \(trip.name) \(trip.days)")
            // A change of the closure's own, of a property that it reads, is no event.
            if event.kind != .initial { trip.days += 10 }
        }
        #expect(await next.next() == "initial  Oslo 1")
        trip.name = "Bergen"
        trip.notes = "Rain"
        trip.days = 2
        trip.days = 3
        #expect(await next.next() == "didSet namedays Bergen 3")
        #expect(trip.days == 13)
        trip.name = "Voss"
        #expect(await next.next() == "didSet name Voss 13")
        token.cancel()
        trip.name = "Flåm"
        // Runs begin in the order in which they were scheduled.
        await Task { @MainActor in _ = continuation.yield("end") }.value
        #expect(await next.next() == "end")
    }

    @Test("An observation whose token is released ends, and releases what it holds")
    @MainActor
    func tokenReleased() async {
        let trip = Trip()
        let log = Log()
        weak var held: Log?
        do {
            let inner = Log()
            held = inner
            _ = withContinuousObservation(options: [.willSet, .didSet, .deinit]) { event in
                log.add("\(Self.word(event.kind)) \(trip.name) \(inner.all)")
            }
        }
        await Task { @MainActor in trip.name = "Bergen" }.value
        await Task { @MainActor in }.value
        #expect(log.all == [])
        #expect(held == nil)
    }

    @Test("The end of an object runs the closure, which then reads another one")
    @MainActor
    func deallocation() async {
        final class Holder { var trip: Trip? = Trip() }
        let holder = Holder()
        let (events, continuation) = AsyncStream.makeStream(of: String.self)
        var next = events.makeAsyncIterator()
        let token = withContinuousObservation(options: .deinit) { event in
            continuation.yield("\(Self.word(event.kind)) \(holder.trip?.name ?? "none")")
            holder.trip = holder.trip ?? Trip()
        }
        #expect(await next.next() == "initial Oslo")
        holder.trip = nil
        #expect(await next.next() == "deinit none")
        token.cancel()
    }

    private actor Desk {
        let trip = Trip()
        private var token: ObservationTracking.Token?

        func rename(_ name: String) { trip.name = name }

        func observe(_ report: @escaping @Sendable (String) -> Void) {
            token = withContinuousObservation(options: .willSet) { event in
                self.preconditionIsolated()
                report("\(Self.self) \(event.kind == .initial) \(self.trip.name)")
            }
        }
    }

    @Test("The closure of another actor runs there")
    func otherActor() async {
        let desk = Desk()
        let (events, continuation) = AsyncStream.makeStream(of: String.self)
        var next = events.makeAsyncIterator()
        await desk.observe { _ = continuation.yield($0) }
        #expect(await next.next() == "Desk true Oslo")
        await desk.rename("Bergen")
        #expect(await next.next() == "Desk false Bergen")
    }
}
#endif
