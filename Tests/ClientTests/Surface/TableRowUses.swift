import Foundation
import SwiftUI
import UniformTypeIdentifiers

// Drops on rows of tables, sizes within a range, types of rotor entries, and other small names.

private struct Guest: Identifiable {
    var id = UUID()
    var name: String
    var gifts: [String] = []
}

private struct Guests: View {
    @State private var guests = [Guest(name: "Ada"), Guest(name: "Grace")]

    var body: some View {
        Table(of: Guest.self) {
            TableColumn("Name", value: \.name)
        } rows: {
            ForEach(guests) { guest in
                TableRow(guest)
                    .dropDestination(for: String.self) { gifts in
                        guard let index = guests.firstIndex(where: { $0.id == guest.id }) else { return }
                        guests[index].gifts += gifts
                    }
            }
            .dropDestination(for: String.self) { offset, names in
                guests.insert(contentsOf: names.map { Guest(name: $0) }, at: offset)
            }
            ForEach(guests) { TableRow($0).itemProvider { nil }.contextMenu { Button("Greet") {} } }
                .onInsert(of: [.plainText]) { offset, providers in print(offset, providers.count) }
            ForEach(guests)
        }
    }
}

private func count(of rows: some DynamicTableRowContent) -> String { "\(type(of: rows))" }

private typealias Inserting<Rows> = ModifiedContent<Rows, OnInsertTableRowModifier>
private typealias Dragged<Rows> = ModifiedContent<Rows, ItemProviderTableRowModifier>

private func inserting<Rows: DynamicTableRowContent>(_ rows: Rows) -> Inserting<Rows> {
    rows.onInsert(of: [.text]) { _, _ in }
}

private func dragged<Rows: TableRowContent>(_ rows: Rows) -> Dragged<Rows> { rows.itemProvider(nil) }

private struct Sizes: View {
    let limit: PartialRangeThrough<ControlSize> = ...ControlSize.regular
    @State private var isOn = false

    var body: some View {
        TabView {
            Tab(role: nil) { Toggle("On", isOn: $isOn) }
            Tab(role: .search) { Text("find") }
        }
        .controlSize(limit)
        .controlSize(ControlSize.mini..<ControlSize.large)
        .controlSize(ControlSize.small < .large ? .small : .large)
        .sensoryFeedback(.press(.button), trigger: isOn)
        .sensoryFeedback(trigger: isOn) { _, new in new ? .press(.toggle) : .release(.slider) }
    }

    private static let press: SensoryFeedback.PressFeedback = .buttonIconOnly
    private static let release: SensoryFeedback.ReleaseFeedback = .slider
}

private struct Chapters: AccessibilityRotorContent {
    let titles: [String]

    var body: some AccessibilityRotorContent {
        AccessibilityRotorEntry("Contents", id: "contents")
        ForEach(titles, id: \.self) { AccessibilityRotorEntry($0, id: $0) }
        if titles.isEmpty { AccessibilityRotorEntry("None", id: "none") }
    }
}

private struct Reader: View {
    @State private var text = ""

    var body: some View {
        TextField("Flight", text: $text).textContentType(.flightNumber)
        TextField("Code", text: $text).textContentType(NSTextContentType.oneTimeCode)
            .accessibilityRotor("Chapters") { Chapters(titles: ["One"]) }
            .accessibilityRotor("Both") { both }
            .dynamicTypeSize(DynamicTypeSize(UIContentSizeCategory.extraLarge) ?? .large)
    }

    @ContentBuilder private var both: some AccessibilityRotorContent {
        Chapters(titles: ["One"])
        AccessibilityRotorEntry("End", id: "end")
    }

    private var category: ContentSizeCategory? { ContentSizeCategory.init(UIContentSizeCategory.small) }
}
