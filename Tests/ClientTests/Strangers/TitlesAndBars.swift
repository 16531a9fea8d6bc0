import SwiftUI

/// Arguments of initializers and modifiers that are overloaded by argument type: titles, prompts, selections, and the
/// content of bars.
struct TitlesAndBars: View {
    enum Mode { case list, map, both }

    @State private var text = ""
    @State private var isShown = false
    @State private var one: Int?
    @State private var many: Set<Int> = []
    @State private var mode = Mode.list
    let prompt: Text?
    let name: Substring

    var titles: some View {
        VStack {
            Text("a").navigationTitle("Key")
            Text("a").navigationTitle(name)
            Text("a").navigationTitle(Text("Text"))
            Text("a").navigationTitle(isShown ? Text("Text") : Text("Other"))
            Text("a").navigationTitle(LocalizedStringResource("Resource"))
            Text("a").navigationTitle($text)
            Text("a").navigationTitle(.constant("Constant"))
            Text("a").help(Text("One ") + Text("two").bold())
            Text("a").accessibilityLabel(Text("Label")).accessibilityValue(Text("3")).accessibilityHint(Text("Hint"))
        }
    }

    var prompts: some View {
        VStack {
            Text("a").searchable(text: $text)
            Text("a").searchable(text: $text, placement: .sidebar)
            Text("a").searchable(text: $text, isPresented: $isShown)
            Text("a").searchable(text: $text, prompt: "Key")
            Text("a").searchable(text: $text, prompt: name)
            Text("a").searchable(text: $text, prompt: prompt)
            Text("a").searchable(text: $text, prompt: isShown ? Text("Text") : nil)
            Text("a").searchable(text: $text, isPresented: $isShown, prompt: Text("Text"))
        }
    }

    var questions: some View {
        Text("a")
            .alert(Text("Alert"), isPresented: $isShown) { Button("OK") {} }
            .alert(Text("Alert"), isPresented: $isShown, presenting: one) {
                Button("\($0)") {}
            } message: {
                Text("\($0)")
            }
            .confirmationDialog(Text("Dialog"), isPresented: $isShown, titleVisibility: .visible) { Button("OK") {} }
            .alert(name, isPresented: $isShown) {}
    }

    var selections: some View {
        VStack {
            List(selection: $one) { Text("a").tag(1) }
            List(selection: $many) { Text("a").tag(1) }
            List(selection: .constant(Set<Int>())) { Text("a").tag(1) }
            List(selection: isShown ? $many : nil) { Text("a").tag(1) }
            List(selection: Binding(get: { many }, set: { many = $0 })) { Text("a").tag(1) }
            List(0..<3, selection: $many) { Text("\($0)") }
            List([1, 2], id: \.self, selection: $many) { Text("\($0)") }
            List([1, 2], id: \.self, selection: $one) { Text("\($0)") }
        }
        .contextMenu(forSelectionType: Int.self) { Text("\($0.count)") }
    }

    var layers: some View {
        Text("a")
            .background { Color.red }
            .background(alignment: .top) { Color.red }
            .background(.red)
            .background(Color.red)
            .background(Color.red, alignment: .top)
            .background(.thinMaterial, in: .capsule)
            .background(in: Circle())
            .background(Text("b"), alignment: .bottom)
            .overlay { Color.red }
            .overlay(Circle().stroke())
            .overlay(.red)
            .overlay(Text("b"), alignment: .bottom)
    }

    @ToolbarContentBuilder var items: some ToolbarContent {
        ToolbarItem(placement: .primaryAction) { Button("Add") {} }
        if isShown { ToolbarItem { Text("Shown") } }
    }

    @ViewBuilder var buttons: some View {
        Button("One") {}
        Button("Two") {}
    }

    var bars: some View {
        VStack {
            Text("a").toolbar {}
            Text("a").toolbar { buttons }
            Text("a").toolbar { items }
            Text("a").toolbar {
                Button("One") {}; Spacer(); Button("Two") {}
            }
            Text("a").toolbar { if isShown { Button("One") {} } }
            Text("a").toolbar { if isShown { Button("One") {} } else { ToolbarItem { Text("Two") } } }
            Text("a").toolbar {
                if let one { Text("\(one)") } else if isShown { Button("One") {} } else { EmptyView() }
            }
            Text("a").toolbar { ForEach(0..<3) { Text("\($0)") } }
            Text("a").toolbar { Group { buttons }.tint(.red) }
            Text("a").toolbar {
                EditButton(); items; ToolbarItemGroup(placement: .bottomBar) { buttons }
            }
        }
        .toolbar {
            let label = text.isEmpty ? "None" : text
            switch mode {
            case .list: Text(label)
            case .map: Button(label) {}
            case .both:
                Text(label)
                Button(label) {}
            }
        }
    }

    var body: some View {
        titles
        prompts
        questions
        selections
        layers
        bars
    }
}
