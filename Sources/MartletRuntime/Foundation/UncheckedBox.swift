/// Passes a value through a lock whose closures only accept `Sendable` values.
// @unchecked Sendable: the lock prevents concurrent access; the creator of a box guards it by one, or never changes its
// value.
package struct UncheckedBox<Value>: @unchecked Sendable {
    package var value: Value

    package init(value: Value) {
        self.value = value
    }
}
