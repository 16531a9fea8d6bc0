import Foundation
import SwiftData

@Model
final class Voyage {
    @Attribute(.preserveValueOnDeletion) var reference: String
    var name: String
    @Attribute(.preserveValueOnDeletion) var price: Double?
    @Attribute(.preserveValueOnDeletion) var days: [Int] = []
    @Relationship(deleteRule: .cascade, inverse: \Port.voyage) var stops: [Port] = []
    @Relationship(inverse: \Traveller.voyages) var travellers: [Traveller] = []

    init(_ reference: String, _ name: String = "") {
        self.reference = reference
        self.name = name
    }
}

@Model
final class Port {
    var city: String
    var voyage: Voyage?
    init(_ city: String) { self.city = city }
}

@Model
final class Traveller {
    @Attribute(.unique) var name: String
    var age = 0
    var voyages: [Voyage] = []
    init(_ name: String, age: Int = 0) {
        self.name = name
        self.age = age
    }
}

/// Refers to others that know nothing of it.
@Model
final class Guide {
    var favourite: Port?
    var known: [Port] = []
    init() {}
}

/// Its deletion leaves the other side alone.
@Model
final class Ticket {
    @Relationship(deleteRule: .noAction, inverse: \Offer.tickets) var offers: [Offer] = []
    init() {}
}

@Model
final class Offer {
    var tickets: [Ticket] = []
    init() {}
}

/// A container of voyages, and the history that a test has not read yet.
@MainActor
final class VoyageHistory {
    let container: ModelContainer
    let context: ModelContext
    private var token: DefaultHistoryToken?

    init(_ configuration: ModelConfiguration = ModelConfiguration(isStoredInMemoryOnly: true)) throws {
        container = try ModelContainer(
            for: Voyage.self, Port.self, Traveller.self, Guide.self, Ticket.self, configurations: configuration)
        context = ModelContext(container)
    }

    /// Returns the transactions since the last call.
    func take() throws -> [DefaultHistoryTransaction] {
        var descriptor = HistoryDescriptor<DefaultHistoryTransaction>()
        if let token { descriptor.predicate = #Predicate { $0.token > token } }
        let found = try context.fetchHistory(descriptor)
        token = found.last?.token ?? token
        return found
    }

    /// Saves, and returns the changes of the transactions since the last call.
    func save() throws -> [String] {
        try context.save()
        return try take().flatMap(\.changes).map(text)
    }

    /// A change in words: `insert Voyage`, `update Voyage name, price`, `delete Voyage`.
    private func text(_ change: HistoryChange) -> String {
        func names<Update: HistoryUpdate>(_ update: Update) -> String {
            update.updatedAttributes.map { ModelContainer.storedName(of: $0) ?? "?" }.joined(separator: ", ")
        }
        let entity = change.changedPersistentIdentifier.entityName
        return switch change {
        case .insert: "insert \(entity)"
        case .update(let update): "update \(entity) \(names(update))"
        case .delete: "delete \(entity)"
        }
    }
}
