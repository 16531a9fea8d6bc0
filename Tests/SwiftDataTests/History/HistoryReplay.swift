import MartletStore
import SwiftData

/// A copy of a store that is kept current by the history alone: of each transaction it reads the objects and properties
/// that the transaction names, and nothing else. So a change that the history lacks makes the copy differ from the store.
@MainActor
final class HistoryReplay {
    struct Mismatch: Error { let text: String }

    private enum Value: Equatable {
        case single(SQLValue)
        case keys(Set<Int64>)
    }

    private typealias Objects = [Int64: [String: Value]]

    private let container: ModelContainer
    private let context: ModelContext
    private var token: DefaultHistoryToken?
    private var copy: [String: Objects] = [:]

    /// Begins with what the store has now.
    init(_ container: ModelContainer) throws {
        self.container = container
        context = ModelContext(container)
        token = try context.fetchHistory(HistoryDescriptor<DefaultHistoryTransaction>()).last?.token
        copy = try stored()
    }

    /// Applies the transactions since the last time, and compares the copy with the store.
    func follow() throws {
        var descriptor = HistoryDescriptor<DefaultHistoryTransaction>()
        if let token { descriptor.predicate = #Predicate { $0.token > token } }
        let now = try stored()
        for transaction in try context.fetchHistory(descriptor) {
            token = transaction.token
            for change in transaction.changes { try apply(change, now) }
        }
        for entity in Set(copy.keys).union(now.keys).sorted() {
            let (mine, theirs) = (copy[entity] ?? [:], now[entity] ?? [:])
            guard mine != theirs else { continue }
            let keys = Set(mine.keys).union(theirs.keys).filter { mine[$0] != theirs[$0] }
            let text = keys.sorted().map {
                "\($0): \(mine[$0].map { "\($0)" } ?? "nothing"), not \(theirs[$0].map { "\($0)" } ?? "nothing")"
            }
            throw Mismatch(text: "the history leads to \(entity) \(text.joined(separator: "; "))")
        }
    }

    private func apply(_ change: HistoryChange, _ now: [String: Objects]) throws {
        let id = change.changedPersistentIdentifier
        let (entity, key) = (id.entityName, id.id.key)
        switch change {
        // An object that a later transaction deletes is no longer there.
        case .insert: copy[entity, default: [:]][key] = now[entity]?[key] ?? [:]
        case .update(let update):
            guard copy[entity]?[key] != nil else {
                throw Mismatch(text: "the history changes \(entity) \(key), which it has not inserted")
            }
            let all = names(update)
            guard !all.isEmpty else { throw Mismatch(text: "a change of \(entity) \(key) names no property") }
            for name in all { copy[entity]?[key]?[name] = now[entity]?[key]?[name] }
        case .delete:
            guard copy[entity]?.removeValue(forKey: key) != nil else {
                throw Mismatch(text: "the history deletes \(entity) \(key), which it has not inserted")
            }
        }
    }

    private func names<Update: HistoryUpdate>(_ update: Update) -> [String] {
        update.updatedAttributes.compactMap { ModelContainer.storedName(of: $0) }
    }

    private func stored() throws -> [String: Objects] {
        var all: [String: Objects] = [:]
        for entity in container.schema.entities.map(\.name) {
            let places = container.places(of: entity)
            var objects: Objects = [:]
            try container.readStores { database in
                let columns = (["$id"] + places.columns).map(quoted).joined(separator: ", ")
                for row in try database.rows("SELECT \(columns) FROM \(quoted(entity))") {
                    guard let key = row[0].integer else { continue }
                    var values: [String: Value] = [:]
                    for (name, value) in zip(places.columns, row.dropFirst()) { values[name] = .single(value) }
                    for pairs in places.pairs { values[pairs.name] = .keys([]) }
                    objects[key] = values
                }
                for pairs in places.pairs {
                    for row in try database.rows("SELECT \(pairs.own), \(pairs.other) FROM \(quoted(pairs.table))") {
                        guard let own = row[0].integer, let other = row[1].integer,
                            case .keys(let keys)? = objects[own]?[pairs.name]
                        else { continue }
                        objects[own]?[pairs.name] = .keys(keys.union([other]))
                    }
                }
            }
            all[entity] = objects
        }
        return all
    }
}
