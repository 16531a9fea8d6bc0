/// Something that assistive technology offers to do with a node.
struct AccessibilityActionRecord {
    /// What the action is; one that is named has a name of its own.
    enum Kind: Hashable, Sendable { case `default`, escape, magicTap, delete, showMenu, named }

    let kind: Kind
    /// What a named action is called.
    let name: String
    let perform: () -> Void
}

/// Which way the value of an element goes.
public enum AccessibilityAdjustmentDirection: Sendable {
    /// To the next larger value.
    case increment
    /// To the next smaller value.
    case decrement
}
