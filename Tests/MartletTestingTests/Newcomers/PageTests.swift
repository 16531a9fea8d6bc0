import Foundation
import MartletTesting
import Observation
import Testing

// Typical view tests, in the style of authors who know other testing libraries: pages and presentations above them.

@MainActor @Suite struct PageTests {
    private struct Item: Identifiable, Hashable {
        let id: Int
        var name: String { "Item \(id)" }
    }

    @Test func severalRowsAreSelected() throws {
        struct Picking: View {
            @State private var chosen: Set<Int> = []
            var body: some View {
                List((1...5).map { Item(id: $0) }, selection: $chosen) { Text($0.name) }
                Text("\(chosen.sorted())")
            }
        }
        let host = TestHost { Picking() }
        try host.find(.row, "Item 2").tap()
        #expect(host.texts.contains("[2]"))
        try host.find(.row, "Item 4").tap(modifiers: .command)
        #expect(host.texts.contains("[2, 4]"))
        try host.find(.row, "Item 5").tap()
        #expect(host.texts.contains("[5]"))
        #expect(try host.find(.row, "Item 5").traits.contains(.isSelected))
        #expect(try !host.find(.row, "Item 2").traits.contains(.isSelected))
    }

    @Test func aPathLeadsDeepAndBackToTheStart() throws {
        struct Shop: View {
            @State private var path: [Item] = []
            var body: some View {
                NavigationStack(path: $path) {
                    Button("Deep") { path = [Item(id: 1), Item(id: 2)] }
                        .navigationTitle("Shop")
                        .navigationDestination(for: Item.self) { item in
                            Button("Home") { path = [] }.navigationTitle(item.name)
                        }
                }
            }
        }
        let host = TestHost { Shop() }
        try host.find(.button, "Deep").tap()
        host.advance(by: .seconds(1))
        #expect(host.title == "Item 2")
        try host.find(.button, "Back").tap()
        host.advance(by: .seconds(1))
        #expect(host.title == "Item 1")
        try host.find(.button, "Home").tap()
        host.advance(by: .seconds(1))
        #expect(host.title == "Shop")
    }

    @Test func aSheetClosesItself() throws {
        struct Edit: View {
            @Environment(\.dismiss) private var dismiss
            var body: some View { Button("Done") { dismiss() } }
        }
        struct Page: View {
            @State private var isEditing = false
            @State private var closed = 0
            var body: some View {
                Button("Edit") { isEditing = true }
                    .sheet(isPresented: $isEditing, onDismiss: { closed += 1 }) { Edit() }
                Text("closed \(closed)")
            }
        }
        let host = TestHost { Page() }
        try host.find(.button, "Edit").tap()
        #expect(try host.find(.sheet).isVisible)
        try host.find(.button, "Done").tap()
        host.advance(by: .seconds(1))
        #expect(host.findAll(.sheet).isEmpty)
        #expect(host.texts.contains("closed 1"))
        try host.find(.button, "Edit").tap()
        host.press(.escape)
        host.advance(by: .seconds(1))
        #expect(host.texts.contains("closed 2"))
    }

    @Test func anAlertAsksForAName() throws {
        struct Rename: View {
            @State private var isAsking = false
            @State private var name = "Untitled"
            @State private var draft = ""
            var body: some View {
                Button("Rename") { isAsking = true }
                Text(name)
                    .alert("New name", isPresented: $isAsking) {
                        TextField("Name", text: $draft)
                        Button("Rename") { name = draft }
                        Button("Cancel", role: .cancel) {}
                    } message: {
                        Text("It will be seen by all.")
                    }
            }
        }
        let host = TestHost { Rename() }
        try host.find(.button, "Rename").tap()
        let alert = try host.find(.alert, "New name")
        #expect(host.texts.contains("It will be seen by all."))
        try alert.find(.textField, "Name").type("Plan")
        try alert.find(.button, "Rename").tap()
        host.advance(by: .seconds(1))
        #expect(host.texts.contains("Plan"))
        #expect(host.findAll(.alert).isEmpty)
    }

    @Test func searchingWithSuggestions() throws {
        struct Fruit: View {
            @State private var text = ""
            let all = ["Apple", "Pear", "Apricot"]
            var body: some View {
                NavigationStack {
                    List(all.filter { text.isEmpty || $0.hasPrefix(text) }, id: \.self) { Text($0) }
                        .navigationTitle("Fruit")
                        .searchable(text: $text, prompt: "Find fruit")
                }
            }
        }
        let host = TestHost { Fruit() }
        try host.find(.searchField, "Find fruit").type("Ap")
        #expect(host.findAll(.row).map(\.label) == ["Apple", "Apricot"])
        try host.find(.searchField).clearText()
        #expect(host.findAll(.row).count == 3)
    }

    @Test func aMenuOfARow() throws {
        struct Mails: View {
            @State private var mails = ["Hello", "Bill"]
            var body: some View {
                List(mails, id: \.self) { mail in
                    Text(mail).contextMenu {
                        Button("Archive") {}
                        Button("Delete", role: .destructive) { mails.removeAll { $0 == mail } }
                    }
                }
            }
        }
        let host = TestHost { Mails() }
        let row = try host.find(.row, "Bill")
        #expect(row.findAll(.menuItem).map(\.label) == ["Archive", "Delete"])
        try row.chooseContextMenuItem("Delete")
        #expect(host.findAll(.row).map(\.label) == ["Hello"])
    }

