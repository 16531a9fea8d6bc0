import Foundation
import MartletTesting
import Observation
import Testing

// Typical view tests, in the style of authors who know other testing libraries: a small shop.

@MainActor @Observable private final class Cart {
    struct Item: Identifiable, Equatable {
        let id: Int
        var name: String
        var price: Decimal
        var count = 1
    }

    var items: [Item] = [Item(id: 1, name: "Tea", price: 4.5), Item(id: 2, name: "Cup", price: 12)]
    var total: Decimal { items.reduce(0) { $0 + $1.price * Decimal($1.count) } }
}

private struct ItemRow: View {
    @Binding var item: Cart.Item
    var body: some View {
        HStack {
            Text(item.name)
            Spacer()
            Text(item.price, format: .currency(code: "EUR"))
            Stepper("Count of \(item.name)", value: $item.count, in: 0...9)
        }
    }
}

private struct Shop: View {
    @Bindable var cart: Cart
    @State private var isCheckingOut = false
    var body: some View {
        NavigationStack {
            List {
                ForEach($cart.items) { $item in ItemRow(item: $item) }
                    .onDelete { cart.items.remove(atOffsets: $0) }
                Section("Sum") {
                    LabeledContent("Total", value: cart.total, format: .currency(code: "EUR"))
                        .accessibilityIdentifier("total")
                }
            }
            .navigationTitle("Cart")
            .toolbar {
                Button("Check out", systemImage: "creditcard") { isCheckingOut = true }
                    .disabled(cart.items.isEmpty)
            }
            .sheet(isPresented: $isCheckingOut) { Checkout(cart: cart) }
        }
    }
}

private struct Checkout: View {
    enum Pay: String, CaseIterable { case card = "Card", bill = "Bill", cash = "Cash" }
    struct NoAddress: LocalizedError {
        var errorDescription: String? { "Where to?" }
        var recoverySuggestion: String? { "Say your address." }
    }

    let cart: Cart
    @State private var pay = Pay.card
    @State private var address: String?
    @State private var isEditing = false
    @State private var error: NoAddress?
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        NavigationStack {
            Form {
                Picker("Pay by", selection: $pay) { ForEach(Pay.allCases, id: \.self) { Text($0.rawValue) } }
                Button(address ?? "Add an address") { isEditing = true }
                Text("You pay \(cart.total.formatted(.currency(code: "EUR"))) by \(pay.rawValue.lowercased())")
            }
            .navigationTitle("Checkout")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Order") {
                        guard address != nil else { return error = NoAddress() }
                        cart.items = []
                        dismiss()
                    }
                }
            }
            .sheet(isPresented: $isEditing) { AddressSheet { address = $0 } }
            .alert(isPresented: .init(get: { error != nil }, set: { if !$0 { error = nil } }), error: error) { _ in
                Button("OK") {}
            } message: {
                Text($0.recoverySuggestion ?? "")
            }
        }
    }
}

private struct AddressSheet: View {
    let save: (String) -> Void
    @State private var street = ""
    @Environment(\.dismiss) private var dismiss
    var body: some View {
        VStack {
            TextField("Street", text: $street).onSubmit(finish)
            Button("Save", action: finish).disabled(street.count < 3)
        }
        .padding()
    }
    private func finish() {
        guard street.count >= 3 else { return }
        save(street)
        dismiss()
    }
}

@MainActor @Suite struct ShopTests {
    private let cart = Cart()

    @Test func theTotalFollowsTheRows() throws {
        let host = TestHost { Shop(cart: cart) }
        #expect(try host.element(id: "total").texts.last == "€16.50")
        try host.find(.stepper, "Count of Tea").set(3)
        #expect(cart.items[0].count == 3)
        #expect(try host.element(id: "total").texts == ["Total", "€25.50"])
        try host.find(.row, containing: "Cup").swipe(.trailing, choosing: "Delete")
        #expect(host.texts.contains("€13.50"))
        #expect(!host.texts.contains("Cup"))
    }

    @Test func whatReadsTheListIsComputed() throws {
        let host = TestHost { Shop(cart: cart) }
        try host.assertDoesNotUpdate(Checkout.self) {
            try host.find(.stepper, "Count of Tea").set(2)
        }
    }

    @Test func anEmptyCartCannotBePaid() throws {
        cart.items = []
        let host = TestHost { Shop(cart: cart) }
        #expect(try !host.find(.toolbarItem, "Check out").isEnabled)
        #expect(throws: ElementNotOperable.self) { try host.find(.button, "Check out").tap() }
    }

    @Test func aSheetInASheet() async throws {
        let host = TestHost { Shop(cart: cart) }
        try host.find(.button, "Check out").tap()
        try host.find(.picker, "Pay by").select("Bill")
        #expect(host.texts.contains("You pay €16.50 by bill"))
        try host.find(.button, "Add an address").tap()
        #expect(host.findAll(.sheet).count == 2)
        #expect(throws: ElementNotOperable.self) { try host.find(.button, "Order").tap() }
        let street = try host.find(.textField, "Street")
        try street.type("El\n")
        #expect(host.findAll(.sheet).count == 2, "too short")
        try street.type("m Street\n")
        await host.settle()
        host.advance(by: .seconds(1))
        #expect(host.findAll(.sheet).count == 1)
        try host.find(.button, "Elm Street")
        try host.find(.button, "Order").tap()
        host.advance(by: .seconds(1))
        #expect(host.findAll(.sheet).isEmpty)
        #expect(cart.items.isEmpty)
    }

    @Test func anErrorIsAnAlert() throws {
        let host = TestHost { Shop(cart: cart) }
        try host.find(.button, "Check out").tap()
        try host.find(.button, "Order").tap()
        let alert = try host.find(.alert)
        #expect(alert.texts.contains("Where to?"))
        #expect(alert.texts.contains("Say your address."))
        try alert.find(.button, "OK").tap()
        #expect(host.findAll(.alert).isEmpty)
        try host.find(.button, "Cancel").tap()
        host.advance(by: .seconds(1))
        #expect(host.findAll(.sheet).isEmpty)
        #expect(cart.items.count == 2)
    }

    @Test func everybodyCanShop() throws {
        for variation in Variation.all(
            platforms: [.desktop, .phone], colorSchemes: [.light, .dark], locales: [.init(identifier: "de_AT")])
        {
            let host = TestHost(in: variation) { Shop(cart: cart) }
            #expect(host.texts.contains { $0.contains("16,50") }, "\(variation)")
        }
    }
}
