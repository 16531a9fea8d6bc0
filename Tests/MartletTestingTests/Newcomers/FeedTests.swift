import Foundation
import MartletTesting
import Observation
import Testing

// Typical view tests, in the style of authors who know other testing libraries: loading lists, dragging on boards,
// zooming pictures, and context menus of the focused element.

@MainActor @Observable private final class Feed {
    var posts: [Int] = []
    var isLoading = false
    var requests = 0
    func more() async {
        guard !isLoading, posts.count < 60 else { return }
        isLoading = true
        requests += 1
        try? await Task.sleep(for: .milliseconds(500))
        posts += posts.count..<posts.count + 20
        isLoading = false
    }
}

@MainActor @Suite struct FeedTests {
    private struct FeedView: View {
        let feed: Feed
        var body: some View {
            ScrollView {
                LazyVStack {
                    ForEach(feed.posts, id: \.self) { post in
                        Text("Post \(post)").frame(height: 40)
                            .onAppear { if post == feed.posts.last { Task { await feed.more() } } }
                    }
                    if feed.isLoading { ProgressView("More…") }
                }
            }
            .task { await feed.more() }
        }
    }

    @Test func anEndlessList() throws {
        let feed = Feed()
        let host = TestHost(size: CGSize(width: 200, height: 300)) { FeedView(feed: feed) }
        host.advance(by: .zero)
        try host.find(.progress, "More…")
        host.advance(by: .milliseconds(600))
        #expect(host.texts.first == "Post 0")
        #expect(feed.requests == 1)
        #expect(throws: ElementNotFound.self) { try host.scroll(to: .text, "Post 25") }
        try host.scroll(to: .text, "Post 19")
        host.advance(by: .milliseconds(600))
        #expect(feed.requests == 2)
        try host.scroll(toID: 39)
        host.advance(by: .milliseconds(600))
        #expect(feed.posts.count == 60)
        try host.scroll(to: .text, "Post 59")
        host.advance(by: .seconds(2))
        #expect(feed.requests == 3, "there is no more")
    }

    private struct Board: View {
        @State private var columns = ["To do": ["Write", "Read"], "Done": [String]()]
        var body: some View {
            HStack(alignment: .top) {
                ForEach(["To do", "Done"], id: \.self) { column in
                    VStack {
                        Text(column).font(.headline)
                        ForEach(columns[column]!, id: \.self) { Text($0).padding(8).draggable($0) }
                        Spacer()
                    }
                    .frame(width: 150, height: 300)
                    .contentShape(.rect)
                    .accessibilityElement(children: .contain)
                    .accessibilityIdentifier(column)
                    .dropDestination(for: String.self) { cards, _ in
                        for card in cards {
                            for key in columns.keys { columns[key]!.removeAll { $0 == card } }
                            columns[column]!.append(card)
                        }
                        return true
                    }
                }
            }
        }
    }

    @Test func aBoard() throws {
        let host = TestHost { Board() }
        #expect(try host.element(id: "To do").texts == ["To do", "Write", "Read"])
        try host.find(text: "Write").drag(onto: host.element(id: "Done"))
        #expect(try host.element(id: "To do").texts == ["To do", "Read"])
        #expect(try host.element(id: "Done").texts == ["Done", "Write"])
        #expect(try host.element(id: "Done").drop("From elsewhere"))
        #expect(try host.element(id: "Done").texts.last == "From elsewhere")
        #expect(try !host.element(id: "Done").drop(42.description.data(using: .utf8)!, warns: false))
    }

    private struct Photo: View {
        @State private var zoom = 1.0
        @State private var angle = Angle.zero
        @State private var isMenuOpen = false
        @GestureState private var pull = CGSize.zero
        var body: some View {
            Image(systemName: "star")
                .frame(width: 100, height: 100)
                .contentShape(.rect)
                .scaleEffect(zoom)
                .rotationEffect(angle)
                .offset(pull)
                .accessibilityIdentifier("photo")
                .gesture(
                    MagnifyGesture().onChanged { zoom = max(1, $0.magnification) }
                        .simultaneously(with: RotateGesture().onChanged { angle = $0.rotation })
                )
                .gesture(DragGesture().updating($pull) { value, state, _ in state = value.translation })
                .onTapGesture(count: 2) { zoom = zoom == 1 ? 2 : 1 }
                .onLongPressGesture { isMenuOpen = true }
                .confirmationDialog("Photo", isPresented: $isMenuOpen) { Button("Save") {} }
        }
    }

