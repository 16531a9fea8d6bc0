/// A change of a property, from its announcement until it is complete.
///
/// The publishers of objects send only *before* a change. A subscriber on the thread of the change can register here
/// to be called after the change. This applies to everything sent on that thread in the meantime: by the property's
/// object, and by other objects that forward its announcement.
package struct PropertyChange {
    private var actions: [() -> Void] = []

    /// Announces a change and performs it.
    package static func perform(announcing: () -> Void, making: () -> Void) {
        var change = PropertyChange()
        // Unsafe pointers: the change is a local variable, and the previous value of the thread is restored before the
        // return.
        withUnsafeMutablePointer(to: &change) { change in
            let outer = martlet_get_current_change()
            martlet_set_current_change(change)
            announcing()
            martlet_set_current_change(outer)
        }
        making()
        for action in change.actions { action() }
    }

    /// The identity of the change that the current thread is announcing, while it does; nil if there is none.
    package static var current: Int? { martlet_get_current_change().map { Int(bitPattern: $0) } }

    /// Schedules an action for the end of the change that the current thread is announcing.
    ///
    /// - Returns: `false` if no change is being announced; the action is then dropped.
    package static func whenMade(_ action: @escaping () -> Void) -> Bool {
        guard let change = martlet_get_current_change() else { return false }
        // Unsafe pointers: see `perform(announcing:making:)`.
        change.assumingMemoryBound(to: PropertyChange.self).pointee.actions.append(action)
        return true
    }
}

// Thread-local storage, which Swift lacks and CMartletSupport provides. The functions are declared here and not
// imported, so that clients of this module load no C module.

/// Returns the change that the current thread is announcing, or `nil`.
@_extern(c, "martlet_get_current_change")
func martlet_get_current_change() -> UnsafeMutableRawPointer?

@_extern(c, "martlet_set_current_change")
func martlet_set_current_change(_ value: UnsafeMutableRawPointer?)
