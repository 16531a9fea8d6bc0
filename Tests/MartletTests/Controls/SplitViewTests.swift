import Foundation
import Testing

import Martlet
import MartletTesting

@MainActor
@Suite struct SplitViewTests {
    struct Mail: View {
        @State private var box: String?
        @State private var visibility = NavigationSplitViewVisibility.automatic

        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                List(["Inbox", "Sent"], id: \.self, selection: $box) { name in
                    NavigationLink(name, value: name)
                }
                .navigationTitle("Boxes")
                .navigationSplitViewColumnWidth(120)
            } detail: {
                Text(box.map { "in \($0)" } ?? "nothing chosen").navigationTitle(box ?? "Mail")
                Button("Alone") { visibility = .detailOnly }
            }
        }
    }

    @Test func aSelectionInTheSidebarShowsTheDetail() throws {
        let host = TestHost(size: CGSize(width: 600, height: 400)) { Mail() }
        #expect(host.texts.contains("nothing chosen"))
        let inbox = try host.find(.link, "Inbox")
        #expect(inbox.frame.maxX <= 120)
        #expect(try host.find(.text, "nothing chosen").frame.minX > 120)
        try inbox.tap()
        #expect(host.texts.contains("in Inbox"))
        #expect(host.findAll(.row)[0].traits.contains(.isSelected))
        #expect(host.scene.bars.navigationBar?.bar.state == NavigationBarState(title: "Inbox"))
        try host.find(.link, "Sent").tap()
        #expect(host.texts.contains("in Sent"))
        try host.find(.button, "Alone").tap()
        #expect(host.findAll(.link).isEmpty)
        try host.find(.button, "Toggle Sidebar").tap()
        #expect(host.findAll(.link).count == 2)
        #expect(host.texts.contains("in Sent"))
    }

    struct Parks: View {
        var body: some View {
            NavigationSplitView {
                VStack {
                    NavigationLink("Zoo", value: 1)
                    NavigationLink("Lake") { Text("the lake") }
                }
                .navigationDestination(for: Int.self) { number in
                    VStack {
                        Text("park \(number)")
                        NavigationLink("Deeper", value: number + 1)
                    }
                }
            } content: {
                VStack {
                    Text("choose")
                    NavigationLink("Far") { Text("far away") }
                }
            } detail: {
                Text("no detail")
            }
        }
    }

    @Test func linksLeadToTheNextColumn() throws {
        let host = TestHost(size: CGSize(width: 900, height: 400)) { Parks() }
        #expect(host.texts == ["Zoo", "Lake", "choose", "Far", "no detail"])
        try host.find(.link, "Zoo").tap()
        #expect(host.texts == ["Zoo", "Lake", "park 1", "Deeper", "no detail"])
        #expect(!host.findAll(.button).contains { $0.label == "Back" })
        try host.find(.link, "Lake").tap()
        #expect(host.texts == ["Zoo", "Lake", "the lake", "no detail"])
    }

    struct Three: View {
        @State var isInspected = false

        var body: some View {
            NavigationSplitView {
                Text("boxes")
            } content: {
                Text("letters")
            } detail: {
                VStack {
                    Text("letter")
                    Button("Inspect") { isInspected.toggle() }
                }
                .inspector(isPresented: $isInspected) { Text("facts") }
            }
        }
    }

    @Test func theFirstColumnGivesWayWhereThereIsNoRoomForAll() throws {
        let host = TestHost(in: Variation(platform: .terminal, size: CGSize(width: 800, height: 400))) { Three() }
        #expect(host.texts.contains("boxes") && host.texts.contains("letters"))
        try host.find(.button, "Inspect").tap()
        #expect(!host.texts.contains("boxes") && host.texts.contains("letters") && host.texts.contains("facts"))
        let button = try host.find(.button, "Inspect").frame
        #expect(try button.maxX < host.find(.text, "facts").frame.minX, "beside the inspector")
        // The user may have all of them.
        try host.find(.button, "Toggle Sidebar").tap()
        #expect(host.texts.contains("boxes"))
    }

    @Test func theLastColumnKeepsAWidthOfUse() throws {
        let host = TestHost(in: Variation(platform: .terminal, size: CGSize(width: 720, height: 400))) {
            NavigationSplitView {
                Text("a").frame(maxWidth: .infinity)
            } content: {
                Text("b").frame(maxWidth: .infinity)
            } detail: {
                Color.red.accessibilityIdentifier("last")
            }
        }
        #expect(try host.element(id: "last").frame.width >= 270)
        #expect(host.texts.contains("a"))
    }

    @Test func columnsThatScrollNeedNoHeight() {
        let host = TestHost(size: CGSize(width: 800, height: 300)) {
            NavigationSplitView {
                List(0..<40, id: \.self) { Text("\($0)") }
            } detail: {
                Text("detail")
            }
        }
        #expect(host.scene.minimumContentSize(inWidth: 800).height < 200)
    }
}

