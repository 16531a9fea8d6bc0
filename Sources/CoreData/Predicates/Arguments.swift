import Foundation

// Foundation's classes of these values can be arguments of a format, for code with `id as CVarArg`.
// `NSPredicate(format:)` accepts the values themselves.

extension UUID: @retroactive CVarArg {
    /// The words of a reference to the value, for `%@` of a format.
    public var _cVarArgEncoding: [Int] { FormatArgument.words(of: _bridgeToObjectiveC()) }
}

extension Date: @retroactive CVarArg {
    /// The words of a reference to the value, for `%@` of a format.
    public var _cVarArgEncoding: [Int] { FormatArgument.words(of: _bridgeToObjectiveC()) }
}

extension Data: @retroactive CVarArg {
    /// The words of a reference to the value, for `%@` of a format.
    public var _cVarArgEncoding: [Int] { FormatArgument.words(of: _bridgeToObjectiveC()) }
}

extension URL: @retroactive CVarArg {
    /// The words of a reference to the value, for `%@` of a format.
    public var _cVarArgEncoding: [Int] { FormatArgument.words(of: _bridgeToObjectiveC()) }
}

private enum FormatArgument {
    /// The words of a reference that outlives the call which formats it: it is never released, since the time of their
    /// use is unknown.
    static func words(of object: AnyObject) -> [Int] {
        [Int(bitPattern: Unmanaged.passRetained(object).toOpaque())]
    }
}
