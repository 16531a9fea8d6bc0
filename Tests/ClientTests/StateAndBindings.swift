import SwiftUI

struct Ingredient: Identifiable, Hashable {
    let id: Int
    var name: String
    var isPacked = false
    var amount: Double = 1
    var note: String?
}

struct CounterView: View {
    @State private var count = 0
    @State private var name: String?
    @State var history: [Int] = []

    init(start: Int = 0) {
        _count = State(initialValue: start)
        _history = State(wrappedValue: [start])
    }

    private var doubled: Binding<Int> {
        Binding(get: { count * 2 }, set: { count = $0 / 2 })
    }

    private var traced: Binding<Int> {
        Binding {
            count
        } set: { newValue, transaction in
            history.append(newValue)
            withTransaction(transaction) { count = newValue }
        }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Text("Count: \(count)")
            Stepper("Doubled: \(doubled.wrappedValue)", value: doubled, in: 0...100, step: 2)
            Stepper("Traced", value: traced)
            Button("Increment", action: increment)
            Button(role: .destructive, action: { count = 0 }) { Label("Reset", systemImage: "trash") }
            if let name { Text(name) }
            Button("Name") { $name.wrappedValue = "Named" }
        }
    }

    private func increment() {
        var transaction = Transaction()
        transaction.disablesAnimations = true
        withTransaction(transaction) { count += 1 }
        history.append(count)
    }
}

struct IngredientEditor: View {
    @Binding var ingredient: Ingredient

    init(ingredient: Binding<Ingredient>) { self._ingredient = ingredient }

    var body: some View {
        HStack {
            TextField("Name", text: $ingredient.name)
            Toggle(isOn: $ingredient.isPacked) { Text("Packed") }
                .labelsHidden()
            TextField("Amount", value: $ingredient.amount, format: .number)
            TextField("Note", text: $ingredient.note ?? "")
        }
    }
}

private func ?? <T: Sendable>(lhs: Binding<T?>, rhs: T) -> Binding<T> {
    Binding(get: { lhs.wrappedValue ?? rhs }, set: { lhs.wrappedValue = $0 })
}

extension Binding where Value: Sendable {
    /// A typical extension of apps to observe writes.
    func onWrite(_ handler: @escaping @Sendable (Value) -> Void) -> Binding<Value> {
        Binding(
            get: { self.wrappedValue },
            set: { newValue in
                self.wrappedValue = newValue
                handler(newValue)
            }
        )
    }
}

struct BindingCollectionView: View {
    @State private var items = [Ingredient(id: 1, name: "Salt"), Ingredient(id: 2, name: "Oil")]

    var body: some View {
        VStack {
            ForEach($items) { $item in
                IngredientEditor(ingredient: $item)
            }
            ForEach($items, id: \.name) { item in Text(item.wrappedValue.name) }
            ForEach(.constant(items)) { $item in IngredientEditor(ingredient: $item) }
            ForEach(Binding(get: { items }, set: { items = $0 })) { $item in Text(item.name) }
            ForEach(Array($items.enumerated()), id: \.offset) { offset, $item in
                Toggle("\(offset): \(item.name)", isOn: $item.isPacked)
            }
            ForEach(Array(zip(items.indices, items)), id: \.0) { index, item in Text("\(index) \(item.name)") }
            ForEach(items.indices, id: \.self) { index in TextField("", text: $items[index].name) }
            Text("First: \($items.first?.wrappedValue.name ?? "none")")
            Text("Count: \($items.count)")
            if let first = Binding<Ingredient>($items.first.map { Binding<Ingredient?>($0) } ?? .constant(nil)) {
                IngredientEditor(ingredient: first)
            }
        }
    }
}

struct ModelHolder: View {
    @MainActor final class Model {
        var value = 1
        func read() -> Int { value }
        func write(_ newValue: Int) { value = newValue }
    }

    let model = Model()

    var body: some View {
        Stepper("Model", value: Binding(get: model.read, set: model.write))
        Stepper("Model", value: Binding(get: { model.value }, set: { model.value = $0 }))
    }
}

struct Toggles: View {
    @State private var isOn = false
    @State private var flags: [String: Bool] = [:]

    private func flag(for key: String) -> Binding<Bool> {
        .init(get: { flags[key, default: false] }, set: { flags[key] = $0 })
    }

    var body: some View {
        Toggle("Is on", isOn: $isOn.onWrite { _ in })
        Toggle("A", isOn: flag(for: "a"))
        Toggle("Constant", isOn: .constant(true))
    }
}
