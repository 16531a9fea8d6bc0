/// The names of attributes. A node stores a row number. A literal is added once and found again by its address.
struct NameTable {
    private var rows: [String] = [""]
    private var literals: [UnsafePointer<UInt8>: UInt32] = [:]
    private var lastLiteral: (UnsafePointer<UInt8>, UInt32)?

    subscript(row: UInt32) -> String { rows[Int(row)] }

    mutating func row(of literal: StaticString) -> UInt32 {
        guard literal.hasPointerRepresentation else { return add("\(literal)") }
        let address = literal.utf8Start
        if let (last, row) = lastLiteral, last == address { return row }
        let row = literals[address] ?? add("\(literal)")
        literals[address] = row
        lastLiteral = (address, row)
        return row
    }

    mutating func add(_ name: String) -> UInt32 {
        rows.append(name)
        return UInt32(rows.count - 1)
    }
}
