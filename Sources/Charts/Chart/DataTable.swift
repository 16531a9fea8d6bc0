/// Offers the data of a chart as a table, which an action of assistive technology opens.
struct DataTable: ViewModifier {
    let data: @MainActor () -> ChartData
    @State private var isShown = false

    func body(content: Content) -> some View {
        content
            .accessibilityAction(named: Text("Show Data")) { isShown = true }
            .sheet(isPresented: $isShown) { DataTablePage(data: data()) }
    }
}

private struct DataTablePage: View {
    private struct Row: Identifiable {
        let id: Int
        let series: String
        let row: ChartData.Row
    }

    let data: ChartData
    @Environment(\.dismiss) private var dismiss

    private var rows: [Row] {
        data.series.flatMap { series in series.rows.map { (series.name, $0) } }.enumerated().map {
            Row(id: $0.offset, series: $0.element.0, row: $0.element.1)
        }
    }

    var body: some View {
        VStack(alignment: .trailing) {
            Table(rows) {
                if data.series.contains(where: { !$0.name.isEmpty }) {
                    TableColumn(Text("Series")) { (row: Row) in Text(verbatim: row.series) }
                }
                TableColumn(Text(verbatim: data.placeTitle)) { Text(verbatim: $0.row.place) }
                TableColumn(Text(verbatim: data.measureTitle)) { Text(verbatim: $0.row.measure) }
            }
            Button("Done") { dismiss() }.keyboardShortcut(.defaultAction)
        }
        .padding()
        .frame(minWidth: 320, minHeight: 300)
    }
}
