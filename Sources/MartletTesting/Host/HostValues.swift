import Foundation
import Martlet
import MartletBase
import Synchronization
import Testing

/// The objects of which each host has its own, while a process has one: stored values, the clipboard, notifications, the
/// window in use.
///
/// Code belongs to the host that runs it, on every thread. The test's own code sees the values of the host that the test
/// created last. Before there is one, it sees those that the test's first host will have. Tests are told apart by their
/// tasks: Swift Testing runs each test, and each case of one, in a task of its own.
enum HostValues {
    /// A running test.
    private struct TestScope {
        /// The values that the test's own code has stored: each host begins with them.
        let seeds = ProcessValues()
        /// The values that the test's own code sees.
        var current = ProcessValues()
        /// The host that the test created last, if it created one.
        var latest: Weak<VirtualClock>?
    }

    private struct State {
        /// The running and ended tests, by the numbers of their tasks.
        var tests: [UInt64: TestScope] = [:]
        /// The tasks of the tests with hosts, by the names of the tests and their arguments.
        var tasks: [String: UInt64] = [:]
        /// The values that code of no known test has stored, such as tests of XCTest.
        let seeds = ProcessValues()
        var clocks: [Weak<VirtualClock>] = []
        var isInstalled = false
    }

    private struct Weak<Object: AnyObject & Sendable>: Sendable {
        weak var object: Object?
    }

    /// The values that the hosts of a test share; nil if each has its own.
    @TaskLocal static var shared: ProcessValues?

    private static let state = Mutex(State())

    /// Returns the values of a new host.
    static func begin() -> ProcessValues {
        install()
        if let shared { return shared }
        let test = testNumber
        let (values, seeds) = state.withLock { state -> (ProcessValues, ProcessValues?) in
            guard let test else { return (ProcessValues(), state.seeds) }
            var scope = state.tests[test] ?? TestScope()
            defer { state.tests[test] = scope }
            // The first host takes what the test's objects refer to already.
            if scope.latest == nil { return (scope.current, nil) }
            scope.current = ProcessValues()
            return (scope.current, scope.seeds)
        }
        if let seeds {
            DefaultsStores.begin(values, with: seeds)
            AppearanceDefaults.begin(values, with: seeds)
        }
        return values
    }

    /// Notes a host that begins.
    static func record(_ clock: VirtualClock) {
        let test = testNumber
        let name = test == nil ? "" : testName
        state.withLock { state in
            if let test, shared == nil {
                state.tests[test, default: TestScope()].latest = Weak(object: clock)
                state.tasks[name] = test
            }
            state.clocks.removeAll { $0.object == nil }
            state.clocks.append(Weak(object: clock))
        }
    }

    /// Makes the values of the running code those of its host. Once for the process.
    static func install() {
        let isFirst = state.withLock { state in
            defer { state.isInstalled = true }
            return !state.isInstalled
        }
        guard isFirst else { return }
        ProcessValues.install { place }
        // Values that the test has stored before there was any host.
        if testNumber != nil, let place { DefaultsStores.moveProcessValues(to: place.values, seeds: place.seeds) }
    }

    /// The values for the running code; nil for those of the process.
    private static var place: ProcessValues.Place? {
        // Also those of a host that has ended, whose late work must not reach another one.
        if let clock = VirtualClock.current ?? HostExecutors.owner { return ProcessValues.Place(clock.values) }
        if let shared { return ProcessValues.Place(shared) }
        var test = testNumber
        if let number = test, state.withLock({ $0.tests[number] == nil }) { test = startedBy ?? number }
        return state.withLock { state in
            if let test {
                let scope = state.tests[test] ?? TestScope()
                state.tests[test] = scope
                return ProcessValues.Place(scope.current, seeds: scope.seeds)
            }
            // A thread of its own, or a test of XCTest: they are run one after another.
            let latest = state.clocks.reversed().lazy.compactMap(\.object).first { !$0.isOver }
            return latest.map { ProcessValues.Place($0.values, seeds: state.seeds) }
        }
    }

    /// The number of the test's own task, if the running one was started by a test with a host.
    private static var startedBy: UInt64? {
        let name = testName
        return state.withLock { state in
            guard let number = state.tasks[name], let clock = state.tests[number]?.latest?.object, !clock.isOver else {
                return nil
            }
            return number
        }
    }

    /// The name and the arguments of the running test.
    private static var testName: String {
        let arguments = Test.Case.current.map { $0.isParameterized ? String(describing: $0) : "" } ?? ""
        return "\(Test.current?.id as Any) \(arguments)"
    }

    /// The number of the running test's task; nil for code of no test of Swift Testing.
    private static var testNumber: UInt64? { Test.current == nil ? nil : HostExecutors.runningTask }
}

/// The desktop of a host: what its windows share with each other.
final class TestDesktop: Sendable {
    /// The desktop for the running code.
    static var current: TestDesktop { desktop(of: ProcessValues.current) }

    static func desktop(of values: ProcessValues) -> TestDesktop { values.object { TestDesktop() } }

    /// The text that was copied last.
    var clipboard: String? {
        get { text.withLock { $0 } }
        set { text.withLock { $0 = newValue } }
    }
    private let text = Mutex<String?>(nil)

    /// The notifications that are shown.
    let notifications = Mutex<[ShownNotification]>([])
    /// The records of notifications by their identifiers, also of those that are not shown any more.
    let records = Mutex<[String: String]>([:])

    /// The values that have been dragged out of a window, until they are dropped.
    // nonisolated(unsafe): tests drag on the main thread.
    nonisolated(unsafe) private(set) var carried: Drag?
    /// Reports the operation of that drop to the scene of the drag.
    nonisolated(unsafe) private var carriedEnd: (@MainActor (DropOperation) -> Void)?

    func carry(_ drag: Drag, ended: @escaping @MainActor (DropOperation) -> Void) {
        carried = drag
        carriedEnd = ended
    }

    /// Called when the values that were dragged out of a window have been dropped.
    @MainActor
    func endCarrying() {
        carried = nil
        carriedEnd?(.cancel)
        carriedEnd = nil
    }
}

extension TestHost {
    /// Creates hosts that have the stored values, the clipboard and the notifications of this one, as an app has that is
    /// started again. Otherwise each host has its own.
    ///
    ///     let first = TestHost { Settings() }
    ///     try first.find(.toggle, "Loud").tap()
    ///     let second = first.sharing { TestHost { Settings() } }
    ///     #expect(try second.find(.toggle, "Loud").isOn == true)
    ///
    /// - Parameter make: Creates hosts. In it the test's own code, too, sees the values of this host.
    /// - Returns: The result of the closure.
    public func sharing<Result>(_ make: () throws -> Result) rethrows -> Result {
        try HostValues.$shared.withValue(core.clock.values) { try make() }
    }
}
