import Foundation
import MartletTestSupport
import MartletTesting
import Testing

// The subjects of fifteen examples in the documentation of other libraries, as tests of Martlet's. The list of what takes
// more words here is in Documentation/testing-coming-from.md.

/// Testing Library: its first example, waiting for what appears and what vanishes, and choosing in a list.
@MainActor @Suite struct TestingLibraryExampleTests {
    private struct Greeting: View {
        let load: @MainActor () async -> String?
        @State private var text: String?
        @State private var isLoading = false
        @State private var hasFailed = false

        var body: some View {
            VStack {
                Button("Load Greeting") {
                    isLoading = true
                    Task {
                        text = await load()
                        hasFailed = text == nil
                        isLoading = false
                    }
                }
                .disabled(isLoading)
                if isLoading { Text("Loading…") }
                if let text { Text(text).accessibilityAddTraits(.isHeader) }
                if hasFailed { Text("Oops, failed to fetch!").accessibilityIdentifier("alert") }
            }
        }
    }

    @Test func loadsAndShowsAGreeting() async throws {
        let host = TestHost { Greeting { "hello there" } }
        try host.find(.button, "Load Greeting").tap()
        #expect(try host.find(.button, "Load Greeting").isEnabled == false)
        await host.expect(text: "hello there")
        #expect(try host.find(.header).label == "hello there")
    }

    @Test func showsAnErrorOfTheServer() async throws {
        let host = TestHost { Greeting { nil } }
        try host.find(.button, "Load Greeting").tap()
        await host.expect(text: "Oops, failed to fetch!")
        #expect(try host.find(.button, "Load Greeting").isEnabled)
    }

    @Test func waitsUntilTheSpinnerHasGone() async throws {
        let host = TestHost {
            Greeting {
                try? await Task.sleep(for: .seconds(2))
                return "hello"
            }
        }
        try host.find(.button, "Load Greeting").tap()
        #expect(host.texts.contains("Loading…"))
        await host.expectNo(text: "Loading…", within: .seconds(3))
    }

    @Test func choosesAnOption() throws {
        struct Form: View {
            @State private var fruit = "A"
            var body: some View {
                Picker("Fruit", selection: $fruit) { ForEach(["A", "B", "C"], id: \.self) { Text($0) } }
            }
        }
        let host = TestHost { Form() }
        try host.find(.picker, "Fruit").select("C")
        #expect(try host.find(.picker, "Fruit").value == "C")
    }
}

/// Compose: the cheat sheet's finding, acting and asserting, and the clock of its guide to synchronisation.
@MainActor @Suite struct ComposeExampleTests {
    @Test func continuesToTheNextScreen() throws {
        struct Screens: View {
            var body: some View { NavigationStack { NavigationLink("Continue") { Text("Welcome") } } }
        }
        let host = TestHost { Screens() }
        try host.find(.link, "Continue").tap()
        host.advance(by: .seconds(1))
        #expect(host.texts.contains("Welcome"))
    }

    @Test func countsTheNodesThatMatch() throws {
        let host = TestHost { List(["Bea", "Ben", "Ann"], id: \.self) { Text($0) } }
        #expect(host.findAll(.row).filter { $0.label.hasPrefix("Be") }.count == 2)
        #expect(try host.find(.row, containing: "Ann").siblings.count == 2)
    }

    @Test func stopsTheClockInAnAnimation() throws {
        struct Box: View {
            @State private var isOpen = false
            var body: some View {
                Button("Open") { withAnimation(.linear(duration: 1)) { isOpen = true } }
                Rectangle().frame(width: isOpen ? 200 : 100, height: 10).accessibilityIdentifier("box")
            }
        }
        let host = TestHost { Box() }
        try host.find(.button, "Open").tap()
        host.advance(by: .seconds(0.5))
        #expect(abs(try host.element(id: "box").frame.width - 150) < 2)
        host.advance(by: .seconds(0.6))
        #expect(try host.element(id: "box").frame.width == 200)
    }
}

