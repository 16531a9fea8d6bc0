import Foundation
import MartletTesting
import Testing

// Typical view tests, in the style of authors who know other testing libraries: presentations, pages, menus and tabs.

@MainActor @Suite struct PresentationTests {
    private struct Library: View {
        @State private var books = ["Emma"]
        @State private var isAdding = false
        @State private var isDeleting = false
        @State private var isAsking = false
        @State private var showsTip = false
        @State private var log = ""

        var body: some View {
            VStack {
                ForEach(books, id: \.self) { Text($0) }
                Text(log)
                Button("Add") { isAdding = true }
                Button("Delete All", role: .destructive) { isDeleting = true }
                Button("Ask") { isAsking = true }
                Button("Tip") { showsTip = true }.popover(isPresented: $showsTip) { Text("A tip").padding() }
            }
            .sheet(isPresented: $isAdding, onDismiss: { log = "dismissed" }) { AddBook { books.append($0) } }
            .alert("Delete all books?", isPresented: $isDeleting) {
                Button("Delete", role: .destructive) { books = [] }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("This can't be undone.")
            }
            .confirmationDialog("Which?", isPresented: $isAsking, titleVisibility: .visible) {
                Button("This") { log = "this" }
                Button("That") { log = "that" }
            }
        }
    }

    private struct AddBook: View {
        @Environment(\.dismiss) private var dismiss
        @State private var title = ""
        let add: (String) -> Void
        var body: some View {
            VStack {
                TextField("Title", text: $title)
                Button("Save") {
                    add(title)
                    dismiss()
                }
                Button("Cancel") { dismiss() }
            }
        }
    }

    @Test func aSheetAddsABook() throws {
        let host = TestHost { Library() }
        try host.find(.button, "Add").tap()
        let sheet = try host.find(.sheet)
        try sheet.find(.textField, "Title").type("Persuasion")
        try sheet.find(.button, "Save").tap()
        host.advance(by: .seconds(1))
        #expect(host.findAll(.sheet).isEmpty)
        #expect(host.texts.starts(with: ["Emma", "Persuasion", "dismissed"]))
    }

    @Test func whatASheetCoversCannotBeTapped() throws {
        let host = TestHost { Library() }
        let delete = try host.find(.button, "Delete All")
        try host.find(.button, "Add").tap()
        #expect(!delete.isHittable)
        #expect(throws: ElementNotOperable.self) { try delete.tap() }
        host.press(.escape)
        host.advance(by: .seconds(1))
        #expect(host.findAll(.sheet).isEmpty)
        #expect(delete.isHittable)
    }

    @Test func anAlertAsksFirst() throws {
        let host = TestHost { Library() }
        try host.find(.button, "Delete All").tap()
        let alert = try host.find(.alert, "Delete all books?")
        #expect(alert.texts.contains("This can't be undone."))
        #expect(alert.findAll(.button).map(\.label) == ["Delete", "Cancel"])
        try alert.find(.button, "Cancel").tap()
        #expect(host.texts.contains("Emma"))
        try host.find(.button, "Delete All").tap()
        try host.find(.alert).find(.button, "Delete").tap()
        #expect(!host.texts.contains("Emma"))
    }

    @Test func aDialogOfSeveralActions() throws {
        let host = TestHost { Library() }
        try host.find(.button, "Ask").tap()
        #expect(host.texts.contains("Which?"))
        try host.find(.button, "That").tap()
        #expect(host.texts.contains("that"))
        #expect(!host.texts.contains("Which?"))
    }

    @Test func aPopover() throws {
        let host = TestHost { Library() }
        try host.find(.button, "Tip").tap()
        #expect(host.texts.contains("A tip"))
        host.press(.escape)
        host.advance(by: .seconds(1))
        #expect(!host.texts.contains("A tip"))
    }

    @Test func tabsKeepTheirState() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("Count \(count)") { count += 1 } }
        }
        let host = TestHost {
            TabView {
                Counter().tabItem { Label("Home", systemImage: "house") }
                Text("All settings").tabItem { Label("Settings", systemImage: "gear") }
            }
        }
        try host.find(.button, "Count 0").tap()
        try host.find(.tab, "Settings").tap()
        #expect(host.texts.contains("All settings"))
        #expect(!host.texts.contains("Count 1"))
        try host.find(.tab, "Home").tap()
        #expect(host.texts.contains("Count 1"))
    }

    @Test func aMenuWithParts() throws {
        struct Sorted: View {
            @State private var order = "Name"
            @State private var isReversed = false
            var body: some View {
                Menu("Sort") {
                    Picker("By", selection: $order) { ForEach(["Name", "Date"], id: \.self) { Text($0) } }
                        .pickerStyle(.inline)
                    Toggle("Reversed", isOn: $isReversed)
                    Menu("More") { Button("Reset") { order = "Name" } }
                    Button("Never") {}.disabled(true)
                }
                Text("\(order) \(isReversed)")
            }
        }
        let host = TestHost { Sorted() }
        let menu = try host.find(.menu, "Sort")
        try menu.select("Date")
        try menu.select("Reversed")
        #expect(host.texts.contains("Date true"))
        #expect(menu.menu.contains("(x) Date"))
        #expect(menu.menu.contains("[x] Reversed"))
        try menu.find(.menuItem, "Reset").tap()
        #expect(host.texts.contains("Name true"))
        #expect(throws: ElementNotOperable.self) { try menu.select("Never") }
    }

    @Test func twoColumns() throws {
        struct Mail: View {
            @State private var box: String?
            var body: some View {
                NavigationSplitView {
                    List(["Inbox", "Sent"], id: \.self, selection: $box) { Text($0) }
                } detail: {
                    Text(box.map { "All of \($0)" } ?? "Choose a box")
                }
            }
        }
        let host = TestHost(size: CGSize(width: 900, height: 600)) { Mail() }
        #expect(host.texts.contains("Choose a box"))
        try host.find(.row, "Sent").tap()
        #expect(host.texts.contains("All of Sent"))
        #expect(try host.find(.row, "Sent").traits.contains(.isSelected))
        try host.find(.list).press(.upArrow)
        #expect(host.texts.contains("All of Inbox"))
    }

    @Test func aToolbarsButtons() throws {
        struct Page: View {
            @State private var isEditing = false
            var body: some View {
                NavigationStack {
                    Text(isEditing ? "editing" : "reading")
                        .navigationTitle("Page")
                        .toolbar {
                            ToolbarItem(placement: .primaryAction) {
                                Button(isEditing ? "Done" : "Edit", systemImage: "pencil") { isEditing.toggle() }
                            }
                        }
                }
            }
        }
        let host = TestHost { Page() }
        try host.find(.toolbarItem, "Edit").tap()
        #expect(host.texts.contains("editing"))
        #expect(try host.find(.button, "Done").isVisible)
    }

    @Test func aFullScreenCoverWithAnItem() throws {
        struct Photo: Identifiable { let id: String }
        struct Photos: View {
            @State private var shown: Photo?
            var body: some View {
                Button("Open") { shown = Photo(id: "cat") }
                    .fullScreenCover(item: $shown) { photo in
                        Button("Close \(photo.id)") { shown = nil }
                    }
            }
        }
        let host = TestHost { Photos() }
        try host.find(.button, "Open").tap()
        #expect(!host.texts.contains("Open"))
        try host.find(.button, "Close cat").tap()
        host.advance(by: .seconds(1))
        #expect(host.texts == ["Open"])
    }
}
