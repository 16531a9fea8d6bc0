import MartletStore

/// Consecutive rows as they were read, from which objects take their values on demand.
///
/// One block for many objects, of which a list shows a few.
final class RowPage {
    /// The number of rows in a page.
    static let size = 128

    /// The keys of the rows.
    let keys: [Int64]
    private let values: [SQLValue]
    private let columns: Int
    /// The classes of the rows; nil if all have one class.
    private let family: EntityFamily?

    /// Reads the rows that come next: a key, and some columns.
    init(_ statement: Statement, columns: Int, _ family: EntityFamily? = nil) throws {
        self.columns = columns
        self.family = family
        var keys: [Int64] = []
        keys.reserveCapacity(Self.size)
        var values: [SQLValue] = []
        values.reserveCapacity(Self.size * columns)
        while keys.count < Self.size, try statement.step() {
            keys.append(statement.integer(at: 0))
            for column in 1..<columns + 1 { values.append(statement.value(at: column)) }
        }
        self.keys = keys
        self.values = values
    }

    /// Whether there may be rows after these.
    var isFull: Bool { keys.count == Self.size }

    /// Returns the class of a row; nil if all have one.
    func plan(_ row: Int) -> EntityPlan? { family?.member(values[row * columns + columns - 1]) }

    /// Calls a closure with the values of a row, and the columns of its class.
    func forEach(_ row: Int, of plan: EntityPlan, _ body: (PropertyPlan, SQLValue) -> Void) {
        let start = row * columns
        guard let family else {
            for (offset, property) in plan.columns.enumerated() { body(property, values[start + offset]) }
            return
        }
        for (place, property) in zip(family.places(of: plan), plan.columns) { body(property, values[start + place]) }
    }
}
