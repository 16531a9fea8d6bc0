import Foundation

extension View {
    /// Sets the operations that are allowed for drags from the view. By default, only copying is allowed.
    nonisolated public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
        modifier(TransferModifier(entry: .dragConfiguration(configuration)))
    }

    /// Runs an action when a drag from the view begins, moves and ends.
    ///
    ///     .onDragSessionUpdated { session in
    ///         if session.phase == .ended(.delete) { remove(session.draggedItemIDs(for: Song.ID.self)) }
    ///     }
    ///
    /// During a drag by the desktop, the app receives the pointer's position only over its own windows.
    ///
    /// - Parameter onUpdate: A closure that receives the state of the drag.
    nonisolated public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View {
        modifier(TransferModifier(entry: .onDrag(MainOnly(onUpdate))))
    }

    /// Sets the arrangement of the previews of several dragged items.
    nonisolated public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View {
        modifier(TransferModifier(entry: .formation(formation)))
    }

    /// Sets the arrangement of previews over the view. No effect: the previews keep the arrangement of their source.
    nonisolated public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }

    /// Sets the operation of drops on the view, or on drop destinations inside.
    ///
    /// - Parameter configuration: Returns the operation. Called during each drag over a destination, and at the drop.
    nonisolated public func dropConfiguration(
        _ configuration: @escaping (DropSession) -> DropConfiguration
    ) -> some View {
        modifier(TransferModifier(entry: .dropConfiguration(MainOnly(configuration))))
    }

    /// Runs an action during a drag over the view, or over the nearest drop destinations inside, and at the drop.
    ///
    /// - Parameter onUpdate: A closure that receives the state of the drag.
    nonisolated public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View {
        modifier(TransferModifier(entry: .onDrop(MainOnly(onUpdate))))
    }

    /// Accepts drops of values on the view.
    ///
    ///     Board().dropDestination(for: Card.self) { cards, session in add(cards, at: session.location) }
    ///
    /// Data from another app is loaded first; the action runs when all of it is loaded.
    ///
    /// - Parameters:
    ///   - type: The type of the values.
    ///   - isEnabled: Whether drops are accepted.
    ///   - action: A closure that receives the values and the state of the drop.
    @_disfavoredOverload  // A closure `{ … true }` belongs to the overload that returns a Boolean.
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
