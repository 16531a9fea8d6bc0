import MartletTesting
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