    @Test func filesAreImported() throws {
        struct Import: View {
            @State private var isImporting = false
            @State private var result = "nothing"
            var body: some View {
                Button("Import") { isImporting = true }
                    .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) {
                        result = (try? $0.get().lastPathComponent) ?? "failed"
                    }
                Text(result)
            }
        }
        let host = TestHost { Import() }
        #expect(host.fileDialog == nil)
        try host.find(.button, "Import").tap()
        let dialog = try #require(host.fileDialog)
        #expect(dialog.contentTypes == [.plainText])
        #expect(throws: ElementNotOperable.self) { try dialog.choose(URL(fileURLWithPath: "/tmp/picture.png")) }
        try dialog.choose(URL(fileURLWithPath: "/tmp/letter.txt"))
        #expect(host.texts.contains("letter.txt"))
        try host.find(.button, "Import").tap()
        host.fileDialog?.cancel()
        #expect(host.fileDialog == nil)
        #expect(host.texts.contains("letter.txt"))
    }

    @Test func theLastMessageIsScrolledTo() throws {
        struct Chat: View {
            var body: some View {
                ScrollViewReader { reader in
                    Button("Latest") { reader.scrollTo(200, anchor: .bottom) }
                    ScrollView { LazyVStack { ForEach(1...200, id: \.self) { Text("Message \($0)") } } }
                }
            }
        }
        let host = TestHost { Chat() }
        #expect(!host.texts.contains("Message 200"))
        try host.find(.button, "Latest").tap()
        host.advance(by: .seconds(1))
        #expect(host.texts.contains("Message 200"))
        #expect(!host.texts.contains("Message 1"))
        try host.scroll(to: .text, "Message 50")
        #expect(host.texts.contains("Message 50"))
    }

    @Observable @MainActor final class Feed {
        var items: [String] = []
        var error: String?
        var load: () async throws -> [String]
        init(load: @escaping () async throws -> [String]) { self.load = load }
        func refresh() async {
            do { (items, error) = (try await load(), nil) } catch { self.error = "Offline" }
        }
    }

    private struct FeedPage: View {
        let feed: Feed
        var body: some View {
            List(feed.items, id: \.self) { Text($0) }
                .overlay { if feed.items.isEmpty { ContentUnavailableView("No News", systemImage: "newspaper") } }
                .refreshable { await feed.refresh() }
            if let error = feed.error { Text(error).foregroundStyle(.red) }
        }
    }

    @Test func anEmptyListSaysSoAndRefreshingFails() async throws {
        struct Offline: Error {}
        let feed = Feed { throw Offline() }
        let host = TestHost { FeedPage(feed: feed) }
        #expect(host.texts.contains("No News"))
        try host.find(.list).pullToRefresh()
        await host.settle()
        #expect(host.texts.contains("Offline"))
        feed.load = { ["Snow"] }
        try host.find(.list).pullToRefresh()
        await host.settle()
        #expect(host.findAll(.row).map(\.label) == ["Snow"])
        #expect(!host.texts.contains("Offline") && !host.texts.contains("No News"))
    }

    @Observable final class Session {
        var user: String?
    }

    @Test func aModelFromTheEnvironment() throws {
        struct Who: View {
            @Environment(Session.self) private var session
            var body: some View {
                Text(session.user ?? "nobody")
                Button("Sign out") { session.user = nil }.disabled(session.user == nil)
            }
        }
        let session = Session()
        let host = TestHost { Who().environment(session) }
        #expect(host.texts.contains("nobody"))
        session.user = "Ada"
        host.update()
        #expect(host.texts.contains("Ada"))
        try host.find(.button, "Sign out").tap()
        #expect(session.user == nil)
    }

    @Test func aTaskStartsAgainForAnotherItem() throws {
        struct Details: View {
            @State private var id = 1
            @State private var text = "…"
            var body: some View {
                Text(text)
                Button("Next") { id += 1 }
                    .task(id: id) {
                        text = "…"
                        try? await Task.sleep(for: .seconds(1))
                        if !Task.isCancelled { text = "details of \(id)" }
                    }
            }
        }
        let host = TestHost { Details() }
        host.advance(by: .milliseconds(500))
        try host.find(.button, "Next").tap()
        host.advance(by: .milliseconds(700))
        #expect(host.texts.contains("…"))
        host.advance(by: .milliseconds(400))
        #expect(host.texts.contains("details of 2"))
    }

    @Test func tabsWithBadges() throws {
        struct Root: View {
            @State private var unread = 3
            var body: some View {
                TabView {
                    Tab("Inbox", systemImage: "tray") { Button("Read") { unread -= 1 } }.badge(unread)
                    Tab("Settings", systemImage: "gear") { Text("Sounds") }
                }
            }
        }
        let host = TestHost { Root() }
        #expect(host.findAll(.tab).map(\.label).count == 2)
        try host.find(.button, "Read").tap()
        #expect(try host.find(.tab, containing: "Inbox").value?.contains("2") == true || host.texts.contains("2"))
        try host.find(.tab, "Settings").tap()
        #expect(host.texts.contains("Sounds"))
        #expect(!host.texts.contains("Read"))
    }
}
