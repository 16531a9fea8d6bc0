import Foundation
import Testing

import Martlet
@testable import MartletTesting

@MainActor
@Suite struct TabViewTests {
    @MainActor
    final class Log {
        var entries: [String] = []
        func take() -> [String] {
            defer { entries = [] }
            return entries
        }
    }

    struct Page: View {
        let name: String
        var log: Log?
        @State private var count = 0

        var body: some View {
            let _ = log?.entries.append("\(name) made")
            VStack {
                Text("\(name): \(count)")
                Button("Count \(name)") { count += 1 }
            }
            .onAppear { log?.entries.append("\(name) appears") }
            .onDisappear { log?.entries.append("\(name) disappears") }
        }
    }

    struct Chosen: View {
        let log: Log
        @State var selection: Int

        var body: some View {
            TabView(selection: $selection) {
                Page(name: "A", log: log).tabItem { Label("First", systemImage: "star") }.tag(1)
                Page(name: "B", log: log).tabItem { Text("Second") }.tag(2)
                Page(name: "C", log: log).tag(3).tabItem {
                    Image(systemName: "gear")
                    Text("Third")
                }
            }
            Text("selected \(selection)")
            Button("Go to 3") { selection = 3 }
            Button("Go to 9") { selection = 9 }
        }
    }

    @Test func A13_pagesAreMadeWhenFirstSelectedAndKeepTheirStorage() throws {
        let log = Log()
        let host = TestHost { Chosen(log: log, selection: 1) }
        #expect(log.take() == ["A made", "A appears"])
        #expect(host.findAll(.tab).map(\.label) == ["First", "Second", "Third"])
        #expect(host.findAll(.tab).map { $0.traits.contains(.isSelected) } == [true, false, false])
        try host.find(.button, "Count A").tap()
        #expect(host.texts.contains("A: 1"))
        _ = log.take()
        try host.find(.tab, "Second").tap()
        #expect(log.take() == ["B made", "B appears", "A disappears"])
        #expect(host.texts.contains("selected 2"))
        #expect(host.texts.contains("B: 0"))
        #expect(!host.texts.contains("A: 1"))
        try host.find(.tab, "First").tap()
        #expect(log.take() == ["A appears", "B disappears"])
        #expect(host.texts.contains("A: 1"))
    }

    @Test func theBindingSelects() throws {
        let log = Log()
        let host = TestHost { Chosen(log: log, selection: 2) }
        #expect(log.take() == ["B made", "B appears"])
        try host.find(.button, "Go to 3").tap()
        #expect(log.take() == ["C made", "C appears", "B disappears"])
        // No tab has this value, so the shown page stays.
        try host.find(.button, "Go to 9").tap()
        #expect(host.texts.contains("selected 9"))
        #expect(host.texts.contains("C: 0"))
        try host.find(.tab, "Third").select("First")
        #expect(host.texts.contains("selected 1"))
    }

    @Test func aSelectionOfNoTabShowsTheFirst() {
        let log = Log()
        let host = TestHost { Chosen(log: log, selection: 7) }
        #expect(host.texts.contains("A: 0"))
        #expect(host.texts.contains("selected 7"))
    }

    @Test func withoutASelectionTheFirstIsShownAtFirst() throws {
        let host = TestHost {
            TabView {
                Page(name: "A").tabItem { Text("First") }
                Page(name: "B").tabItem { Text("Second") }
            }
        }
        #expect(host.texts.contains("A: 0"))
        try host.find(.button, "Count A").tap()
        try host.find(.tab, "First").select("Second")
        #expect(host.texts.contains("B: 0"))
        try host.find(.tab, "Second").select("First")
        #expect(host.texts.contains("A: 1"))
    }

    struct Refusing: View {
        @State private var asked = 0

        var body: some View {
            TabView(selection: Binding(get: { 1 }, set: { asked = $0 })) {
                Text("one").tabItem { Text("First") }.tag(1)
                Text("two").tabItem { Text("Second") }.tag(2)
            }
            Text("asked for \(asked)")
        }
    }

    @Test func aBindingThatRefusesKeepsTheTab() throws {
        let host = TestHost { Refusing() }
        try host.find(.tab, "Second").tap()
        #expect(host.texts.contains("asked for 2"))
        #expect(host.texts.contains("one"))
        #expect(try !host.find(.tab, "Second").traits.contains(.isSelected))
    }

    enum Place: Hashable { case home, mail, search }

    struct Tabs: View {
        @State private var place: Place? = .home
        @State private var count = 3
        @State private var hasMail = true