    @Test func aPhotoIsZoomed() throws {
        let host = TestHost { Photo() }
        func photo() throws -> Element { try host.element(id: "photo") }
        #expect(try photo().scale == CGSize(width: 1, height: 1))
        try photo().doubleTap()
        #expect(try photo().scale == CGSize(width: 2, height: 2))
        try photo().pinch(magnification: 3, rotation: .degrees(90))
        #expect(try abs(photo().scale.width - 3) < 0.001)
        #expect(try abs(photo().rotation.degrees - 90) < 0.001)
        try photo().pinch(magnification: 0.2)
        #expect(try abs(photo().scale.width - 1) < 0.001)
        let before = try photo().frame
        try photo().drag(by: CGSize(width: 50, height: 0))
        #expect(try photo().frame == before, "it springs back")
        try photo().longPress()
        try host.find(.button, "Save").tap()
        #expect(throws: ElementNotFound.self) { try host.find(.button, "Save") }
    }

    private struct Pages: View {
        @State private var page = 0
        var body: some View {
            VStack {
                TabView(selection: $page) {
                    ForEach(0..<3) { Text("Welcome \($0)").tag($0) }
                }
                .tabViewStyle(.page)
                Button(page < 2 ? "Next" : "Start") { withAnimation { page = min(2, page + 1) } }
            }
        }
    }

    @Test func pagesOfAWelcome() throws {
        let host = TestHost { Pages() }
        #expect(host.texts.contains("Welcome 0") && !host.texts.contains("Welcome 1"))
        try host.find(.button, "Next").tap()
        host.advance(by: .seconds(1))
        #expect(host.texts.contains("Welcome 1") && !host.texts.contains("Welcome 0"))
        try host.find(.button, "Next").tap()
        host.advance(by: .seconds(1))
        try host.find(.button, "Start")
    }

    private struct Mailboxes: View {
        @State private var selection: Set<Int> = []
        var body: some View {
            List(selection: $selection) {
                ForEach(1...4, id: \.self) { Text("Mail \($0)") }
            }
            Text("chosen \(selection.sorted().map(String.init).joined(separator: ","))")
            Button("Delete") {}.disabled(selection.isEmpty)
        }
    }

    @Test func severalMails() throws {
        let host = TestHost { Mailboxes() }
        let rows = host.findAll(.row)
        try rows[0].tap()
        #expect(rows.map(\.isSelected) == [true, false, false, false])
        try rows[2].tap(modifiers: .command)
        #expect(host.texts.contains("chosen 1,3"))
        #expect(rows.map(\.isSelected) == [true, false, true, false])
        try rows[3].tap(modifiers: .shift)
        #expect(rows[3].isSelected)
        #expect(try host.find(.button, "Delete").isEnabled)
    }

    private struct Choices: View {
        @State private var size = "M"
        @State private var tab = 1
        var body: some View {
            TabView(selection: $tab) {
                Tab("Sizes", systemImage: "ruler", value: 1) {
                    Picker("Size", selection: $size) { ForEach(["S", "M", "L"], id: \.self) { Text($0) } }
                        .pickerStyle(.segmented)
                }
                Tab("Menu", systemImage: "list.bullet", value: 2) {
                    Menu("Sort") {
                        Picker("By", selection: $size) { ForEach(["S", "M", "L"], id: \.self) { Text($0) } }
                    }
                }
            }
        }
    }

    @Test func whatIsChosenSaysSo() throws {
        let host = TestHost { Choices() }
        #expect(try host.find(.button, "M").isSelected)
        #expect(try !host.find(.button, "L").isSelected)
        try host.find(.picker, "Size").select("L")
        #expect(try host.find(.button, "L").isSelected)
        #expect(try host.find(.tab, "Sizes").isSelected)
        try host.find(.tab, "Menu").tap()
        #expect(try host.find(.tab, "Menu").isSelected)
        #expect(try !host.find(.tab, "Sizes").isSelected)
        #expect(try host.find(.menuItem, "L").isSelected)
        #expect(try !host.find(.menuItem, "S").isSelected)
    }
}
