/// Carries a value through a lock, whose closures only pass on what is `Sendable`.
// @unchecked Sendable: the lock keeps two threads from the value; whoever makes a box guards it by one, or never
// changes what is in it.
package struct UncheckedBox<Value>: @unchecked Sendable {
    package var value: Value

    package init(value: Value) {
        self.value = value
    }
}
