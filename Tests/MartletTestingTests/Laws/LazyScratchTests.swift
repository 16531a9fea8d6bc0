import Foundation
import MartletTestSupport
import MartletTesting
import Testing

/// Lazy containers show what a computation from scratch shows, whatever their window, the focus and the scrolling were
/// before.
@MainActor @Suite struct LazyScratchTests {
    enum Container: CaseIterable {
        case list, writtenList, form, table, stack, row, grid, sections
    }

    private struct Item: Identifiable {
        let id: Int
        var name: String
    }

    private struct Page: View {
        let container: Container
        @State private var items = (0..<60).map { Item(id: $0, name: "item \($0)") }
        @State private var selection: Int?

        var body: some View {
            switch container {
            case .list:
                List(selection: $selection) { rows.onMove { items.move(fromOffsets: $0, toOffset: $1) } }
            case .writtenList: List { written }
            case .form: Form { written }
            case .table:
                Table(items, selection: $selection) {
                    TableColumn("Name") { Text($0.name) }
                    TableColumn("Remove") { removal(of: $0.id) }
                }
            case .stack: ScrollView { LazyVStack { rows } }
            case .row: ScrollView(.horizontal) { LazyHStack { rows } }
            case .grid: ScrollView { LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) { rows } }
            case .sections:
                ScrollView {
                    LazyVStack(pinnedViews: [.sectionHeaders]) {
                        ForEach(0..<4, id: \.self) { section in
                            Section {
                                ForEach($items) { if $0.wrappedValue.id % 4 == section { row($0) } }
                            } header: {
                                TextField("Header \(section)", text: .constant(""))
                            }
                        }
                    }
                }
            }
        }

        private var rows: some DynamicViewContent { ForEach($items) { row($0) } }

        @ViewBuilder private var written: some View {
            TextField("first", text: $items[0].name)
            Section("Rows") { rows }
            TextField("last", text: $items[items.count - 1].name)
        }

        private func row(_ item: Binding<Item>) -> some View {
            HStack {
                TextField("name", text: item.name)
                removal(of: item.wrappedValue.id)
            }
        }

        private func removal(of id: Int) -> some View {
            Button("Remove \(id)") { if items.count > 1 { items.removeAll { $0.id == id } } }
        }
    }

    @Test(arguments: Container.allCases, [1, 2] as [UInt64])
    func whatIsOutOfSightLeaves(container: Container, seed: UInt64) {
        let host = TestHost(size: CGSize(width: 400, height: 500)) { Page(container: container) }
        var random = SplitMix(seed: seed)
        for _ in 0..<50 {
            step(host, &random)
            host.assertUpToDate()
        }
    }

    /// One thing that a user does, as far as it is possible.
    private func step(_ host: TestHost, _ random: inout SplitMix) {
        func tap(_ roles: Role...) {
            let elements = roles.flatMap { host.findAll($0) }.filter(\.isHittable)
            try? elements.randomElement(using: &random)?.tap()
        }
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1:
            host.resize(
                to: CGSize(width: .random(in: 100...900, using: &random), height: .random(in: 60...800, using: &random))
            )
        case 2: tap(.textField)
        case 3: tap(.row, .cell)
        case 4: tap(.button)
        case 5: host.press(.tab, warns: false)
        default:
            let distance = CGFloat.random(in: -900...900, using: &random)
            let element = host.findAll { $0.isVisible }.randomElement(using: &random)
            // The end of the content may have been reached.
            _ = try? element?.scroll(by: CGSize(width: distance, height: distance))
        }
    }
}
