import SwiftUI

final class Cart: ObservableObject {
    @Published private(set) var amounts: [String: Int] = [:]

    var count: Int { amounts.values.reduce(0, +) }

    func add(_ name: String) { amounts[name, default: 0] += 1 }

    func remove(_ name: String) {
        guard let amount = amounts[name] else { return }
        amounts[name] = amount > 1 ? amount - 1 : nil
    }
}

/// Goods in a list, a "+" in the toolbar, and a cart behind a button with a badge.
struct FruitShop: View {
    @StateObject private var cart = Cart()
    @State private var fruits = ["Apple", "Pear", "Plum"]
    @State private var showsCart = false

    var body: some View {
        NavigationView {
            List(fruits, id: \.self) { fruit in
                HStack {
                    Text(fruit)
                    Spacer()
                    Button("Buy") { cart.add(fruit) }
                        .accessibilityLabel("Buy \(fruit)")
                        .padding(.horizontal, 12)
                        .padding(.vertical, 4)
                        .background(Color.orange)
                        .foregroundColor(.white)
                        .clipShape(Capsule())
                        .buttonStyle(.plain)
                }
            }
            .navigationTitle("Fruit")
            .toolbar {
                ToolbarItem(placement: .navigationBarTrailing) {
                    Button {
                        fruits.append("Fruit \(fruits.count + 1)")
                    } label: {
                        Image(systemName: "plus")
                    }
                    .accessibilityLabel("Add fruit")
                }
                ToolbarItem(placement: .bottomBar) {
                    Button("Cart (\(cart.count))") { showsCart = true }
                }
            }
        }
        .navigationViewStyle(.stack)
        .sheet(isPresented: $showsCart) { CartPage().environmentObject(cart) }
    }
}

private struct CartPage: View {
    @EnvironmentObject private var cart: Cart
    @Environment(\.presentationMode) private var presentation

    var body: some View {
        VStack {
            Text("Your cart").font(.title)
            if cart.amounts.isEmpty { Text("It is empty") }
            ForEach(cart.amounts.keys.sorted(), id: \.self) { name in
                HStack {
                    Text("\(cart.amounts[name] ?? 0) × \(name)")
                    Spacer()
                    Button("Less") { cart.remove(name) }.accessibilityLabel("Less \(name)")
                }
            }
            Button("Close") { presentation.wrappedValue.dismiss() }
        }
        .padding()
        .frame(width: 300)
    }
}
