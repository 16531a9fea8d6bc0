import Foundation
import Martlet
import Synchronization
import Testing

/// Attaches what hosts show to the failures of a test: the tree, and the last body runs with their causes.
///
///     @Suite(.attachesHosts) struct LoginTests {}
///
/// At each failure of a test, an `#expect` of its own too, every host that the test has made and still has is written down
/// as a text and attached to the result. `swift test --attachments-path FOLDER` keeps attachments. Bodies record why they
/// run in these tests, as after `recordRuns()`.
///
/// It is for tests of Swift Testing. Failures on other threads than the main one have no attachment.
public struct HostAttachmentTrait: TestTrait, SuiteTrait, TestScoping {
    /// Attaches bytes to the test that runs, by a name.
    package typealias Recording = @Sendable (_ bytes: [UInt8], _ name: String, Testing.SourceLocation) -> Void

    private let picture: (@MainActor @Sendable (TestHost) -> Data)?
    private let record: Recording

    /// A trait that also attaches a picture of each host.
    package init(
        picture: (@MainActor @Sendable (TestHost) -> Data)? = nil,
        record: @escaping Recording = { Attachment.record($0, named: $1, sourceLocation: $2) }
    ) {
        self.picture = picture
        self.record = record
    }

    /// True: the tests of a suite have the trait, and those of suites in it.
    public var isRecursive: Bool { true }

    /// Runs a test with the attachments.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        let hosts = AttachedHosts(picture: picture, record: record)
        let handler = IssueHandlingTrait.compactMapIssues { issue in
            if issue.severity >= .error { hosts.attach(at: issue.sourceLocation) }
            return issue
        }
        try await AttachedHosts.$current.withValue(hosts) {
            try await handler.provideScope(for: test, testCase: testCase, performing: function)
        }
    }
}

extension Trait where Self == HostAttachmentTrait {
    /// Attaches the trees of hosts, and the last body runs with their causes, to the failures of a test.
    public static var attachesHosts: Self { Self() }
}

/// The hosts that a test has made, to be attached to its failures.
final class AttachedHosts: Sendable {
    /// Those of the running test; nil for a test without the trait.
    @TaskLocal static var current: AttachedHosts?

    private struct State {
        var cores: [Weak] = []
        var failures = 0
    }

    private struct Weak: Sendable {
        weak var core: HostCore?
    }

    private let state = Mutex(State())
    private let picture: (@MainActor @Sendable (TestHost) -> Data)?
    private let record: HostAttachmentTrait.Recording

    /// The largest number of failures that have attachments, and of body runs in each.
    private static let failureLimit = 5
    private static let runLimit = 30

    init(
        picture: (@MainActor @Sendable (TestHost) -> Data)?, record: @escaping HostAttachmentTrait.Recording
    ) {
        self.picture = picture
        self.record = record
    }

    /// Adds a host that the test has made, and has its bodies record why they run.
    @MainActor
    func add(_ core: HostCore) {
        core.scene.startTracing()
        let entry = Weak(core: core)
        state.withLock { $0.cores.append(entry) }
    }

    /// Attaches each host that is still there.
    func attach(at location: Testing.SourceLocation?) {
        guard MainThread.isCurrent else { return }
        MainActor.assumeIsolated {
            let (cores, number) = state.withLock { state in
                state.failures += 1
                return (state.cores.compactMap(\.core), state.failures)
            }
            guard number <= Self.failureLimit else { return }
            let place =
                location ?? Testing.SourceLocation(fileID: #fileID, filePath: #filePath, line: #line, column: #column)
            for (index, core) in cores.enumerated() where core.isMounted {
                let name = "failure \(number), host \(index + 1)"
                record(Array(Self.text(of: core).utf8), name + ".txt", place)
                guard let picture else { continue }
                record(Array(picture(TestHost(core: core, isOwner: false))), name + ".png", place)
            }
        }
    }

    @MainActor
    private static func text(of core: HostCore) -> String {
        let trees = core.cores.map { TreeDump.describe($0.scene.root, at: $0.originInWindow) }
        let runs = core.scene.trace?.runs.suffix(runLimit).map(\.description) ?? []
        return "What is shown:\n" + trees.joined(separator: "\n") + "\n\nThe last body runs:\n"
            + (runs.isEmpty ? "none" : runs.joined(separator: "\n")) + "\n"
    }
}
