import SwiftUI

struct SignIn: View {
    enum Field: Hashable { case name, password }

    @FocusState private var field: Field?
    @State private var values: [String: Int] = [:]
    @State private var pair = (first: 1, second: 2)

    var body: some View {
        PasswordField(field: $field)
            .onFirstAppear { field = .password }
            .onChange(of: field) { _, newField in print(newField as Any) }
        Stepper("Optional", value: Binding($values["a"]) ?? .constant(1))
        Stepper("Pair", value: $pair.second)
    }

    struct PasswordField: View {
        let field: FocusState<Field?>.Binding
        @State private var text = ""
        var body: some View { SecureField("Password", text: $text).focused(field, equals: .password) }
    }

    struct NameField: View {
        @FocusState.Binding var field: Field?
        var body: some View { TextField("Name", text: .constant("")).focused($field, equals: .name) }
    }
}

private struct FirstAppear: ViewModifier {
    let action: () -> Void
    @State private var hasAppeared = false

    func body(content: Content) -> some View {
        content.onAppear {
            guard !hasAppeared else { return }
            hasAppeared = true
            action()
        }
    }
}

extension View {
    func onFirstAppear(perform action: @escaping () -> Void) -> some View { modifier(FirstAppear(action: action)) }

    func frame(_ size: CGSize) -> some View { frame(width: size.width, height: size.height) }
}

extension Edge.Set {
    static let sides: Edge.Set = [.leading, .trailing]
}

extension VerticalAlignment {
    private struct Third: AlignmentID {
        static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions[.top] + dimensions.height / 3 }
    }

    static let third = VerticalAlignment(Third.self)
}

struct Grid<Item: Hashable & Sendable, Cell: View>: View {
    let items: [Item]
    @ViewBuilder let cell: (Item) -> Cell

    var body: some View {
        let count = items.count
        return VStack {
            Text("\(count) items").padding(.sides, 4)
            ForEach(items, id: \.self) { cell($0) }
        }
    }
}

struct Grids: View {
    final class Store {
        var saved = 0
        func save() { saved += 1 }
    }

    let store = Store()
    let pairs: [(name: String, id: Int)] = [("a", 1)]
    let inner: any View = Text("inner")
    private var erased: AnyView { AnyView(inner) }

    var body: some View {
        Grid(items: [1, 2]) { Text("\($0)") }
        Grid(items: ["a"], cell: Text.init(verbatim:))
        ForEach(pairs, id: \.id) { pair in Text(pair.name) }
        ForEach(Array(pairs.enumerated()), id: \.element.id) { index, pair in Text("\(index) \(pair.name)") }
        Button("Save") { store.save() }
        Text("Save").onTapGesture(perform: store.save)
        erased.frame(CGSize(width: 10, height: 10))
    }
}

struct Dates: View {
    @Environment(\.self) private var environment
    let date = Date(timeIntervalSince1970: 0)

    var body: some View {
        Text(environment.locale.identifier)
        Text("At \(date, style: .time), \(0.5, format: .percent)")
        Text(date, format: .dateTime.year())
        Text(1.5, format: .currency(code: "EUR"))
        Text(date...date.addingTimeInterval(60))
    }
}

struct Pages: View {
    @State private var page: Int?

    var body: some View {
        NavigationStack {
            NavigationLink {
                Text("Page")
            } label: {
                Text("Open")
            }
            .navigationDestination(item: $page) { Text("\($0)") }
            .navigationTitle("Pages \(page ?? 0)")
        }
    }
}
