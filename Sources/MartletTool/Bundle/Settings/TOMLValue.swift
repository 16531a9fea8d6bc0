/// A value in a TOML file. Dates are strings.
enum TOMLValue: Equatable, Sendable {
    case string(String)
    case integer(Int)
    case number(Double)
    case boolean(Bool)
    case array([TOMLValue])
    case table([String: TOMLValue])

    var string: String? { if case .string(let text) = self { text } else { nil } }
    var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
    var table: [String: TOMLValue]? { if case .table(let entries) = self { entries } else { nil } }
    var array: [TOMLValue]? { if case .array(let values) = self { values } else { nil } }

    /// The elements, if all are strings.
    var strings: [String]? {
        guard let array else { return nil }
        let strings = array.compactMap(\.string)
        return strings.count == array.count ? strings : nil
    }

    /// Stores a value at a path of keys, and creates the tables on the way. A path leads through the last element of an
    /// array of tables.
    ///
    /// - Parameter appends: True for the header `[[path]]`, which appends a table to an array.
    /// - Returns: False if the place is taken.
    mutating func insert(_ value: TOMLValue, at path: ArraySlice<String>, appends: Bool = false) -> Bool {
        guard let key = path.first else { return false }
        if case .array(var elements) = self {
            guard var last = elements.popLast(), last.insert(value, at: path, appends: appends) else { return false }
            self = .array(elements + [last])
            return true
        }
        guard case .table(var entries) = self else { return false }
        if path.count > 1 {
            var next = entries[key] ?? .table([:])
            guard next.insert(value, at: path.dropFirst(), appends: appends) else { return false }
            entries[key] = next
        } else if appends {
            guard let elements = (entries[key] ?? .array([])).array else { return false }
            entries[key] = .array(elements + [value])
        } else if value == .table([:]), case .table? = entries[key] {
            // The header of a table that an earlier, longer header created.
        } else {
            guard entries[key] == nil else { return false }
            entries[key] = value
        }
        self = .table(entries)
        return true
    }
}
