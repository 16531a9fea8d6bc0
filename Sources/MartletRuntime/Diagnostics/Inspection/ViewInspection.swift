import AttributeGraph
import Foundation

/// A description of one existing view, for developers.
package struct ViewInspection: Sendable {
    /// A property of the view.
    package struct Property: Sendable {
        /// The kind of storage of a property.
        package enum Kind: String, Sendable {
            case state, binding, environment, object, stored, focus, gesture, value
        }

        package let name: String
        package let kind: Kind
        /// The type of the property as in source code, without modules.
        package let type: String
        /// The value as text; nil if it has no text.
        package let value: String?
        /// The attribute of the storage, if there is one.
        package let attribute: AnyAttribute?
        /// Whether the property can be set from a text.
        package let isEditable: Bool
        /// Whether the value has parts to show.
        package let isOpenable: Bool
        /// Whether the last run of the body has read the property; nil if unknown.
        package let isRead: Bool?
    }

    /// A value of the environment that the body has read.
    package struct Reading: Sendable {
        package let name: String
        package let value: String?
    }

    /// An accessibility element in the view.
    package struct Element: Sendable {
        package let role: String
        package let label: String
        package let value: String?
    }

    package let type: Any.Type
    /// The views from the root to this one.
    package let path: String
    /// The frame in the window, in points; nil if no part of the view is shown.
    package let frame: CGRect?
    package let properties: [Property]
    package let environment: [Reading]
    /// The modifiers around the view, the outermost first.
    package let modifiers: [String]
    package let elements: [Element]
}
