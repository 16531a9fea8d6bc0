/// Replaces the content by another view while some modifier keys are held.
private struct ModifierKeyAlternate<Alternate: View>: ViewModifier {
    let modifiers: EventModifiers
    let alternate: Alternate
    @State private var isHeld = false

    func body(content: Content) -> some View {
        Group {
            if isHeld { alternate } else { content }
        }
        .onModifierKeysChanged(mask: modifiers) { _, held in
            isHeld = !modifiers.isEmpty && held.isSuperset(of: modifiers)
        }
    }
}

extension View {
    /// Replaces the view by another one while some modifier keys are held.
    ///
    ///     Button("Go Forward", action: goForward)
    ///         .modifierKeyAlternate(.option) {
    ///             Button("Go to Page…", action: choosePage)
    ///         }
    ///
    /// Menus show the items for the keys that are held when they open. A terminal does not report modifier keys that are
    /// pressed alone.
    ///
    /// - Parameters:
    ///   - modifiers: The keys, all of which have to be held.
    ///   - alternate: A builder of the view in place of this one.
    @MainActor @preconcurrency
    public func modifierKeyAlternate<V: View>(
        _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V
    ) -> some View {
        modifier(ModifierKeyAlternate(modifiers: modifiers, alternate: alternate()))
    }
}
