import Foundation
import Testing

import Martlet
@testable import MartletTesting

@MainActor
@Suite struct ToolbarTests {
    struct Pages: View {
        @State private var isEditing = false
        @State private var count = 0

        var body: some View {
            NavigationStack {
                VStack {
                    Text("root")
                    NavigationLink("Open") {
                        Text("details")
                            .navigationTitle("Details")
                            .toolbar { Button("Share", systemImage: "square.and.arrow.up") {} }
                    }
                }
                .navigationTitle("Items")
                .toolbar {
                    ToolbarItem(placement: .topBarTrailing) {
                        Button("Add", systemImage: "plus") { count += 1 }
                    }
                    ToolbarItem(placement: .topBarLeading) {
                        Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }
                    }
                    if isEditing {
                        ToolbarItemGroup(placement: .bottomBar) {
                            Button("Remove") { count -= 1 }
                            Spacer()
                            Text("count \(count)")
                        }
                    }
                }
            }
        }
    }

    @Test func itemsStandInTheBarsOfTheirPage() throws {
        let host = TestHost { Pages() }
        #expect(host.findAll(.button).map(\.label) == ["Edit", "Add"])
        // Bars only show icons; the names are exposed to assistive technology.
        #expect(host.texts == ["Edit", "Items", "root", "Open"])
        let add = try host.find(.button, "Add")
        #expect(add.frame.maxX == 400)
        #expect(try host.find(.button, "Edit").frame.minX == 0)
        try add.tap()
        try host.find(.button, "Edit").tap()
        #expect(host.texts.contains("count 1"))
        let remove = try host.find(.button, "Remove")
        #expect(remove.frame.minX == 0)
        #expect(remove.frame.maxY == 600)
        #expect(try host.find(.text, "count 1").frame.maxX == 400)
        try remove.tap()
        #expect(host.texts.contains("count 0"))
        try host.find(.button, "Done").tap()
        #expect(host.findAll(.button).map(\.label) == ["Edit", "Add"])
        try host.find(.link, "Open").tap()
        #expect(host.findAll(.button).map(\.label) == ["Back", "Share"])
        try host.find(.button, "Back").tap()
        #expect(host.findAll(.button).map(\.label) == ["Edit", "Add"])
    }

    private func type<C: ToolbarContent>(@ToolbarContentBuilder of content: () -> C) -> Any.Type { C.self }

    @Test func viewsThatSayNoPlaceStandInOneItem() throws {
        let isOn = true
        #expect(type { Text("a") } == _ToolbarViews<Text>.self)
        #expect(
            type {
                Text("a"); Spacer(); Text("b")
            } == _ToolbarViews<TupleView<(Text, Spacer, Text)>>.self)
        #expect(
            type {
                if isOn { Text("a") }; Text("b")
            } == _ToolbarViews<TupleView<(Text?, Text)>>.self)
        #expect(
            type { if isOn { Text("a") } else { EmptyView() } }
                == _ToolbarViews<_ConditionalContent<Text, EmptyView>>.self)
    }

    @Test func viewsAndItemsStandInOneToolbar() throws {
        let host = TestHost {
            NavigationStack {
                Text("root").toolbar {
                    Button("Share") {}
                    ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                    ToolbarItem(placement: .bottomBar) { Button("Remove") {} }
                }
            }
        }
        #expect(try host.find(.button, "Share").frame.maxX == 400)
        #expect(try host.find(.button, "Edit").frame.minX == 0)
        #expect(try host.find(.button, "Remove").frame.maxY == 600)
    }

    struct Tools: ToolbarContent {
        let name: String
        @State private var count = 0

        var body: some ToolbarContent {
            ToolbarItem(placement: .principal) { Button("\(name) \(count)") { count += 1 } }
            ToolbarSpacer(.fixed)
            ToolbarItem { Text("more") }
        }
    }

    @Test func contentOfOnesOwnHasStorage() throws {
        let host = TestHost {
            NavigationStack { Text("page").navigationTitle("Title").toolbar { Tools(name: "tool") } }
        }
        #expect(host.texts == ["tool 0", "more", "page"])
        try host.find(.button, "tool 0").tap()
        #expect(host.texts == ["tool 1", "more", "page"])
    }

    @Test func withoutAStackItemsStandInTheWindow() throws {
        let host = TestHost {
            VStack { Text("content") }
                .toolbar {
                    ToolbarItem { Button("One") {} }
                    ToolbarItem(placement: .navigation) { Button("Two") {} }
                    ToolbarItem(placement: .status) { Text("ready") }
                }
        }
        #expect(host.texts == ["Two", "One", "content", "ready"])
        #expect(try host.find(.button, "One").frame.minY == 0)
        #expect(try host.find(.text, "ready").frame.midX == 200)
        #expect(try host.find(.text, "content").frame.midX == 200)
    }

    struct Order: View {
        var body: some View {
            NavigationStack {
                Text("page").toolbar {
                    ToolbarItem(placement: .confirmationAction) { Button("Save") {} }
                    ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
                    ToolbarItem(placement: .primaryAction) { Button("Primary") {} }
                    ToolbarItem(placement: .destructiveAction) { Button("Delete") {} }
                    ToolbarItem(placement: .secondaryAction) { Button("Second") {} }
                    ToolbarItem { Button("Automatic") {} }
                    ToolbarItem(placement: .navigation) { Button("Navigation") {} }
                }
            }
        }
    }

    @Test func placesHaveAnOrder() throws {
        let host = TestHost(size: CGSize(width: 900, height: 300)) { Order() }
        #expect(
            host.findAll(.button).map(\.label)
                == ["Cancel", "Navigation", "Second", "Automatic", "Primary", "Delete", "Save"])
        #expect(try host.find(.button, "Save").node.control?.face?.look == .borderedProminent)
    }

    struct Counted: View {
        let model: Model

        @Observable final class Model {
            var count = 0
        }

        struct Tool: View {
            let model: Model
            var body: some View { Button("tool \(model.count)") { model.count += 1 } }
        }

        var body: some View {
            Text("page").toolbar { ToolbarItem { Tool(model: model) } }
        }
    }

    @Test func B1_whatOnlyAnItemReadsRunsNoPage() throws {
        let host = TestHost { NavigationStack { Counted(model: Counted.Model()) } }
        try host.find(.button, "tool 0").tap()
        try host.find(.button, "tool 1").tap()
        #expect(host.bodyRuns(of: Counted.self) == 1)
        #expect(host.bodyRuns(of: Counted.Tool.self) == 3)
        #expect(host.texts == ["tool 2", "page"])
    }

    struct Living: View {
        let log: Probe
        @State private var shows = true

        var body: some View {
            NavigationStack {
                VStack {
                    NavigationLink("Open") { Text("details") }
                    Button("Switch") { shows.toggle() }
                }
                .toolbar {
                    if shows {
                        ToolbarItem {
                            Counter(name: "item", probe: log)
                                .onAppear { log.note("appears") }
                                .onDisappear { log.note("disappears") }
                        }
                    }
                }
            }
        }
    }

    @Test func A13_anItemLivesAsLongAsItsPage() throws {
        let log = Probe()
        let host = TestHost { Living(log: log) }
        #expect(log.takeLog() == ["appears"])
        host.run("item +", of: log)
        #expect(host.texts.contains("item 1"))
        try host.find(.link, "Open").tap()
        #expect(log.takeLog() == ["disappears"])
        #expect(!host.texts.contains("item 1"))
        try host.find(.button, "Back").tap()
        #expect(log.takeLog() == ["appears"])
        #expect(host.texts.contains("item 1"))
        try host.find(.button, "Switch").tap()
        #expect(log.takeLog() == ["disappears"])
        try host.find(.button, "Switch").tap()
        #expect(host.texts.contains("item 0"))
    }

    struct Tabs: View {
        var body: some View {
            NavigationStack {
                TabView {
                    Text("a").toolbar { Button("Tool a") {} }.navigationTitle("A").tabItem { Text("First") }
                    Group {
                        Text("b")
                        Text("c")
                    }
                    .toolbar { Button("Tool b") {} }
                    .navigationTitle("B")
                    .tabItem { Text("Second") }
                }
            }
        }
    }

    @Test func theSelectedTabsItemsAreShown() throws {
        let host = TestHost { Tabs() }
        #expect(host.findAll(.button).map(\.label) == ["Tool a"])
        try host.find(.tab, "Second").tap()
        #expect(host.findAll(.button).map(\.label) == ["Tool b"])
        #expect(host.scene.bars.navigationBar?.bar.state?.title == "B")
        try host.find(.tab, "First").tap()
        #expect(host.findAll(.button).map(\.label) == ["Tool a"])
    }

    struct Hiding: View {
        @State private var visibility = Visibility.hidden

        var body: some View {
            TabView {
                NavigationStack {
                    Button("Show") { visibility = .visible }
                        .navigationTitle("Title")
                        .navigationSubtitle("Subtitle")
                        .toolbar { ToolbarItem(placement: .bottomBar) { Text("below") } }
                        .toolbar(visibility, for: .tabBar, .bottomBar)
                        .toolbarVisibility(visibility, for: .navigationBar)
                }
                .tabItem { Text("First") }
                Text("second").tabItem { Text("Second") }
            }
        }
    }

    @Test func barsAreHidden() throws {
        let host = TestHost { Hiding() }
        #expect(host.texts == ["Show"])
        try host.find(.button, "Show").tap()
        #expect(host.texts == ["First", "Second", "Title", "Subtitle", "Show", "below"])
    }

    struct Earlier: View {
        @State private var text = ""

        var body: some View {
            NavigationStack {
                TextField("Name", text: $text)
                    .navigationBarItems(leading: Button("L") {}, trailing: Button("T") {})
                    .toolbar { ToolbarItem(placement: .keyboard) { Text("typing") } }
            }
        }
    }

    @Test func earlierItems() throws {
        let host = TestHost { Earlier() }
        #expect(host.findAll(.button).map(\.label) == ["L", "T"])
        #expect(!host.texts.contains("typing"))
        try host.find(.textField, "Name").type("x")
        #expect(host.texts.contains("typing"))
    }

    @Test func nothingOutlivesItsHost() throws {
        weak var scene: SceneGraph?
        do {
            let host = TestHost { Pages() }
            try host.find(.button, "Edit").tap()
            try host.find(.link, "Open").tap()
            scene = host.scene
            host.unmount()
        }
        #expect(scene == nil)
        do {
            let host = TestHost { Tabs() }
            try host.find(.tab, "Second").tap()
            scene = host.scene
            host.unmount()
        }
        #expect(scene == nil)
    }
}
