import Foundation
import SwiftData
import SwiftUI

// The history as apps use it, with its types named.

private struct VoyageChanges {
    let container: ModelContainer
    var others: NotificationCenter.Publisher {
        NotificationCenter.default.publisher(for: ModelContainer.remoteChange, object: container)
    }

    func transactions(after token: DefaultHistoryToken?, author: String) -> [DefaultHistoryTransaction] {
        var descriptor = HistoryDescriptor<DefaultHistoryTransaction>()
        if let token {
            descriptor.predicate = #Predicate { transaction in
                (transaction.token > token) && (transaction.author == author)
            }
        }
        do { return try ModelContext(container).fetchHistory(descriptor) } catch SwiftDataError.historyTokenExpired {
            return []
        } catch SwiftDataError.invalidTransactionFetchRequest { return [] } catch { return [] }
    }

    func voyages(in transactions: [DefaultHistoryTransaction]) -> (Set<Voyage>, DefaultHistoryToken?) {
        let context = ModelContext(container)
        var found: Set<Voyage> = []
        for transaction in transactions {
            for change in transaction.changes {
                let identifier = change.changedPersistentIdentifier
                let descriptor = FetchDescriptor<Voyage>(predicate: #Predicate { $0.persistentModelID == identifier })
                guard let voyage = try? context.fetch(descriptor).first else { continue }
                switch change {
                case .insert(_ as DefaultHistoryInsert<Voyage>): found.insert(voyage)
                case .update(let update as DefaultHistoryUpdate<Voyage>):
                    if update.updatedAttributes.contains(\.name) { found.insert(voyage) }
                case .delete(_ as DefaultHistoryDelete<Voyage>): found.remove(voyage)
                default: break
                }
            }
        }
        return (found, transactions.last?.token)
    }

    func delete(before token: DefaultHistoryToken) throws {
        let descriptor = HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token < token })
        try ModelContext(container).deleteHistory(descriptor)
    }

    func reference(of change: any HistoryDelete) -> String? {
        guard let deletion = change as? DefaultHistoryDelete<Voyage> else { return nil }
        let tombstone: HistoryTombstone<Voyage> = deletion.tombstone
        return tombstone[\.reference] as? String
    }
}

private func position<Transaction: HistoryTransaction>(
    of transaction: Transaction
) throws -> Data? where Transaction.TokenType: HistoryToken { try JSONEncoder().encode(transaction.token) }

/// Returns the entities below one, and the names of those above it.
private func family(_ entity: Schema.Entity) -> (below: Set<Schema.Entity>, above: [String]) {
    (entity.subentities, [entity.superentity?.name, entity.superentityName].compactMap { $0 })
}

/// Returns the names of the configurations whose stores the tokens are of.
private func names(of tokens: [any HistoryToken], in container: ModelContainer) -> [String?] {
    tokens.map { container.configurationName(forStoreIdentifier: $0.storeIdentifier) }
}

private func identifiers(of configurations: [ModelConfiguration], in container: ModelContainer) -> [String] {
    configurations.filter { $0.groupContainer == .automatic }
        .compactMap { container.storeIdentifier(forConfigurationNamed: $0.name) }
}

private func isOfPorts(_ change: any HistoryInsert) -> Bool { change is any HistoryInsert<Port> }

private func properties<Update: HistoryUpdate<Voyage>>(_ update: Update) -> [PartialKeyPath<Voyage>] {
    update.updatedAttributes
}

private struct Badge: View {
    let observer: HistoryObserver
    @State private var isShown = false

    var body: some View {
        Text(isShown ? "new" : "").onChange(of: observer.eventCounter) { isShown = true }
    }
}

@MainActor private func badge(_ context: ModelContext, _ tokens: [String: any HistoryToken]) throws -> some View {
    context.author = "badge"
    return Badge(
        observer: try HistoryObserver(
            historyTokens: tokens, observedModels: [Voyage.self, Port.self], authors: ["app"],
            modelContainer: context.container))
}
