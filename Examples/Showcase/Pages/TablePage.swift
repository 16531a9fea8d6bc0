import SwiftUI

/// A table that is sorted by its titles, and controls that belong together.
struct TablePage: View {
    @State private var birds = Bird.all
    @State private var chosen: Set<Bird.ID> = []
    @State private var order = [KeyPathComparator(\Bird.name)]
    @State private var customization = TableColumnCustomization<Bird>()

    var body: some View {
        VStack(alignment: .leading, spacing: 0) {
            Table(birds, selection: $chosen, sortOrder: $order, columnCustomization: $customization) {
                TableColumn("Bird", value: \.name)
                TableColumn("Span", value: \.span) { Text("\($0.span) cm") }
                    .width(min: 64, ideal: 80, max: 120)
                    .alignment(.trailing)
                    .customizationID("span")
                TableColumn("Mass", value: \.mass) { Text("\($0.mass) g") }
                    .width(min: 64, ideal: 80, max: 120)
                    .alignment(.trailing)
                    .customizationID("mass")
                TableColumn("Nests in") { Text($0.nest).foregroundStyle(.secondary) }
                    .customizationID("nest")
            }
            .onChange(of: order, initial: true) { birds.sort(using: order) }
            HStack {
                ControlGroup("Selection") {
                    Button("All") { chosen = Set(birds.map(\.id)) }
                    Button("None") { chosen = [] }
                    Button("Others") { chosen = Set(birds.map(\.id)).subtracting(chosen) }
                }
                Spacer()
                Text("\(chosen.count) of \(birds.count)").foregroundStyle(.secondary)
            }
            .padding()
        }
    }
}

private struct Bird: Identifiable {
    let name: String
    let span: Int
    let mass: Int
    let nest: String
    var id: String { name }

    static let all = [
        Bird(name: "Common swift", span: 42, mass: 40, nest: "towers"),
        Bird(name: "Alpine swift", span: 57, mass: 100, nest: "cliffs"),
        Bird(name: "Pallid swift", span: 44, mass: 42, nest: "caves"),
        Bird(name: "House martin", span: 28, mass: 19, nest: "eaves"),
        Bird(name: "Sand martin", span: 28, mass: 14, nest: "banks"),
        Bird(name: "Barn swallow", span: 33, mass: 20, nest: "barns"),
    ]
}
