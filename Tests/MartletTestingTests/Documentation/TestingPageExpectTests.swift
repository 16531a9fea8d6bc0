import MartletTesting
import Testing

/// Examples of the page on testing: decorations, expectations and exploring with hosts made anew.
@MainActor @Suite struct TestingPageExpectTests {
    @Test func decorations() throws {
        let host = TestHost { HStack { Text("3").padding(4).background(Color.red) } }
        let badge = try host.find(text: "3")
        #expect(badge.background == Color.red.resolve(in: EnvironmentValues()))
        #expect(badge.padding.leading == 4)
        #expect(badge.modifiers == ["padding(4)", "background(#FF3B30FF)"])
    }

    private struct Loading: View {
        var body: some View {
            VStack {
                Loader()
                Button("Retry") {}
            }
        }
    }

    @Test func expecting() async {
        let host = TestHost { Loading() }
        await host.expect(text: "Loading")
        await host.expect(text: "Done", within: .seconds(5))
        await host.expectNo(text: "Loading")
        await host.expect { try host.find(.button, "Retry").isEnabled }
    }

    @Test func exploring() {
        TestHost.explore(seeds: 0..<8, steps: 60) { Login() }
    }
}
