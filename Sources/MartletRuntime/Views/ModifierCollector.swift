/// A visitor for the modifiers of the views in a container, called before the views are created.
package protocol ModifierCollector: AnyObject {
    /// Records a view's modifier, and calls `make` to create the view.
    func collect<Content: View, Modifier: ViewModifier>(
        _ view: _GraphValue<ModifiedContent<Content, Modifier>>, inputs: _ViewInputs, make: () -> Void
    )

    /// Records an element, and calls `make` to create it. The content of an `AnyView` or a branch comes after its modifiers.
    func collectElement(inputs: _ViewInputs, make: () -> Void)
}

extension ModifierCollector {
    package func collectElement(inputs: _ViewInputs, make: () -> Void) { make() }
}

extension _ViewInputs {
    /// The collector of modifiers that a container provides for the views inside; nil if there is none.
    package var modifierCollector: (any ModifierCollector)? {
        get { attachment((any ModifierCollector).self, as: AnyObject.self) as? any ModifierCollector }
        set { attach((any ModifierCollector).self, newValue) }
    }
}
