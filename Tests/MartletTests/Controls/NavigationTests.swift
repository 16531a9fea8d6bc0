import Foundation
import Testing

import Martlet

@MainActor private final class Log {
    var lines: [String] = []
}

private struct Detail: View {
    @State private var n = 0
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    let name: String
    let log: Log
    var body: some View {
        VStack {
            Button("\(name) \(n)") { n += 1 }
            Button("Done") { dismiss() }
            Text(isPresented ? "presented" : "not presented")
        }
        .onAppear { log.lines.append("\(name) appears") }
        .onDisappear { log.lines.append("\(name) disappears") }
        .navigationTitle(name)
    }
}

private struct Links: View {
    @State private var n = 0
    let log: Log
    var body: some View {
        NavigationStack {
            VStack {
                Button("root \(n)") { n += 1 }
                NavigationLink("Go") { Detail(name: "detail \(n)", log: log) }
            }
            .navigationTitle("Home")
            .onAppear { log.lines.append("root appears") }
            .onDisappear { log.lines.append("root disappears") }
        }
    }
}

private struct Paths: View {
    @State var path: [Int] = []
    let log: Log
    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                NavigationLink("one", value: 1)
                Button("deep") { path = [1, 2, 3] }
                NavigationLink("nowhere", value: Int?.none)
            }
            .navigationDestination(for: Int.self) { number in
                VStack {
                    Detail(name: "number \(number)", log: log)
                    Text("path " + path.map(String.init).joined(separator: ","))
                    NavigationLink("more", value: number + 1)
                    Button("home") { path = [] }
                    Button("swap") { path = [1, 7] }
                }
            }
        }
    }
}

private struct Presenting: View {
    @State private var isShown = false
    @State private var item: String?
    let log: Log
    var body: some View {
        NavigationStack {
            VStack {
                Button("show \(isShown)") { isShown = true }
                Button("item \(item ?? "none")") { item = "A" }
            }
            .navigationDestination(isPresented: $isShown) {
                VStack {
                    Detail(name: "shown", log: log)
                    Button("unshow") { isShown = false }
                }
            }
            .navigationDestination(item: $item) { Detail(name: "item \($0)", log: log) }
        }
    }
}

private struct TooHigh: View {
    var body: some View {
        NavigationStack {
            NavigationLink("Go") {
                Color.red.frame(width: 400, height: 2000)
            }
        }
    }
}

@MainActor @Suite struct NavigationTests {
    @Test func A13_whatIsPushedLivesUntilItIsPopped() throws {
        let log = Log()
        let screen = Screen { Links(log: log) }
        #expect(screen.texts == ["Home", "root 0", "Go"])
        screen.tap(try screen.find(.button, "root 0"))
        for _ in 0..<2 {
            screen.tap(try screen.find(.link, "Go"))
            #expect(screen.texts == ["Back", "detail 1", "detail 1 0", "Done", "presented"])
            screen.tap(try screen.find(.button, "detail 1 0"))
            _ = try screen.find(.button, "detail 1 1")
            screen.tap(try screen.find(.button, "Back"))
            #expect(screen.texts == ["Home", "root 1", "Go"], "the page below has kept its state")
        }
        let visit = ["detail 1 appears", "root disappears", "root appears", "detail 1 disappears"]
        #expect(log.lines == ["root appears"] + visit + visit)
    }

    @Test func nodesAreFreedWhenPopped() throws {
        let screen = Screen { Links(log: Log()) }
        let before = screen.scene.liveNodes
        screen.tap(try screen.find(.link, "Go"))
        #expect(screen.scene.liveNodes > before)
        screen.tap(try screen.find(.button, "Back"))
        #expect(screen.scene.liveNodes == before)
    }

    @Test func dismissAndEscapeGoBack() throws {
        let screen = Screen { Links(log: Log()) }
        #expect(!screen.key(.escape))
        screen.tap(try screen.find(.link, "Go"))
        screen.tap(try screen.find(.button, "Done"))
        #expect(screen.texts.first == "Home")
        screen.tap(try screen.find(.link, "Go"))
        #expect(screen.key(.escape))
        #expect(screen.texts.first == "Home")
    }

