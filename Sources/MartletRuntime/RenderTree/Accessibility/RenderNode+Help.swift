/// The trait by which a modifier says what a view is for.
package enum HelpTrait {}

extension RenderNode {
    /// What the node is for, as a modifier says it: shown while the pointer rests on it.
    package var help: String? {
        guard let extras, !extras.traits.isEmpty else { return nil }
        return extras.traits[ObjectIdentifier(HelpTrait.self)] as? String
    }
}
