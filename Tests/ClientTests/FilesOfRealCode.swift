import CoreTransferable
import MartletTesting
import PhotosUI
import SwiftUI
import Testing
import UniformTypeIdentifiers
import UserNotifications

extension UTType {
    static let clientNote = UTType(exportedAs: "com.example.clientnote", conformingTo: .json)
}

struct ClientNote: Codable, Identifiable, Hashable, Transferable {
    var id = UUID()
    var title = "Untitled"

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .clientNote)
        DataRepresentation(exportedContentType: .plainText) { note in
            note.title.data(using: .utf8) ?? Data()
        }
        ProxyRepresentation(exporting: \.title)
    }
}

struct ClientDocument: FileDocument {
    static var readableContentTypes: [UTType] { [.clientNote, .plainText] }

    var notes: [ClientNote]

    init(notes: [ClientNote] = []) {
        self.notes = notes
    }

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents else {
            throw CocoaError(.fileReadCorruptFile)
        }
        notes = try JSONDecoder().decode([ClientNote].self, from: data)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        let data = try JSONEncoder().encode(notes)
        return .init(regularFileWithContents: data)
    }
}

private struct ClientDocumentApp: App {
    var body: some Scene {
        DocumentGroup(newDocument: ClientDocument()) { file in
            ClientDocumentView(document: file.$document)
        }
        .commands { SidebarCommands() }
    }
}

private struct ClientDocumentView: View {
    @Binding var document: ClientDocument
    @State private var isExporting = false
    @State private var isImporting = false
    @State private var photo: PhotosPickerItem?
    @State private var photos: [PhotosPickerItem] = []
    @State private var image: Image?
    @State private var isTargeted = false
    @State private var dropped: [URL] = []

    var body: some View {
        List {
            ForEach(document.notes) { note in
                Text(note.title)
                    .draggable(note)
                    .onDrag {
                        NSItemProvider(object: NSString(string: note.title))
                    }
            }
        }
        .dropDestination(for: ClientNote.self) { items, location in
            document.notes.append(contentsOf: items)
            return true
        } isTargeted: { isTargeted in
            self.isTargeted = isTargeted
        }
        .onDrop(of: [.fileURL], isTargeted: $isTargeted) { providers in
            for provider in providers {
                _ = provider.loadObject(ofClass: URL.self) { url, _ in
                    guard let url else { return }
                    DispatchQueue.main.async {
                        dropped.append(url)
                    }
                }
                provider.loadItem(forTypeIdentifier: UTType.fileURL.identifier, options: nil) { item, error in
                    guard let data = item as? Data else { return }
                    _ = URL(dataRepresentation: data, relativeTo: nil)
                }
            }
            return true
        }
        .onDrop(of: [UTType.image], delegate: ClientDropDelegate(isTargeted: $isTargeted))
        .toolbar {
            Button("Add") { document.notes.append(ClientNote(title: "New")) }
            Button("Export") { isExporting.toggle() }
            Button("Import") { isImporting = true }
            PhotosPicker(selection: $photo, matching: .images) {
                Label("Photo", systemImage: "photo")
            }
            PhotosPicker("Photos", selection: $photos, maxSelectionCount: 3, matching: .any(of: [.images, .videos]))
            PasteButton(payloadType: ClientNote.self) { document.notes += $0 }
        }
        .fileExporter(
            isPresented: $isExporting,
            document: document,
            contentType: .clientNote,
            defaultFilename: "Notes"
        ) { result in
            switch result {
            case .success(let url): print("saved to \(url)")
            case .failure(let error): print(error.localizedDescription)
            }
        }
        .fileImporter(isPresented: $isImporting, allowedContentTypes: [.clientNote], allowsMultipleSelection: false) {
            result in
            do {
                guard let url = try result.get().first else { return }
                guard url.startAccessingSecurityScopedResource() else { return }
                defer { url.stopAccessingSecurityScopedResource() }
                let data = try Data(contentsOf: url)
                document.notes = try JSONDecoder().decode([ClientNote].self, from: data)
            } catch {
                print(error)
            }
        }
        .onChange(of: photo) {
            Task {
                if let loaded = try? await photo?.loadTransferable(type: Image.self) { image = loaded }
            }
        }
        .onCopyCommand { document.notes.map { NSItemProvider(object: NSString(string: $0.title)) } }
    }
}

