import SwiftData
import SwiftUI

// Code as apps have it, unchanged: the template that Xcode makes, and what tutorials add to it.

@Model
final class Item {
    var timestamp: Date

    init(timestamp: Date) {
        self.timestamp = timestamp
    }
}

struct TemplateApp: App {
    var sharedModelContainer: ModelContainer = {
        let schema = Schema([
            Item.self
        ])
        let modelConfiguration = ModelConfiguration(schema: schema, isStoredInMemoryOnly: true)

        do {
            return try ModelContainer(for: schema, configurations: [modelConfiguration])
        } catch {
            fatalError("Could not create ModelContainer: \(error)")
        }
    }()

    var body: some Scene {
        WindowGroup {
            ContentView()
        }
        .modelContainer(sharedModelContainer)
    }
}

struct TripApp: App {
    var body: some Scene {
        WindowGroup { TripList() }
            .modelContainer(for: [Trip.self, Stop.self], inMemory: true, isUndoEnabled: true) { result in
                if case .failure(let error) = result { print(error) }
            }
    }
}

struct ContentView: View {
    @Environment(\.modelContext) private var modelContext
    @Query private var items: [Item]

    var body: some View {
        NavigationSplitView {
            List {
                ForEach(items) { item in
                    NavigationLink {
                        Text("Item at \(item.timestamp, format: Date.FormatStyle(date: .numeric, time: .standard))")
                    } label: {
                        Text(item.timestamp, format: Date.FormatStyle(date: .numeric, time: .standard))
                    }
                }
                .onDelete(perform: deleteItems)
            }
            .toolbar {
                ToolbarItem {
                    Button(action: addItem) {
                        Label("Add Item", systemImage: "plus")
                    }
                }
            }
        } detail: {
            Text("Select an item")
        }
    }

    private func addItem() {
        withAnimation {
            let newItem = Item(timestamp: Date())
            modelContext.insert(newItem)
        }
    }

    private func deleteItems(offsets: IndexSet) {
        withAnimation {
            for index in offsets {
                modelContext.delete(items[index])
            }
        }
    }
}

@Model class Trip {
    #Index<Trip>([\.name], [\.start, \.end])
    #Unique<Trip>([\.name, \.start, \.end])

    @Attribute(.preserveValueOnDeletion) var name: String
    var destination: String
    var start: Date
    var end: Date
    private(set) var rating = Rating.good
    var tags: [String] = []
    var style: Style?
    @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = [Stop]()
    @Relationship(deleteRule: .cascade) var journal: Journal?
    @Transient var isSelected: Bool = false

    var duration: TimeInterval { end.timeIntervalSince(start) }

    enum Rating: Int, Codable, CaseIterable { case bad, good, great }
    struct Style: Codable { var color: String }

    init(name: String, destination: String, start: Date = .now, end: Date = .distantFuture) {
        self.name = name
        self.destination = destination
        self.start = start
        self.end = end
    }
}

@Model class Stop {
    @Attribute(.unique) var id: UUID
    var name: String
    var order: Int
    var trip: Trip?

    init(id: UUID = UUID(), name: String, order: Int) {
        self.id = id
        self.name = name
        self.order = order
    }
}

@Model class Journal {
    var text: String = ""
    var trip: Trip?
    init() {}
}

struct TripList: View {
    @Environment(\.modelContext) var context
    @Query(sort: \Trip.start, order: .reverse) var trips: [Trip]
    @Query(
        filter: #Predicate<Trip> { $0.destination == "Paris" },
        sort: [SortDescriptor(\Trip.name), SortDescriptor(\Trip.start, order: .reverse)], animation: .default)
    private var paris: [Trip]
    @Query(TripList.recent, animation: .smooth) private var recent: [Trip]
    @Query(animation: .default) private var stops: [Stop]
    @State private var search = ""
    @State private var path: [Trip] = []

    static var recent: FetchDescriptor<Trip> {
        var descriptor = FetchDescriptor<Trip>(sortBy: [SortDescriptor(\.start)])
        descriptor.fetchLimit = 3
        descriptor.relationshipKeyPathsForPrefetching = [\.stops]
        return descriptor
    }

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                Text("\(trips.count), \(paris.count), \(recent.count), \(stops.count)")
                TripResults(search: search)
            }
            .navigationDestination(for: Trip.self) { TripEditor(trip: $0) }
        }
    }
}

struct TripResults: View {
    @Query private var trips: [Trip]
    @Query private var journals: [Journal]

    init(search: String) {
        let now = Date.now
        _trips = Query(
            filter: #Predicate { trip in
                (search.isEmpty || trip.name.localizedStandardContains(search)) && trip.end > now
            }, sort: \.start)
    }

    var body: some View {
        ForEach(trips) { trip in
            NavigationLink(value: trip) { Text(trip.name) }
        }
    }
}

struct TripEditor: View {
    @Bindable var trip: Trip
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            TextField("Name", text: $trip.name)
            DatePicker("Start", selection: $trip.start)
            ForEach(trip.stops.sorted { $0.order < $1.order }) { stop in Text(stop.name) }
            Button("Add stop") { trip.stops.append(Stop(name: "New", order: trip.stops.count)) }
            Button("Delete", role: .destructive) {
                trip.modelContext?.delete(trip)
                dismiss()
            }
        }
    }
}

@ModelActor
actor TripImporter {
    private(set) var count = 0

    func load(_ names: [String]) throws -> [PersistentIdentifier] {
        var ids: [PersistentIdentifier] = []
        for name in names {
            let trip = Trip(name: name, destination: "Paris")
            modelContext.insert(trip)
            ids.append(trip.persistentModelID)
            count += 1
        }
        try modelContext.save()
        return ids
    }

    func name(of id: PersistentIdentifier) -> String? { self[id, as: Trip.self]?.name }
}

#Preview {
    ContentView()
        .modelContainer(for: Item.self, inMemory: true)
}
