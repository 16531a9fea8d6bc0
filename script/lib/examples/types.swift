// Types of examples in documentation comments, below the names of the modules or declarations whose examples use them.
// MARK: Bindable
@Observable fileprivate final class Book {
    var title = ""
}
// MARK: CoreData
fileprivate final class Book: NSManagedObject, Identifiable {
    @NSManaged var title: String?
    @NSManaged var isRead: Bool
    static func fetchRequest() -> NSFetchRequest<Book> { NSFetchRequest(entityName: "Book") }
}
// MARK: Query
@Model fileprivate final class Book {
    var title = ""
    var isRead = false
    init() {}
}
// MARK: View.buttonStyle
fileprivate struct Faded: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(0.5) }
}
// MARK: FocusState, View.defaultFocus
fileprivate enum Field: Hashable { case name, street }
// MARK: View.alert
fileprivate enum SaveError: LocalizedError { case full }
fileprivate func delete(_ file: String) {}
// MARK: Group
fileprivate func load() async -> ImageResource? { nil }
// MARK: SectionedResults
@Model fileprivate final class Item {
    var name = ""
    var category = ""
    init() {}
}
// MARK: ModelContext, ModelContainer, ModelActor, ModelContext.fetch, DefaultStore
@Model fileprivate final class Book {
    var title: String
    init(title: String) { self.title = title }
}
// MARK: ResultsObserver
@Model fileprivate final class Expense {
    var date = Date.now
    var amount = 0.0
    init() {}
}
// MARK: Scene.windowToolbarLabelStyle
fileprivate struct Browser: View { var body: some View { Text("") } }
// MARK: FocusedValueKey
fileprivate struct Document { var text = "" }
// MARK: DocumentGroup, NewDocumentAction
fileprivate struct Note: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text = ""
    init() {}
    init(configuration: ReadConfiguration) {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data())
    }
}
// MARK: UndoManager
fileprivate final class Book { var title = "" }
// MARK: PreviewModifier
@Observable fileprivate final class Store: Sendable { static func sample() async throws -> Store { Store() } }
// MARK: AnyLayout
fileprivate struct Counter: View { var body: some View { Text("") } }
// MARK: View.swipeActions, View.swipeActionsContainer
fileprivate struct MessageRow: View {
    init(_ message: Message) {}
    var body: some View { Text("") }
}
// MARK: View.containerRelativeFrame
fileprivate struct Card: View {
    let item: Item
    var body: some View { Text("") }
}
// MARK: View.scrollTargetBehavior
fileprivate struct AlbumCover: View {
    let album: Album
    var body: some View { Text("") }
}
// MARK: TestHost.sharing
fileprivate struct Settings: View { var body: some View { Toggle("Loud", isOn: .constant(true)) } }
// MARK: TestHost
fileprivate struct MailApp: App { var body: some Scene { WindowGroup { Text("") } } }
// MARK: TestHost.init, TestHost.relaunch
fileprivate struct NotesApp: App { var body: some Scene { WindowGroup { Text("") } } }
// MARK: HostClock
fileprivate struct Search { var clock: HostClock }
// MARK: SceneStorage
fileprivate struct FolderList: View {
    @Binding var selection: String
    var body: some View { Text("") }
}
// MARK: NavigationSplitView
fileprivate struct Mailbox: Identifiable, Hashable { var id = 0, name = "" }
fileprivate struct MailboxView: View {
    var id: Int?
    var body: some View { Text("") }
}
// MARK: View.inspector
fileprivate struct Editor: View {
    var document: String
    var body: some View { Text("") }
}
fileprivate struct Settings: View {
    var document: String
    var body: some View { Text("") }
}
// MARK: Tab
fileprivate enum Mail: Hashable { case received }
// MARK: TabSection
fileprivate enum Place: Hashable { case albums }
// MARK: View.onInteractiveResizeChange
fileprivate enum Quality { case low, high }
fileprivate struct MapView: View {
    var detail: Quality
    var body: some View { Text("") }
}
// MARK: FocusedValue, FocusedBinding
fileprivate struct Document {
    var text = "", title = "", name = ""
    func save() {}
}
fileprivate extension FocusedValues { @Entry var document: Binding<Document>? }
// MARK: FocusedValue.init
@Observable fileprivate final class Chapter { var title = "" }
// MARK: withContinuousObservation, withObservationTracking, ObservationTracking.Event.matches
@MainActor @Observable fileprivate final class Trip {
    var name = ""
    var dateEdited = Date.now
}
// MARK: PersistentIdentifier.isTemporary
@Model fileprivate final class Trip { init() {} }
// MARK: View.fileExporter
fileprivate final class Sheet: WritableDocument {
    static let writableContentTypes: [UTType] = [.plainText]
    func writer(configuration: sending DocumentWriteConfiguration) -> sending SheetWriter { SheetWriter() }
    @MainActor func snapshot(contentType: UTType) async throws -> sending String { "" }
}
fileprivate struct SheetWriter: DocumentWriter {
    func write(
        snapshot: sending String, to destination: sending URL, previous: sending String?,
        progress: consuming Subprogress
    ) async throws {}
}
