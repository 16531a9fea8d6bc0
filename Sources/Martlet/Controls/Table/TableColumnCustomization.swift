import Foundation

/// What people have changed of a table's columns: which of them are shown, and in which order.
///
/// Columns take part by their `customizationID(_:)`. The value can be kept, as in `@SceneStorage`.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
    var choices = TableColumnChoices()

    /// Nothing has been changed.
    public init() {}

    /// Whether the column with an identifier is shown; `automatic` for as the column has it.
    public subscript(visibility id: String) -> Visibility {
        get { choices[visibility: id] }
        set { choices[visibility: id] = newValue }
    }

    /// Puts the columns into the order that the table has them in.
    public mutating func resetOrder() { choices.order = [] }
}

/// What people can change of a column.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
    private var bits: UInt8 = 0

    /// Nothing.
    public init() {}

    private init(bits: UInt8) { self.bits = bits }

    /// Everything.
    public static let all = TableColumnCustomizationBehavior(bits: 7)
    /// Where it stands among the others.
    public static let reorder = TableColumnCustomizationBehavior(bits: 1)
    /// How wide it is.
    public static let resize = TableColumnCustomizationBehavior(bits: 2)
    /// Whether it is shown.
    public static let visibility = TableColumnCustomizationBehavior(bits: 4)

    /// Whether all of the other is part of this.
    public func contains(_ member: TableColumnCustomizationBehavior) -> Bool { bits & member.bits == member.bits }

    /// What is part of one or the other.
    public func union(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
        TableColumnCustomizationBehavior(bits: bits | other.bits)
    }

    /// What is part of both.
    public func intersection(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
        TableColumnCustomizationBehavior(bits: bits & other.bits)
    }

    /// What is part of just one.
    public func symmetricDifference(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
        TableColumnCustomizationBehavior(bits: bits ^ other.bits)
    }

    /// Adds what is part of the other.
    public mutating func formUnion(_ other: TableColumnCustomizationBehavior) { self = union(other) }

    /// Keeps what is part of the other too.
    public mutating func formIntersection(_ other: TableColumnCustomizationBehavior) { self = intersection(other) }

    /// Keeps what is part of just one.
    public mutating func formSymmetricDifference(_ other: TableColumnCustomizationBehavior) {
        self = symmetricDifference(other)
    }

    /// Adds what is not yet part of this.
    @discardableResult
    public mutating func insert(
        _ newMember: TableColumnCustomizationBehavior
    ) -> (inserted: Bool, memberAfterInsert: TableColumnCustomizationBehavior) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    /// Takes out what is part of this.
    @discardableResult
    public mutating func remove(_ member: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior? {
        let removed = intersection(member)
        bits &= ~member.bits
        return removed.bits == 0 ? nil : removed
    }

    /// Adds what is not yet part of this, or replaces it.
    @discardableResult
    public mutating func update(with newMember: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior? {
        let old = intersection(newMember)
        formUnion(newMember)
        return old.bits == 0 ? nil : old
    }
}

/// What people have changed of a table's columns, without the type of the rows.
struct TableColumnChoices: Equatable, Sendable, Codable {
    /// Which columns are shown, or not, by their identifiers.
    private var isShown: [String: Bool] = [:]
    /// The identifiers of columns in their order; empty where nobody has changed that.
    var order: [String] = []

    subscript(visibility id: String) -> Visibility {
        get { isShown[id].map { $0 ? .visible : .hidden } ?? .automatic }
        set { isShown[id] = newValue == .automatic ? nil : newValue == .visible }
    }

    /// Whether a column is shown.
    func shows(_ column: TableColumnItem) -> Bool {
        let own = column.customizationID.map { self[visibility: $0] } ?? .automatic
        return (own == .automatic ? column.defaultVisibility : own) != .hidden
    }

    /// All columns in their order: those that have a place in it take the places of each other.
    func inOrder(_ columns: [TableColumnItem]) -> [TableColumnItem] {
        guard !order.isEmpty else { return columns }
        let places = columns.indices.filter { columns[$0].customizationID.map(order.contains) ?? false }
        let sorted = places.map { columns[$0] }.sorted {
            order.firstIndex(of: $0.customizationID ?? "") ?? 0 < order.firstIndex(of: $1.customizationID ?? "") ?? 0
        }
        var result = columns
        for (place, column) in zip(places, sorted) { result[place] = column }
        return result
    }

    /// Moves a column by one place among those that are shown and may be moved.
    mutating func move(_ id: String, by step: Int, among columns: [TableColumnItem]) {
        var ids = inOrder(columns).filter { !$0.fixed.contains(.reorder) }.compactMap(\.customizationID)
        let shown = Set(columns.filter(shows).compactMap(\.customizationID))
        guard let index = ids.firstIndex(of: id) else { return }
        var target = index + step
        while ids.indices.contains(target), !shown.contains(ids[target]) { target += step }
        guard ids.indices.contains(target) else { return }
        ids.remove(at: index)
        ids.insert(id, at: target)
        order = ids
    }
}

/// The menu of a column's title: which columns are shown, and where this one stands.
nonisolated struct TableColumnMenu: View {
    let column: TableColumnItem
    let columns: [TableColumnItem]
    let choices: Binding<TableColumnChoices>

    var body: some View {
        ForEach(columns.filter { $0.customizationID != nil && !$0.fixed.contains(.visibility) }, id: \.id) { item in
            Toggle(
                isOn: Binding {
                    choices.wrappedValue.shows(item)
                } set: { isShown in
                    choices.wrappedValue[visibility: item.customizationID ?? ""] = isShown ? .visible : .hidden
                }
            ) {
                item.label
            }
            .disabled(isLast(item))
        }
        if let id = column.customizationID, !column.fixed.contains(.reorder) {
            Divider()
            Button("Move Left", action: moving(id, by: -1))
            Button("Move Right", action: moving(id, by: 1))
        }
    }

    private func moving(_ id: String, by step: Int) -> @MainActor () -> Void {
        let move = isolated { [choices, columns] in choices.wrappedValue.move(id, by: step, among: columns) }
        return move
    }

    /// Whether no other column is shown: one has to be there to choose others by.
    private func isLast(_ item: TableColumnItem) -> Bool {
        let shown = columns.filter(choices.wrappedValue.shows)
        return shown.count == 1 && shown[0].id == item.id
    }
}
