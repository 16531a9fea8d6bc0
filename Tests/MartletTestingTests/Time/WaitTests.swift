import MartletTesting
import Testing

/// The last resort.
@MainActor @Suite struct WaitTests {
    private struct Far: View {
        @State private var text = "far"
        var body: some View {
            Text(text).onAppear {
                Task.detached {
                    try? await Task.sleep(for: .milliseconds(20))
                    await MainActor.run { text = "here" }
                }
            }
        }
    }

    @Test func waitsForWhatNobodyKnows() async {
        let host = TestHost { Far() }
        #expect(await host.wait { host.texts == ["here"] })
    }

    @Test func isAskedSeveralTimesHoweverLongOthersTake() async {
        let host = TestHost { Text("a") }
        var count = 0
        let isSo = await host.wait(
            until: {
                count += 1
                // As tests beside this one that have the main actor for longer than the limit.
                Thread.sleep(forTimeInterval: 0.03)
                return count == 4
            }, within: .milliseconds(20))
        #expect(isSo)
    }

    @Test func givesUpWithATree() async {
        let host = TestHost { Text("a") }
        await withKnownIssue {
            #expect(await host.wait(until: { false }, within: .milliseconds(10)) == false)
        } matching: {
            "\($0)".contains("What was waited for has not come about within 0.01 seconds. What is shown:\nlayout")
        }
    }
}
