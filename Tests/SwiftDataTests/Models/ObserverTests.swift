import SwiftData
import Testing

@Model
final class Thermostat {
    var degrees: Int = 20 {
        willSet { reported.append("will \(newValue)") }
        didSet {
            guard degrees != oldValue else { return }
            reported.append("did \(oldValue)")
            // A write of the property in its own observer does not call the observer again.
            if degrees > 30 { degrees = 30 }
            room = "\(degrees)"
        }
    }
    var room: String = "" { didSet(before) { reported.append("room \(before)->\(room)") } }
    var name: String { didSet { named += 1 } }
    @Transient var reported: [String] = []
    @Transient var named = 0

    init(name: String) { self.name = name }
}

@MainActor @Suite struct ObserverTests {
    @Test func propertiesCallTheirObservers() throws {
        let context = ModelContext(
            try ModelContainer(for: Thermostat.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
        let thermostat = Thermostat(name: "hall")
        context.insert(thermostat)
        #expect(thermostat.reported == [] && thermostat.named == 0)
        thermostat.degrees = 20
        #expect(thermostat.reported == ["will 20"])
        thermostat.reported = []
        thermostat.degrees += 20
        #expect(thermostat.reported == ["will 40", "did 20", "room ->30"])
        #expect(thermostat.degrees == 30)
        thermostat.name = "cellar"
        #expect(thermostat.named == 1)
        try context.save()
        let other = try #require(try ModelContext(context.container).fetch(FetchDescriptor<Thermostat>()).first)
        #expect(other.degrees == 30 && other.room == "30" && other.name == "cellar" && other.reported == [])
    }
}
