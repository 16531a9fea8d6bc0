import SwiftUI

// sample TabView
struct TabSample: View {
    var body: some View {
        TabView {
            Tab("Inbox", systemImage: "tray") { Text("No mail") }
            Tab("Sent", systemImage: "paperplane") { Text("Nothing sent") }
            Tab("Settings", systemImage: "gearshape") { Text("Settings") }
        }
        .frame(height: 180)
    }
}

// sample NavigationSplitView
struct SplitSample: View {
    @State private var folder: String? = "Inbox"

    var body: some View {
        NavigationSplitView {
            List(["Inbox", "Drafts", "Sent"], id: \.self, selection: $folder) { Label($0, systemImage: "folder") }
                .navigationTitle("Mail")
        } detail: {
            Text(folder ?? "Nothing").navigationTitle(folder ?? "")
        }
        .frame(width: 640, height: 240)
    }
}

// sample Toolbar
struct ToolbarSample: View {
    var body: some View {
        NavigationStack {
            Text("The bar is the window's")
                .frame(height: 60)
                .navigationTitle("Letters")
                .toolbar {
                    ToolbarItem(placement: .primaryAction) { Button("New", systemImage: "plus") {} }
                    ToolbarItem(placement: .primaryAction) {
                        Menu("More", systemImage: "ellipsis") { Button("Sort") {} }
                    }
                }
        }
    }
}

// sample Alert
struct AlertSample: View {
    @State private var isShown = true

    var body: some View {
        Color.clear.frame(height: 240)
            .alert("Delete the letter?", isPresented: $isShown) {
                Button("Cancel", role: .cancel) {}
                Button("Delete", role: .destructive) {}
            } message: {
                Text("This can't be undone.")
            }
    }
}

// sample Sheet
struct SheetSample: View {
    @State private var isShown = true
    @State private var name = ""

    var body: some View {
        Color.clear.frame(height: 260)
            .sheet(isPresented: $isShown) {
                NavigationStack {
                    Form { TextField("Name", text: $name) }
                        .navigationTitle("New folder")
                        .toolbar {
                            ToolbarItem(placement: .cancellationAction) { Button("Cancel") { isShown = false } }
                            ToolbarItem(placement: .confirmationAction) { Button("Add") { isShown = false } }
                        }
                }
                .frame(width: 320, height: 180)
            }
    }
}

// sample Popover
struct PopoverSample: View {
    @State private var isShown = true

    var body: some View {
        Button("Format") { isShown = true }
            .popover(isPresented: $isShown, arrowEdge: .bottom) {
                VStack(alignment: .leading) {
                    Toggle("Bold", isOn: .constant(true))
                    Toggle("Italic", isOn: .constant(false))
                }
                .padding()
            }
            .frame(height: 200, alignment: .top)
    }
}

// sample Context menu
struct ContextMenuSample: View {
    var body: some View {
        List(["Letters", "Invoices"], id: \.self) { name in
            Text(name).contextMenu {
                Button("Open", systemImage: "folder") {}
                Button("Delete", systemImage: "trash", role: .destructive) {}
            }
        }
        .frame(height: 240)
    }
}
