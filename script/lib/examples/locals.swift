// Variables of examples in documentation comments, below the names of the modules or declarations whose examples use them.
// Those of `$` are for all examples: properties of a view, whose bindings they use.
// MARK: $
@State var name = ""
@State var text = ""
@State var title = ""
@State var age = 0
@State var page = 0
@State var rating = 0
@State var isOn = false
@State var hasSound = false
@State var notifies = false
@State var speed = 0.0
@State var progress = 0.0
@State var percentage = 0.0
@State var showsInspector = false
@State var isSearching = false
@State var isImporting = false
@State var background = Color.blue
@State var departure = Date.now
@State var city = ""
@State var term = ""
@State var code = ""
@State var message = ""
@State var topmost: Int?
@State var alarms: [Alarm] = []
@Environment(\.dismiss) var dismiss
@Environment(\.openURL) var openURL
@Environment(\.dismissWindow) var dismissWindow
@State var volume = 0.5
@State var copies = 1
@State var size = Size.small
@State var flavour = Flavour.chocolate
@State var selected: Int? = nil
@State var selection: Set<Int> = []
@State var items: [Item] = []
@State var showsDetails = false
@State var showsSettings = false
@State var showsFilters = false
@State var isPresented = false
@State var asks = false
@FocusState var isFocused: Bool
// MARK: WindowGroup
let message = Message()
// MARK: TabView
enum Section { case library, search }
@State var section = Section.library
// MARK: TextEditor
struct Letter { var body = "" }
@State var note = Letter()
// MARK: ProgressView
let copied = 1.0, size = 2.0
// MARK: View.alert
@State var saveError: SaveError?
@State var fileToDelete: String?
// MARK: View.contentShape
let name = "", price = ""
// MARK: Bindable
let book = Book()
// MARK: Group
@State var image: ImageResource?
// MARK: View.defaultFocus
@FocusState var field: Field?
@State var street = ""
// MARK: View.focusScope, View.prefersDefaultFocus, View.resetFocus, Namespace.ID
@Namespace var form
// MARK: Rule
let graph = Graph(), scope = graph.rootScope
let a = graph.makeInput(1, in: scope), b = graph.makeInput(2, in: scope)
// MARK: CoreData
let context = NSManagedObjectContext(.mainQueue)
// MARK: MartletTesting
let host = TestHost { Text("") }
// MARK: Logger
let host = "", seconds = 0.0
// MARK: Charts
struct Vote { var party = "", count = 0, share = 0.0, name = "", votes = 0 }
let votes: [Vote] = [], sale = Sale(), date = Date.now, month = "", first = Date.now, last = Date.now
// MARK: MapKit
let home = CLLocationCoordinate2D(), cafe = home, station = home, hotel = home, gate = home, paris = home
let berlin = home, prague = home, vienna = home, region = MKCoordinateRegion(), corners = [home]
// MARK: SwiftData
let container = try ModelContainer(for: Schema([])), context = ModelContext(container)
// MARK: NumberBins
let values = [1.0, 2.0]
// MARK: BarMark, PlottableValue
let month = "", sales = 1.0, date = Date.now
// MARK: LinePlot
struct Stock { var date = Date.now, price = 0.0, symbol = "" }
let stocks: [Stock] = []
// MARK: PointPlot, PlottableProjection
struct Place { var name = "", longitude = 0.0, latitude = 0.0 }
let cities: [Place] = []
// MARK: RulePlot
struct Day { var date = Date.now, low = 0.0, high = 0.0 }
let days: [Day] = []
// MARK: RectanglePlot
struct Cell { var week = 0, day = 0, count = 0 }
let cells: [Cell] = []
// MARK: View.chartScrollableAxes
struct Sample: Identifiable { var id = 0, date = Date.now, pulse = 0.0 }
let samples: [Sample] = []
// MARK: ChartProxy
var selected: Date?
// MARK: Publisher.collect
let events = PassthroughSubject<Int, Never>()
// MARK: SubscriptionView
var count = 0
let counts = PassthroughSubject<Int, Never>()
// MARK: DefaultSnapshot
let snapshots: [DefaultSnapshot] = []
// MARK: PersistentIdentifier.identifier
let identifier = ""
// MARK: ModelActor
let titles = ["Emma"]
// MARK: TimeDataSource, SystemFormatStyle
let start = Date.now, end = Date.now
// MARK: NavigationSplitView
let mailboxes: [Mailbox] = []
@State var mailbox: Int?
// MARK: View.inspector
let document = ""
// MARK: View.refreshable
struct Mailbox { func fetch() async {} }
let mailbox = Mailbox(), mail: [Message] = []
// MARK: Table
@State var order: [KeyPathComparator<Person>] = []
// MARK: View.focusable
let color = Color.red
func choose() {}
// MARK: Element.animations
let element = try host.find(.text)
// MARK: withContinuousObservation, withObservationTracking, ObservationTracking.Event.matches
let trip = Trip()
// MARK: PersistentIdentifier.isTemporary
let trip = Trip()
// MARK: View.fileExporter
@State var isExporting = false
let page: Sheet? = Sheet()
// MARK: Publisher.assign
final class Clock { @Published var lastUpdated = Date.now }
let clock = Clock()
// MARK: Foundation.Timer.publish
@State var now = Date.now
// MARK: NSManagedObject.mutableSetValue, NSManagedObject.mutableOrderedSetValue
let author = NSManagedObject(context: context), list = author, book = author
// MARK: NSFetchedResultsController
let request: NSFetchRequest<Book> = NSFetchRequest(entityName: "Book"),
    delegate: (any NSFetchedResultsControllerDelegate)? = nil
