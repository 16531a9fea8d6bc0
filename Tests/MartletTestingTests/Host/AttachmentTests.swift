import MartletTesting
import Synchronization
import Testing

/// A test with the trait has its hosts attached when it fails.
@MainActor @Suite(.attachesHosts) struct AttachmentTests {
    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    @Test func bodiesRecordWhyTheyRun() throws {
        let host = TestHost { Counter() }
        try host.find(.button).tap()
        #expect(host.runs(of: Counter.self).last?.causes.first?.name == "Counter.count")
    }

    @Test func aFailureIsStillAFailure() throws {
        let host = TestHost { Counter() }
        try host.find(.button).tap()
        withKnownIssue { #expect(host.texts == ["Count 2"]) }
    }
}

/// Attachments that are kept here in place of the test's result.
enum KeptAttachments {
    static let all = Mutex<[String: String]>([:])

    static let keep: HostAttachmentTrait.Recording = { bytes, name, _ in
        all.withLock { $0[name] = String(decoding: bytes, as: UTF8.self) }
    }
}

/// The attachments of a failure.
@MainActor @Suite(HostAttachmentTrait(record: KeptAttachments.keep)) struct AttachmentContentTests {
    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    @Test func aFailureHasTheTreeOfEachHostAndTheLastCauses() throws {
        let (first, second) = (TestHost { Counter() }, TestHost { Text("other") })
        try first.find(.button).tap()
        withKnownIssue { #expect(first.texts == ["Count 2"]) }
        let attached = KeptAttachments.all.withLock { $0 }
        #expect(attached.keys.sorted() == ["failure 1, host 1.txt", "failure 1, host 2.txt"])
        let text = attached["failure 1, host 1.txt"] ?? ""
        #expect(text.contains("button \"Count 1\""), "\(text)")
        #expect(text.contains("Counter") && text.contains("count"), "\(text)")
        #expect(text.contains("AttachmentTests.swift"), "the line of the write: \(text)")
        #expect(attached["failure 1, host 2.txt"]?.contains("text \"other\"") == true)
        withExtendedLifetime(second) {}
    }
}