@MainActor
@Suite struct SplitPaneTests {
    @Test func aDragMovesTheLine() throws {
        let host = TestHost(size: CGSize(width: 400, height: 100)) {
            HSplitView {
                Color.red.accessibilityIdentifier("a")
                Color.blue.frame(minWidth: 50).accessibilityIdentifier("b")
            }
        }
        #expect(try host.element(id: "a").frame.width == 193)
        #expect(try host.element(id: "b").frame == CGRect(x: 200, y: 0, width: 200, height: 100))
        let scene = host.scene
        func drag(from: CGFloat, to: CGFloat) {
            scene.send(.pointer(PointerEvent(phase: .down, location: CGPoint(x: from, y: 50), time: scene.time)))
            host.update()
            scene.send(.pointer(PointerEvent(phase: .moved, location: CGPoint(x: to, y: 50), time: scene.time)))
            host.update()
            scene.send(.pointer(PointerEvent(phase: .up, location: CGPoint(x: to, y: 50), time: scene.time)))
            host.update()
        }
        drag(from: 196, to: 96)
        #expect(try host.element(id: "b").frame == CGRect(x: 100, y: 0, width: 300, height: 100))
        // No pane gets smaller than it can be.
        drag(from: 96, to: 390)
        #expect(try host.element(id: "b").frame.width == 50)
    }

    struct Inspected: View {
        @State private var isShown = false

        var body: some View {
            Button("Inspect") { isShown.toggle() }
                .inspector(isPresented: $isShown) {
                    Text("details").inspectorColumnWidth(100)
                }
        }
    }

    @Test func anInspectorStandsBesideTheContent() throws {
        let host = TestHost(size: CGSize(width: 400, height: 100)) { Inspected() }
        #expect(try host.find(.button, "Inspect").frame.midX == 200)
        try host.find(.button, "Inspect").tap()
        #expect(try host.find(.text, "details").frame.midX == 350)
        try host.find(.button, "Inspect").tap()
        #expect(host.texts == ["Inspect"])
    }

    @Test func anInspectorCoversContentThatWouldBeTooNarrowBesideIt() throws {
        let host = TestHost(size: CGSize(width: 280, height: 100)) { Inspected() }
        try host.find(.button, "Inspect").tap()
        #expect(try host.find(.button, "Inspect").frame.midX == 140)
        #expect(try host.find(.text, "details").frame.midX == 230)
    }

    struct Sections: View {
        @State private var spacing: CGFloat = 40

        var body: some View {
            List {
                Section { Text("one") }
                Section {
                    Text("two"); Text("three")
                }
                Button("Closer") { spacing = 10 }
            }
            .listStyle(.grouped)
            .listSectionSpacing(spacing)
            .listRowSpacing(spacing / 2)
        }
    }

    @Test func spacesOfLists() throws {
        let host = TestHost { Sections() }
        func distance(_ a: String, _ b: String) throws -> CGFloat {
            try host.find(.text, b).frame.minY - host.find(.text, a).frame.minY
        }
        let rows = try distance("two", "three")
        let sections = try distance("one", "two")
        try host.find(.button, "Closer").tap()
        #expect(try rows - distance("two", "three") == 15)
        #expect(try sections - distance("one", "two") >= 30)
    }

    // MARK: - One column at a time

    struct Library: View {
        @State private var shelf: String?
        @State private var book: Int?

        var body: some View {
            NavigationSplitView {
                List(["Novels", "Poems"], id: \.self, selection: $shelf) { Text($0) }
                    .navigationTitle("Shelves")
            } content: {
                List(0..<3, id: \.self, selection: $book) { Text("book \($0)") }
                    .navigationTitle(shelf ?? "No shelf")
                    .toolbar { Button("Any") { book = 2 } }
            } detail: {
                VStack {
                    Text(book.map { "reading \($0)" } ?? "no book")
                    Button("Put away") { book = nil }
                }
                .navigationTitle(book.map { "Book \($0)" } ?? "Library")
            }
        }
    }

    private func library(width: CGFloat) -> TestHost {
        TestHost(in: Variation(platform: .terminal, size: CGSize(width: width, height: 400))) { Library() }
    }

