import MartletTesting
import Testing

/// What a person comes back to is where it was left.
@MainActor @Suite struct BackToPlaceTests {
    struct Links: View {
        var body: some View {
            NavigationStack {
                List {
                    ForEach(0..<5, id: \.self) { section in
                        Section("Section \(section)") {
                            ForEach(0..<8, id: \.self) { row in
                                NavigationLink {
                                    Text("Page \(section).\(row)")
                                } label: {
                                    HStack {
                                        Text("Row \(section).\(row)")
                                        Spacer()
                                        Text("something").foregroundStyle(.secondary)
                                    }
                                }
                            }
                        }
                    }
                }
                .navigationTitle("Home")
            }
        }
    }

    @Test(arguments: [40.0, 200, 333, 700, 5_000])
    func aListStaysWhereItWasScrolledTo(distance: Double) throws {
        let host = TestHost(size: CGSize(width: 400, height: 300)) { Links() }
        try host.findAll(.link)[1].scroll(by: CGSize(width: 0, height: distance))
        host.update()
        let names = host.findAll(.link).map(\.label)
        let frames = host.findAll(.link).map(\.frame)
        let shown = try #require(host.findAll(.link).first { $0.frame.minY > 50 && $0.frame.maxY < 280 })
        try shown.tap()
        host.update()
        #expect(host.texts.contains { $0.hasPrefix("Page") })
        try host.find(.button, "Back").tap()
        host.update()
        #expect(host.findAll(.link).map(\.label) == names)
        #expect(host.findAll(.link).map(\.frame) == frames)
    }
}
