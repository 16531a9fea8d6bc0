/// Stores a value in a slot, runs `finish`, and only then releases the value that was there.
///
/// The deinitialization of a user's value may run any code: it may read the slot, write to it, or end the scope that
/// owns it. An assignment may destroy the old value before the new one is stored. So the slot has its new value, and
/// its dependents are marked, before the old value is released.
// Unsafe pointers: the caller owns the slot, which holds a value.
@inlinable @inline(__always)
func exchange<Value>(_ slot: UnsafeMutablePointer<Value>, _ new: Value, finish: () -> Void) {
    var value = new
    swap(&slot.pointee, &value)
    finish()
    withExtendedLifetime(value) {}
}