    @Test func withLittleRoomOneColumnIsShownAtATime() throws {
        let host = library(width: 400)
        #expect(host.texts.contains("Shelves"))
        #expect(host.texts.contains("Poems"))
        #expect(!host.texts.contains("book 1"))
        #expect(!host.findAll(.button).contains { $0.label == "Toggle Sidebar" })
        try host.find(.row, "Poems").tap()
        #expect(!host.texts.contains("Novels"))
        try host.find(.row, "book 1").tap()
        #expect(host.texts.contains("reading 1"))
        #expect(!host.texts.contains("book 1"))
        try host.find(.button, "Back").tap()
        #expect(host.texts.contains("book 1"))
        // The selection is kept, and a tap on the selected row navigates all the same.
        try host.find(.row, "book 1").tap()
        #expect(host.texts.contains("reading 1"))
        try host.find(.button, "Back").tap()
        try host.find(.button, "Back").tap()
        #expect(host.texts.contains("Novels"))
        #expect(!host.findAll(.button).contains { $0.label == "Back" })
    }

    @Test func columnsComeBackWithTheirSelection() throws {
        let host = library(width: 800)
        try host.find(.row, "Poems").tap()
        try host.find(.row, "book 2").tap()
        host.resize(to: CGSize(width: 400, height: 400))
        #expect(host.texts.contains("reading 2"))
        #expect(!host.texts.contains("Poems"))
        try host.find(.button, "Back").tap()
        host.resize(to: CGSize(width: 800, height: 400))
        #expect(host.texts.contains("reading 2"))
        #expect(host.texts.contains("Novels"))
        #expect(try host.find(.row, "Poems").traits.contains(.isSelected))
        #expect(try host.find(.row, "book 2").traits.contains(.isSelected))
        #expect(!host.findAll(.button).contains { $0.label == "Back" })
    }

    @Test func aSelectionByTheProgramLeadsOnToo() throws {
        let host = library(width: 400)
        try host.find(.row, "Poems").tap()
        try host.find(.button, "Any").tap()
        #expect(host.texts.contains("reading 2"))
        // The detail of a deselected item is not shown.
        try host.find(.button, "Put away").tap()
        #expect(host.texts.contains("book 2"))
    }

    @Test func arrowsInAColumnThatIsShownAloneStayInIt() throws {
        let host = library(width: 400)
        try host.find(.row, "Novels").focus()
        host.press(.downArrow)
        #expect(try host.find(.row, "Poems").traits.contains(.isSelected))
        #expect(host.texts.contains("Novels"))
    }

    struct Preferring: View {
        @Binding var column: NavigationSplitViewColumn

        var body: some View {
            NavigationSplitView(preferredCompactColumn: $column) {
                Text("side")
            } detail: {
                Text("main")
            }
        }
    }

    @Test func aBindingSaysWhichColumnIsShownAlone() throws {
        var column = NavigationSplitViewColumn.detail
        let binding = Binding {
            column
        } set: {
            column = $0
        }
        let host = TestHost(in: Variation(platform: .phone)) { Preferring(column: binding) }
        #expect(host.texts.contains("main"))
        #expect(!host.texts.contains("side"))
        try host.find(.button, "Back").tap()
        #expect(column == .sidebar)
        #expect(Preferring(column: .constant(.sidebar)).column == .sidebar)
    }

    @Test func aColumnIsDraggedByTheLineBehindIt() throws {
        let host = TestHost(size: CGSize(width: 600, height: 400)) {
            NavigationSplitView {
                Text("side").navigationSplitViewColumnWidth(min: 100, ideal: 150, max: 250)
            } detail: {
                Text("main").frame(maxWidth: .infinity, alignment: .leading)
            }
        }
        func drag(from x: CGFloat, to end: CGFloat) {
            for (phase, x) in [(PointerEvent.Phase.down, x), (.moved, (x + end) / 2), (.moved, end), (.up, end)] {
                host.scene.send(.pointer(PointerEvent(phase: phase, location: CGPoint(x: x, y: 200))))
                host.scene.update()
            }
        }
        #expect(try host.find(.text, "main").frame.minX == 151)
        drag(from: 152, to: 202)
        #expect(try host.find(.text, "main").frame.minX == 201)
        drag(from: 202, to: 500)
        #expect(try host.find(.text, "main").frame.minX == 251)
        drag(from: 250, to: 0)
        #expect(try host.find(.text, "main").frame.minX == 101)
    }
}
