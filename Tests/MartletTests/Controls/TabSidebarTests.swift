import Foundation
import Testing

import Martlet
import MartletTestSupport
@testable import MartletTesting

/// The sidebar of tab views, by the documentation of `sidebarAdaptable`, `TabSection`, `TabPlacement`, and of the
/// modifiers for the parts of the sidebar (https://developer.apple.com/documentation/swiftui/tabviewstyle).
@MainActor @Suite struct TabSidebarTests {
    // Without what relies on the ABI, tests share stored values.
    init() { UserDefaults.standard.removeObject(forKey: "tabs") }

    private enum Place: Hashable { case home, albums, artists, radio, search, locked }

    private struct Page: View {
        let name: String
        @State private var count = 0
        @Environment(\.tabBarPlacement) private var placement
        @Environment(\.isTabViewSidebarAvailable) private var hasSidebar

        var body: some View {
            Text("\(name): \(count)")
            Button("Count \(name)") { count += 1 }
            Text(placement == .sidebar ? "in a sidebar" : "in a row")
            Text(hasSidebar ? "available" : "unavailable")
        }
    }

    private struct Music: View {
        @State private var place = Place.home
        @State private var made = 0
        var customization = TabViewCustomization()

        var body: some View {
            TabView(selection: $place) {
                Tab("Home", systemImage: "house", value: Place.home) { Page(name: "home") }.badge(3)
                TabSection("Library") {
                    Tab("Albums", systemImage: "square.stack", value: Place.albums) { Page(name: "albums") }
                        .customizationID("albums")
                    Tab("Artists", systemImage: "music.mic", value: Place.artists) { Page(name: "artists") }
                        .tabPlacement(.sidebarOnly).customizationID("artists")
                }
                .customizationID("library")
                .sectionActions { Button("New Album") { made += 1 } }
                Tab(value: Place.search, role: .search) { Page(name: "search") }.tabPlacement(.pinned)
                Tab("Radio", systemImage: "radio", value: Place.radio) { Page(name: "radio") }
                    .customizationID("radio").accessibilityIdentifier("radio tab")
                Tab("Locked", systemImage: "lock", value: Place.locked) { Page(name: "locked") }.disabled(true)
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewSidebarHeader { Text("Header") }
            .tabViewSidebarFooter { Text("Footer") }
            .tabViewSidebarBottomBar { Text("Made \(made)") }
            .tabViewCustomization(.constant(customization))
        }
    }

    private static let wide = CGSize(width: 900, height: 700)
    private static let narrow = CGSize(width: 390, height: 700)

    private func host<V: View>(
        _ size: CGSize = wide, direction: LayoutDirection = .leftToRight, @ViewBuilder _ content: () -> V
    ) -> TestHost {
        let view = content()
        return TestHost(in: Variation(platform: .phone, size: size)) { view.environment(\.layoutDirection, direction) }
    }

    /// The texts of the sidebar, from top to bottom.
    private func column(_ host: TestHost, of names: [String]) throws -> [String] {
        let found = names.filter { host.texts.contains($0) }
        return try found.map { ($0, try host.find(text: $0).frame.minY) }.sorted { $0.1 < $1.1 }.map(\.0)
    }

    private let names = [
        "Header", "Home", "Library", "Albums", "Artists", "New Album", "Search", "Radio", "Locked", "Footer", "Made 0",
    ]

