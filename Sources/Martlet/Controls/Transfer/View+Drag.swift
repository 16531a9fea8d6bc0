import Foundation

/// Makes the content draggable.
nonisolated struct DragModifier: ViewModifier {
    let payload: DragPayload
    /// The preview under the pointer; `nil` for the content itself.
    let preview: AnyView?
    @State private var place = DragPlace()
    @Environment(\.sceneReference) private var reference

    init(preview: AnyView? = nil, payload: DragPayload) {
        self.payload = payload
        self.preview = preview
    }

    init(preview: AnyView? = nil, _ items: @escaping @MainActor () -> [Drag.Item]) {
        self.init(preview: preview, payload: DragPayload(own: items))
    }

    @MainActor func body(content: Content) -> some View {
        content
            .modifier(DragPlaceModifier(place: place, payload: payload))
            .simultaneousGesture(
                DragGesture(minimumDistance: 8, coordinateSpace: .global)
                    .onChanged { value in
                        guard let scene = reference?.scene else { return }
                        scene.service(DragController.self)
                            .drag(place, from: value.startLocation, to: value.location, in: scene, preview: preview)
                    }
                    .onEnded { value in
                        reference?.scene?.service(DragController.self).endDrag(at: value.location)
                    })
    }
}

extension View {
    /// Makes the view draggable to drop destinations in this window, in other windows and in other apps.
    ///
    ///     Text(song.title).draggable(song.title)
    ///
    /// In a list with several selected rows, the draggable views of all selected rows are dragged together.
    ///
    /// - Parameter payload: The transferred value, evaluated when a drag begins.
    nonisolated public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping @MainActor () -> T
    ) -> some View {
        modifier(DragModifier { DragPayload.value(payload()) })
    }

    /// Makes the view draggable, with a preview.
    ///
    /// - Parameters:
    ///   - payload: The transferred value, evaluated when a drag begins.
    ///   - preview: The view that windows of a desktop show under the pointer instead of this view.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping @MainActor () -> T,
        @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DragModifier(preview: AnyView(preview())) { DragPayload.value(payload()) })
    }

    /// Makes the view draggable, with the data of an item provider.
    ///
    /// - Parameter data: Returns the provider when a drag begins.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        let data = MainOnly(data)
        return modifier(DragModifier { [Drag.Item(item: data.value().item)] })
    }

    /// Makes the view draggable, with the data of an item provider and a preview.
    ///
    /// - Parameters:
    ///   - data: Returns the provider when a drag begins.
    ///   - preview: The view that windows of a desktop show under the pointer instead of this view.
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        let data = MainOnly(data)
        return modifier(DragModifier(preview: AnyView(preview())) { [Drag.Item(item: data.value().item)] })
    }

    /// Makes the view draggable, with the data of an item provider; `nil` to prevent drags.
    nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        let action = MainOnly(action)
        return modifier(DragModifier { action.value?().map { [Drag.Item(item: $0.item)] } ?? [] })
    }
}
