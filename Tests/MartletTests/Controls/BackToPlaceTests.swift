import Foundation
import MartletTesting
import Testing

/// The state of a page after leaving it and coming back.
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

    /// However little of a row is seen, a click on it is not lost by the row's being scrolled into sight first.
    @Test(arguments: 1..<15)
    func aRowThatIsCutOffCanBeClicked(hidden: Int) throws {
        let height: CGFloat = 300
        let host = TestHost(size: CGSize(width: 400, height: height)) { Links() }
        try host.findAll(.link)[1].scroll(by: CGSize(width: 0, height: 200))
        let name = try #require(host.findAll(.link).last { $0.frame.minY < height }).label
        func link() throws -> Element { try host.find(.link, name) }
        let further = try link().frame.maxY - height - CGFloat(hidden)
        if further != 0 { try host.findAll(.link)[4].scroll(by: CGSize(width: 0, height: further)) }
        let frame = try link().frame
        #expect(frame.maxY == height + CGFloat(hidden))
        let seen = min(frame.height, height - frame.minY)
        try #require(seen > 1)
        let point = UnitPoint(x: 0.5, y: (seen - 1) / frame.height)
        try link().drag(from: point, to: point)
        host.update()
        #expect(host.texts.contains { $0.hasPrefix("Page") }, "at \(point.y) of \(frame)")
    }
}
