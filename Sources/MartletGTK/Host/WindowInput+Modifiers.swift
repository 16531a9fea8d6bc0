#if GTK
import CGTK
import Martlet

extension WindowInput {
    /// Updates the scene's modifier keys after a key was pressed or released: GTK's state is from before the event.
    func recordModifiers(_ keyval: UInt32, _ state: GdkModifierType, isDown: Bool) {
        var keys = EventModifiers(state)
        let own = EventModifiers(keyval: keyval)
        if isDown { keys.formUnion(own) } else if own != .capsLock { keys.subtract(own) }
        onMain((window.scene, keys)) { $0.heldModifierKeys = $1 }
        window.updateSoonIfNeeded()
    }
}

extension EventModifiers {
    /// The modifier that a key is; none for any other key.
    fileprivate init(keyval: UInt32) {
        self =
            switch Int32(keyval) {
            case GDK_KEY_Shift_L, GDK_KEY_Shift_R: .shift
            case GDK_KEY_Alt_L, GDK_KEY_Alt_R, GDK_KEY_Meta_L, GDK_KEY_Meta_R: .option
            case GDK_KEY_Control_L, GDK_KEY_Control_R: .command
            case GDK_KEY_Super_L, GDK_KEY_Super_R: .control
            case GDK_KEY_Caps_Lock: .capsLock
            default: []
            }
    }
}
#endif
