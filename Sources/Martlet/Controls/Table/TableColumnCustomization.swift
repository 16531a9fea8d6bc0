import Foundation

/// The user's customization of a table's columns: their visibility and their order.
///
/// Columns take part by their `customizationID(_:)`. The value can be stored, such as in `@SceneStorage`.
public struct TableColumnCustomization<RowValue: Identifiable>: Equatable, Sendable, Codable {
    var choices = TableColumnChoices()

    /// Creates a value without customizations.
    public init() {}

    /// The visibility of the column with an identifier; `automatic` for the column's default.
    public subscript(visibility id: String) -> Visibility {
        get { choices[visibility: id] }
        set { choices[visibility: id] = newValue }
    }

    /// Restores the table's own order of the columns.
    public mutating func resetOrder() { choices.order = [] }
}

/// A set of customizations of a column.
public struct TableColumnCustomizationBehavior: SetAlgebra, Sendable {
    private var bits: UInt8 = 0

    /// Creates an empty set.
    public init() {}

    private init(bits: UInt8) { self.bits = bits }

    /// All customizations.
    public static let all = TableColumnCustomizationBehavior(bits: 7)
    /// Changing the column's position.
    public static let reorder = TableColumnCustomizationBehavior(bits: 1)
    /// Changing the column's width.
    public static let resize = TableColumnCustomizationBehavior(bits: 2)
    /// Showing and hiding the column.
    public static let visibility = TableColumnCustomizationBehavior(bits: 4)

    /// Whether all customizations of another set are in this one.
    public func contains(_ member: TableColumnCustomizationBehavior) -> Bool { bits & member.bits == member.bits }

    /// Returns the union of both sets.
    public func union(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
        TableColumnCustomizationBehavior(bits: bits | other.bits)
    }

    /// Returns the intersection of both sets.
    public func intersection(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
        TableColumnCustomizationBehavior(bits: bits & other.bits)
    }

    /// Returns the customizations that are in exactly one of the sets.
    public func symmetricDifference(_ other: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior {
        TableColumnCustomizationBehavior(bits: bits ^ other.bits)
    }

    /// Inserts the customizations of another set.
    public mutating func formUnion(_ other: TableColumnCustomizationBehavior) { self = union(other) }

    /// Keeps only the customizations that are also in another set.
    public mutating func formIntersection(_ other: TableColumnCustomizationBehavior) { self = intersection(other) }

    /// Keeps the customizations that are in exactly one of the sets.
    public mutating func formSymmetricDifference(_ other: TableColumnCustomizationBehavior) {
        self = symmetricDifference(other)
    }

    /// Inserts customizations.
    @discardableResult
    public mutating func insert(
        _ newMember: TableColumnCustomizationBehavior
    ) -> (inserted: Bool, memberAfterInsert: TableColumnCustomizationBehavior) {
        let isNew = !contains(newMember)
        formUnion(newMember)
        return (isNew, newMember)
    }

    /// Removes customizations, and returns the removed ones.
    @discardableResult
    public mutating func remove(_ member: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior? {
        let removed = intersection(member)
        bits &= ~member.bits
        return removed.bits == 0 ? nil : removed
    }

    /// Inserts customizations, and returns the ones that were already in the set.
    @discardableResult
    public mutating func update(with newMember: TableColumnCustomizationBehavior) -> TableColumnCustomizationBehavior? {
        let old = intersection(newMember)
        formUnion(newMember)
        return old.bits == 0 ? nil : old
    }
}

/// The user's customization of a table's columns, independent of the type of the rows.
struct TableColumnChoices: Equatable, Sendable, Codable {
    /// The visibility that the user has chosen, by column identifier.
    private var isShown: [String: Bool] = [:]
    /// The identifiers of the columns in the user's order; empty for the table's own order.
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

    /// Returns all columns in the user's order. Columns that cannot be reordered keep their positions.
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

    /// Moves a column by one position among the visible columns that can be reordered.
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

/// The menu of a column's title, which shows and hides columns and moves this one.
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

    /// Whether the column is the only visible one. It cannot be hidden, since the menu would be unreachable.
    private func isLast(_ item: TableColumnItem) -> Bool {
        let shown = columns.filter(choices.wrappedValue.shows)
        return shown.count == 1 && shown[0].id == item.id
    }
}
