/// The role of a control in dumps, tests and the accessibility tree, independent of its look.
///
/// A control declares its role next to its type, as a static property of this type.
package struct ControlRole: Hashable, Sendable, CustomStringConvertible {
    /// The name of the role in dumps.
    package let name: String
    /// The kind of element in the accessibility tree; nil for a part of another control, which is no element by itself.
    package let element: ElementKind?

    package init(_ name: String, as element: ElementKind?) {
        self.name = name
        self.element = element
    }

    package var description: String { name }
}
