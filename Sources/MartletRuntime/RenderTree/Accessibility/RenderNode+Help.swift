/// The trait for the text of a `help(_:)` modifier.
package enum HelpTrait {}

extension RenderNode {
    /// The text of a `help(_:)` modifier, shown as a tooltip.
    package var help: String? {
        guard let extras, !extras.traits.isEmpty else { return nil }
        return extras.traits[ObjectIdentifier(HelpTrait.self)] as? String
    }
}
