/// The trait by which a modifier says what a view is for.
package enum HelpTrait {}

extension RenderNode {
    /// The text of a `help(_:)` modifier, shown as a tooltip.
    package var help: String? {
        guard let extras, !extras.traits.isEmpty else { return nil }
        return extras.traits[ObjectIdentifier(HelpTrait.self)] as? String
    }
}
