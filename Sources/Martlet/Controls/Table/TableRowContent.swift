import AttributeGraph

/// The rows of a table: any number of them.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue>: _CollectionPart {
    /// The type of the values that the rows show.
    associatedtype TableRowValue: Identifiable = Self.TableRowBody.TableRowValue
    /// The type of the rows in the body.
    associatedtype TableRowBody: TableRowContent

    /// The rows of which this content is composed.
    @TableRowBuilder<Self.TableRowValue> var tableRowBody: Self.TableRowBody { get }

    /// Creates the rows below `inputs.parent`, once for each identity.
    nonisolated static func _makeRows(_ rows: _GraphValue<Self>, inputs: _ViewInputs)

    /// Whether there is always exactly one row.
    nonisolated static var _isOneRow: Bool { get }
}

extension TableRowContent {
    /// Creates the rows of the body.
    nonisolated public static func _makeRows(_ rows: _GraphValue<Self>, inputs: _ViewInputs) {
        inputs.makeRows(rows) { onMainActor($0) { $0.tableRowBody } }
    }

    /// Whether the body always has exactly one row.
    nonisolated public static var _isOneRow: Bool { TableRowBody._isOneRow }
}

extension Never: TableRowContent {
    /// Never has no values, and so no rows.
    public typealias TableRowBody = Never
    /// Never has no values, and so no rows.
    public var tableRowBody: Never { fatalError("Never has no values, and so no rows.") }

    /// Traps: `Never` has no values.
    nonisolated public static func _makeRows(_ rows: _GraphValue<Never>, inputs: _ViewInputs) {
        preconditionFailure("Rows whose body is Never must make themselves.")
    }

    /// `false`: `Never` has no values.
    nonisolated public static var _isOneRow: Bool { false }
}

/// Rows that create their own nodes, without a body.
@MainActor @preconcurrency
protocol PrimitiveTableRows: TableRowContent where TableRowBody == Never {}

extension PrimitiveTableRows {
    /// Traps: primitive rows have no body.
    public var tableRowBody: Never { fatalError("\(Self.self) has no body: it makes its rows itself.") }

    /// `false`: there may be any number of rows.
    nonisolated public static var _isOneRow: Bool { false }
}

/// Table rows as a view, which containers of views can create.
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
    /// Creates rows that are derived from other rows.
    func makeRows<Rows, New: TableRowContent>(_ rows: _GraphValue<Rows>, _ change: @escaping (Rows) -> New) {
        New._makeRows(derived(rows, change), inputs: self)
    }

    /// Creates the nodes of a view that is derived from rows.
    func makeRowViews<Rows, Content: View>(_ rows: _GraphValue<Rows>, _ change: @escaping (Rows) -> Content) {
        Content._makeViewList(view: derived(rows, change), inputs: self)
    }

    private func derived<Rows, New>(_ rows: _GraphValue<Rows>, _ change: @escaping (Rows) -> New) -> _GraphValue<New> {
        _GraphValue(graph.makeRule(in: scope) { change(rows.read(in: $0)) }, isCompared: false)
    }
}
