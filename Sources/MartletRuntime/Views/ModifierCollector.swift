/// Something that looks through the modifiers of the views in a container before they are made.
package protocol ModifierCollector: AnyObject {
    /// Notes what a view's modifier says, and has the view made.
    func collect<Content: View, Modifier: ViewModifier>(
        _ view: _GraphValue<ModifiedContent<Content, Modifier>>, inputs: _ViewInputs, make: () -> Void
    )
}

extension _ViewInputs {
    /// The collector of modifiers that a container provides for the views inside; nil if there is none.
    package var modifierCollector: (any ModifierCollector)? {
        get { attachment((any ModifierCollector).self, as: AnyObject.self) as? any ModifierCollector }
        set { attach((any ModifierCollector).self, newValue) }
    }
}
