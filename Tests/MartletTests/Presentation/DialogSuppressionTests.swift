import MartletTesting
import Testing

/// The toggle that suppresses a dialog in the future.
@MainActor @Suite struct DialogSuppressionTests {
    private struct Cleaning: View {
        @State private var asks = false
        @State private var isSuppressed = false

        var body: some View {
            VStack {
                Button("Clean") { asks = true }
                Text(isSuppressed ? "quiet" : "asks")
            }
            .confirmationDialog("Clean up?", isPresented: $asks) { Button("Do it") {} }
            .dialogSuppressionToggle("Do not ask again", isSuppressed: $isSuppressed)
        }
    }

    @Test func theToggleStandsAboveTheButtons() throws {
        let host = TestHost { Cleaning() }
        try host.find(.button, "Clean").tap()
        let toggle = try host.find(.toggle, "Do not ask again")
        let button = try host.find(.button, "Do it")
        #expect(toggle.frame.maxY <= button.frame.minY)
        try toggle.tap()
        #expect(host.allTexts.contains("quiet"))
        #expect(host.allTexts.contains("Clean up?"), "the toggle dismisses nothing")
        try host.find(.button, "Do it").tap()
        #expect(host.texts == ["Clean", "quiet"])
    }
}
