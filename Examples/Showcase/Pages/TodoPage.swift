import SwiftUI

struct Todo: Identifiable, Equatable {
    let id: Int
    var title: String
    var isDone = false
}

enum TodoFilter: String, CaseIterable {
    case all = "All"
    case open = "Open"
    case done = "Done"

    func shows(_ todo: Todo) -> Bool {
        switch self {
        case .all: true
        case .open: !todo.isDone
        case .done: todo.isDone
        }
    }
}

/// Rows keep their storage while the list is edited, filtered and reordered.
struct TodoPage: View {
    @State private var todos = [
        Todo(id: 1, title: "Feed the swifts"),
        Todo(id: 2, title: "Mend the nest box", isDone: true),
        Todo(id: 3, title: "Buy binoculars"),
    ]
    @State private var nextID = 4
    @State private var newTitle = ""
    @State private var filter = TodoFilter.all

    var body: some View {
        VStack(spacing: 16) {
            HStack {
                TextField("What is to be done?", text: $newTitle)
                    .onSubmit(add)
                Button("Add", action: add)
                    .disabled(newTitle.isEmpty)
            }
            .padding(.horizontal)
            HStack {
                ForEach(TodoFilter.allCases, id: \.self) { choice in
                    Button(choice.rawValue) { filter = choice }
                        .disabled(filter == choice)
                        .accessibilityAddTraits(filter == choice ? .isSelected : [])
                }
                Spacer()
                Text("\(todos.filter { !$0.isDone }.count) open")
                    .foregroundStyle(.secondary)
            }
            .padding(.horizontal)
            if filter == .all {
                List {
                    ForEach($todos) { $todo in
                        TodoRow(todo: $todo, isFirst: todo.id == todos.first?.id, isLast: todo.id == todos.last?.id) {
                            move(todo, by: $0)
                        }
                        .accessibilityElement(children: .contain)
                        .accessibilityLabel(todo.title)
                    }
                    .onDelete { todos.remove(atOffsets: $0) }
                    .onMove { todos.move(fromOffsets: $0, toOffset: $1) }
                }
            } else {
                List(todos.filter(filter.shows)) { todo in
                    Label(todo.title, systemImage: todo.isDone ? "checkmark.circle" : "circle")
                        .accessibilityElement(children: .combine)
                        .accessibilityValue(todo.isDone ? "Done" : "Open")
                }
            }
        }
        .padding(.top)
    }

    private func add() {
        guard !newTitle.isEmpty else { return }
        todos.append(Todo(id: nextID, title: newTitle))
        nextID += 1
        newTitle = ""
    }

    private func move(_ todo: Todo, by step: Int) {
        guard let index = todos.firstIndex(where: { $0.id == todo.id }) else { return }
        let target = index + step
        guard todos.indices.contains(target) else { return }
        todos.swapAt(index, target)
    }
}

private struct TodoRow: View {
    @Binding var todo: Todo
    let isFirst: Bool
    let isLast: Bool
    let move: (Int) -> Void
    @State private var edits = 0

    var body: some View {
        HStack {
            Toggle("Done: \(todo.title)", isOn: $todo.isDone)
                .labelsHidden()
            TextField("Title", text: $todo.title)
                .accessibilityLabel("Title of to-do \(todo.id)")
                .onChange(of: todo.title) { edits += 1 }
            if edits > 0 {
                Text(edits == 1 ? "1 edit" : "\(edits) edits")
                    .foregroundStyle(.secondary)
            }
            Button("Up") { move(-1) }
                .accessibilityLabel("Move up: \(todo.title)")
                .disabled(isFirst)
            Button("Down") { move(1) }
                .accessibilityLabel("Move down: \(todo.title)")
                .disabled(isLast)
        }
    }
}