        var body: some View {
            TabView(selection: $place) {
                Tab("Home", systemImage: "house", value: Place.home) { Page(name: "home") }
                if hasMail {
                    Tab("Mail", systemImage: "envelope", value: Place.mail) { Page(name: "mail") }.badge(count)
                }
                TabSection("More") {
                    Tab(value: Place.search, role: .search) { Page(name: "search") }
                }
            }
            Button("Read") { count -= 1 }
            Button("No mail") { hasMail = false }
            Text(place == nil ? "nowhere" : "somewhere")
        }
    }

    @Test func tabsFromTheirBuilder() throws {
        let host = TestHost { Tabs() }
        #expect(host.findAll(.tab).map(\.label) == ["Home", "Mail, 3", "Search"])
        try host.find(.button, "Read").tap()
        #expect(host.findAll(.tab).map(\.label) == ["Home", "Mail, 2", "Search"])
        try host.find(.tab, "Mail").tap()
        #expect(host.texts.contains("mail: 0"))
        try host.find(.button, "No mail").tap()
        #expect(host.findAll(.tab).map(\.label) == ["Home", "Search"])
        #expect(host.texts.contains("home: 0"))
        try host.find(.tab, "Search").tap()
        #expect(host.texts.contains("search: 0"))
    }

    @Test func onlySearchHasALabelOfItsOwn() throws {
        let host = TestHost {
            TabView {
                Tab("Home", systemImage: "house") { Text("home") }
                Tab(role: .prominent) { Text("compose") }
                Tab(role: nil) { Text("plain") }
                Tab(role: .search) { Text("find") }
            }
        }
        #expect(host.findAll(.tab).map(\.label) == ["Home", "", "", "Search"])
        let chosen = TestHost {
            TabView(selection: .constant(1)) {
                Tab(value: 1, role: .prominent) { Text("compose") }
                Tab(value: 2) { Text("plain") }
                Tab(value: 3, role: .search) { Text("find") }
            }
        }
        #expect(chosen.findAll(.tab).map(\.label) == ["", "", "Search"])
    }

    @Test func tabsWithoutValues() throws {
        let host = TestHost {
            TabView {
                Tab("One", systemImage: "1.circle") { Text("first") }
                Tab {
                    Text("second")
                } label: {
                    Text("Two")
                }
            }
        }
        #expect(host.texts.contains("first"))
        try host.find(.tab, "Two").tap()
        #expect(host.texts.contains("second"))
        #expect(!host.texts.contains("first"))
    }

    struct OwnItem: View {
        var body: some View { Page(name: "own").tabItem { Text("Own") }.tag("own") }
    }

    struct Moving: View {
        @State private var names = ["a", "b", "c"]
        @State private var selection = "b"

        var body: some View {
            TabView(selection: $selection) {
                ForEach(names, id: \.self) { name in
                    Page(name: name).tabItem { Text("Tab \(name)") }.tag(name)
                }
                OwnItem()
                AnyView(Text("erased").tabItem { Text("Erased") }.tag("erased"))
            }
            Button("Reverse") { names.reverse() }
            Button("Drop b") { names.removeAll { $0 == "b" } }
        }
    }

    @Test func tabsComeGoAndMove() throws {
        let host = TestHost { Moving() }
        #expect(host.findAll(.tab).map(\.label) == ["Tab a", "Tab b", "Tab c", "Own", "Erased"])
        try host.find(.button, "Count b").tap()
        try host.find(.button, "Reverse").tap()
        #expect(host.findAll(.tab).map(\.label) == ["Tab c", "Tab b", "Tab a", "Own", "Erased"])
        #expect(host.texts.contains("b: 1"))
        try host.find(.tab, "Own").tap()
        #expect(host.texts.contains("own: 0"))
        try host.find(.tab, "Erased").tap()
        #expect(host.texts.contains("erased"))
        try host.find(.tab, "Tab b").tap()
        try host.find(.button, "Drop b").tap()
        #expect(host.findAll(.tab).map(\.label) == ["Tab c", "Tab a", "Own", "Erased"])
        #expect(host.texts.contains("c: 0"))
    }

    struct Stacks: View {
        var body: some View {
            TabView {
                NavigationStack {
                    NavigationLink("Open") { Text("details").navigationTitle("Details") }.navigationTitle("First page")
                }
                .tabItem { Text("First") }
                NavigationStack { Text("other").navigationTitle("Second page") }.tabItem { Text("Second") }
            }
        }
    }

    /// Returns the content of a window's header bar.
    private func title(_ host: TestHost) -> NavigationBarState? { host.scene.bars.navigationBar?.bar.state }

