/// Something that assistive technology offers to do with a node.
package struct AccessibilityActionRecord {
    /// What the action is; one that is named has a name of its own.
    package enum Kind: Hashable, Sendable { case `default`, escape, magicTap, delete, showMenu, named }

    package let kind: Kind
    /// What a named action is called.
    package let name: String
    package let perform: () -> Void

    package init(kind: AccessibilityActionRecord.Kind, name: String, perform: @escaping () -> Void) {
        self.kind = kind
        self.name = name
        self.perform = perform
    }
}

/// Which way the value of an element goes.
public enum AccessibilityAdjustmentDirection: Sendable {
    /// To the next larger value.
    case increment
    /// To the next smaller value.
    case decrement
}
