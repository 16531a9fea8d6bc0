import AttributeGraph
import Foundation

/// What there is to know of one living view, for people.
package struct ViewInspection: Sendable {
    /// One property of the view.
    package struct Property: Sendable {
        /// What keeps the value.
        package enum Kind: String, Sendable {
            case state, binding, environment, object, stored, focus, gesture, value
        }

        package let name: String
        package let kind: Kind
        /// The type of the property, as the source has it, without modules.
        package let type: String
        /// The value as text; nil where it can't be told.
        package let value: String?
        /// The attribute of what is kept, if there is one.
        package let attribute: AnyAttribute?
        /// Whether a text can be taken for a value of it.
        package let isEditable: Bool
        /// Whether the last run of the body has read it; nil where that is not known.
        package let isRead: Bool?
    }

    /// A value of the environment that the body has read.
    package struct Reading: Sendable {
        package let name: String
        package let value: String?
    }

    /// What assistive technology finds in the view.
    package struct Element: Sendable {
        package let role: String
        package let label: String
        package let value: String?
    }

    package let type: Any.Type
    /// The views from the root down to it.
    package let path: String
    /// Where it is in the window, in points; nil where nothing of it is there.
    package let frame: CGRect?
    package let properties: [Property]
    package let environment: [Reading]
    /// The modifiers around it, outermost first.
    package let modifiers: [String]
    package let elements: [Element]
}
