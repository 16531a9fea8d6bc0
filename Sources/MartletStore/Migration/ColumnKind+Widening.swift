import Foundation

extension ColumnKind {
    /// The value of a column of this kind that a stored one becomes, where values of the other kind are values of this one
    /// too; nil where one is not.
    ///
    /// - Returns: nil where the kinds have nothing in common.
    package func widening(from other: ColumnKind) -> ((SQLValue) -> SQLValue?)? {
        if self == other { return { $0 } }
        switch (other, self) {
        case (.bool, .integer), (.text, .url), (.text, .decimal), (.url, .text), (.decimal, .text), (.uuid, .blob),
            (.real, .date), (.date, .real):
            return { $0 }
        case (.integer, .bool):
            return { value in value == .integer(0) || value == .integer(1) ? value : nil }
        case (.blob, .uuid):
            return { value in if case .blob(let data) = value, data.count == 16 { value } else { nil } }
        case (.bool, .real), (.integer, .real):
            return { value in value.integer.flatMap { Double(exactly: $0) }.map { .real($0) } }
        case (.bool, .decimal), (.integer, .decimal):
            return { value in value.integer.map { .text("\($0)") } }
        case (.bool, .unsigned), (.integer, .unsigned):
            return { value in value.integer.flatMap { UInt64(exactly: $0) }.map(\.sqlValue) }
        case (.unsigned, .integer):
            return { value in UInt64(sqlValue: value).flatMap { Int64(exactly: $0) }.map { .integer($0) } }
        case (.unsigned, .decimal):
            return { value in UInt64(sqlValue: value).map { .text("\($0)") } }
        default: return nil
        }
    }
}
