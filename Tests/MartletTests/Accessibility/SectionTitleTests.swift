import Martlet
import MartletTesting
import Testing

/// The texts around sections, as assistive technology reads them.
@MainActor @Suite struct SectionTitleTests {
    private struct Settings: View {
        @State private var hasMore = false

        var body: some View {
            List {
                Section {
                    Text("Row")
                } header: {
                    Text("Head")
                } footer: {
                    Text("Foot")
                    if hasMore { Text("More") }
                }
                Button("Show") { withAnimation { hasMore = true } }
            }
        }
    }

    @Test func headersAreHeadingsAndFootersAreNot() throws {
        let host = TestHost(size: CGSize(width: 300, height: 400)) { Settings() }
        #expect(try host.find(.text, "Head").traits == [.isStaticText, .isHeader])
        #expect(try host.find(.text, "Foot").traits == .isStaticText)
        #expect(try host.find(.text, "Row").traits == .isStaticText)
        try host.find(.button, "Show").tap()
        host.advance(by: .seconds(0.1))
        #expect(try host.find(.text, "More").traits == .isStaticText)
    }
}
