import DeveloperToolsSupport
import Foundation
import SwiftUI
import SwiftUICore
import Symbols

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

// Names of 2025 and 2026, as their documentation uses them.

private struct DialogUses: View {
    struct Failure: LocalizedError {}
    @State private var file: URL?
    @State private var failure: Failure?
    private let title = "Delete?"

    var body: some View {
        Text("files")
            .alert("Delete?", item: $file) { file in Button("Delete") { print(file) } }
            .alert(Text("Delete?"), item: $file) { file in
                Button("Delete") { print(file) }
            } message: { file in
                Text(file.lastPathComponent)
            }
            .alert(title, item: $file) { _ in }
            .alert(error: $failure) { Button("OK") {} }
            .alert(error: $failure) { _ in
                Button("OK") {}
            } message: {
                Text($0.localizedDescription)
            }
            .confirmationDialog("Export", item: $file) { file in Button(file.lastPathComponent) {} }
            .confirmationDialog(title, item: $file, titleVisibility: .visible) { _ in
                Button("As text") {}
            } message: {
                Text($0.path)
            }
    }
}

private struct RowUses: View {
    enum Row { case first, second }
    @State private var isShown = false
    @AccessibilityFocusState private var row: Row?
    @State private var position = ScrollPosition(idType: Int.self)
    private var topID: Int? { position.viewID as? Int }

    var body: some View {
        List {
            Text("first")
                .accessibilityFocused($row, equals: .first)
                .swipeActions(edge: .leading, allowsFullSwipe: false) {
                    Button("Read") {}
                } onPresentationChanged: {
                    isShown = $0
                }
        }
        .accessibilityDefaultFocus($row, .first)
    }
}

private struct ImageUses: View {
    let request: URLRequest?

    var body: some View {
        VStack {
            AsyncImage(request: request)
            AsyncImage(request: request, scale: 2) {
                $0.resizable()
            } placeholder: {
                ProgressView()
            }
            AsyncImage(request: request, transaction: Transaction(animation: .default)) { phase in
                phase.image?.resizable()
            }
        }
        .asyncImageURLSession(.shared)
    }
}

private struct FieldUses: View {
    enum Page { case events, reminders }
    @State private var text = ""
    @State private var page = Page.events
    @State private var selection: TextSelection?

    var body: some View {
        NavigationStack {
            VStack {
                TextField("Search", text: $text).textFieldStyle(.bordered)
                TextField("Search", text: $text).textFieldStyle(BorderedTextFieldStyle())
                Text("Shape").background(.quaternary, in: TextInputBorderShape.roundedRectangle)
                Text("Shape").background(.quaternary, in: .textInputBorder)
                Picker("View", selection: $page) {
                    Text("Events").tag(Page.events)
                    Text("Reminders").tag(Page.reminders)
                }
                .pickerStyle(.tabs)
                Picker("View", selection: $page) {}.pickerStyle(TabsPickerStyle())
                Button("Go Forward") {}
                    .keyboardShortcut("f")
                    .modifierKeyAlternate(.option) { Button("Go to Page…") {} }
            }
            .textInputBorderShape(.capsule)
            .searchable(text: $text)
            .searchSelection($selection)
        }
    }
}

private struct ToolbarUses: View {
    @ContentBuilder private func tools(_ canShare: Bool) -> some ToolbarContent {
        ToolbarItem(placement: .topBarPinnedTrailing) { Button("Pinned") {} }
        ToolbarItem { Button("Share") {} }.hidden(!canShare)
        if canShare { ToolbarItemGroup { Button("Copy") {} } }
    }

    @ContentBuilder private var words: some View {
        Text("one")
        if #available(macOS 27, iOS 27, *) { Text("two") } else { Text("few") }
    }

