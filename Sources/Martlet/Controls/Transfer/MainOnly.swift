/// Wraps a closure or object of the app that sendable closures carry to the main actor.
// @unchecked Sendable: it is used on the main actor alone.
struct MainOnly<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