/// Playwright: locators that are chained and filtered, strictness, and assertions that wait.
@MainActor @Suite struct PlaywrightExampleTests {
    private struct Shop: View {
        @State private var cart: [String] = []
        var body: some View {
            Text("In the cart: \(cart.count)").accessibilityIdentifier("cart")
            List(["Product 1", "Product 2"], id: \.self) { name in
                HStack {
                    Text(name)
                    Button("Add to cart") { cart.append(name) }
                }
            }
        }
    }

    @Test func addsTheSecondProduct() throws {
        let host = TestHost { Shop() }
        try host.find(.row, containing: "Product 2").find(.button, "Add to cart").tap()
        #expect(try host.element(id: "cart").label == "In the cart: 1")
    }

    @Test func aLocatorOutlivesTheRowThatItWasFoundIn() throws {
        struct Reloaded: View {
            @State private var generation = 0
            var body: some View {
                Button("Reload") { generation += 1 }
                Toggle("Subscribe", isOn: .constant(true)).id(generation)
            }
        }
        let host = TestHost { Reloaded() }
        let toggle = try host.find(.toggle, "Subscribe")
        try host.find(.button, "Reload").tap()
        #expect(toggle.isOn == true)
    }

    @Test func countsWhatAStrictLocatorWouldRefuse() throws {
        let host = TestHost { Shop() }
        #expect(host.findAll(.button).filter { $0.label == "Add to cart" }.count == 2)
        #expect(throws: ElementNotFound.self) { try host.find(.button, "Pay") }
    }
}

/// Flutter: the first widget test, the counter, and scrolling until a row is there.
@MainActor @Suite struct FlutterExampleTests {
    @Test func aViewHasATitleAndAMessage() throws {
        struct Page: View {
            let title: String
            let message: String
            var body: some View {
                NavigationStack { Text(message).navigationTitle(title) }
            }
        }
        let host = TestHost { Page(title: "T", message: "M") }
        #expect(host.texts.filter { $0 == "M" }.count == 1)
        #expect(host.texts.contains("T"))
    }

    @Test func theCounterCounts() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                Text("\(count)")
                Button("Add", systemImage: "plus") { count += 1 }
            }
        }
        let host = TestHost { Counter() }
        #expect(host.texts.contains("0") && !host.texts.contains("1"))
        try host.find(.button, "Add").tap()
        #expect(host.texts.contains("1") && !host.texts.contains("0"))
    }

    @Test func dismissesARowThatIsFarDown() throws {
        struct Rows: View {
            @State private var rows = Array(0..<1_000)
            var body: some View {
                List { ForEach(rows, id: \.self) { Text("Item \($0)") }.onDelete { rows.remove(atOffsets: $0) } }
            }
        }
        let host = TestHost { Rows() }
        try host.scroll(to: .row, "Item 50").delete()
        host.advance(by: .seconds(1))
        #expect(!host.allTexts.contains("Item 50"))
    }
}

/// ViewInspector and XCUITest: a value that is read in the hierarchy, and an alert that is answered.
@MainActor @Suite struct AppleExampleTests {
    @Test func aTextHasAStringAndAFont() throws {
        let host = TestHost { HStack { Text("Hello").font(.caption.bold()) } }
        let text = try host.find(text: "Hello")
        #expect(text.font?.isBold == true)
    }

    @Test func anAlertIsAnswered() throws {
        struct Page: View {
            @State private var isAsking = false
            @State private var isGone = false
            var body: some View {
                Button("Delete") { isAsking = true }
                    .alert("Are you sure?", isPresented: $isAsking) {
                        Button("Delete it", role: .destructive) { isGone = true }
                        Button("Cancel", role: .cancel) {}
                    }
                Text(isGone ? "Gone" : "Here")
            }
        }
        let host = TestHost { Page() }
        try host.find(.button, "Delete").tap()
        try host.find(.alert, "Are you sure?").find(.button, "Delete it").tap()
        #expect(host.texts.contains("Gone"))
    }
}