    @Test func aWideWindowHasTheTabsInASidebar() throws {
        let host = host { Music() }
        #expect(host.findAll(.tab).isEmpty)
        #expect(try column(host, of: names) == names)
        let page = try host.find(text: "home: 0").frame
        for name in names { #expect(try host.find(text: name).frame.maxX < page.minX) }
        #expect(host.texts.contains("3"), "the badge")
        #expect(host.texts.contains("in a sidebar") && host.texts.contains("available"))
    }

    @Test func aNarrowWindowHasARow() throws {
        let host = host(Self.narrow) { Music() }
        #expect(host.findAll(.tab).map(\.label) == ["Home, 3", "Albums", "Radio", "Locked", "Search"])
        for name in ["Header", "Library", "New Album", "Footer", "Made 0"] { #expect(!host.texts.contains(name)) }
        #expect(host.texts.contains("in a row") && host.texts.contains("unavailable"))
        #expect(try !host.find(.tab, "Locked").isEnabled)
    }

    @Test func theSidebarIsAtTheLeadingEdge() throws {
        let mirrored = host(direction: .rightToLeft) { Music() }
        #expect(try mirrored.find(text: "Home").frame.minX > mirrored.find(text: "home: 0").frame.maxX)
    }

    @Test func rowsSelectPages() throws {
        let host = host { Music() }
        try host.find(.row, "Albums").tap()
        #expect(host.texts.contains("albums: 0"))
        #expect(try host.find(.row, "Albums").traits.contains(.isSelected))
        #expect(try !host.find(.row, "Home").traits.contains(.isSelected))
        try host.element(id: "radio tab").tap()
        #expect(host.texts.contains("radio: 0"))
        #expect(try !host.find(.row, "Locked").isEnabled && host.find(.row, "Home").isEnabled)
        try? host.find(.row, "Locked").tap()
        #expect(host.texts.contains("radio: 0"))
    }

    @Test func resizingKeepsSelectionAndPages() throws {
        let host = host { Music() }
        try host.find(.row, "Albums").tap()
        try host.find(.button, "Count albums").tap()
        host.resize(to: Self.narrow)
        #expect(host.texts.contains("albums: 1") && host.texts.contains("in a row"))
        #expect(try host.find(.tab, "Albums").traits.contains(.isSelected))
        try host.find(.tab, "Home").select("Radio")
        host.resize(to: Self.wide)
        #expect(host.texts.contains("radio: 0") && host.texts.contains("in a sidebar"))
        #expect(try host.find(.row, "Radio").traits.contains(.isSelected))
        try host.find(.row, "Albums").tap()
        #expect(host.texts.contains("albums: 1"))
    }

    /// A page that only the sidebar has stays visible when the sidebar gives way to the row.
    @Test func aPageOfTheSidebarStays() throws {
        let host = host { Music() }
        try host.find(.row, "Artists").tap()
        host.resize(to: Self.narrow)
        #expect(host.texts.contains("artists: 0"))
    }

    @Test func headersCollapseSections() throws {
        let host = host { Music() }
        try host.find(.button, "Library").tap()
        #expect(try column(host, of: names).filter { ["Albums", "Artists", "New Album"].contains($0) } == [])
        #expect(host.texts.contains("Radio"))
        host.resize(to: Self.narrow)
        host.resize(to: Self.wide)
        #expect(!host.texts.contains("Albums"), "the section stays collapsed")
        try host.find(.button, "Library").tap()
        #expect(try column(host, of: names) == names)
    }

    /// By the documentation of `contentToolbar(for:content:)`: the items are the sidebar's, whichever tab is selected.
    @Test func theSidebarHasItemsOfItsOwn() throws {
        struct Page: View {
            @State private var count = 0
            var body: some View {
                Music().contentToolbar(for: .tabViewSidebar) {
                    Button("Edit \(count)") { count += 1 }
                    ToolbarItem(placement: .topBarLeading) { Button("Sort") {} }
                }
            }
        }
        let host = host { Page() }
        try host.find(.button, "Edit 0").tap()
        #expect(host.findAll(.button).contains { $0.label == "Sort" })
        try host.find(.row, "Albums").tap()
        try host.find(.button, "Edit 1").tap()
        host.resize(to: Self.narrow)
        #expect(!host.findAll(.button).contains { $0.label == "Edit 2" || $0.label == "Sort" })
        host.resize(to: Self.wide)
        #expect(host.findAll(.button).contains { $0.label == "Edit 2" })
        try host.find(.button, "Toggle Sidebar").tap()
        #expect(!host.findAll(.button).contains { $0.label == "Edit 2" })
    }

    private struct Arranged: View {
        @AppStorage("tabs") private var customization: TabViewCustomization
        @State private var place = 1

        var body: some View {
            TabView(selection: $place) {
                TabSection("Fixed") {
                    Tab("Zero", systemImage: "circle", value: 0) { Text("page 0") }.customizationID("zero")
                }
                TabSection("Library") {
                    Tab("One", systemImage: "circle", value: 1) { Text("page 1") }.customizationID("one")
                    Tab("Two", systemImage: "circle", value: 2) { Text("page 2") }.customizationID("two")
                    Tab("Hidden", systemImage: "circle", value: 5) { Text("page 5") }.customizationID("hidden")
                        .defaultVisibility(.hidden, for: .sidebar)
                    Tab("Three", systemImage: "circle", value: 3) { Text("page 3") }.customizationID("three")
                    Tab("Four", systemImage: "circle", value: 4) { Text("page 4") }.customizationID("four")
                        .customizationBehavior(.disabled, for: .sidebar)
                }
                .customizationID("library")
            }
            .tabViewStyle(.sidebarAdaptable)
            .tabViewCustomization($customization)
            Text("order \(customization[section: "library"].tabOrder?.joined(separator: " ") ?? "none")")
        }
    }

    private let rows = ["Zero", "One", "Two", "Three", "Four"]

    @Test func usersMoveTheTabsOfASection() throws {
        let host = host { Arranged() }
        #expect(try column(host, of: rows) == rows)
        #expect(host.texts.contains("order none"))
        try host.find(.row, "One").drag(onto: host.find(.row, "Three"))
        #expect(try column(host, of: rows) == ["Zero", "Two", "Three", "One", "Four"])
        #expect(host.texts.contains("order two three hidden one four"), "hidden tabs keep their places")
        #expect(host.texts.contains("page 1"), "the selected page stays")
    }

    @Test func theOrderIsKept() throws {
        struct Page: View {
            @State private var number = 0
            var body: some View {
                Arranged().id(number)
                Button("Again") { number += 1 }
            }
        }
        let host = host { Page() }
        try host.find(.row, "Two").move(by: -1)
        #expect(try column(host, of: rows) == ["Zero", "Two", "One", "Three", "Four"])
        try host.find(.button, "Again").tap()
        #expect(try column(host, of: rows) == ["Zero", "Two", "One", "Three", "Four"])
        #expect(host.texts.contains("order two one hidden three four"))
    }

    @Test func keysMoveTabs() throws {
        let host = host { Arranged() }
        try host.find(.row, "Two").press(.upArrow, modifiers: .option)
        #expect(try column(host, of: rows) == ["Zero", "Two", "One", "Three", "Four"])
    }

    @Test func tabsThatMayNotMoveStay() throws {
        let host = host { Arranged() }
        for name in ["Zero", "Four"] {
            #expect(throws: ElementNotOperable.self) { try host.find(.row, name).move(by: -1) }
        }
        #expect(try column(host, of: rows) == rows)
    }

    @Test func actionsActAndDoNotSelect() throws {
        let host = host { Music() }
        try host.find(.button, "New Album").tap()
        #expect(host.texts.contains("Made 1") && host.texts.contains("home: 0"))
    }

    @Test func keysSwitchTabsInTheOrderOfTheSidebar() throws {
        let host = host { Music() }
        var pages: [String] = []
        for _ in 0..<5 {
            pages.append(host.texts.first { $0.hasSuffix(": 0") } ?? "")
            #expect(host.scene.send(.key(KeyInput(key: .pageDown, modifiers: .control))))
            host.update()
        }
        #expect(pages == ["home: 0", "albums: 0", "artists: 0", "search: 0", "radio: 0"])
        #expect(host.texts.contains("home: 0"), "without the disabled tab")
    }

    @Test func aCustomizationHidesAndOrders() throws {
        var customization = TabViewCustomization()
        customization[tab: "radio"].sidebarVisibility = .hidden
        customization[section: "library"].tabOrder = ["artists", "albums"]
        let host = host { Music(customization: customization) }
        #expect(try column(host, of: ["Albums", "Artists", "Radio"]) == ["Artists", "Albums"])
        host.resize(to: Self.narrow)
        #expect(host.findAll(.tab).map(\.label).contains("Radio"))
    }

    private struct Playlists: View {
        @State private var names: [String] = []

        var body: some View {
            TabView {
                Tab("Home", systemImage: "house") { Text("at home") }
                TabSection("Playlists") {
                    ForEach(names, id: \.self) { name in Tab(name, systemImage: "music.note") { Text("in \(name)") } }
                }
                .sectionActions { Button("Add") { names.append("List \(names.count)") } }
                Tab("Last", systemImage: "tray") { Text("at last") }.defaultVisibility(.hidden, for: .sidebar)
            }
            .tabViewStyle(.sidebarAdaptable)
        }
    }

    @Test func sectionsWithoutTabsHaveTheirActions() throws {
        let host = host { Playlists() }
        #expect(host.texts.contains("Playlists") && !host.texts.contains("Last"))
        try host.find(.button, "Add").tap()
        try host.find(.button, "Add").tap()
        #expect(
            try column(host, of: ["Home", "Playlists", "List 0", "List 1"]) == [
                "Home", "Playlists", "List 0", "List 1",
            ])
        try host.find(.row, "List 1").tap()
        #expect(host.texts.contains("in List 1"))
    }

    private struct Rows: View {
        var body: some View {
            TabView {
                Tab("One", systemImage: "1.circle") { Page(name: "one") }
                Tab("Two", systemImage: "2.circle") { Page(name: "two") }
            }
            .tabViewStyle(.sidebarAdaptable)
            .defaultAdaptableTabBarPlacement(.tabBar)
        }
    }

    @Test func theUserShowsAndHidesTheSidebar() throws {
        let host = host { Rows() }
        #expect(host.findAll(.tab).map(\.label) == ["One", "Two"])
        #expect(host.texts.contains("in a row") && host.texts.contains("available"))
        try host.find(.button, "Toggle Sidebar").tap()
        #expect(host.findAll(.tab).isEmpty && host.texts.contains("in a sidebar"))
        try host.find(.button, "Toggle Sidebar").tap()
        #expect(host.findAll(.tab).map(\.label) == ["One", "Two"])
    }

    private final class Held {}

    private struct Holder: View {
        let held: Held

        var body: some View { Text("held") }
    }

    private struct Going: View {
        let make: () -> Held
        @State private var hasSection = true
        @State private var hasTabs = true

        var body: some View {
            if hasTabs {
                TabView {
                    Tab("One", systemImage: "1.circle") { Text("first") }
                    if hasSection {
                        TabSection("More") { Tab("Two", systemImage: "2.circle") { Holder(held: make()) } }
                            .sectionActions { Text("action") }
                    }
                }
                .tabViewStyle(.sidebarAdaptable)
            }
            Button("Section") { hasSection.toggle() }
            Button("Tabs") { hasTabs.toggle() }
        }
    }

    @Test(arguments: ["Section", "Tabs"]) func sectionsComeAndGo(button: String) throws {
        weak var held: Held?
        let host = host {
            Going {
                let made = Held()
                held = made
                return made
            }
        }
        try host.find(.row, "Two").tap()
        #expect(host.texts.contains("held") && held != nil)
        try host.find(.button, button).tap()
        for name in ["More", "Two", "action", "held"] { #expect(!host.texts.contains(name)) }
        #expect(held == nil)
        try host.find(.button, button).tap()
        #expect(host.texts.contains("Two") && host.texts.contains("first"))
    }

    @Test func hiddenTabsLeaveNoGap() throws {
        let host = host { Music() }
        try host.find(.button, "Toggle Sidebar").tap()
        let tabs = host.findAll(.tab).map(\.frame)
        #expect(tabs.count == 5)
        for (tab, next) in zip(tabs, tabs.dropFirst()) { #expect(abs(next.minX - tab.maxX) < 20) }
    }

    @Test func assistiveTechnologyFindsTheSectionsAsHeadings() throws {
        let host = host { Music() }
        let library = try host.find(.header, "Library")
        #expect(library.value == "Expanded")
        try library.tap()
        #expect(!host.texts.contains("Albums"))
        #expect(try host.find(.header, "Library").value == "Collapsed")
    }

    /// Resizing, selecting and counting in any order leads to what a new window of the size shows.
    @Test(arguments: 0..<6) func manySteps(seed: UInt64) throws {
        var random = SplitMix(seed: seed)
        let host = host { Music() }
        var selected = "home"
        var counts: [String: Int] = [:]
        let pages = ["Home": "home", "Albums": "albums", "Search": "search", "Radio": "radio"]
        var isWide = true
        for _ in 0..<30 {
            switch Int.random(in: 0..<3, using: &random) {
            case 0:
                isWide.toggle()
                host.resize(to: isWide ? Self.wide : Self.narrow)
            case 1:
                let name = try #require(pages.keys.sorted().randomElement(using: &random))
                if isWide {
                    try host.find(.row, name).tap()
                } else {
                    try host.find(.tab, name).tap()
                }
                selected = try #require(pages[name])
            default:
                try host.find(.button, "Count \(selected)").tap()
                counts[selected, default: 0] += 1
            }
            #expect(host.texts.contains("\(selected): \(counts[selected] ?? 0)"))
            #expect(host.texts.contains(isWide ? "in a sidebar" : "in a row"))
            let fresh = self.host(isWide ? Self.wide : Self.narrow) { Music() }
            #expect(host.findAll(.tab).map(\.label) == fresh.findAll(.tab).map(\.label))
            #expect(host.findAll(.row).map(\.label) == fresh.findAll(.row).map(\.label))
            #expect(host.findAll(.row).map(\.frame) == fresh.findAll(.row).map(\.frame))
        }
    }
}
