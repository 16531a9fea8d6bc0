import SwiftUI

/// Pickers in every style, and menus.
struct ChoicesPage: View {
    @State private var order = Order()

    var body: some View {
        Form {
            Section("Pickers") {
                FlavourPickers(order: $order)
            }
            Section("Menus") {
                OrderMenus(order: $order)
            }
            Section("The order") {
                Text(order.summary)
                    .contextMenu {
                        Picker("Size", selection: $order.size) { SizeOptions() }
                    }
            }
        }
    }
}

private struct Order {
    enum Flavour: String, CaseIterable, Identifiable {
        case chocolate, vanilla, strawberry, pistachio
        var id: Self { self }
        var title: String { rawValue.capitalized }
    }

    enum Size: String, CaseIterable {
        case small, medium, large
    }

    var flavour = Flavour.vanilla
    var size = Size.medium
    var topping: String?
    var isCone = true
    var count = 1

    var summary: String {
        "\(count) × \(size.rawValue) \(flavour.rawValue) in a \(isCone ? "cone" : "cup")"
            + (topping.map { " with \($0)" } ?? "")
    }
}

private struct FlavourPickers: View {
    @Binding var order: Order

    var body: some View {
        Picker("Flavour", selection: $order.flavour) {
            ForEach(Order.Flavour.allCases) { Text($0.title) }
        }
        Picker("Size", selection: $order.size) { SizeOptions() }
            .pickerStyle(.segmented)
        Picker("Topping", selection: $order.topping) {
            Text("None").tag(String?.none)
            Divider()
            Section("Sweet") {
                Label("Chips", systemImage: "circle.grid.2x2").tag("chips")
                Label("Syrup", systemImage: "drop").tag("syrup")
            }
            Section("Fresh") {
                Label("Mint", systemImage: "leaf").tag("mint")
            }
        }
        Picker("Served in", selection: $order.isCone) {
            Text("A cone").tag(true)
            Text("A cup").tag(false)
        }
        .pickerStyle(.inline)
    }
}

private struct SizeOptions: View {
    var body: some View {
        ForEach(Order.Size.allCases, id: \.self) { Text($0.rawValue.capitalized) }
    }
}

private struct OrderMenus: View {
    @Binding var order: Order

    var body: some View {
        HStack {
            Menu("Options") {
                Toggle("In a cone", isOn: $order.isCone)
                Picker("Flavour", selection: $order.flavour) {
                    ForEach(Order.Flavour.allCases) { Text($0.title) }
                }
                .pickerStyle(.menu)
                Menu("Presets") {
                    Button("For a child") { order = Order(flavour: .strawberry, size: .small, topping: "chips") }
                    Button("For two") { order = Order(size: .large, count: 2) }
                }
                Divider()
                Button("Start again", role: .destructive) { order = Order() }
            }
            Menu("Add") {
                Button("Add five") { order.count += 5 }
                Button("Add ten") { order.count += 10 }
            } primaryAction: {
                order.count += 1
            }
            Menu("Closed") { Button("Open") {} }
                .disabled(true)
        }
    }
}
