import Foundation

extension Int: _FormatSpecifiable {
    /// The specifier in a key: `%lld`.
    public var _specifier: String { "%lld" }
    /// The value for the format.
    public var _argument: _FormatValue { _FormatValue(argument: .signed(Int64(self))) }
}

extension Int8: _FormatSpecifiable {
    /// The specifier in a key: `%d`.
    public var _specifier: String { "%d" }
    /// The value for the format.
    public var _argument: _FormatValue { _FormatValue(argument: .signed(Int64(self))) }
}

extension Int16: _FormatSpecifiable {
    /// The specifier in a key: `%d`.
    public var _specifier: String { "%d" }
    /// The value for the format.
    public var _argument: _FormatValue { _FormatValue(argument: .signed(Int64(self))) }
}

extension Int32: _FormatSpecifiable {
    /// The specifier in a key: `%d`.
    public var _specifier: String { "%d" }
    /// The value for the format.
    public var _argument: _FormatValue { _FormatValue(argument: .signed(Int64(self))) }
}

extension Int64: _FormatSpecifiable {
    /// The specifier in a key: `%lld`.
    public var _specifier: String { "%lld" }
    /// The value for the format.
    public var _argument: _FormatValue { _FormatValue(argument: .signed(self)) }
}

extension UInt: _FormatSpecifiable {
    /// The specifier in a key: `%llu`.
    public var _specifier: String { "%llu" }
    /// The value for the format.
    public var _argument: _FormatValue { _FormatValue(argument: .unsigned(UInt64(self))) }
}

extension UInt8: _FormatSpecifiable {
    /// The specifier in a key: `%u`.
    public var _specifier: String { "%u" }
    /// The value for the format.
    public var _argument: _FormatValue { _FormatValue(argument: .unsigned(UInt64(self))) }
}

extension UInt16: _FormatSpecifiable {
    /// The specifier in a key: `%u`.
    public var _specifier: String { "%u" }
    /// The value for the format.
    public var _argument: _FormatValue { _FormatValue(argument: .unsigned(UInt64(self))) }
}

extension UInt32: _FormatSpecifiable {
    /// The specifier in a key: `%u`.
    public var _specifier: String { "%u" }
    /// The value for the format.
    public var _argument: _FormatValue { _FormatValue(argument: .unsigned(UInt64(self))) }
}

extension UInt64: _FormatSpecifiable {
    /// The specifier in a key: `%llu`.
    public var _specifier: String { "%llu" }
    /// The value for the format.
    public var _argument: _FormatValue { _FormatValue(argument: .unsigned(self)) }
}

extension Float: _FormatSpecifiable {
    /// The specifier in a key: `%f`.
    public var _specifier: String { "%f" }
    /// The value for the format.
    public var _argument: _FormatValue { _FormatValue(argument: .double(Double(self))) }
}

extension Double: _FormatSpecifiable {
    /// The specifier in a key: `%lf`.
    public var _specifier: String { "%lf" }
    /// The value for the format.
    public var _argument: _FormatValue { _FormatValue(argument: .double(self)) }
}

extension CGFloat: _FormatSpecifiable {
    /// The specifier in a key: `%lf`.
    public var _specifier: String { "%lf" }
    /// The value for the format.
    public var _argument: _FormatValue { _FormatValue(argument: .double(Double(self))) }
}
