/// A value that goes to another thread, while the one that it comes from waits for it or no longer uses it.
// @unchecked Sendable: see above.
package struct HandedOver<Value>: @unchecked Sendable {
    /// The value.
    package let value: Value

    /// Creates the envelope of a value.
    package init(value: Value) { self.value = value }
}

extension HandedOver: Equatable where Value: Equatable {}
extension HandedOver: Hashable where Value: Hashable {}
