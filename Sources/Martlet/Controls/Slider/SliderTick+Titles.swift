// Made by script/lib/overloads.py of SliderTick.swift. Don't edit it.

extension SliderTick {
    /// Creates a tick at a value, with a verbatim text.
    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ value: V, _ title: S) {
        self.init(value) { Text(title) }
    }
}
