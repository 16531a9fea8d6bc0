import Foundation
import SwiftData

@Model class Journey {
    #Unique<Journey>([\.number])
    var number: Int
    var destination: String
    var days: Int = 1
    @Relationship(inverse: \Voyager.journeys) var traveller: Voyager?
    var stops: [Waypoint] = []

    init(_ number: Int, to destination: String, _ traveller: Voyager? = nil) {
        self.number = number
        self.destination = destination
        self.traveller = traveller
    }
}

@Model class BusinessJourney: Journey {
    var allowance: Double = 10
    var note: String
    var client: Employer?

    init(_ number: Int, to destination: String, note: String = "", client: Employer? = nil, _ traveller: Voyager? = nil)
    {
        self.note = note
        self.client = client
        super.init(number, to: destination, traveller)
        self.days = 2
    }
}

@Model final class LongJourney: BusinessJourney {
    #Unique<LongJourney>([\.visa])
    var visa: String
    @Relationship(deleteRule: .cascade) var papers: [TravelPaper] = []

    init(_ number: Int, to destination: String, visa: String) {
        self.visa = visa
        super.init(number, to: destination, note: "long")
    }
}

@Model final class FamilyJourney: Journey {
    /// Named as a property of another subclass.
    var note: Int = 5
    @Attribute(.preserveValueOnDeletion) var reason: String?

    override init(_ number: Int, to destination: String, _ traveller: Voyager? = nil) {
        super.init(number, to: destination, traveller)
    }
}

@Model final class Voyager {
    var name: String
    @Relationship(deleteRule: .cascade) var journeys: [Journey] = []
    init(_ name: String) { self.name = name }
}

@Model final class Employer {
    var name: String
    @Relationship(inverse: \BusinessJourney.client) var visits: [BusinessJourney] = []
    init(_ name: String) { self.name = name }
}

@Model final class Waypoint {
    var name: String
    @Relationship(inverse: \Journey.stops) var journeys: [Journey] = []
    init(_ name: String) { self.name = name }
}

@Model final class TravelPaper {
    var title: String
    init(_ title: String) { self.title = title }
}

/// All classes.
var journeyTypes: [any PersistentModel.Type] {
    [Journey.self, BusinessJourney.self, LongJourney.self, FamilyJourney.self]
}

/// Forms of access that the members which the macro adds have to allow.
@Model open class OpenBase {
    public var name: String = ""
    public init() {}
}

@Model public final class PublicLeaf: OpenBase {
    public var size: Int = 1
    public override init() { super.init() }
}
