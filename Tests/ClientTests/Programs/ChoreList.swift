import SwiftUI

struct Chore: Identifiable, Equatable {
    let id: Int
    var title: String
    var isDone = false
}

/// A to-do list: a field at the top, a list that fills the rest, and a bar with the number of open chores.
struct ChoreList: View {
    @State private var chores = [
        Chore(id: 0, title: "Water the plants"), Chore(id: 1, title: "Call Ada", isDone: true),
    ]
    @State private var draft = ""
    @State private var nextID = 2
    @FocusState private var isWriting: Bool

    var body: some View {
        NavigationStack {
            VStack(spacing: 0) {
                HStack {
                    TextField("What is to be done?", text: $draft)
                        .textFieldStyle(.roundedBorder)
                        .focused($isWriting)
                        .onSubmit(add)
                    Button("Add", action: add)
                        .disabled(draft.isEmpty)
                }
                .padding()
                List {
                    ForEach($chores) { $chore in
                        HStack {
                            Button {
                                chore.isDone.toggle()
                            } label: {
                                Image(systemName: chore.isDone ? "checkmark.circle.fill" : "circle")
                            }
                            .buttonStyle(.plain)
                            .accessibilityLabel(chore.isDone ? "Done" : "Open")
                            Text(chore.title)
                                .strikethrough(chore.isDone)
                                .foregroundStyle(chore.isDone ? .secondary : .primary)
                        }
                    }
                    .onDelete { chores.remove(atOffsets: $0) }
                    .onMove { chores.move(fromOffsets: $0, toOffset: $1) }
                }
                Text("\(chores.filter { !$0.isDone }.count) left")
                    .padding(8)
                    .frame(maxWidth: .infinity)
                    .background(.bar)
                    .accessibilityIdentifier("left")
            }
            .navigationTitle("Chores")
        }
    }

    private func add() {
        guard !draft.isEmpty else { return }
        chores.append(Chore(id: nextID, title: draft))
        nextID += 1
        draft = ""
        isWriting = true
    }
}
