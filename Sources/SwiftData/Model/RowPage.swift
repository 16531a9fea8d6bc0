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

    /// Reads the rows that come next: a key, and some columns.
    init(_ statement: Statement, columns: Int) throws {
        self.columns = columns
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

    /// The value of a column, by the order of the entity's columns.
    func value(_ row: Int, _ column: Int) -> SQLValue { values[row * columns + column] }
}
