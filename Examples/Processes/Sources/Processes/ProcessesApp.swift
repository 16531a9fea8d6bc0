import SwiftUI

@main
struct ProcessesApp: App {
    var body: some Scene {
        WindowGroup("Processes") { ProcessesView() }
    }
}

/// The table of all processes.
struct ProcessesView: View {
    @State var processes = ProcessList()
    @State private var search = ""
    @State private var showsTree = false
    @State private var selection: Int32?
    @State private var order = [KeyPathComparator(\ProcessRecord.load, order: .reverse)]
    @State private var asksToEnd = false
    @State private var problem: String?
    @State private var shown: ProcessRecord?

    private var rows: [ProcessRecord] {
        let found =
            search.isEmpty
            ? processes.all : processes.all.filter { $0.name.localizedCaseInsensitiveContains(search) }
        let sorted = found.sorted(using: order)
        return showsTree ? ProcessRecord.tree(of: sorted) : sorted
    }

    private var selected: ProcessRecord? { processes.all.first { $0.id == selection } }

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Text("\(processes.all.count) processes")
                Sparkline(values: processes.history)
                Text("\(processes.history.last ?? 0, format: .number.precision(.fractionLength(1))) %")
                Spacer()
                TextField("Search", text: $search).frame(width: 200)
            }
            table
            HStack {
                Toggle("Tree", isOn: $showsTree).keyboardShortcut("t", modifiers: .command)
                Group {
                    Button("Show") { shown = selected }
                        .keyboardShortcut("o", modifiers: .command)
                    Button("End Process", role: .destructive) { asksToEnd = true }
                        .keyboardShortcut("k", modifiers: .command)
                }
                .disabled(selected == nil)
            }
        }
        .task {
            while !Task.isCancelled {
                processes.refresh()
                try? await Task.sleep(for: .seconds(1))
            }
        }
        .confirmationDialog("End \(selected?.name ?? "the process")?", isPresented: $asksToEnd) {
            Button("End", role: .destructive) { problem = selection.flatMap { processes.end($0) } }
            Button("Cancel", role: .cancel) {}
        }
        .alert(
            "The process goes on",
            isPresented: Binding {
                problem != nil
            } set: { _ in
                problem = nil
            }
        ) {
            Button("OK") {}
        } message: {
            Text(problem ?? "")
        }
        .sheet(item: $shown) { ProcessPage(id: $0.id, processes: processes) }
    }

    private var table: some View {
        Table(rows, selection: $selection, sortOrder: $order) {
            TableColumn("Number", value: \.id) { Text(verbatim: "\($0.id)").monospacedDigit() }
                .width(72).alignment(.numeric)
            TableColumn("Name", value: \.name) { process in
                Text(verbatim: String(repeating: "  ", count: process.depth) + process.name).lineLimit(1)
            }
            TableColumn("Load", value: \.load) { process in
                Text("\(process.load, format: .number.precision(.fractionLength(1)))")
                    .foregroundStyle(process.load > 50 ? Color.red : Color.primary)
            }
            .width(64).alignment(.numeric)
            TableColumn("Memory", value: \.memory) {
                Text(Int64($0.memory), format: .byteCount(style: .memory, spellsOutZero: false))
            }
            .width(96).alignment(.numeric)
        }
    }
}

/// The page of a process.
struct ProcessPage: View {
    let id: Int32
    let processes: ProcessList
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(alignment: .leading) {
            if let process = processes.all.first(where: { $0.id == id }) {
                Text(process.name).font(.headline)
                Text(process.command).foregroundStyle(.secondary).lineLimit(3)
                LabeledContent("Number", value: "\(process.id)")
                LabeledContent("Parent", value: name(of: process.parent))
                LabeledContent("State", value: String(process.state))
                LabeledContent("Children", value: "\(processes.all.count { $0.parent == id })")
            } else {
                Text("The process has ended.")
            }
            Button("Close") { dismiss() }.keyboardShortcut(.cancelAction)
        }
        .padding()
        .frame(width: 440)
    }

    private func name(of parent: Int32) -> String {
        processes.all.first { $0.id == parent }.map { "\($0.name) (\(parent))" } ?? "\(parent)"
    }
}

/// A line of bars, the newest at the right.
struct Sparkline: View {
    let values: [Double]

    var body: some View {
        let most = max(100, values.max() ?? 0)
        Text(verbatim: String(values.suffix(24).map { bar($0 / most) }))
            .foregroundStyle(.green)
            .frame(width: 200, alignment: .trailing)
            .accessibilityLabel("Load")
    }

    private func bar(_ share: Double) -> Character {
        Array("▁▂▃▄▅▆▇█")[min(7, max(0, Int(share * 8)))]
    }
}
