import Foundation
import Martlet
import MartletTesting
import Testing

/// A container whose rows come in with an animation after a second.
private struct Arriving<Content: View>: View {
    @ViewBuilder let content: ([Int]) -> Content
    @State private var rows: [Int] = []

    var body: some View {
        content(rows)
            .overlay { if rows.isEmpty { Text("Empty") } }
            .animation(.default, value: rows.isEmpty)
            .task {
                try? await Task.sleep(for: .seconds(1))
                rows = Array(0..<8)
            }
    }
}

private enum PickerKind: CaseIterable { case inline, inlineInForm, segmented, menu }

private struct Choice: View {
    let kind: PickerKind
    @State private var selection: Int?

    var body: some View {
        VStack {
            Arriving { rows in
                switch kind {
                case .inline: picker(rows).pickerStyle(.inline)
                case .inlineInForm: Form { picker(rows).pickerStyle(.inline) }
                case .segmented: picker(rows).pickerStyle(.segmented)
                case .menu: picker(rows)
                }
            }
            Text(verbatim: "Selected \(selection ?? -1)")
        }
    }

    private func picker(_ rows: [Int]) -> some View {
        Picker("Row", selection: $selection) {
            Text("None").tag(Int?.none)
            ForEach(rows, id: \.self) { Text("Row \($0)").tag(Optional($0)) }
        }
    }
}

private struct Person: Identifiable {
    let id: Int
    var name: String { "Name \(id)" }
}

private struct People: View {
    @State private var selection: Int?
    @State private var order = [KeyPathComparator(\Person.id)]

    var body: some View {
        VStack {
            Arriving { rows in
                Table(rows.map { Person(id: $0) }, selection: $selection, sortOrder: $order) {
                    TableColumn("Name", value: \.name)
                    TableColumn("Number", value: \.id) { Text("\($0.id)") }
                }
            }
            Text(verbatim: "Selected \(selection ?? -1)")
        }
    }
}

private struct Pinned: View {
    @State private var pressed = ""

    var body: some View {
        VStack {
            Arriving { rows in
                ScrollView {
                    LazyVStack(pinnedViews: .sectionHeaders) {
                        ForEach(rows, id: \.self) { row in
                            Section {
                                ForEach(0..<10) { part in Button("Part \(row).\(part)") { pressed = "\(row).\(part)" } }
                            } header: {
                                Button("Header \(row)") { pressed = "\(row)" }
                            }
                        }
                    }
                }
            }
            Text(verbatim: "Pressed \(pressed)")
        }
    }
}

private struct Panes: View {
    @State private var selection: Int?

    var body: some View {
        NavigationSplitView {
            Arriving { rows in List(rows, id: \.self, selection: $selection) { Text("Row \($0)") } }
        } detail: {
            if let selection { Text("Detail \(selection)") } else { Text("Nothing") }
        }
    }
}

private struct Returning: View {
    @State private var rows = [1, 2, 3]
    @State private var selection: Int?

    var body: some View {
        VStack {
            Button("Clear") { withAnimation { rows = [] } }
            Button("Fill") { withAnimation { rows = [1, 2, 3] } }
            List(selection: $selection) {
                ForEach(rows, id: \.self) { Text("Row \($0)") }
                    .onDelete { rows.remove(atOffsets: $0) }
            }
            Text(verbatim: "Selected \(selection ?? 0) of \(rows.count)")
        }
    }
}

/// Rows of all kinds of containers while they come in, and when they return before they have left.
@MainActor @Suite struct RowsOfKindsInTransitionTests {
    private func arrived(_ view: some View) -> TestHost {
        let host = TestHost(size: CGSize(width: 900, height: 600)) { view }
        host.advance(by: .seconds(1.1))
        return host
    }

    @Test(arguments: PickerKind.allCases) private func optionsThatComeInCanBeChosen(_ kind: PickerKind) throws {
        let host = arrived(Choice(kind: kind))
        try host.find(.picker, "Row").select("Row 3")
        #expect(host.texts.contains("Selected 3"))
        host.advance(by: .seconds(1))
        #expect(host.texts.contains("Selected 3"))
        try host.find(.picker, "Row").select("None")
        #expect(host.texts.contains("Selected -1"))
    }

    @Test func rowsOfATableThatComeInCanBeSelected() throws {
        let host = arrived(People())
        try host.find(text: "Name 3").tap()
        #expect(host.texts.contains("Selected 3"))
        host.press(.downArrow)
        #expect(host.texts.contains("Selected 4"))
        host.advance(by: .seconds(1))
        #expect(try host.find(.row, containing: "Name 4").isSelected)
    }

    @Test func pinnedHeadersThatComeInCanBePressed() throws {
        let host = arrived(Pinned())
        try host.find(.button, "Part 1.3").tap()
        #expect(host.texts.contains("Pressed 1.3"))
        try host.find(.button, "Header 1").tap()
        #expect(host.texts.contains("Pressed 1"))
        try host.find(.button, "Part 0.5").scroll(by: CGSize(width: 0, height: 200))
        try host.find(.button, "Header 0").tap()
        #expect(host.texts.contains("Pressed 0"))
    }

    @Test func rowsOfAColumnThatComeInLeadOn() throws {
        let host = arrived(Panes())
        try host.find(text: "Row 3").tap()
        #expect(host.texts.contains("Detail 3"))
        host.press(.downArrow)
        #expect(host.texts.contains("Detail 4"))
        host.advance(by: .seconds(1))
        #expect(host.texts.contains("Detail 4"))
    }

    @Test func rowsThatReturnBeforeTheyHaveLeftCanBeSelectedAndDeleted() throws {
        let host = TestHost { Returning() }
        try host.find(.button, "Clear").tap()
        host.advance(by: .seconds(0.1))
        try host.find(.button, "Fill").tap()
        host.advance(by: .seconds(0.05))
        try host.find(text: "Row 2").tap()
        #expect(host.texts.contains("Selected 2 of 3"))
        host.advance(by: .seconds(1))
        try host.find(text: "Row 3").tap()
        #expect(host.texts.contains("Selected 3 of 3"))
        host.press(.delete)
        #expect(host.texts.contains("Selected 3 of 2"))
        host.advance(by: .seconds(1))
        #expect(!host.texts.contains("Row 3"))
    }
}
