import SwiftUI

// Texts in the forms in which documentation and real code make and change them.

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

private struct TextUses: View {
    let name: String = "x"; let key: LocalizedStringKey = "k"; let sub: Substring = "abc"
    let item = Item(name: "a")
    @State var date = Date()
    var body: some View { EmptyView() }
    @ViewBuilder var part1: some View {
        Text(name); Text(verbatim: "a"); Text(sub); Text(key); Text("a", comment: "b");
        Text("a", tableName: "T", bundle: .main, comment: "c")
    }
    @ViewBuilder var part2: some View {
        Text("Hello \(name), \(item.price, specifier: "%.2f") \(item.date, style: .date) \(Image(systemName: "star"))")
    }
    @ViewBuilder var part3: some View { Text(item.price, format: .currency(code: "USD")) }
    @ViewBuilder var part4: some View { Text(item.date, format: .dateTime.day().month().year()) }
    @ViewBuilder var part5: some View {
        Text(item.date, style: .relative); Text(item.date...item.date.addingTimeInterval(3));
        Text(timerInterval: item.date...item.date.addingTimeInterval(3), countsDown: true)
    }
    @ViewBuilder var part6: some View {
        Text(
            timerInterval: item.date...item.date.addingTimeInterval(3), pauseTime: nil, countsDown: false,
            showsHours: true)
    }
    @ViewBuilder var part7: some View { Text(date.formatted(date: .abbreviated, time: .shortened)) }
    @ViewBuilder var part8: some View { Text("\(item.price.formatted(.number.precision(.fractionLength(2))))") }
    @ViewBuilder var part9: some View {
        Text(12, format: .percent); Text(0.3, format: .percent.precision(.fractionLength(0)))
    }
    @ViewBuilder var part10: some View {
        Text("a").bold().italic().underline().strikethrough(true, color: .red).foregroundColor(.red).kerning(2)
            .tracking(1).baselineOffset(3)
    }
    @ViewBuilder var part11: some View {
        Text("a").fontWeight(.heavy).font(.system(size: 12, weight: .bold, design: .rounded)).monospacedDigit()
    }
    @ViewBuilder var part12: some View {
        Text("a").font(.system(.title, design: .serif, weight: .bold)).font(
            .custom("Helvetica", size: 12, relativeTo: .body)
        ).font(.custom("x", fixedSize: 3))
    }
    @ViewBuilder var part13: some View {
        Text("a").underline(true, pattern: .dash, color: .red) + Text(" ") + Text("b").foregroundStyle(.red)
    }
    @ViewBuilder var part14: some View {
        Text("a").lineLimit(2...4).lineLimit(3, reservesSpace: true).multilineTextAlignment(.center).truncationMode(
            .middle
        ).allowsTightening(true).minimumScaleFactor(0.5)
    }
    @ViewBuilder var part15: some View {
        Text("a").textCase(.uppercase).textCase(nil).lineSpacing(3).lineLimit(nil).lineLimit(...3)
    }
    @ViewBuilder var part16: some View {
        Text(["a", "b"].joined(separator: ", ")).accessibilityLabel("x").accessibilityLabel(Text("y"))
            .accessibilityHint("h").accessibilityValue("\(3)").accessibilityAddTraits([.isButton, .isHeader])
            .accessibilityHidden(true)
    }
    @ViewBuilder var part17: some View { Text(Image(systemName: "star")) + Text(" star") }
    @ViewBuilder var part18: some View {
        Text(AttributedString("x")); Text(name.isEmpty ? "a" : "b"); Text(name.isEmpty ? "a" : name)
    }
    @ViewBuilder var part19: some View {
        Text("a \(Text("b").bold()) c"); Text(.init("**bold**")); Text(LocalizedStringKey(name)); Text(verbatim: "\(3)")
    }
    @ViewBuilder var part20: some View {
        Text("Items: ^[\(3) item](inflect: true)"); Text("x").monospaced().fontDesign(.rounded).bold(true).italic(false)
    }
    @ViewBuilder var part21: some View {
        Text("\(item.name.uppercased())"); Text("\(3 + 4)"); Text("Value: \(Int(item.price))");
        Text("\(item.price, format: .number)"); Text("\(5)%"); Text("\(Optional(3) ?? 4)")
    }
}
