import SwiftUI

// Dragging and dropping several items at once, in the style of documentation and real code.

private struct Photo: Identifiable, Transferable, Codable {
    var id: Int
    var name: String

    static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.name) }
}

private struct PhotoGrid: View {
    @State private var photos: [Photo] = []
    @State private var selection: [Photo.ID] = []
    @State private var isEditing = false
    @Namespace private var namespace

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
                ForEach(photos) { photo in
                    Text(photo.name).draggable(containerItemID: photo.id)
                    Text(photo.name).draggable(containerItemID: photo.id, containerNamespace: namespace)
                    Text(photo.name).draggable(Photo.self) { photo }
                    Text(photo.name).draggable(item: photo)
                    Text(photo.name).draggable(Photo.self, id: \.name, containerNamespace: namespace) { photo }
                    Text(photo.name).draggable(Photo.self, id: \.name, item: photo)
                }
            }
        }
        .dragContainer(for: Photo.self) { ids in photos.filter { ids.contains($0.id) } }
        .dragContainer(for: Photo.self, itemID: \.name, in: namespace) { names in
            photos.filter { names.contains($0.name) }
        }
        .dragContainerSelection(selection)
        .dragContainerSelection(selection, containerNamespace: namespace)
        .dragConfiguration(DragConfiguration(allowMove: false, allowDelete: true))
        .onDragSessionUpdated { session in
            let ids = session.draggedItemIDs(for: Photo.ID.self)
            if session.phase == .ended(.delete) { photos.removeAll { ids.contains($0.id) } }
        }
        .dragPreviewsFormation(.stack)
    }

    private var sections: some View {
        VStack { Text("section").draggable(containerItemID: 1) }
            .dragContainer(for: Photo.self) { (id: Photo.ID) in photos.filter { $0.id >= id } }
            .dragContainer(for: Photo.self, itemID: \.name) { name in photos.filter { $0.name.hasPrefix(name) } }
    }

    private var urls: some View {
        Text("d").dragContainer(for: URL.self, itemID: \.self) { (urls: [URL]) in urls }
    }

    private var moving: DragConfiguration {
        var operations = DragConfiguration.OperationsWithinApp(allowMove: true)
        operations.allowAlias = true
        return DragConfiguration(
            operationsWithinApp: operations,
            operationsOutsideApp: .init(allowCopy: false, allowMove: false, allowDelete: false))
    }

    private func isOver(_ session: DragSession) -> Bool {
        switch session.phase {
        case .initial, .active, .ending: session.draggedItemIndex < 0
        case .ended(let operation): operation != .cancel
        case .dataTransferCompleted: true
        }
    }
}

private struct Lane: View {
    @State private var isTargeted = false
    @State private var titles: [String] = []
    @State private var place = CGPoint.zero

    var body: some View {
        Color.pink
            .dropDestination(for: String.self, isEnabled: true) { new, session in
                titles += new
                place = session.location
            }
            .dropConfiguration { session in
                DropConfiguration(operation: session.suggestedOperations.contains(.move) ? .move : .copy)
            }
            .onDropSessionUpdated { session in
                switch session.phase {
                case .entering, .active: isTargeted = true
                case .exiting, .ended, .dataTransferCompleted: isTargeted = false
                }
                let own = session.localSession?.draggedItemIDs(for: Int.self) ?? []
                if own.isEmpty, session.itemsCount > 1, session.size.width > 0 { place = session.location }
            }
            .dropPreviewsFormation(.list)
        Color.blue.dropDestination(for: URL.self) { urls, _ in titles += urls.map(\.path) }
    }

    private func isOwn(_ session: DropSession) -> Bool { session.localSession != nil }

    private var formations: [DragDropPreviewsFormation] { [.default, .none, .pile, .list, .stack] }
    private var all: DropOperation.Set { [.copy, .move, .alias, .delete, .cancel, .forbidden] }
}
