// Names that examples in documentation comments use beside their own. They are in a module of their own, so that an
// example may declare one of them for itself.
import Combine
import Foundation
import SwiftUI

// Values of an app, by the names that examples give them.

struct Item: Identifiable, Hashable {
    var id = 0, name = "", title = "", details = "", isOn = false, isDone = false
}

struct Note: Identifiable, Hashable {
    var id = 0, title = "", text = "", summary = "", isPinned = false
}

struct Song: Identifiable, Hashable {
    var id = 0, title = "", artist = "", name = "", isFavorite = false, rating = 0, length = 0.0, year = 0
}

struct Message: Identifiable, Hashable {
    var id = 0, subject = "", text = "", sender = "", isRead = false, isUnread = false, date = Date.now
}

struct Park: Identifiable, Hashable {
    var id = 0, name = ""
}

struct Person: Identifiable, Hashable {
    var id = 0, name = "", street = "", city = "", age = 0, birthday = Date.now
}

struct Folder: Identifiable, Hashable {
    var id = 0, name = "", unreadCount = 0, folders: [Folder]?, children: [Folder]?, items: [Item] = []
}

struct Album: Identifiable, Hashable {
    var id = 0, title = "", songs: [Song] = []
}

struct City: Identifiable, Hashable {
    var id = 0, name = "", country = "", population = 0, area = 0.0
}

struct Alarm: Identifiable, Hashable {
    var id = 0, name = "", isOn = false, isEnabled = false, sound = 0
}

struct Chore: Identifiable, Hashable {
    var id = 0, name = "", title = "", isUrgent = false, isDone = false, days = 0, due = Date.now
}

struct Photo: Identifiable, Hashable {
    var id = 0, name = "", url = URL(string: "file:///")
}

struct Book: Identifiable, Hashable {
    var id = 0, title = "", author = "", year = 0
}

struct Episode: Identifiable, Hashable {
    var id = 0, title = ""
}

struct Sale: Identifiable, Hashable {
    var id = 0, day = Date.now, month = "", amount = 0.0, count = 0, product = "", region = "", item = ""
}

enum Flavour: Hashable, CaseIterable { case chocolate, vanilla }
enum Size: String, CaseIterable, Identifiable {
    case small, large
    var id: Self { self }
    var name: String { rawValue }
}

@MainActor var notes: [Note] = []
@MainActor var songs: [Song] = []
@MainActor var messages: [Message] = []
@MainActor var parks: [Park] = []
@MainActor var albums: [Album] = []
@MainActor var cities: [City] = []
@MainActor var tasks: [Chore] = []
@MainActor var mail: [Message] = []
@MainActor var matches: [City] = []
@MainActor var found: [City] = []
@MainActor var months: [String] = []
@MainActor var isResizing = false, isPreviewPaused = false, canShare = false, isCollaborating = false,
    showsButton = false
@MainActor var distance = 0.0, first = 0.0, last = 0.0, topmost = 0
@MainActor var poem = "", token = ""
@MainActor var helpPage = URL(filePath: "/"), template = URL(filePath: "/")
@MainActor var photos: [Photo] = []
@MainActor var people: [Person] = []
@MainActor var folders: [Folder] = []
@MainActor var books: [Book] = []
@MainActor var episodes: [Episode] = []
@MainActor var sales: [Sale] = []
@MainActor var names: [String] = []
@MainActor var fruits: [String] = []
@MainActor var item = Item(), note = Note(), song = Song(), message = Message(), park = Park(), person = Person(),
    book = Book()
@MainActor var text = "", article = ""
@MainActor var count = 0, stars = 0, score = 0
@MainActor var total = 0.0, price = 0.0, progress = 0.0
@MainActor var url = URL(filePath: "/")
@MainActor var isOpen = false, isShown = false, isPlaying = false, isWide = false
@MainActor var offset = CGSize.zero

// Actions.

@MainActor func add() {}
@MainActor func add(_ value: Any) {}
@MainActor func save() {}
@MainActor func save(_ value: Any) {}
@MainActor func delete() {}
@MainActor func delete(_ value: Any) {}
@MainActor func remove() {}
@MainActor func remove(_ value: Any) {}
@MainActor func duplicate() {}
@MainActor func duplicate(_ value: Any) {}
@MainActor func archive() {}
@MainActor func archive(_ value: Any) {}
@MainActor func play() {}
@MainActor func play(_ value: Any) {}
@MainActor func search() {}
@MainActor func search(_ value: Any) {}
@MainActor func start() {}
@MainActor func undo() {}
@MainActor func redo() {}
@MainActor func share() {}
@MainActor func share(_ value: Any) {}
@MainActor func reload() {}
@MainActor func signIn() {}
@MainActor func logIn() {}
@MainActor func logOut() {}
@MainActor func copy() {}
@MainActor func copy(_ value: Any) {}
@MainActor func move() {}
@MainActor func move(_ value: Any) {}
@MainActor func parse() {}
@MainActor func select() {}
@MainActor func send() {}
@MainActor func copyText() {}
@MainActor func zoomIn() {}
@MainActor func zoomOut() {}
@MainActor func goForward() {}
@MainActor func choose(_ value: Any) {}