    var body: some View {
        VStack { words }
            .toolbar {
                ForEach(0..<3, id: \.self) { index in ToolbarItem { Button("\(index)") {} } }
                tools(true)
                ToolbarOverflowMenu { Button("Action 1") {} }
                ToolbarItem { Button("Archive") {} }.visibilityPriority(.low)
                ToolbarItem { Button("Share") {} }.visibilityPriority(ToolbarItemVisibilityPriority(higherThan: .high))
                ToolbarItem { Button("Find") {} }.visibilityPriority(.init(lowerThan: .automatic))
            }
            .toolbarOverflowMenu {
                Button("Action 1") {}
                Button("Action 2") {}
            }
    }
}

private struct GestureUses: View {
    private let kinds: GestureInputKinds = [.directTouch, .pencil]

    var body: some View {
        Color.red
            .gesture(TapGesture(count: 2, inputKinds: .pointer).onEnded {})
            .gesture(SpatialTapGesture(inputKinds: .all).onEnded { print($0.location) })
            .gesture(DragGesture(minimumDistance: 5, coordinateSpace: .global, inputKinds: kinds).onChanged { _ in })
            .gesture(LongPressGesture(inputKinds: .directTouch).onEnded { _ in })
            .gesture(MagnifyGesture(inputKinds: .indirectTouch).onChanged { _ in })
            .gesture(RotateGesture(minimumAngleDelta: .degrees(2), inputKinds: kinds).onChanged { _ in })
    }
}

private struct Ring: Shape {
    var start, end, width: Double

    nonisolated var animatableData: AnimatableValues<Double, Double, Double> {
        get { AnimatableValues(start, end, width) }
        set { (start, end, width) = newValue.value }
    }

    nonisolated func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.insetBy(dx: width, dy: width)) }
}

private struct SubscriptionUse: View {
    @State private var count = 0
    let counts: AnyPublisher<Int, Never>

    var body: some View {
        SubscriptionView(content: Text("\(count)"), publisher: counts) { count = $0 }
    }
}

private struct ReorderUses: View {
    struct Song: Identifiable, Transferable {
        let id: Int
        var title = ""
        static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.title) }
    }
    struct Album: Identifiable {
        let id: String
        var songs: [Song]
    }
    @State private var songs: [Song] = []
    @State private var albums: [Album] = []

    private func move(_ difference: ReorderDifference<Song.ID, ReorderableSingleCollectionIdentifier>) {
        switch difference.destination.position {
        case .before(let id): print(difference.sources, id)
        case .end: print(difference.destination.collectionID)
        }
    }

    var body: some View {
        VStack { ForEach(songs) { Text($0.title) }.reorderable() }
            .reorderContainer(for: Song.self) { difference in move(difference) }
            .dropDestination(for: String.self) { (_: [String], session: DropSession) in
                if case .before(let id)? = session.reorderDestination(for: Song.self)?.position { print(id) }
                print(session.reorderDestination(for: Song.self, itemID: \.title) == nil)
            }
            .dropConfiguration { session in
                guard session.itemsCount == 1 else { return DropConfiguration(operation: .forbidden) }
                return DropConfiguration(operation: .copy, destination: single)
            }
        LazyVGrid(columns: []) { ForEach(songs, id: \.title) { Text($0.title) }.onDelete { _ in }.reorderable() }
            .reorderContainer(for: Song.self, itemID: \.title, isEnabled: !songs.isEmpty) { print($0.sources) }
        List {
            ForEach(albums) { album in
                Section(album.id) {
                    ForEach(album.songs) { Text($0.title) }.reorderable(collectionID: album.id)
                }
            }
        }
        .reorderContainer(for: Song.self, in: Album.ID.self) { print($0.destination.collectionID.count) }
        .reorderContainer(for: Song.self, itemID: \.title, in: String.self, isEnabled: false) { _ in }
    }

    private var destination: ReorderDifference<Int, String>.Destination { .init(position: .end, collectionID: "a") }
    private var single: ReorderDifference<Int, ReorderableSingleCollectionIdentifier>.Destination {
        .init(position: .before(1))
    }
}

private struct SwipeUses: View {
    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(0..<3) { index in
                    Text("\(index)").swipeActions { Button("Archive") {} }
                }
            }
        }
        .swipeActionsContainer()
    }
}
