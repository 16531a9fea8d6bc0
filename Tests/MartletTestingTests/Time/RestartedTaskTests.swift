import Foundation
import Martlet
import MartletTesting
import Testing

/// Tasks that start again for each change of their id.
@MainActor @Suite struct RestartedTaskTests {
    private struct Counting: View {
        static let line = #line + 2
        @State private var count = 0
        var body: some View { Text("\(count)").task(id: count) { count += 1 } }
    }

    @Observable @MainActor
    fileprivate final class Store {
        var items: [Int] = []

        func load() async {
            await Task.yield()
            items.append(items.count)
        }
    }

    private struct Loading: View {
        @State private var store = Store()
        var body: some View { Text("\(store.items.count)").task(id: store.items) { await store.load() } }
    }

    private struct Countdown: View {
        @State private var rest = 300
        var body: some View {
            Text("\(rest) left").task(id: rest) {
                guard rest > 0 else { return }
                try? await Task.sleep(for: .milliseconds(16))
                rest -= 1
            }
        }
    }

    private struct Search: View {
        @State private var text = ""
        @State private var found = ""
        var body: some View {
            VStack {
                TextField("Search", text: $text)
                Text(found)
            }
            .task(id: text) { found = "\(text.count) found" }
        }
    }

    @Test func H2_aTaskThatStartsAgainByItsOwnWriteIsAnIssue() throws {
        let host = TestHost { Counting() }
        host.advance(by: .zero)
        let message = try #require(host.issues.first?.message)
        #expect(message.contains("of Counting starts again and again by its own writes"), "\(message)")
        #expect(message.contains("Counting.count"), "\(message)")
        #expect(message.contains("RestartedTaskTests.swift:\(Counting.line)"), "\(message)")
        host.expectIssue(containing: "starts again and again")
        #expect(host.issues.isEmpty)
    }

    @Test func H2_aTaskThatStartsAgainByAnObjectIsAnIssue() throws {
        let host = TestHost { Loading() }
        host.advance(by: .zero)
        let message = try #require(host.issues.first?.message)
        #expect(message.contains("Store.items (written at RestartedTaskTests.swift:"), "\(message)")
        #expect(message.contains("in Store.load"), "\(message)")
        host.expectIssue(containing: "starts again and again")
        #expect(host.issues.isEmpty)
    }

    @Test func H2_aTaskThatWaitsMayStartAgain() throws {
        let host = TestHost { Countdown() }
        host.advance(by: .seconds(6))
        #expect(host.texts == ["0 left"])
        #expect(host.issues.isEmpty)
    }

    @Test func H2_aTaskThatOthersStartAgainIsNoIssue() throws {
        let host = TestHost { Search() }
        let field = try host.find(.textField, "Search")
        for _ in 0..<150 { try field.type("a") }
        host.advance(by: .seconds(1))
        #expect(host.texts.contains("150 found"))
        #expect(host.issues.isEmpty)
    }
}
