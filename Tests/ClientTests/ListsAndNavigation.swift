import SwiftUI

enum Route: Hashable {
    case detail(Ingredient)
    case settings
}

struct Pantry: View {
    @State private var items = [Ingredient(id: 1, name: "Salt"), Ingredient(id: 2, name: "Oil")]
    @State private var selection: Ingredient.ID?
    @State private var chosen = Set<Int>()
    @State private var path = NavigationPath()
    @State private var routes: [Route] = []
    @State private var isShowingSettings = false
    @FocusState private var isFocused: Bool
    @FocusState private var field: Field?

    private enum Field: Hashable { case name, password }

    @State private var name = ""
    @State private var password = ""

    var body: some View {
        NavigationStack(path: $path) {
            List {
                Section("Items") {
                    ForEach(items) { item in
                        NavigationLink(value: Route.detail(item)) {
                            Label(item.name, systemImage: "leaf")
                        }
                        .listRowInsets(EdgeInsets())
                        .listRowBackground(Color.clear)
                        .listRowSeparator(.hidden)
                    }
                    .onDelete(perform: delete)
                    .onMove { items.move(fromOffsets: $0, toOffset: $1) }
                }
                Section {
                    NavigationLink("Settings", value: Route.settings)
                    NavigationLink("Direct") { Text("Direct page") }
                    NavigationLink(destination: Text("Old")) { Text("Old") }
                } header: {
                    Text("More")
                } footer: {
                    Text("Footer")
                }
                Section(header: Text("Old style")) { Text("x") }
            }
            .listStyle(.insetGrouped)
            .navigationTitle("Pantry")
            .navigationDestination(for: Route.self) { route in
                switch route {
                case .detail(let item): Text(item.name)
                case .settings: SettingsForm()
                }
            }
            .navigationDestination(isPresented: $isShowingSettings) { SettingsForm() }
        }
    }

    private var lists: some View {
        Group {
            List(items, selection: $selection) { item in Text(item.name) }
            List(items, selection: $chosen) { Text($0.name).tag($0.id) }
            List($items) { $item in TextField("Name", text: $item.name) }
            List(0..<5) { Text("\($0)") }
            List(items, id: \.name) { item in Text(item.name) }
            List(selection: $selection) { ForEach(items) { Text($0.name) } }
            NavigationStack(path: $routes) { Text("Root") }
        }
    }

    private var fields: some View {
        Form {
            TextField("Name", text: $name)
                .focused($isFocused)
                .onSubmit { field = .password }
            TextField(text: $name, prompt: Text("Required")) { Text("Name") }
                .focused($field, equals: .name)
            SecureField("Password", text: $password).focused($field, equals: .password)
            Button("Go") { isFocused = false }.disabled(name.isEmpty || password.count < 8)
                .keyboardShortcut(.defaultAction)
            Button("Save") {}.keyboardShortcut("s", modifiers: [.command, .shift])
        }
        .onAppear { field = .name }
    }

    private func delete(at offsets: IndexSet) {
        items.remove(atOffsets: offsets)
        path.append(Route.settings)
        path.removeLast()
    }
}

struct SettingsForm: View {
    @Environment(\.dismiss) var dismiss
    @Environment(\.presentationMode) private var presentationMode
    @State private var isOn = true
    @State private var amount = 2

    var body: some View {
        Form {
            Section(header: Text("General"), footer: Text("End")) {
                Toggle("Notifications", isOn: $isOn)
                Stepper(value: $amount, in: 1...5) { Text("Amount \(amount)") }
                Stepper("Plain") {
                    amount += 1
                } onDecrement: {
                    amount -= 1
                }
            }
            Button("Done") { dismiss() }
            Button("Leave") { presentationMode.wrappedValue.dismiss() }
        }
        .navigationTitle(Text("Settings"))
    }
}

struct PantryApp: App {
    @Environment(\.scenePhase) private var scenePhase
    @State private var name = "Pantry"

    var body: some Scene {
        WindowGroup {
            Pantry()
        }
        .onChange(of: scenePhase) { _, phase in if phase == .background { name = "Hidden" } }
        .onChange(of: name) { print($0) }
        WindowGroup(Text("Third"), id: "third") { Text(name).task(name: "Load") {} }
        WindowGroup("Second", id: "second") { Text(name) }
    }
}