    @Test func coveredPagesTakeNoInput() throws {
        let screen = Screen { Links(log: Log()) }
        let link = try screen.find(.link, "Go")
        let center = screen.center(link)
        screen.tap(link)
        #expect(!screen.scene.reaches(link, at: center))
        #expect(!link.activate())
    }

    @Test func pathsAndValues() throws {
        let log = Log()
        let screen = Screen { Paths(log: log) }
        #expect(try screen.find(.link, "nowhere").controlContent?.isEnabled == false)
        screen.tap(try screen.find(.link, "one"))
        #expect(screen.texts.contains("path 1"))
        screen.tap(try screen.find(.button, "number 1 0"))
        screen.tap(try screen.find(.link, "more"))
        #expect(screen.texts.contains("path 1,2"))
        screen.tap(try screen.find(.button, "Back"))
        #expect(screen.texts.contains("path 1"))
        _ = try screen.find(.button, "number 1 1")
        screen.tap(try screen.find(.button, "home"))
        _ = try screen.find(.link, "one")
        screen.tap(try screen.find(.button, "deep"))
        #expect(screen.texts.contains("number 3"))
        screen.tap(try screen.find(.button, "swap"))
        #expect(screen.texts.contains("number 7"))
        screen.tap(try screen.find(.button, "Back"))
        #expect(screen.texts.contains("number 1"))
        #expect(screen.scene.diagnostics.issues.isEmpty)
    }

    @Test func aPathThatIsThereFromTheStartIsShown() throws {
        let log = Log()
        let screen = Screen { Paths(path: [4, 5], log: log) }
        #expect(screen.texts.contains("number 5"))
        #expect(log.lines == ["number 5 appears"])
        screen.key(.escape)
        #expect(screen.texts.contains("number 4"))
        #expect(log.lines.sorted() == ["number 4 appears", "number 5 appears", "number 5 disappears"])
    }

    @Test func aStackWithoutAPathKeepsItsOwn() throws {
        let screen = Screen {
            NavigationStack {
                NavigationLink("go", value: "text")
                    .navigationDestination(for: String.self) { Text("page of " + $0) }
            }
        }
        screen.tap(try screen.find(.link, "go"))
        #expect(screen.texts == ["Back", "page of text"])
        screen.tap(try screen.find(.button, "Back"))
        #expect(screen.texts == ["go"])
    }

    @Test func presentedDestinationsFollowTheirBindings() throws {
        let screen = Screen { Presenting(log: Log()) }
        screen.tap(try screen.find(.button, "show false"))
        screen.tap(try screen.find(.button, "shown 0"))
        _ = try screen.find(.button, "shown 1")
        screen.tap(try screen.find(.button, "Back"))
        screen.tap(try screen.find(.button, "show false"))
        screen.tap(try screen.find(.button, "unshow"))
        _ = try screen.find(.button, "show false")
        screen.tap(try screen.find(.button, "item none"))
        #expect(screen.texts.contains("item A"))
        screen.tap(try screen.find(.button, "Done"))
        _ = try screen.find(.button, "item none")
    }

    @Test func aMissingDestinationIsReported() throws {
        let screen = Screen { NavigationStack { NavigationLink("go", value: 1.5) } }
        screen.scene.diagnostics.handler = { _ in }
        screen.tap(try screen.find(.link, "go"))
        #expect(screen.scene.diagnostics.consume(containing: "navigationDestination(for: Double.self)"))
    }

    @Test func aPageThatIsTooHighLeavesTheBarAlone() throws {
        let screen = Screen { TooHigh() }
        screen.tap(try screen.find(.link, "Go"))
        screen.tap(try screen.find(.button, "Back"))
        _ = try screen.find(.link, "Go")
    }

    @Test func theFocusReturnsToTheLink() throws {
        let screen = Screen { Links(log: Log()) }
        screen.key(.tab)
        screen.key(.tab)
        #expect(screen.focusedName == "Go")
        screen.key(.return)
        #expect(screen.focusedName == "detail 0 0", "keys go on in the page that was pushed")
        screen.key(.escape)
        #expect(screen.focusedName == "Go")
    }
}
