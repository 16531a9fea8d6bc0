/// A change of a property, from its announcement until it has been made.
///
/// Objects say *before* they change, which is all that their publishers tell. Whoever hears it on the thread that makes
/// the change can ask here to be called when it has been made. That goes for everything that is sent meanwhile on that
/// thread: by the property's object, and by others that forward what it sends.
package struct PropertyChange {
    private var actions: [() -> Void] = []

    /// Announces a change and makes it.
    package static func perform(announcing: () -> Void, making: () -> Void) {
        var change = PropertyChange()
        // Unsafe pointers: the change is of this function, and the thread's again what it was when that is left.
        withUnsafeMutablePointer(to: &change) { change in
            let outer = martlet_get_current_change()
            martlet_set_current_change(change)
            announcing()
            martlet_set_current_change(outer)
        }
        making()
        for action in change.actions { action() }
    }

    /// Has something done when the change has been made that this thread is announcing.
    ///
    /// - Returns: Whether there is one; otherwise nothing is done.
    package static func whenMade(_ action: @escaping () -> Void) -> Bool {
        guard let change = martlet_get_current_change() else { return false }
        // Unsafe pointers: as above.
        change.assumingMemoryBound(to: PropertyChange.self).pointee.actions.append(action)
        return true
    }
}

// What Swift cannot say, and CMartletSupport does: storage of a thread. It is declared here and not imported, so that
// who compiles against this module loads no C module.

/// The change that the current thread is announcing, or nil.
@_extern(c, "martlet_get_current_change")
func martlet_get_current_change() -> UnsafeMutableRawPointer?

@_extern(c, "martlet_set_current_change")
func martlet_set_current_change(_ value: UnsafeMutableRawPointer?)
