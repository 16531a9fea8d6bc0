import SwiftUI

struct Citizen: Identifiable, Hashable {
    let id: Int
    var givenName: String
    var familyName: String
    var age: Int
    var email: String?
    var children: [Citizen]?

    static let sample = [
        Citizen(id: 1, givenName: "Ada", familyName: "Byron", age: 36, email: "ada@example.org"),
        Citizen(id: 2, givenName: "Bea", familyName: "Abel", age: 20),
    ]
}

struct CitizenTable: View {
    @State private var people = Citizen.sample
    @State private var selection: Set<Citizen.ID> = []
    @State private var sortOrder = [KeyPathComparator(\Citizen.givenName)]
    @SceneStorage("columns") private var customization = TableColumnCustomization<Citizen>()
    let showsMail = true

    var body: some View {
        Table(people, selection: $selection, sortOrder: $sortOrder) {
            TableColumn("Given Name", value: \.givenName)
            TableColumn("Family Name", value: \.familyName, comparator: .lexical)
            TableColumn("Age", value: \.age) { person in
                Text(person.age, format: .number)
            }
            .width(min: 40, ideal: 60, max: 80)
            TableColumn("E-Mail", value: \.email) { Text($0.email ?? "–") }
            if showsMail {
                TableColumn("Link") { person in Text("Mail to \(person.givenName)") }
            }
            TableColumn(Text("Own"), sortUsing: KeyPathComparator(\.id)) { Text("\($0.id)") }
            TableColumn("Actions") { person in
                Button("Remove") { people.removeAll { $0.id == person.id } }
            }
            .width(80)
        }
        .tableStyle(.inset(alternatesRowBackgrounds: true))
        .onChange(of: sortOrder) { _, order in
            people.sort(using: order)
        }
    }
}

struct OtherTables: View {
    @State private var chosen: Citizen.ID?
    @State private var isExpanded = true
    @State private var customization = TableColumnCustomization<Citizen>()
    let title = "Name"

    var body: some View {
        Table(Citizen.sample) {
            TableColumn("Name", value: \.givenName)
        }
        .tableStyle(.bordered)
        .tableColumnHeaders(.hidden)
        Table(Citizen.sample, selection: $chosen, columnCustomization: $customization) {
            TableColumn(title, value: \.givenName).customizationID("name")
            TableColumn("Age") { Text("\($0.age)") }
                .alignment(.numeric)
                .defaultVisibility(.hidden)
                .customizationID("age")
                .disabledCustomizationBehavior([.reorder, .resize])
        }
        Table(of: Citizen.self, selection: $chosen) {
            columns
        } rows: {
            rows
        }
        Table(Citizen.sample, children: \.children) { TableColumn("Name", value: \.givenName) }
        Table(selection: $chosen) {
            TableColumn("Name") { (person: Citizen) in Text(person.givenName) }
        } rows: {
            ForEach(Citizen.sample) { TableRow($0) }
        }
    }

    @TableColumnBuilder<Citizen, Never> private var columns: some TableColumnContent<Citizen, Never> {
        TableColumn("Name", value: \.givenName)
        TableColumnForEach(0..<3) { number in
            TableColumn("\(number)") { person in Text("\(person.age + number)") }
        }
    }

    @TableRowBuilder<Citizen> private var rows: some TableRowContent<Citizen> {
        TableRow(Citizen.sample[0])
        Section("Others") {
            ForEach(Citizen.sample) { person in
                TableRow(person)
                    .contextMenu { Button("Edit") {} }
            }
        }
        DisclosureTableRow(Citizen.sample[1], isExpanded: $isExpanded) {
            ForEach(Citizen.sample[..<1], id: \.familyName) { TableRow($0) }
        }
        if isExpanded { Citizens(people: Citizen.sample) }
    }
}

struct Citizens: TableRowContent {
    let people: [Citizen]

    var tableRowBody: some TableRowContent<Citizen> { ForEach(people) { TableRow($0) } }
}

struct NameColumns: TableColumnContent {
    var tableColumnBody: some TableColumnContent<Citizen, KeyPathComparator<Citizen>> {
        TableColumn("Given", value: \.givenName)
        TableColumn("Family", value: \.familyName)
    }
}