// MARK: MapReader
@State var pins: [CLLocationCoordinate2D] = []
// MARK: AccessibilityFocusState
let warning = ""
// MARK: View.attributedTextFormattingDefinition
@State var selection = AttributedTextSelection()
struct Recipe { var text = AttributedString() }
@State var recipe = Recipe()
// MARK: AttributedString.transformAttributes, AttributedTextSelection.Attributes
var text = AttributedString(), selection = AttributedTextSelection()
// MARK: ResetFocusAction
@Namespace var form
// MARK: ForEach.init
let content = Text("")
// MARK: View.contextMenu
let files: [File] = []
@State var selection: Set<Int> = []
// MARK: TableColumnForEach
let readings: [Reading] = [], stations: [Station] = []
// MARK: DropSession.reorderDestination, DropConfiguration.init
func insert(_ songs: [Song], at destination: Any?) {}
// MARK: DragConfiguration, View.dragContainer
@State var songs: [Song] = []
let song = Song()
// MARK: View.dragContainer
@State var selection: Set<String> = []
// MARK: View.asyncImageURLSession
let photoSession = URLSession.shared
// MARK: OpenDocumentAction, TestHost.fileDialog
let file = URL(filePath: "/")
// MARK: NewDocumentAction
let template = ""
// MARK: ProgressManager
let progress = Subprogress?.none!
let pages: [URL] = []
func read(_ page: URL) throws {}
// MARK: View.searchSelection
@State var selection: TextSelection?
// MARK: View.searchSuggestions
struct Model { var suggestions: [Item] = [] }
let model = Model()
// MARK: View.searchCompletion
@State var tokens: [Fruit] = []
let fruits: [Fruit] = []
// MARK: AnyTabContent
let inbox = Tab("Inbox", systemImage: "tray", value: Place.inbox) { Text("") }
let archive = Tab("Archive", systemImage: "archivebox", value: Place.archive) { Text("") }
// MARK: View.toolbarTitleMenu
let document = (name: "", text: "")
// MARK: View.confirmationDialog
@State var exported: Note?
// MARK: Text.textVariant
let distance = Measurement(value: 1, unit: UnitLength.meters)
// MARK: ViewSpacing
let first = LayoutSubviews.Element?.none!, second = first
// MARK: Transaction.scrollContentOffsetAdjustmentBehavior
let new = Message()
// MARK: assertImage
let phone = CGSize(), tablet = CGSize()
// MARK: TestHost.perform
struct Model { func load() {} }
let model = Model()
// MARK: PHPickerFilter, PhotosPicker
@State var item: PhotosPickerItem?
// MARK: PhotosPickerItem.loadTransferable
let item = PhotosPickerItem?.none!
// MARK: HistoryDescriptor, ModelContext.fetchHistory, ModelContext.deleteHistory, DefaultHistoryToken
let transactions: [DefaultHistoryTransaction] = [], data = Data()
let token = try JSONDecoder().decode(DefaultHistoryToken.self, from: data)
// MARK: HistoryTombstone
let deletion = DefaultHistoryDelete<Trip>?.none!
// MARK: HistoryChange
let transaction = DefaultHistoryTransaction?.none!
func remove(_ reference: String?) {}
// MARK: GestureInputKinds
@State var line: [CGPoint] = []
// MARK: AttributedTextFormattingDefinition
@State var text = AttributedString()
// MARK: View.swipeActions
let message = Message()
// MARK: UIBezierPath
let rect = CGRect()
// MARK: GestureInputKinds
let path = Path()
// MARK: View.accessibilityAction
let message = Message()
// MARK: GTKHostingWidget
let application: UnsafeMutablePointer<GtkApplication>? = nil
// MARK: Predicate.init
let title: String? = nil
