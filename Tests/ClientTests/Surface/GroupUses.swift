import SwiftUI

// Menus, labels, gauges and groups, with their labels in every form.

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

private struct GroupUses: View {
    @State var isOn = false; @State var n = 0; @State var value = 0.5; @State var flavor: Flavor = .vanilla;
    @State var opt: Flavor?; @State var name = ""; @State var date = Date(); @State var color = Color.red;
    @State var items = [Item(name: "a")]
    @Environment(\.dismiss) private var dismiss
    @Environment(\.dismiss) var d2: DismissAction
    func act() {}
    func asyncAct() async {}
    @State var opt2: Int?
    var body: some View { EmptyView() }
    @ViewBuilder var part22: some View {
        Button("a", action: act); Button(action: act) { Text("x") }; Button("x") { n += 1 };
        Button(role: .destructive) {
            act()
        } label: {
            Label("Delete", systemImage: "trash")
        }
    }
    @ViewBuilder var part37: some View {
        Picker("x", selection: $opt) {
            Text("None").tag(nil as Flavor?); Text("None").tag(Flavor?.none);
            ForEach(Flavor.allCases) {
                Text($0.rawValue).tag($0 as Flavor?); Text("q").tag(Optional($0))
            }
        }.pickerStyle(MenuPickerStyle())
    }
    @ViewBuilder var part45: some View {
        TextField("x", value: $value, format: .currency(code: Locale.current.currency?.identifier ?? "USD"))
            .keyboardType(.decimalPad).textInputAutocapitalization(.never).autocorrectionDisabled().submitLabel(.done)
            .onSubmit {}.textContentType(.emailAddress).textFieldStyle(.roundedBorder).disableAutocorrection(true)
            .autocapitalization(.none)
    }
    @ViewBuilder var part47: some View {
        Menu("x") {
            Button("a") {}; Divider(); Menu("sub") { Button("b") {} }; Picker("x", selection: $n) { Text("a").tag(1) }
        };
        Menu {
            Button("x") {}
        } label: {
            Label("x", systemImage: "star")
        }; Menu("x", systemImage: "star") {};
        Menu {
            Button("x") {}
        } label: {
            Text("x")
        } primaryAction: {
            act()
        }; Menu("a", content: { Button("x") {} }, primaryAction: {});
        Menu(content: { Button("x") {} }, label: { Text("x") })
    }
    @ViewBuilder var part49: some View {
        ProgressView(); ProgressView("x"); ProgressView(value: 0.3); ProgressView("x", value: 3, total: 10);
        ProgressView(value: value) {
            Text("x")
        } currentValueLabel: {
            Text("y")
        }; ProgressView { Text("x") }; ProgressView(value: Optional(0.5)).progressViewStyle(.circular);
        ProgressView(value: value).progressViewStyle(LinearProgressViewStyle(tint: .red))
    }
    @ViewBuilder var part50: some View {
        Gauge(value: value) { Text("x") };
        Gauge(value: value, in: 0...10) {
            Text("x")
        } currentValueLabel: {
            Text("\(Int(value))")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("10")
        }.gaugeStyle(.accessoryCircular)
    }
    @ViewBuilder var part51: some View {
        Label("x", systemImage: "star"); Label(name, image: "x");
        Label {
            Text("x")
        } icon: {
            Image(systemName: "x")
        }; Label(title: { Text("x") }, icon: { Circle() }).labelStyle(.iconOnly);
        Label("x", systemImage: "y").labelStyle(TitleOnlyLabelStyle());
    }
    @ViewBuilder var part53: some View {
        GroupBox("x") { Text("y") }; GroupBox { Text("x") }; GroupBox(label: Text("x")) { Text("y") };
        GroupBox {
            Text("x")
        } label: {
            Text("y")
        }; DisclosureGroup("x") { Text("y") }; DisclosureGroup("x", isExpanded: $isOn) { Text("y") };
        DisclosureGroup {
            Text("x")
        } label: {
            Text("y")
        };
        DisclosureGroup(isExpanded: $isOn) {
            Text("x")
        } label: {
            Text("y")
        }; DisclosureGroup(isExpanded: $isOn, content: { Text("x") }, label: { Text("y") })
    }
    @ViewBuilder var part54: some View {
        ControlGroup { Button("x") {} }; ControlGroup("x") { Button("x") {} };
        ContentUnavailableView("x", systemImage: "star");
        ContentUnavailableView("x", systemImage: "star", description: Text("d"));
        ContentUnavailableView {
            Label("x", systemImage: "y")
        } description: {
            Text("x")
        } actions: {
            Button("x") {}
        }; ContentUnavailableView.search; ContentUnavailableView.search(text: name)
    }
    @ViewBuilder var part56: some View {
        OutlineGroup(items, children: \.children) { Text($0.name) };
        OutlineGroup(items, id: \.id, children: \.children) { item in Text(item.name) }
    }
}