private struct ClientDropDelegate: DropDelegate {
    @Binding var isTargeted: Bool

    func dropEntered(info: DropInfo) { isTargeted = true }
    func dropExited(info: DropInfo) { isTargeted = false }

    func dropUpdated(info: DropInfo) -> DropProposal? {
        DropProposal(operation: .copy)
    }

    func performDrop(info: DropInfo) -> Bool {
        guard let provider = info.itemProviders(for: [.image]).first else { return false }
        provider.loadDataRepresentation(forTypeIdentifier: UTType.image.identifier) { data, error in
            _ = data.flatMap { Image(data: $0) }
        }
        return true
    }
}

private func remind(after seconds: TimeInterval) {
    let content = UNMutableNotificationContent()
    content.title = "Reminder"
    content.body = "It is time."
    content.sound = UNNotificationSound.default
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: false)
    let request = UNNotificationRequest(identifier: UUID().uuidString, content: content, trigger: trigger)
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge, .sound]) { granted, error in
        if granted { UNUserNotificationCenter.current().add(request) }
    }
}

@MainActor @Suite struct FilesOfRealCodeTests {
    @Test func documentsAreWrittenAndRead() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let host = TestHost(size: CGSize(width: 900, height: 600), app: ClientDocumentApp())
        try host.find(.button, "Add").tap()
        try host.chooseMenuItem("File", "Save")
        #expect(host.fileDialog?.fileName == "Untitled.clientnote")
        let file = folder.appendingPathComponent("a.clientnote")
        try host.fileDialog?.choose(file)
        let notes = try JSONDecoder().decode([ClientNote].self, from: Data(contentsOf: file))
        #expect(notes.map(\.title) == ["New"])
        try host.find(.button, "Add").tap()
        try host.find(.button, "Import").tap()
        try host.fileDialog?.choose(file)
        #expect(host.texts.filter { $0 == "New" }.count == 1)
    }

    @Test func filtersOfPicturesAreMadeOfOthers() {
        let images: PHPickerFilter = .images
        #expect(PHPickerFilter.all(of: [.images, .not(.livePhotos)]) == images)
        #expect(PHPickerFilter.any(of: [.videos, .not(.videos)]) == .any(of: [.videos, .images]))
        #expect(PHPickerFilter.not(.images) == .videos)
        #expect(PHPickerFilter.all(of: [.images, .screenshots]) == .screenshots)
    }

    @Test func picturesAreChosen() async throws {
        struct Picking: View {
            @State private var item: PhotosPickerItem?
            @State private var size = 0
            var body: some View {
                PhotosPicker("Pick", selection: $item, matching: .images)
                Text(verbatim: "\(size) bytes")
                    .task(id: item) { size = (try? await item?.loadTransferable(type: Data.self))?.count ?? 0 }
            }
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("picked.png")
        try Data([1, 2, 3]).write(to: file)
        let host = TestHost { Picking() }
        try host.find(.button, "Pick").tap()
        #expect(host.fileDialog?.contentTypes == [.image])
        try host.fileDialog?.choose(file)
        await host.wait { host.texts.contains("3 bytes") }
    }

    @Test func remindersAreAskedFor() async {
        remind(after: 600)
        #expect(
            await UNUserNotificationCenter.current().pendingNotificationRequests().contains {
                $0.content.title == "Reminder"
            })
        UNUserNotificationCenter.current().removeAllPendingNotificationRequests()
    }
}
