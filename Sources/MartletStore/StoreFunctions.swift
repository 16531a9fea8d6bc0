internal import CMartletSQLite
import Foundation
import MartletBase

/// The extensions of stores to SQLite: Swift's order of texts and decimal numbers, and the text operations of
/// predicates.
///
/// The functions are Swift's own, so that a predicate gives the same results in a store and in memory.
enum StoreFunctions {
    static func install(in handle: OpaquePointer) {
        // Swift compares texts by canonical equivalence.
        sqlite3_create_collation_v2(handle, "swift", SQLITE_UTF8, nil, compareTexts, nil)
        sqlite3_create_collation_v2(handle, "decimal", SQLITE_UTF8, nil, compareDecimals, nil)
        sqlite3_create_collation_v2(handle, "standard", SQLITE_UTF8, nil, compareByStandard, nil)
        sqlite3_create_collation_v2(handle, "localized", SQLITE_UTF8, nil, compareLocally, nil)
        define("martlet_contains", 2, in: handle) { call in
            call.texts { base, other in .integer(hasPart(base, other) ? 1 : 0) }
        }
        define("martlet_starts", 2, in: handle) { call in
            call.texts { base, prefix in .integer(base.starts(with: prefix) ? 1 : 0) }
        }
        define("martlet_finds", 2, in: handle) { call in
            call.texts { base, other in .integer(base.localizedStandardContains(other) ? 1 : 0) }
        }
        define("martlet_compare", 2, in: handle) { call in
            call.texts { a, b in .integer(Int64(a.caseInsensitiveCompare(b).rawValue)) }
        }
        define("martlet_count", 1, in: handle) { call in
            guard let text = call.text(0) else { return .null }
            return .integer(Int64(text.count))
        }
    }

    /// The arguments of a call.
    struct Call {
        let count: Int
        let values: UnsafeMutablePointer<OpaquePointer?>

        func value(_ index: Int) -> SQLValue {
            switch sqlite3_value_type(values[index]) {
            case SQLITE_INTEGER: return .integer(sqlite3_value_int64(values[index]))
            case SQLITE_FLOAT: return .real(sqlite3_value_double(values[index]))
            case SQLITE_TEXT: return text(index).map(SQLValue.text) ?? .null
            case SQLITE_BLOB:
                guard let bytes = sqlite3_value_blob(values[index]) else { return .blob(Data()) }
                return .blob(Data(bytes: bytes, count: Int(sqlite3_value_bytes(values[index]))))
            default: return .null
            }
        }

        func text(_ index: Int) -> String? {
            guard index < count, sqlite3_value_type(values[index]) != SQLITE_NULL,
                let bytes = sqlite3_value_text(values[index])
            else { return nil }
            let length = Int(sqlite3_value_bytes(values[index]))
            return String(decoding: UnsafeBufferPointer(start: bytes, count: length), as: UTF8.self)
        }

        /// Nothing follows from nothing.
        func texts(_ body: (String, String) -> SQLValue) -> SQLValue {
            guard let first = text(0), let second = text(1) else { return .null }
            return body(first, second)
        }
    }

    private final class Function {
        let body: (Call) -> SQLValue
        init(_ body: @escaping (Call) -> SQLValue) { self.body = body }
    }

    static func define(
        _ name: String, _ count: Int32, in handle: OpaquePointer, _ body: @escaping (Call) -> SQLValue
    ) {
        sqlite3_create_function_v2(
            handle, name, count, SQLITE_UTF8 | SQLITE_DETERMINISTIC,
            Unmanaged.passRetained(Function(body)).toOpaque(),
            { context, count, values in
                guard let values, let data = sqlite3_user_data(context) else { return }
                let function = Unmanaged<Function>.fromOpaque(data).takeUnretainedValue()
                switch function.body(Call(count: Int(count), values: values)) {
                case .integer(let value): sqlite3_result_int64(context, value)
                case .real(let value): sqlite3_result_double(context, value)
                default: sqlite3_result_null(context)
                }
            },
            nil, nil,
            { data in if let data { Unmanaged<Function>.fromOpaque(data).release() } })
    }
}

/// As predicates ask in memory: of any collections. Foundation has a method for texts that differs where one is empty.
private func hasPart<Base: Collection, Other: Collection>(_ base: Base, _ other: Other) -> Bool
where Base.Element == Other.Element, Base.Element: Equatable {
    base.contains(other)
}

private typealias Comparison =
    @convention(c) (
        UnsafeMutableRawPointer?, Int32, UnsafeRawPointer?, Int32, UnsafeRawPointer?
    ) -> Int32

private func text(_ bytes: UnsafeRawPointer?, _ count: Int32) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: bytes, count: Int(count))
}

private func isASCII(_ bytes: UnsafeRawBufferPointer) -> Bool { bytes.allSatisfy { $0 < 0x80 } }

private let compareTexts: Comparison = { _, countA, bytesA, countB, bytesB in
    let (a, b) = (text(bytesA, countA), text(bytesB, countB))
    if isASCII(a), isASCII(b) {
        let count = min(a.count, b.count)
        let order = count == 0 ? 0 : memcmp(a.baseAddress!, b.baseAddress!, count)
        return order != 0 ? order : Int32(clamping: a.count - b.count)
    }
    let (first, second) = (String(decoding: a, as: UTF8.self), String(decoding: b, as: UTF8.self))
    return first == second ? 0 : first < second ? -1 : 1
}

private let compareDecimals: Comparison = { _, countA, bytesA, countB, bytesB in
    let first = Decimal(string: String(decoding: text(bytesA, countA), as: UTF8.self)) ?? .nan
    let second = Decimal(string: String(decoding: text(bytesB, countB), as: UTF8.self)) ?? .nan
    return first == second ? 0 : first < second ? -1 : 1
}

private let compareByStandard: Comparison = { _, countA, bytesA, countB, bytesB in
    Int32(TextOrder.standard.compare(text(bytesA, countA), text(bytesB, countB)).rawValue)
}

private let compareLocally: Comparison = { _, countA, bytesA, countB, bytesB in
    Int32(TextOrder.localized.compare(text(bytesA, countA), text(bytesB, countB)).rawValue)
}

extension TextOrder {
    /// The order as SQL has it of texts.
    package var collation: String {
        switch self {
        case .standard: " COLLATE standard"
        case .localized: " COLLATE localized"
        }
    }
}
