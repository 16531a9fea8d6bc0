import SwiftUI

/// A form with sections, whose button works once everything is there.
struct OrderForm: View {
    private enum Size: String, CaseIterable, Identifiable {
        case small, medium, large
        var id: Self { self }
    }

    @State private var name = ""
    @State private var street = ""
    @State private var size = Size.medium
    @State private var amount = 1
    @State private var isGift = false
    @State private var message = ""
    @State private var placed = false

    private var isComplete: Bool { !name.isEmpty && !street.isEmpty }

    var body: some View {
        NavigationStack {
            Form {
                Section("Cake") {
                    Picker("Size", selection: $size) {
                        ForEach(Size.allCases) { Text($0.rawValue.capitalized).tag($0) }
                    }
                    Stepper("Amount: \(amount)", value: $amount, in: 1...12)
                }
                Section {
                    TextField("Name", text: $name)
                    TextField("Street", text: $street)
                } header: {
                    Text("Address")
                } footer: {
                    Text("We deliver in town only.")
                }
                Section("Extras") {
                    Toggle("It is a gift", isOn: $isGift.animation())
                    if isGift { TextField("Message", text: $message) }
                }
                Section {
                    Button("Place order") { placed = true }
                        .disabled(!isComplete)
                }
            }
            .navigationTitle("Order")
            .alert("Thank you, \(name)!", isPresented: $placed) {
                Button("OK") {}
            } message: {
                Text("\(amount) \(size.rawValue) on the way.")
            }
        }
    }
}
