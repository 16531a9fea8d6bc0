/// An action of a node for assistive technology.
package struct AccessibilityActionRecord {
    /// The trigger of the action. A `named` action is identified by its name.
    package enum Kind: Hashable, Sendable { case `default`, escape, magicTap, delete, showMenu, named }

    package let kind: Kind
    /// The name of a `named` action, as assistive technology reads it.
    package let name: String
    package let perform: () -> Void

    package init(kind: AccessibilityActionRecord.Kind, name: String, perform: @escaping () -> Void) {
        self.kind = kind
        self.name = name
        self.perform = perform
    }
}

/// The direction in which assistive technology adjusts the value of an element.
public enum AccessibilityAdjustmentDirection: Sendable {
    /// To the next larger value.
    case increment
    /// To the next smaller value.
    case decrement
}
