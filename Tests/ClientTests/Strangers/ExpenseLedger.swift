import Combine
import SwiftUI

// A ledger as tutorials of 2019 and 2020 have it: ObservableObject, NavigationView, sheets with presentationMode.

struct Expense: Identifiable, Codable, Equatable {
    enum Kind: String, CaseIterable, Codable, Identifiable {
        case food, travel, home
        var id: String { rawValue }
        var symbol: String {
            switch self {
            case .food: return "fork.knife"
            case .travel: return "car.fill"
            case .home: return "house"
            }
        }
        var tint: Color {
            switch self {
            case .food: return .orange
            case .travel: return .blue
            case .home: return .green
            }
        }
    }

    var id = UUID()
    var title: String
    var amount: Double
    var kind: Kind
    var date: Date = Date()
}

final class LedgerStore: ObservableObject {
    @Published var expenses: [Expense] = [] { didSet { save() } }
    @Published private(set) var total: Double = 0
    private var cancellables = Set<AnyCancellable>()
    private let defaults: UserDefaults

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
        if let data = defaults.data(forKey: "expenses"),
            let decoded = try? JSONDecoder().decode([Expense].self, from: data)
        {
            expenses = decoded
        }
        $expenses
            .map { $0.reduce(0) { $0 + $1.amount } }
            .removeDuplicates()
            .assign(to: \.total, on: self)
            .store(in: &cancellables)
    }

    func remove(at offsets: IndexSet) { expenses.remove(atOffsets: offsets) }
    func move(from source: IndexSet, to destination: Int) {
        expenses.move(fromOffsets: source, toOffset: destination)
    }

    private func save() {
        guard let data = try? JSONEncoder().encode(expenses) else { return }
        defaults.set(data, forKey: "expenses")
    }
}

struct AmountStyle: ViewModifier {
    let amount: Double
    func body(content: Content) -> some View {
        content
            .font(amount > 100 ? .headline : .body)
            .foregroundColor(amount > 100 ? .red : .primary)
    }
}

extension View {
    func amountStyle(_ amount: Double) -> some View { modifier(AmountStyle(amount: amount)) }
}

struct LedgerView: View {
    @StateObject private var store = LedgerStore()
    @State private var isAdding = false
    @State private var query = ""
    @Environment(\.colorScheme) private var colorScheme

    private static let formatter: NumberFormatter = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .currency
        return formatter
    }()

    private var shown: [Expense] {
        query.isEmpty
            ? store.expenses : store.expenses.filter { $0.title.localizedCaseInsensitiveContains(query) }
    }

    var body: some View {
        NavigationView {
            List {
                Section(header: Text("Total").font(.caption), footer: Text("\(shown.count) expenses")) {
                    Text(NSNumber(value: store.total), formatter: Self.formatter).font(.system(size: 34, weight: .bold))
                }
                ForEach(shown) { expense in
                    NavigationLink(destination: ExpenseDetail(expense: expense)) {
                        HStack(spacing: 12) {
                            Image(systemName: expense.kind.symbol)
                                .foregroundColor(.white)
                                .frame(width: 32, height: 32)
                                .background(expense.kind.tint)
                                .clipShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
                            VStack(alignment: .leading) {
                                Text(expense.title)
                                Text(expense.date, style: .date).font(.caption).foregroundColor(.secondary)
                            }
                            Spacer()
                            Text("\(expense.amount, specifier: "%.2f")").amountStyle(expense.amount)
                        }
                        .padding(.vertical, 4)
                    }
                }
                .onDelete(perform: store.remove)
                .onMove(perform: store.move(from:to:))
            }
            .listStyle(InsetGroupedListStyle())
            .navigationBarTitle("Ledger", displayMode: .large)
            .navigationBarItems(
                leading: EditButton(),
                trailing: Button(action: { self.isAdding.toggle() }) {
                    Image(systemName: "plus.circle.fill").imageScale(.large)
                }
            )
            .sheet(isPresented: $isAdding) { AddExpense().environmentObject(self.store) }
            Text("Choose an expense").foregroundColor(.secondary)
        }
        .navigationViewStyle(DoubleColumnNavigationViewStyle())
        .accentColor(colorScheme == .dark ? .yellow : .blue)
    }
}

struct ExpenseDetail: View {
    let expense: Expense
    var body: some View {
        VStack {
            Image(systemName: expense.kind.symbol).font(.system(size: 80)).foregroundColor(expense.kind.tint)
            Text(expense.title).font(.title).bold()
        }
        .navigationBarTitle(Text(expense.title), displayMode: .inline)
    }
}

struct AddExpense: View {
    @EnvironmentObject var store: LedgerStore
    @Environment(\.presentationMode) var presentationMode
    @State private var title = ""
    @State private var amount = ""
    @State private var kind = Expense.Kind.food
    @State private var showsAlert = false

    var body: some View {
        NavigationView {
            Form {
                TextField("Title", text: $title, onCommit: save)
                TextField("Amount", text: $amount).keyboardType(.decimalPad)
                Picker(selection: $kind, label: Text("Kind")) {
                    ForEach(Expense.Kind.allCases) { kind in
                        Text(kind.rawValue.capitalized).tag(kind)
                    }
                }
                .pickerStyle(SegmentedPickerStyle())
            }
            .navigationBarTitle("New expense")
            .navigationBarItems(trailing: Button("Save", action: save).disabled(title.isEmpty))
            .alert(isPresented: $showsAlert) {
                Alert(
                    title: Text("Not a number"), message: Text("\"\(amount)\" is no amount."),
                    dismissButton: .default(Text("OK")))
            }
        }
    }

    private func save() {
        guard let value = Double(amount) else {
            showsAlert = true
            return
        }
        store.expenses.append(Expense(title: title, amount: value, kind: kind))
        presentationMode.wrappedValue.dismiss()
    }
}

struct LedgerView_Previews: PreviewProvider {
    static var previews: some View {
        Group {
            LedgerView()
            LedgerView().preferredColorScheme(.dark).previewDevice("iPhone 12").previewDisplayName("Dark")
            ExpenseDetail(expense: Expense(title: "Bread", amount: 3, kind: .food))
                .previewLayout(.fixed(width: 300, height: 200))
        }
    }
}
