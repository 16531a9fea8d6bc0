import Foundation
import Martlet
import Testing

/// Gives each test stored values of its own: `UserDefaults.standard` and all that `@AppStorage` keeps there are empty when the
/// test begins, and are as they were when it has ended. Notifications that were shown are forgotten, too.
///
///     @Suite(.ownStoredValues) struct SettingsTests { … }
///
/// The hosts of one test share the values, so that a test can start an app again. Tests with the trait run one after another,
/// also those of several suites, since a process has one `UserDefaults.standard`; other tests run beside them. It is for
/// tests of Swift Testing.
public struct StoredValuesTrait: TestTrait, SuiteTrait, TestScoping {
    /// True: the tests of a suite have the trait, and those of suites in it.
    public var isRecursive: Bool { true }

    /// Whether the running test has the values already: by its suite, or by one around that.
    @TaskLocal private static var hasOwn = false

    private static let turn = Turn()

    /// Runs a test with values of its own.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        if Self.hasOwn { return try await function() }
        await Self.turn.begin()
        let kept = await Self.takeAll()
        let result: Result<Void, any Error>
        do { result = .success(try await Self.$hasOwn.withValue(true) { try await function() }) } catch {
            result = .failure(error)
        }
        _ = await Self.takeAll()
        await Self.put(kept)
        await Self.turn.end()
        try result.get()
    }

    /// Removes all stored values, and forgets the notifications.
    @MainActor
    private static func takeAll() -> StoredValues {
        TestHost.prepareProcess()
        TestHost.forgetNotifications()
        let defaults = UserDefaults.standard
        var values: [String: Any] = [:]
        for (key, value) in defaults.dictionaryRepresentation() {
            defaults.removeObject(forKey: key)
            // The remaining values were not stored: registered defaults, arguments, and values of the system.
            if defaults.object(forKey: key) == nil { values[key] = value }
        }
        return StoredValues(values: values)
    }

    @MainActor
    private static func put(_ kept: StoredValues) {
        for (key, value) in kept.values { UserDefaults.standard.set(value, forKey: key) }
    }

    // @unchecked Sendable: property lists, which nothing changes.
    private struct StoredValues: @unchecked Sendable {
        let values: [String: Any]
    }

    /// Lets one test at a time go on, in the order in which they came.
    private actor Turn {
        private var isTaken = false
        private var waiting: [CheckedContinuation<Void, Never>] = []

        func begin() async {
            guard isTaken else {
                isTaken = true
                return
            }
            await withCheckedContinuation { waiting.append($0) }
        }

        func end() {
            guard !waiting.isEmpty else {
                isTaken = false
                return
            }
            waiting.removeFirst().resume()
        }
    }
}

extension Trait where Self == StoredValuesTrait {
    /// Gives each test stored values of its own.
    public static var ownStoredValues: Self { Self() }
}
