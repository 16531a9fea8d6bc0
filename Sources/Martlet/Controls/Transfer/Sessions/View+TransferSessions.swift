import Foundation

extension View {
    /// Says what may be done with what is dragged out of the view; without it, that is copied.
    nonisolated public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
        modifier(TransferModifier(entry: .dragConfiguration(configuration)))
    }

    /// Runs an action when something that is dragged out of the view is lifted, moved, and let go.
    ///
    ///     .onDragSessionUpdated { session in
    ///         if session.phase == .ended(.delete) { remove(session.draggedItemIDs(for: Song.ID.self)) }
    ///     }
    ///
    /// While a desktop drags between its windows, the app hears of the pointer over windows of its own.
    ///
    /// - Parameter onUpdate: The action; is given how far it is.
    nonisolated public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
        modifier(TransferModifier(entry: .onDrag(MainOnly(onUpdate))))
    }

    /// Says how the pictures of several things that are dragged together lie under the pointer.
    nonisolated public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
        modifier(TransferModifier(entry: .formation(formation)))
    }

    /// Accepts how the pictures of what is dragged over the view are to lie: they keep the places that they were lifted in.
    nonisolated public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }

    /// Says what is done with what is dropped on the view, or on the places in it that take something.
    ///
    /// - Parameter configuration: Called whenever something is dragged over such a place, and when it is dropped.
    nonisolated public func dropConfiguration(
        _ configuration: @escaping (DropSession) -> DropConfiguration
    ) -> some View {
        modifier(TransferModifier(entry: .dropConfiguration(MainOnly(configuration))))
    }

    /// Runs an action when something is dragged over the view, or over the nearest places in it that take something, and
    /// when it is dropped there.
    ///
    /// - Parameter onUpdate: The action; is given how far it is.
    nonisolated public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
        modifier(TransferModifier(entry: .onDrop(MainOnly(onUpdate))))
    }

    /// Takes values of a type that are dropped on the view.
    ///
    ///     Board().dropDestination(for: Card.self) { cards, session in add(cards, at: session.location) }
    ///
    /// What comes from another program is loaded first; the action runs when it is there.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - isEnabled: Whether anything is taken.
    ///   - action: Is given the values, and where and how they were dropped.
    @_disfavoredOverload  // A closure that is `true` alone says that the values were of use.
    nonisolated public func dropDestination<T: Transferable>(
        for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void
    ) -> some View {
        let action = MainOnly(action)
        return modifier(
            DropModifier(
                behavior: .taking(T.self, isEnabled: isEnabled) { values, info in
                    action.value(values, info.session)
                    return true
                }))
    }
}
