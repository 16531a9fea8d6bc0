#if GTK
import CGTK
import Martlet

extension EventModifiers {
    init(_ state: GdkModifierType) {
        self = []
        if state.rawValue & GDK_SHIFT_MASK.rawValue != 0 { insert(.shift) }
        if state.rawValue & GDK_ALT_MASK.rawValue != 0 { insert(.option) }
        // Shortcuts that are held with Command on a Mac are held with Control here.
        if state.rawValue & GDK_CONTROL_MASK.rawValue != 0 { insert(.command) }
        if state.rawValue & GDK_SUPER_MASK.rawValue != 0 { insert(.control) }
        if state.rawValue & GDK_LOCK_MASK.rawValue != 0 { insert(.capsLock) }
    }
}

extension KeyInput {
    /// Creates a key from GDK's code; nil for modifiers and for keys without a name in views.
    init?(keyval: UInt32, state: GdkModifierType) {
        guard let key = KeyEquivalent(keyval: keyval) else { return nil }
        let modifiers = EventModifiers(state)
        let typed = gdk_keyval_to_unicode(keyval)
        let isText = typed >= 32 && typed != 127 && modifiers.isDisjoint(with: [.command, .control, .option])
        let characters = isText ? Unicode.Scalar(typed).map { String(Character($0)) } ?? "" : ""
        self.init(key: key, characters: characters, modifiers: modifiers)
    }
}

extension KeyEquivalent {
    fileprivate init?(keyval: UInt32) {
        switch Int32(keyval) {
        case GDK_KEY_Up, GDK_KEY_KP_Up: self = .upArrow
        case GDK_KEY_Down, GDK_KEY_KP_Down: self = .downArrow
        case GDK_KEY_Left, GDK_KEY_KP_Left: self = .leftArrow
        case GDK_KEY_Right, GDK_KEY_KP_Right: self = .rightArrow
        case GDK_KEY_Escape: self = .escape
        case GDK_KEY_BackSpace: self = .delete
        case GDK_KEY_Delete, GDK_KEY_KP_Delete: self = .deleteForward
        case GDK_KEY_Home, GDK_KEY_KP_Home: self = .home
        case GDK_KEY_End, GDK_KEY_KP_End: self = .end
        case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: self = .pageUp
        case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: self = .pageDown
        case GDK_KEY_Tab, GDK_KEY_ISO_Left_Tab, GDK_KEY_KP_Tab: self = .tab
        case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: self = .return
        case GDK_KEY_space, GDK_KEY_KP_Space: self = .space
        default:
            let typed = gdk_keyval_to_unicode(keyval)
            guard typed >= 32, let scalar = Unicode.Scalar(typed) else { return nil }
            self.init(Character(scalar))
        }
    }
}
#endif
