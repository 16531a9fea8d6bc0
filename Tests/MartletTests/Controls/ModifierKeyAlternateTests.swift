import Martlet
import MartletTesting
import Testing

/// Views that are there only while modifier keys are held.
@MainActor @Suite struct ModifierKeyAlternateTests {
    private struct Page: View {
        @State private var log = "-"

        var body: some View {
            VStack {
                Button("Forward") { log = "forward" }
                    .modifierKeyAlternate([.option, .shift]) { Button("Go to Page") { log = "page" } }
                Text(log)
            }
        }
    }

    @Test func allKeysHaveToBeHeld() throws {
        let host = TestHost { Page() }
        #expect(host.texts == ["Forward", "-"])
        host.heldModifierKeys = .option
        #expect(host.texts == ["Forward", "-"])
        host.heldModifierKeys = [.option, .shift, .command]
        #expect(host.texts == ["Go to Page", "-"])
        try host.find(.button, "Go to Page").tap()
        host.heldModifierKeys = []
        #expect(host.texts == ["Forward", "page"])
    }
}
