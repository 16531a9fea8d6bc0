/// A closure or object of an app that is kept by closures of the main actor, and used there alone, as all of a view is.
// @unchecked Sendable: it is used on the main actor alone.
struct MainOnly<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
