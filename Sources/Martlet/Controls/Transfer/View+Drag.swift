import Foundation

/// Lets the content be dragged.
nonisolated struct DragModifier: ViewModifier {
    let payload: DragPayload
    /// What is shown under the pointer; nil for the content itself.
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
    /// Lets a person drag the view to a place that takes its value: in the window, in another one, or in another program.
    ///
    ///     Text(song.title).draggable(song.title)
    ///
    /// In a list of which several rows are selected, those views of the rows go with it that can be dragged.
    ///
    /// - Parameter payload: The value.
    nonisolated public func draggable<T: Transferable>(
        _ payload: @autoclosure @escaping @MainActor () -> T
    ) -> some View {
        modifier(DragModifier { DragPayload.value(payload()) })
    }

    /// Lets a person drag the view to a place that takes its value.
    ///
    /// - Parameters:
    ///   - payload: The value.
    ///   - preview: What a desktop's window shows under the pointer meanwhile, in place of the view.
    nonisolated public func draggable<V: View, T: Transferable>(
        _ payload: @autoclosure @escaping @MainActor () -> T,
        @ViewBuilder preview: () -> V
    ) -> some View {
        modifier(DragModifier(preview: AnyView(preview())) { DragPayload.value(payload()) })
    }

    /// Lets a person drag the view to a place that takes what a provider has.
    ///
    /// - Parameter data: Makes the provider when a drag begins.
    nonisolated public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        let data = MainOnly(data)
        return modifier(DragModifier { [Drag.Item(item: data.value().item)] })
    }

    /// Lets a person drag the view to a place that takes what a provider has.
    ///
    /// - Parameters:
    ///   - data: Makes the provider when a drag begins.
    ///   - preview: What a desktop's window shows under the pointer meanwhile, in place of the view.
    nonisolated public func onDrag<V: View>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View {
        let data = MainOnly(data)
        return modifier(DragModifier(preview: AnyView(preview())) { [Drag.Item(item: data.value().item)] })
    }

    /// Lets a person drag the view to a place that takes what a provider has; nil for a view that is not dragged.
    nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
        let action = MainOnly(action)
        return modifier(DragModifier { action.value?().map { [Drag.Item(item: $0.item)] } ?? [] })
    }
}
