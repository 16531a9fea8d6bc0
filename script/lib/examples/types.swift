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
// MARK: NSManagedObject
fileprivate final class Item: NSManagedObject { @NSManaged var timestamp: Date? }
// MARK: SectionedFetchRequest
fileprivate final class Novel: NSManagedObject, Identifiable {
    @NSManaged var title: String
    @NSManaged var genre: String
}
// MARK: NotificationCenter.notifications
fileprivate extension Notification.Name { static let itemsChanged = Notification.Name("itemsChanged") }
// MARK: CodableRepresentation
fileprivate extension UTType { static let note = UTType(exportedAs: "org.example.note") }
// MARK: DataRepresentation
fileprivate struct Drawing: Transferable {
    init(png: Data) throws {}
    func png() throws -> Data { Data() }
    static var transferRepresentation: some TransferRepresentation { ProxyRepresentation { (_: Drawing) in "" } }
}
// MARK: MapContent
fileprivate struct Stop: Identifiable { var id = 0, name = "", coordinate = CLLocationCoordinate2D() }
// MARK: View.accessibilityAction
fileprivate struct Card: View {
    init(_ message: Message) {}
    var body: some View { Text("") }
}
@MainActor fileprivate func open(_ message: Message) {}
// MARK: View.accessibilityChildren
fileprivate func draw(_ sales: [Sale], in context: GraphicsContext, _ size: CGSize) {}
// MARK: View.accessibilityRepresentation
fileprivate struct Dial: View {
    @Binding var value: Double
    var body: some View { Text("") }
}
// MARK: View.focusEffectDisabled
fileprivate struct Card: View {
    var isMarked: Bool
    var body: some View { Text("") }
}
// MARK: FindContext
fileprivate struct OwnFindBar: View {
    var replaces: Bool
    var body: some View { Text("") }
}
// MARK: FocusedObject
fileprivate final class DocumentModel: ObservableObject {}
// MARK: Group.init
fileprivate struct Card<Content: View>: View {
    var isLarge: Bool
    @ViewBuilder var content: () -> Content
    var body: some View { content() }
}
// MARK: _VariadicView
fileprivate struct DividedRoot: _VariadicView.MultiViewRoot {
    func body(children: _VariadicView.Children) -> some View { ForEach(children) { $0 } }
}
// MARK: View.contextMenu
fileprivate struct File: Identifiable, Hashable { var id = 0, name = "" }
@MainActor fileprivate func open(_ files: Set<Int>) {}
// MARK: EnvironmentalModifier
fileprivate struct Frame: ViewModifier {
    var width: CGFloat
    func body(content: Content) -> some View { content.border(.red, width: width) }
}
// MARK: PickerStyle.tabs
fileprivate enum Page { case events, reminders }
// MARK: DynamicViewContent.reorderable, View.dragContainer
fileprivate struct SongRow: View {
    init(_ song: Song) {}
    var body: some View { Text("") }
}
fileprivate typealias SongCell = SongRow
// MARK: DropSession.reorderDestination, DragConfiguration, DropConfiguration, DropConfiguration.init, View.dragContainer
fileprivate struct Song: Identifiable, Hashable, Codable, Transferable {
    var id = 0, title = ""
    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
}
// MARK: TableColumnForEach
fileprivate struct Station: Identifiable { var id = 0, name = "" }
fileprivate struct Reading: Identifiable {
    var id = 0, hour = ""
    subscript(station: Station) -> Double { 0 }
}
// MARK: View.dropDestination
fileprivate struct Board: View { var body: some View { Text("") } }
fileprivate struct Card: Codable, Transferable {
    static var transferRepresentation: some TransferRepresentation { CodableRepresentation(contentType: .json) }
}
@MainActor fileprivate func add(_ cards: [Card], at point: CGPoint) {}
// MARK: View.fileImporter
fileprivate func load(_ file: URL) {}
// MARK: NewDocumentButton
fileprivate extension DocumentCreationSource { static let checklist = DocumentCreationSource(id: "checklist") }
fileprivate func chooseTemplate() async throws -> URL? { nil }
// MARK: View.searchCompletion
fileprivate struct Fruit: Identifiable { var id = 0, name = "" }
// MARK: AnyTabContent
fileprivate enum Place: Hashable { case inbox, archive }
// MARK: View.toolbarBackground
fileprivate struct Row: View {
    init(_ item: Item) {}
    var body: some View { Text("") }
}
// MARK: ToolbarOverflowMenu, View.toolbarOverflowMenu
fileprivate struct Editor: View { var body: some View { Text("") } }
fileprivate func rename() {}
// MARK: Text.LayoutKey
fileprivate struct Underline: View {
    init(below rect: CGRect, from origin: CGPoint) {}
    var body: some View { Text("") }
}
// MARK: ImageRenderer
fileprivate struct BadgeView: View {
    var name: String
    var body: some View { Text(name) }
}
// MARK: assertImage
fileprivate struct Badge: View {
    var name: String
    var body: some View { Text(name) }
}
// MARK: TestHost.init
fileprivate struct Login: View { var body: some View { Text("") } }
// MARK: assertNoLeaks, TestHost.explore
@MainActor @Observable fileprivate final class Model {}
fileprivate struct Page: View {
    var model = Model()
    var body: some View { Text("") }
}
fileprivate struct ShopPage: View {
    var model: Model
    var body: some View { Text("") }
}
// MARK: Anchor
fileprivate struct Selected: PreferenceKey {
    static let defaultValue: Anchor<CGRect>? = nil
    static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = nextValue() ?? value }
}
// MARK: HistoryObserver
@Model fileprivate final class Trip { init() {} }
fileprivate struct TripMap: View { var body: some View { Text("") } }
// MARK: HistoryChange
@Model fileprivate final class Trip {
    @Attribute(.preserveValueOnDeletion) var reference: String
    var name: String
    init(reference: String, name: String) {
        self.reference = reference
        self.name = name
    }
}
fileprivate func upload(_ identifier: PersistentIdentifier) {}
// MARK: HostClock, TestHost.clock
fileprivate extension EnvironmentValues { @Entry var clock: any Clock<Duration> = ContinuousClock() }
// MARK: NewDocumentAction
fileprivate extension Note { init(text: String) { self.text = text } }
// MARK: DocumentGroup.init
@Observable fileprivate final class TextDocument: SwiftUI.Document {
    static let readableContentTypes = [UTType.plainText]
    var text = ""
    func reader(configuration: sending ReadConfiguration) -> sending FileWrapperDocumentReader<String> {
        FileWrapperDocumentReader(configuration) { _ in "" }
    }
    func writer(configuration: sending WriteConfiguration) -> sending FileWrapperDocumentWriter<String> {
        FileWrapperDocumentWriter(configuration) { snapshot, _ in
            FileWrapper(regularFileWithContents: Data(snapshot.utf8))
        }
    }
    @MainActor func snapshot(contentType: UTType) async throws -> sending String { text }
    @MainActor func apply(snapshot: sending String, previous: sending String?) async throws { text = snapshot }
}
fileprivate struct TextEditorView: View {
    var document: TextDocument
    var body: some View { Text("") }
}
// MARK: AttributedTextFormattingDefinition, AttributedTextValueConstraint, View.attributedTextFormattingDefinition
fileprivate struct IngredientKey: CodableAttributedStringKey {
    typealias Value = String
    static let name = "ingredient"
}
fileprivate extension AttributeScopes {
    struct RecipeAttributes: AttributeScope {
        let ingredient: IngredientKey
        let swiftUI: SwiftUIAttributes
    }
}
fileprivate extension AttributeDynamicLookup {
    subscript<T: AttributedStringKey>(dynamicMember path: KeyPath<AttributeScopes.RecipeAttributes, T>) -> T {
        self[T.self]
    }
}
// MARK: AttributedTextFormattingDefinition
fileprivate struct IngredientsAreGreen: AttributedTextValueConstraint {
    typealias Scope = AttributeScopes.RecipeAttributes
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
    func constrain(_ container: inout Attributes) {}
}
// MARK: View.attributedTextFormattingDefinition
fileprivate struct RecipeFormatting: AttributedTextFormattingDefinition {
    var body: some AttributedTextFormattingDefinition<AttributeScopes.RecipeAttributes> {
        ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
    }
}
// MARK: ImageResource
fileprivate extension Bundle { static var module: Bundle { .main } }
// MARK: GTKHostingWidget
fileprivate struct SettingsForm: View { var body: some View { Text("") } }
// MARK: View.contentToolbar
fileprivate struct ShopView: View { var body: some View { Text("") } }
@MainActor fileprivate func edit() {}
// MARK: View.tabViewCustomization
fileprivate struct ArtistsView: View { var body: some View { Text("") } }
// MARK: Predicate.init
@Model fileprivate final class Book {
    var title = ""
    var isRead = false
    init() {}
}
// MARK: Schema.Attribute.Option.transformable
fileprivate struct Point {
    var data = Data()
    init(_ data: Data) {}
}
