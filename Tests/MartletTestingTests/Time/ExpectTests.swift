import MartletTesting
import Testing

/// Expectations that wait for what is due, and that show the tree.
@MainActor @Suite struct ExpectTests {
    private struct Loader: View {
        @State private var text = "Loading"
        var body: some View {
            VStack {
                Text(text)
                Button("Retry") {}
            }
            .task {
                await Task.yield()
                text = "Almost"
                try? await Task.sleep(for: .seconds(2))
                text = "Done"
            }
        }
    }

    @Test func whatIsDueIsWaitedFor() async {
        let host = TestHost { Loader() }
        await host.expect(text: "Almost")
        await host.expectNo(text: "Loading")
        await host.expect(text: "Done", within: .seconds(3))
        await host.expectNo(text: "Almost")
        await host.expect(.button, "Retry")
        await host.expect { try host.find(.button, "Retry").isEnabled }
        await host.expectNo(.button, "Cancel")
    }

    @Test func failuresShowTheTree() async {
        let host = TestHost { Loader() }
        await withKnownIssue {
            await host.expect(text: "Done", within: .seconds(1))
        } matching: {
            let text = "\($0)"
            return text.contains("There is no text \"Done\" after 1.0 seconds. What is shown:")
                && text.contains("text \"Almost\"")
        }
        await withKnownIssue {
            await host.expectNo(.button, "Retry")
        } matching: {
            "\($0)".contains("The button \"Retry\" is seen. What is shown:")
        }
        await withKnownIssue {
            await host.expect { try host.find(.toggle, "x").isEnabled }
        } matching: {
            "\($0)".contains("The condition can't be asked: There is no toggle \"x\".")
        }
        await withKnownIssue {
            await host.expect(.button, "Cancel")
        } matching: {
            "\($0)".contains("There is no button \"Cancel\"")
        }
        await host.expect(text: "Done", within: .seconds(1.1))
    }

    @Test func whatIsNotSeenIsNotExpected() async {
        let host = TestHost { Text("ghost").opacity(0) }
        await withKnownIssue {
            await host.expect(text: "ghost")
        } matching: {
            "\($0)".contains("The text \"ghost\" is there, but is not seen")
        }
        await host.expectNo(text: "ghost")
    }
}