@MainActor func addFolder() {}
@MainActor func addFolder(_ value: Any) {}
@MainActor func erase() {}
@MainActor func erase(_ value: Any) {}
@MainActor func choosePage() {}
@MainActor func choosePage(_ value: Any) {}
@MainActor func insert() {}
@MainActor func insert(_ value: Any) {}
@MainActor func exportText() {}
@MainActor func exportText(_ value: Any) {}
@MainActor func exportPicture() {}
@MainActor func exportPicture(_ value: Any) {}
@MainActor func like() {}
@MainActor func like(_ value: Any) {}
@MainActor func draw() {}
@MainActor func draw(_ value: Any) {}
@MainActor func show() {}
@MainActor func show(_ value: Any) {}
@MainActor func showAccount() {}
@MainActor func showAccount(_ value: Any) {}
@MainActor func reportError() {}
@MainActor func reportError(_ value: Any) {}

// Views.

struct ContentView: View { var body: some View { Text("") } }
struct MailView: View { var body: some View { Text("") } }
struct AboutView: View { var body: some View { Text("") } }
struct LibraryView: View { var body: some View { Text("") } }
struct SearchView: View { var body: some View { Text("") } }
struct SettingsView: View { var body: some View { Text("") } }
struct CounterView: View { var body: some View { Text("") } }
struct Details: View { var body: some View { Text("") } }
struct Inbox: View { var body: some View { Text("") } }
struct Archive: View { var body: some View { Text("") } }
struct Card: View { var body: some View { Text("") } }
struct Header: View { var body: some View { Text("") } }
struct Feed: View { var body: some View { Text("") } }
struct Page: View { var body: some View { Text("") } }
struct Filters: View { var body: some View { Text("") } }
struct Dial: View { var body: some View { Text("") } }
struct CommitView: View {
    init() {}
    init(_ value: Any) {}
    var body: some View { Text("") }
}
struct FilesView: View {
    init() {}
    init(_ value: Any) {}
    var body: some View { Text("") }
}
struct ActivityView: View {
    init() {}
    init(_ value: Any) {}
    var body: some View { Text("") }
}
struct MapView: View {
    init() {}
    init(_ value: Any) {}
    var body: some View { Text("") }
}
struct AlbumsView: View {
    init() {}
    init(_ value: Any) {}
    var body: some View { Text("") }
}
struct ReceivedView: View {
    init() {}
    init(_ value: Any) {}
    var body: some View { Text("") }
}
struct LoginView: View {
    init() {}
    init(_ value: Any) {}
    var body: some View { Text("") }
}
struct Swatch: View {
    init() {}
    init(_ value: Any) {}
    var body: some View { Text("") }
}
struct ColorWell: View {
    init() {}
    init(_ value: Any) {}
    var body: some View { Text("") }
}
struct ShareButton: View {
    init() {}
    init(_ value: Any) {}
    var body: some View { Text("") }
}
struct CollaborationButton: View {
    init() {}
    init(_ value: Any) {}
    var body: some View { Text("") }
}
struct AddButton: View {
    init() {}
    init(_ value: Any) {}
    var body: some View { Text("") }
}
struct ItemList: View {
    init() {}
    init(_ value: Any) {}
    var body: some View { Text("") }
}
struct FolderList: View {
    init() {}
    init(_ value: Any) {}
    var body: some View { Text("") }
}
struct ShopPage: View {
    init() {}
    init(_ value: Any) {}
    var body: some View { Text("") }
}
struct OwnFindBar: View {
    init() {}
    init(_ value: Any) {}
    var body: some View { Text("") }
}
struct Status: View {
    init() {}
    init(_ value: Any) {}
    var body: some View { Text("") }
}
struct Row: View {
    var title = ""
    var body: some View { Text(title) }
}
struct TodoList: View {
    var items: [String]
    var body: some View { Text("") }
}
struct ParkDetails: View {
    var park: Park
    var body: some View { Text(park.name) }
}
struct NoteRow: View {
    var note: Note
    var body: some View { Text(note.title) }
}
struct Rating: View {
    var stars: Int
    init(_ stars: Int) { self.stars = stars }
    var body: some View { Text("") }
}
struct PhotoView: View {
    var photo: Photo
    var body: some View { Text("") }
}
struct MessageView: View {
    var id: Int?
    var body: some View { Text("") }
}
struct SongRow: View {
    var song: Song
    var body: some View { Text(song.title) }
}
struct MessageRow: View {
    var message: Message
    var body: some View { Text(message.subject) }
}

// Objects.

final class Counter: ObservableObject {
    @Published var count = 0
}

final class GameProgress: ObservableObject {
    @Published var level = 1
}

final class DataModel: ObservableObject {
    @Published var message = ""
}

final class Weather: ObservableObject {
    @Published var temperature = 20.0
}

@MainActor let weather = Weather()

@Observable final class Library {
    var books: [Book] = []
}

@MainActor let library = Library()
