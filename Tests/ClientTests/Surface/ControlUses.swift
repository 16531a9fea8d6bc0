import SwiftUI

// Controls for actions, choices and text input, with their labels in every form.

private struct Item: Identifiable, Hashable, Codable {
    var id = UUID()
    var name: String
    var done = false
    var price: Double = 1
    var date = Date.now
    var children: [Item]?
}

private enum Flavor: String, CaseIterable, Identifiable {
    case chocolate, vanilla, strawberry
    var id: Self { self }
}

private struct ControlUses: View {
    @State var isOn = false; @State var n = 0; @State var value = 0.5; @State var flavor: Flavor = .vanilla;
    @State var opt: Flavor?; @State var name = ""; @State var date = Date(); @State var color = Color.red;
    @State var items = [Item(name: "a")]
    @Environment(\.dismiss) private var dismiss
    @Environment(\.dismiss) var d2: DismissAction
    func act() {}
    func asyncAct() async {}
    @State var opt2: Int?
    var body: some View { EmptyView() }
    @ViewBuilder var part23: some View {
        Button("x", role: .cancel, action: {}); Button("x", role: .cancel) {};
        Button(action: { self.n += 1 }, label: { Image(systemName: "plus") });
        Button {
            Task { await asyncAct() }
        } label: {
            Text("go")
        }
    }
    @ViewBuilder var part24: some View {
        Button("Add", systemImage: "plus") { n += 1 }; Button("Add", systemImage: "plus", action: act);
        Button("x", systemImage: "plus", role: .destructive, action: act);
    }
    @ViewBuilder var part25: some View {}
    @ViewBuilder var part26: some View {
        Button("x") { dismiss() }.buttonStyle(.borderedProminent).controlSize(.large).tint(.red).buttonBorderShape(
            .capsule
        ).keyboardShortcut(.defaultAction).disabled(n == 0)
    }
    @ViewBuilder var part27: some View {
        Toggle("a", isOn: $isOn); Toggle(isOn: $isOn) { Text("x") };
        Toggle("x", systemImage: "star", isOn: $isOn).toggleStyle(.button).labelsHidden();
        Toggle(name, isOn: $isOn).toggleStyle(SwitchToggleStyle(tint: .red));
        Toggle("All", sources: $items, isOn: \.done)
    }
    @ViewBuilder var part28: some View {
        Toggle("x", isOn: Binding(get: { isOn }, set: { isOn = $0 })); Toggle("x", isOn: .constant(true));
        Toggle("y", isOn: $items[0].done)
    }
    @ViewBuilder var part29: some View {
        Slider(value: $value);
        Slider(value: $value, in: 0...10, step: 1) {
            Text("l")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("10")
        } onEditingChanged: { _ in
        }
    }
    @ViewBuilder var part30: some View {
        Slider(value: $value, in: 0...1) { editing in isOn = editing };
        Slider(value: $value, in: 0...1, onEditingChanged: { _ in }); Slider(value: $value, in: 0...1, step: 0.1);
        Slider(value: $value, in: 0...1) { Text("x") }
    }
    @ViewBuilder var part31: some View { Slider(value: Binding(get: { Double(n) }, set: { n = Int($0) }), in: 1...10) }
    @ViewBuilder var part32: some View {
        Stepper("x", value: $n); Stepper("x", value: $n, in: 0...10);
        Stepper(value: $n, in: 0...10, step: 2) { Text("x") };
        Stepper("x", onIncrement: { n += 1 }, onDecrement: { n -= 1 });
        Stepper {
            Text("x")
        } onIncrement: {
        } onDecrement: {
        }; Stepper("x", value: $value, in: 0...1, step: 0.1, format: .number);
        Stepper("\(n) things", value: $n, in: 1...20, onEditingChanged: { _ in })
    }
    @ViewBuilder var part33: some View { Stepper(value: $n, in: 1...4) { Text("\(n)") } }
    @ViewBuilder var part34: some View {
        Picker("x", selection: $flavor) { ForEach(Flavor.allCases) { Text($0.rawValue.capitalized).tag($0) } }
            .pickerStyle(.segmented)
    }
    @ViewBuilder var part35: some View {
        Picker("x", selection: $flavor) { ForEach(Flavor.allCases, id: \.self) { f in Text(f.rawValue) } }
    }
    @ViewBuilder var part36: some View {
        Picker(selection: $flavor, label: Text("x")) { Text("a").tag(Flavor.vanilla) };
        Picker(selection: $flavor) {
            Text("a").tag(Flavor.vanilla)
        } label: {
            Text("x")
        }
    }
    @ViewBuilder var part38: some View {
        Picker("x", systemImage: "star", selection: $flavor) { Text("a").tag(Flavor.vanilla) };
        Picker("t", selection: $flavor) {
            Text("a").tag(Flavor.vanilla)
        } currentValueLabel: {
            Text("x")
        }
    }
    @ViewBuilder var part39: some View { Picker("s", sources: $items, selection: \.done) { Text("a").tag(true) } }
    @ViewBuilder var part40: some View {
        DatePicker("d", selection: $date); DatePicker("d", selection: $date, displayedComponents: .date);
        DatePicker("d", selection: $date, in: ...Date(), displayedComponents: [.date, .hourAndMinute]);
        DatePicker(selection: $date, in: Date()...) { Text("x") };
        DatePicker("d", selection: $date, in: date...date.addingTimeInterval(3)).datePickerStyle(.graphical)
    }
    @ViewBuilder var part41: some View { DatePicker(selection: $date, label: { Text("x") }) }
    @ViewBuilder var part42: some View {
        ColorPicker("c", selection: $color); ColorPicker("c", selection: $color, supportsOpacity: false);
        ColorPicker(selection: $color) { Text("x") }
    }
    @ViewBuilder var part43: some View {
        TextField("x", text: $name); TextField("x", text: $name, prompt: Text("p"));
        TextField("x", text: $name, axis: .vertical); TextField("x", value: $n, format: .number);
        TextField("x", value: $value, formatter: NumberFormatter()); TextField("x", value: $opt2, format: .number)
    }
    @ViewBuilder var part44: some View {
        TextField(text: $name) { Text("x") }; TextField(text: $name, prompt: Text("x")) { Text("x") };
        TextField("x", text: $name, onEditingChanged: { _ in }, onCommit: {});
        TextField("x", text: $name, onCommit: act); TextField(name, text: $name);
        TextField("x", value: $date, format: .dateTime); TextField("x", text: $name, prompt: Text("a"), axis: .vertical)
    }
    @ViewBuilder var part46: some View {
        SecureField("x", text: $name); SecureField("x", text: $name, prompt: Text("x"));
        SecureField(text: $name) { Text("x") }; SecureField("x", text: $name, onCommit: {});
        TextEditor(text: $name).scrollContentBackground(.hidden).frame(minHeight: 100)
    }
    @ViewBuilder var part48: some View {
        Link("x", destination: URL(string: "https://x.y")!);
        Link(destination: URL(string: "https://x.y")!) { Image(systemName: "x") }
    }
    @ViewBuilder var part52: some View {
        LabeledContent("x", value: "y"); LabeledContent("x") { Text("y") };
        LabeledContent {
            Text("x")
        } label: {
            Text("y")
        }; LabeledContent("x", value: 3, format: .number); LabeledContent(name, value: name)
    }
    @ViewBuilder var part55: some View {
        EditButton(); RenameButton(); ShareLink(item: name);
        ShareLink(item: URL(string: "a")!, subject: Text("s"), message: Text("m")); ShareLink(items: [name]);
        ShareLink("x", item: name, preview: SharePreview("t", image: Image(systemName: "x")));
        ShareLink(item: Image("x"), preview: SharePreview("x", image: Image("x")))
    }
}
