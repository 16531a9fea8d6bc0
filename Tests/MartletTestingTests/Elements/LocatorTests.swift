import MartletTesting
import Testing

/// Elements whose views have gone: each asks its question again.
@MainActor @Suite struct LocatorTests {
    private struct Rows: View {
        @State private var generation = 0
        @State private var isShown = true
        var body: some View {
            VStack {
                Button("Renew") { generation += 1 }
                Button("Toggle") { isShown.toggle() }
                if isShown {
                    HStack {
                        Text("generation \(generation)").accessibilityIdentifier("number")
                        Button("Buy") {}.disabled(generation == 0)
                    }
                    .id(generation)
                }
            }
        }
    }

    @Test func anElementIsFoundAgainWhenItsViewIsMadeAnew() throws {
        let host = TestHost { Rows() }
        let (buy, number) = (try host.find(.button, "Buy"), try host.element(id: "number"))
        #expect(!buy.isEnabled)
        try host.find(.button, "Renew").tap()
        #expect(buy.isEnabled)
        try buy.tap()
        #expect(number.label == "generation 1")
        #expect(try host.find(.button, "Buy") == buy)
    }

    @Test func anElementComesBack() throws {
        let host = TestHost { Rows() }
        let (buy, toggle) = (try host.find(.button, "Buy"), try host.find(.button, "Toggle"))
        try toggle.tap()
        let error = #expect(throws: ElementNotOperable.self) { try buy.tap() }
        #expect(error?.description.contains("it is no longer there") == true)
        #expect(error?.description.contains("What is shown:") == true)
        #expect("\(buy)".hasSuffix("no longer there"))
        try toggle.tap()
        #expect(buy.isVisible)
        #expect(throws: ElementNotOperable.self) { try buy.tap() }  // disabled in its first generation
    }

    private struct Shop: View {
        @State private var names = ["Pear", "Plum"]
        var body: some View {
            List {
                ForEach(names, id: \.self) { name in
                    HStack {
                        Text(name)
                        Button("Buy") { names.removeAll { $0 == name } }
                    }
                }
            }
        }
    }

    @Test func anElementInAnElementFollowsIt() throws {
        let host = TestHost { Shop() }
        let buy = try host.find(.row, containing: "pear").find(.button, "Buy")
        try buy.tap()
        host.advance(by: .seconds(1))
        // The plum's button is called the same, but stands in another row.
        let error = #expect(throws: ElementNotOperable.self) { try buy.tap() }
        let description = try #require(error?.description)
        #expect(description.contains("the row \"Pear\" that it was in has gone"), "\(description)")
        #expect(host.texts.contains("Plum"))
    }

    @Test func elementsOfFindAllAreThoseThatWereThere() throws {
        let host = TestHost { Shop() }
        let rows = host.findAll(.row)
        try rows[0].find(.button, "Buy").tap()
        host.advance(by: .seconds(1))
        #expect(throws: ElementNotOperable.self) { try rows[0].tap() }
        #expect(try host.find(.row, containing: "plum").isHittable)
    }

    private struct Asking: View {
        @State private var asks = false
        var body: some View {
            Button("Ask") { asks = true }.alert("Sure?", isPresented: $asks) { Button("Yes") {} }
        }
    }

    @Test func whatWasPresentedSaysThatItIsClosed() throws {
        let host = TestHost { Asking() }
        try host.find(.button, "Ask").tap()
        host.advance(by: .seconds(1))
        let yes = try host.find(.button, "Yes")
        try yes.tap()
        host.advance(by: .seconds(1))
        let error = #expect(throws: ElementNotOperable.self) { try yes.tap() }
        #expect(error?.description.contains("What it was presented in has been closed") == true)
        try host.find(.button, "Ask").tap()
        host.advance(by: .seconds(1))
        try yes.tap()
    }
}