    @Test func A13_aStackInEachTabKeepsItsPath() throws {
        let host = TestHost { Stacks() }
        try host.find(.link, "Open").tap()
        #expect(title(host) == NavigationBarState(title: "Details", backTitle: "Back"))
        #expect(host.texts.contains("details"))
        try host.find(.tab, "Second").tap()
        #expect(title(host) == NavigationBarState(title: "Second page"))
        #expect(host.findAll(.button).map(\.label) == [])
        try host.find(.tab, "First").tap()
        #expect(title(host) == NavigationBarState(title: "Details", backTitle: "Back"))
        #expect(host.texts.contains("details"))
        try host.find(.button, "Back").tap()
        #expect(title(host) == NavigationBarState(title: "First page"))
    }

    @Test func keysSwitchTabs() throws {
        let host = TestHost { Chosen(log: Log(), selection: 1) }
        #expect(host.scene.send(.key(KeyInput(key: .pageDown, modifiers: .control))))
        host.update()
        #expect(host.texts.contains("selected 2"))
        #expect(host.scene.send(.key(KeyInput(key: .pageUp, modifiers: .command))))
        host.update()
        #expect(host.texts.contains("selected 1"))
        #expect(host.scene.send(.key(KeyInput(key: .pageUp, modifiers: .control))))
        host.update()
        #expect(host.texts.contains("selected 3"))
        host.scene.focusMoves.setFocus(try host.find(.tab, "Third").node)
        #expect(host.scene.send(.key(KeyInput(key: .leftArrow))))
        host.update()
        #expect(host.texts.contains("selected 2"))
        #expect(host.scene.focus.focused?.reading.label == "Second")
    }

    struct Paged: View {
        @State var page = 0
        var mode = PageTabViewStyle.IndexDisplayMode.automatic

        var body: some View {
            TabView(selection: $page) {
                ForEach(0..<3) { index in
                    Text("page \(index)").tag(index)
                }
            }
            .tabViewStyle(.page(indexDisplayMode: mode))
            .indexViewStyle(.page)
            .accessibilityIdentifier("pages")
        }
    }

    @Test func pagesAreLeafedThrough() throws {
        let host = TestHost { Paged() }
        #expect(host.texts == ["page 0", "● ○ ○"])
        #expect(host.findAll(.tab).isEmpty)
        try host.element(id: "pages").drag(from: .trailing, to: .leading)
        #expect(host.texts == ["page 1", "○ ● ○"])
        try host.element(id: "pages").drag(from: .leading, to: .trailing)
        #expect(host.texts == ["page 0", "● ○ ○"])
        // There is none before the first.
        try host.element(id: "pages").drag(from: .leading, to: .trailing)
        #expect(host.texts == ["page 0", "● ○ ○"])
        host.scene.focusMoves.setFocus(try host.find(.other, "Page 1 of 3").node)
        #expect(host.scene.send(.key(KeyInput(key: .rightArrow))))
        host.update()
        #expect(host.texts == ["page 1", "○ ● ○"])
        let bare = TestHost { Paged(mode: .never) }
        #expect(bare.texts == ["page 0"])
    }

    @Test func withLittleRoomTabsStandBelowThePages() throws {
        let host = TestHost(in: Variation(platform: .phone, size: CGSize(width: 700, height: 800))) {
            Chosen(log: Log(), selection: 1)
        }
        func tab() throws -> CGFloat { try host.find(.tab, "First").frame.midY }
        func page() throws -> CGFloat { try host.find(.text, "A: 0").frame.midY }
        #expect(try tab() < page())
        host.resize(to: CGSize(width: 390, height: 800))
        #expect(try tab() > page())
        // Only the rest of the window is below the tabs.
        #expect(try tab() < host.find(.text, "selected 1").frame.minY)
        #expect(try tab() > 400)
        host.resize(to: CGSize(width: 700, height: 800))
        #expect(try tab() < page())
    }

    private struct Listed: View {
        struct Place: Identifiable {
            var id: String
        }
        @State private var places = [Place(id: "Alps"), Place(id: "Baltic")]
        @State private var selection = "Baltic"

        var body: some View {
            TabView(selection: $selection) {
                Tab("Home", systemImage: "house", value: "Home") { Text("At home") }
                ForEach(places) { place in
                    Tab(place.id, systemImage: "map", value: place.id) {
                        Text("In the \(place.id)")
                        Button("More") { places.append(Place(id: "Crete")) }
                        Button("Go") { selection = "Crete" }
                    }
                }
            }
        }
    }

    @Test func tabsAreMadeOfACollection() throws {
        let host = TestHost(size: CGSize(width: 600, height: 400)) { Listed() }
        #expect(host.findAll(.tab).map(\.label) == ["Home", "Alps", "Baltic"])
        #expect(host.texts.contains("In the Baltic"))
        #expect(!host.texts.contains("In the Alps"))
        try host.find(.button, "More").tap()
        #expect(host.findAll(.tab).map(\.label) == ["Home", "Alps", "Baltic", "Crete"])
        try host.find(.button, "Go").tap()
        #expect(host.texts.contains("In the Crete"))
    }
}
