import Foundation
import MartletBase
import Testing

/// Makes the hosts of one test share their stored values, which are empty when the test begins: `UserDefaults.standard`,
/// and all that `@AppStorage` keeps there. They share the clipboard and the notifications, too.
///
///     @Suite(.ownStoredValues) struct SettingsTests {}
///
/// Without the trait, each host has its own; ``TestHost/sharing(_:)`` shares those of one. With it, a test can start an app
/// again without more ado, and tasks that it starts see the same values. It is for tests of Swift Testing.
public struct StoredValuesTrait: TestTrait, SuiteTrait, TestScoping {
    /// True: the tests of a suite have the trait, and those of suites in it.
    public var isRecursive: Bool { true }

    /// Runs a test with values of its own.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        // The suite of a test has the trait as well.
        if HostValues.shared != nil { return try await function() }
        await TestHost.prepareProcess()
        HostValues.install()
        try await HostValues.$shared.withValue(ProcessValues()) { try await function() }
    }
}

extension Trait where Self == StoredValuesTrait {
    /// Gives each test stored values of its own, which its hosts share.
    public static var ownStoredValues: Self { Self() }
}
