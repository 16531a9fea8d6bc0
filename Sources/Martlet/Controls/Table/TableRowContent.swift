import AttributeGraph

/// Rows of a table: one, several, or none.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue>: _CollectionPart {
    /// What a row is about.
    associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
    /// The type of the rows that these consist of.
    associatedtype TableRowBody: TableRowContent

    /// The rows that these consist of.
    @TableRowBuilder<Self.TableRowValue> var tableRowBody: Self.TableRowBody { get }

    /// Makes the rows, below `inputs.parent`, once for each identity.
    nonisolated static func _makeRows(_ rows: _GraphValue<Self>, inputs: _ViewInputs)

    /// Whether there is always one row.
    nonisolated static var _isOneRow: Bool { get }
}

extension TableRowContent {
    /// Makes the rows that these consist of.
    nonisolated public static func _makeRows(_ rows: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.makeRows(rows) { onMainActor($0) { $0.tableRowBody } }
    }

    /// Whether there is always one row.
    nonisolated public static var _isOneRow: Bool { TableRowBody._isOneRow }
}

extension Never: TableRowContent {
    /// Never has no values, and so no rows.
    public typealias TableRowBody = Never
    /// Never has no values, and so no rows.
    public var tableRowBody: Never { fatalError("Never has no values, and so no rows.") }

    /// Stops the program: there are no such rows.
    nonisolated public static func _makeRows(_ rows: _GraphValue<Never>, inputs: _ViewInputs) {
        preconditionFailure("Rows whose body is Never must make themselves.")
    }

    /// There are no such rows.
    nonisolated public static var _isOneRow: Bool { false }
}

/// Rows that make themselves, without a body.
@MainActor @preconcurrency
protocol PrimitiveTableRows: TableRowContent where TableRowBody == Never {}

extension PrimitiveTableRows {
    /// Stops the program: what has no body makes its rows itself.
    public var tableRowBody: Never { fatalError("\(Self.self) has no body: it makes its rows itself.") }

    /// Whether there is always one row.
    nonisolated public static var _isOneRow: Bool { false }
}

/// Rows of a table as a view, which containers of views can make.
nonisolated struct TableRows<Rows: TableRowContent>: PrimitiveView {
    let rows: Rows

    init(_ rows: Rows) { self.rows = rows }

    static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        .implicitContainer(inputs) { _makeViewList(view: view, inputs: $0) }
    }

    static func _makeViewList(view: _GraphValue<Self>, inputs: _ViewInputs) {
        Rows._makeRows(view[\.rows], inputs: inputs)
    }

    static var _isUnary: Bool { false }
}

extension _ViewInputs {
    /// Makes rows that follow from others.
    func makeRows<Rows, New: TableRowContent>(_ rows: _GraphValue<Rows>, _ change: @escaping (Rows) -> New) {
        New._makeRows(derived(rows, change), inputs: self)
    }

    /// Makes rows as the elements of a view that follows from them.
    func makeRowViews<Rows, Content: View>(_ rows: _GraphValue<Rows>, _ change: @escaping (Rows) -> Content) {
        Content._makeViewList(view: derived(rows, change), inputs: self)
    }

    private func derived<Rows, New>(_ rows: _GraphValue<Rows>, _ change: @escaping (Rows) -> New) -> _GraphValue<New> {
        _GraphValue(graph.makeRule(in: scope) { change(rows.read(in: $0)) }, isCompared: false)
    }
}
