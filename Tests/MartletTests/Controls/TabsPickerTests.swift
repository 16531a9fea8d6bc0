import Martlet
import MartletTesting
import Testing

/// Pickers whose options are tabs.
@MainActor @Suite struct TabsPickerTests {
    private struct Page: View {
        @State private var page = "Events"

        var body: some View {
            VStack {
                Picker("View", selection: $page) {
                    ForEach(["Events", "Reminders"], id: \.self) { Text($0) }
                }
                .pickerStyle(.tabs)
                Text("page \(page)")
            }
        }
    }

    @Test func optionsAreTabsInARow() throws {
        let host = TestHost { Page() }
        let tabs = try [host.find(.tab, "Events"), host.find(.tab, "Reminders")]
        #expect(tabs[0].frame.minY == tabs[1].frame.minY)
        #expect(tabs.map(\.isSelected) == [true, false])
        try tabs[1].tap()
        #expect(host.texts.contains("page Reminders"))
        #expect(try host.find(.tab, "Reminders").isSelected)
    }
}
