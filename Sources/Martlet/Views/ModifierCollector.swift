/// Something that looks through the modifiers of the views in a container before they are made: it is lent to what
/// stands in the container (``_ViewInputs/attachment(_:as:)``) under its class.
class ModifierCollector {
    /// Notes what a view's modifier says, and has the view made.
    func collect<Content: View, Modifier: ViewModifier>(
        _ view: _GraphValue<ModifiedContent<Content, Modifier>>, inputs: _ViewInputs, make: () -> Void
    ) {
        make()
    }
}
