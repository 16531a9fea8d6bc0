/// The trait for the text of a `help(_:)` modifier.
package enum HelpTrait {}

extension ReadingNode {
    /// The text of a `help(_:)` modifier, shown as a tooltip.
    package var help: String? {
        guard let extras = node.extras, !extras.traits.isEmpty else { return nil }
        return extras.traits[ObjectIdentifier(HelpTrait.self)] as? String
    }
}
