import Testing
import Martlet
import MartletTesting

/// A13 · The lifetimes that containers give their content.
@MainActor @Suite struct ContainerLaws {
    private struct Tapped: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    @Test func A13_pushedContentEndsWhenPopped() async throws {
        let host = TestHost {
            NavigationStack {
                VStack {
                    Tapped(name: "root")
                    NavigationLink("Go") { Tapped(name: "detail") }
                }
            }
        }
        try host.find(.button, "root 0").tap()
        for _ in 1...2 {
            try host.find(.link, "Go").tap()
            await host.settle()
            try host.find(.button, "detail 0").tap()
            _ = try host.find(.button, "detail 1")
            #expect(throws: ElementNotFound.self) { try host.find(.button, "root 1") }
            try host.find(.button, "Back").tap()
            await host.settle()
            _ = try host.find(.button, "root 1")
        }
    }

    @Test func A13_rowsOutOfSightKeepTheirStorage() throws {
        let host = TestHost(size: CGSize(width: 200, height: 200)) {
            ScrollView {
                LazyVStack {
                    ForEach(0..<1_000, id: \.self) { Tapped(name: "row \($0)") }
                }
            }
        }
        #expect(host.findAll(.button).count < 40, "only what is near is made")
        let row = try host.find(.button, "row 0 0")
        try row.tap()
        _ = try host.find(.button, "row 0 1")
        try host.findAll(.button)[1].scroll(by: CGSize(width: 0, height: 8_000))
        #expect(throws: ElementNotFound.self) { try host.find(.button, "row 0 1") }
        try host.findAll(.button)[3].scroll(by: CGSize(width: 0, height: -8_000))
        _ = try host.find(.button, "row 0 1")
    }

    private struct Editable: View {
        @State private var items = ["a", "b", "c"]
        var body: some View {
            List {
                ForEach(items, id: \.self) { Tapped(name: $0) }
                    .onDelete { items.remove(atOffsets: $0) }
            }
        }
    }

    @Test func A13_rowsOfAListFollowTheirElements() throws {
        let host = TestHost { Editable() }
        try host.find(.button, "c 0").tap()
        #expect(host.findAll(.row).map(\.label) == ["a 0", "b 0", "c 1"])
        try host.find(.row, "b 0").delete()
        #expect(host.findAll(.row).map(\.label) == ["a 0", "c 1"])
        let error = #expect(throws: ElementNotOperable.self) { try host.find(.button, "a 0").delete() }
        #expect(error?.description.contains("no action that deletes") == true)
    }
}
