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

    private struct Refreshing: View {
        @State private var count = 0
        var body: some View {
            Text("\(count)")
                .onChange(of: count) { Task { count += 1 } }
                .onAppear { count = 1 }
        }
    }

    private struct Remade: View {
        @State private var count = 0
        var body: some View { Text("\(count)").task { count += 1 }.id(count) }
    }

    private struct Flipping: View {
        @State private var isLoading = true
        var body: some View {
            VStack {
                if isLoading {
                    ProgressView().task { isLoading = false }
                } else {
                    Text("done").task { isLoading = true }
                }
            }
        }
    }

    private struct Frames: View {
        @State private var frame = 0
        var body: some View {
            TimelineView(.animation) { context in
                Text("\(frame)")
                    .task(id: context.date) { frame += 1 }
                    .onChange(of: context.date) { Task { frame += 1 } }
                Text("new").task { frame += 1 }.id(context.date)
            }
        }
    }

    private struct Rows: View {
        @State private var seen: Set<Int> = []
        var body: some View {
            ScrollView {
                LazyVStack { ForEach(0..<2_000, id: \.self) { row in Text("\(row)").task { seen.insert(row) } } }
            }
        }
    }

    @Test func H2_aTaskOfOnChangeThatCausesTheNextIsAnIssue() throws {
        let host = TestHost { Refreshing() }
        host.advance(by: .zero)
        let message = try #require(host.issues.first?.message)
        #expect(message.contains("A task that onChange(of:) of Refreshing begins makes it run again"), "\(message)")
        #expect(message.contains("Refreshing.count"), "\(message)")
        host.expectIssue(containing: "again and again")
        #expect(host.issues.isEmpty)
    }

    @Test func H2_aTaskThatChangesItsOwnIdentityIsAnIssue() throws {
        let host = TestHost { Remade() }
        host.advance(by: .zero)
        let message = try #require(host.issues.first?.message)
        #expect(message.contains("A task in content of Remade gives it another identity"), "\(message)")
        #expect(message.contains("Remade.count"), "\(message)")
        host.expectIssue(containing: "again and again")
        #expect(host.issues.isEmpty)
    }

    @Test func H2_tasksThatLeadToEachOtherAreAnIssue() throws {
        let host = TestHost { Flipping() }
        host.advance(by: .zero)
        let message = try #require(host.issues.first?.message)
        #expect(message.contains("Flipping.isLoading"), "\(message)")
        host.expectIssue(containing: "again and again")
        #expect(host.issues.isEmpty)
    }

    @Test func H2_tasksThatTheTimeStartsAreNoIssue() throws {
        let host = TestHost { Frames() }
        host.advance(by: .seconds(8))
        #expect(host.issues.isEmpty)
        // Where the host's time is real, frames are as near to each other.
        for _ in 0..<400 { host.advance(by: .milliseconds(17)) }
        #expect(host.issues.isEmpty)
    }

    @Test func H2_tasksOfRowsThatAreScrolledToAreNoIssue() throws {
        let host = TestHost { Rows().frame(width: 200, height: 100) }
        for _ in 0..<300 { try host.find(.text, at: 1).scroll(by: CGSize(width: 0, height: 40)) }
        #expect(host.issues.isEmpty)
    }
}
