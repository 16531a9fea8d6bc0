/// What a control is to those who read the tree, whatever it looks like: dumps, tests, assistive technology.
///
/// A control declares its role beside itself, as a static property of this type.
package struct ControlRole: Hashable, Sendable, CustomStringConvertible {
    /// What dumps call the control.
    package let name: String
    /// What the control is to a person; nil for a part of another control, which is no element by itself.
    package let element: ElementKind?

    package init(_ name: String, as element: ElementKind?) {
        self.name = name
        self.element = element
    }

    package var description: String { name }
}
