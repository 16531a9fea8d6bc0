import SwiftUI

struct Trip: Identifiable, Hashable {
    enum Kind: String, CaseIterable, Identifiable {
        case city, beach
        var id: String { rawValue }
    }
    let id = UUID()
    var name = ""
    var kind = Kind.city
    var isBooked = false
    var guests = 1
    var notes: String?
    var start = Date()
}

struct Place { var name: String }

@MainActor final class Planner: ObservableObject {
    @Published var trips: [Trip] = []
    @Published var places: [Place] = []
    @Published var progress: Double?
    func refresh() async throws {}
    func share(_ trip: Trip) async {}
    func title(for trip: Trip) -> String { trip.name }
}

struct Trips: View {
    @StateObject private var planner = Planner()
    @State private var filter = ""
    @State private var kind = Trip.Kind.city
    @State private var onlyBooked = false
    @State private var selected: Trip?
    @Environment(\.scenePhase) private var scenePhase

    private var subtitle: String {
        let count = planner.trips.count
        return "\(count) trips"
    }

    @ViewBuilder private var status: some View {
        if let progress = planner.progress {
            ProgressView(value: progress)
        } else {
            Text("Up to date")
        }
    }

    @ViewBuilder private var rows: some View {
        Section("Trips") {
            ForEach(planner.trips) { trip in
                NavigationLink(destination: TripPage(trip: trip)) {
                    HStack {
                        Text(planner.title(for: trip)).badge(trip.guests)
                        Text(trip.notes ?? "")
                            .foregroundStyle(trip.isBooked ? Color.green : Color.gray)
                    }
                }
                .listRowBackground(trip.isBooked ? Color.yellow.opacity(0.1) : nil)
            }
        }
        ForEach(planner.places, id: \.name) { place in
            Text(place.name)
        }
    }

    var body: some View {
        NavigationStack {
            List {
                Section("Filter") {
                    Toggle("Only booked", isOn: $onlyBooked)
                    Picker("Kind", selection: $kind) {
                        ForEach(Trip.Kind.allCases) { kind in
                            Text(kind.rawValue).tag(kind)
                        }
                    }
                    TextField("Name", text: $filter)
                }
                rows
                status
            }
            .navigationTitle(subtitle)
            .refreshable { try? await planner.refresh() }
            .task(id: kind) {
                do { try await planner.refresh() } catch { print(error) }
            }
            .sheet(item: $selected) { trip in
                TripPage(trip: trip)
            }
            .toolbar {
                Button("Share", systemImage: "square.and.arrow.up") {
                    Task { if let selected { await planner.share(selected) } }
                }
                .disabled(selected == nil)
            }
            .overlay {
                if planner.trips.isEmpty { Text("No trips") }
            }
        }
    }
}

struct TripPage: View {
    let trip: Trip

    var body: some View {
        VStack {
            Text(trip.name).font(.title)
            LabeledContent("Guests", value: "\(trip.guests)")
            if let notes = trip.notes { Text(notes).italic() }
            DatePicker("Start", selection: .constant(trip.start))
        }
    }
}

// error: Toggle("Only booked", isOn: $onlyBooked) => Toggle("Only booked", value: $onlyBooked) !! incorrect argument label in call (have '_:value:', expected '_:isOn:')
// error: Toggle("Only booked", isOn: $onlyBooked) => Toggle("Only booked", isOn: onlyBooked) !! Binding<Bool>
// error: Picker("Kind", selection: $kind) { => Picker("Kind", selected: $kind) { !! select
// error: Picker("Kind", selection: $kind) { => Picker("Kind", selection: kind) { !! Binding<
// error: NavigationLink(destination: TripPage(trip: trip)) { => NavigationLink(to: TripPage(trip: trip)) { !! argument
// error: NavigationLink(destination: TripPage(trip: trip)) { => NavigationLink(destination: trip) { !! conform to 'View'
// error: Button("Share", systemImage: "square.and.arrow.up") { => Button("Share", image: "square.and.arrow.up") { !! 'String'
// error: TextField("Name", text: $filter) => TextField("Name", value: $filter) !! argument
// error: if planner.trips.isEmpty { Text("No trips") } => if planner.trips.isEmpty { "No trips" }
// error: .listRowBackground(trip.isBooked ? Color.yellow.opacity(0.1) : nil) => .listRowBackground(if trip.isBooked { Color.yellow }) !! 'if'
// error: return "\(count) trips" => return count !! 'Int'
// error: ForEach(planner.places, id: \.name) { place in => ForEach(planner.places) { place in !! Identifiable
// error: Text(place.name) => place !! 'Place'
// error: ForEach(planner.places, id: \.name) { place in => ForEach(planner.places, id: \.title) { place in !! title
// error: Text(trip.notes ?? "") => Text(trip.notes) !! 'String?'
// error: do { try await planner.refresh() } catch { print(error) } => do { await planner.refresh() } catch { print(error) } !! try
// error: .task(id: kind) { => .task(for: kind) { !! argument
// error: if let selected { await planner.share(selected) } => if let selected { planner.share(selected) } !! await
// error: if let selected { await planner.share(selected) } => await planner.share(selected) !! unwrapped
// error: Text(planner.title(for: trip)).badge(trip.guests) => Text(planner.title(trip)).badge(trip.guests) !! missing argument label 'for:' in call
// error: ProgressView(value: progress) => ProgressView(value: planner.progres) !! progres
// error: LabeledContent("Guests", value: "\(trip.guests)") => LabeledContent("Guests", value: trip.guests) !! Int
// error: DatePicker("Start", selection: .constant(trip.start)) => DatePicker("Start", selection: trip.start) !! Binding<Date>
// error: if let notes = trip.notes { Text(notes).italic() } => if let notes = trip.name { Text(notes).italic() } !! Optional
// error: .disabled(selected == nil) => .disabled(selected) !! optional type 'Trip?' cannot be used as a boolean
