import MartletTesting
import Testing

/// Pickers in bars.
@MainActor @Suite struct ToolbarPickerTests {
    private struct Page: View {
        @State private var period = "Week"
        let isSegmented: Bool
        var body: some View {
            NavigationStack {
                Text("content").toolbar {
                    ToolbarItem(placement: .primaryAction) {
                        let picker = Picker("Period", selection: $period) {
                            ForEach(["Day", "Week"], id: \.self) { Text($0) }
                        }
                        if isSegmented { picker.pickerStyle(.segmented) } else { picker.pickerStyle(.menu) }
                    }
                }
            }
        }
    }

    @Test(arguments: [true, false]) func aBarShowsNoTitleOfAPicker(isSegmented: Bool) throws {
        let host = TestHost { Page(isSegmented: isSegmented) }
        #expect(!host.texts.contains("Period"))
        #expect(host.texts.contains("Week"))
        try host.find(.picker, "Period").select("Day")
        #expect(try host.find(.picker, "Period").value == "Day")
    }
}
