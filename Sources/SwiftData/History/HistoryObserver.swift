import Foundation
import MartletBase
import MartletRuntime
import MartletStore
import Observation

/// Counts the saves of a container's stores that change objects of some classes, by any context and any program.
///
///     let observer = try HistoryObserver(observedModels: [Trip.self], modelContainer: container)
///
///     var body: some View {
///         TripMap().onChange(of: observer.eventCounter) { reload() }
///     }
///
/// The observer follows the history: each check looks at the transactions since the one before. Saves of the container's
/// contexts are seen at once. A save of another program is seen when a context of the container next fetches or saves.
/// A store of the app's own type takes part if it is ``HistoryProviding``; each check fetches its whole history.
// @unchecked Sendable: a lock guards the mutable state; the classes never change.
public final class HistoryObserver: Observable, @unchecked Sendable {
    private struct State {
        var counter = 0
        /// The number of the last transaction that was looked at, by the store.
        var positions: [String: Int64]
    }

    /// The container whose stores are observed.
    public let modelContainer: ModelContainer
    /// The classes whose changes count; empty for all.
    public let observedModels: [any PersistentModel.Type]
    /// The authors whose transactions count; empty for all.
    public let authors: Set<String>

    private let entities: Set<String>
    /// The positions in the histories of custom stores.
    private let cursors: [CustomHistoryCursor]
    /// Whether the observer belongs to the main actor, so that its changes have to be made there.
    private let isOnMain: Bool
    private let state: HandedMutex<State>
    private let registrar = ObservationRegistrar()

    /// Observes the stores of a container.
    ///
    /// - Parameters:
    ///   - historyTokens: The positions in the history, by the identifiers of the stores. The transactions after them count
    ///     with the next save. For a store without one, the position is the present one.
    ///   - observedModels: The classes whose changes count; empty for all.
    ///   - authors: The authors whose transactions count; empty for all.
    ///   - modelContainer: The container.
    ///   - isolation: The actor that reads the counter. For the main actor, the counter changes on its thread.
    /// - Throws: ``SwiftDataError/historyTokenExpired`` if transactions after a token were deleted.
    public convenience init(
        historyTokens: [String: any HistoryToken]? = nil, observedModels: [any PersistentModel.Type] = [],
        authors: Set<String> = [], modelContainer: ModelContainer, isolation: isolated (any Actor)? = #isolation
    ) throws {
        try self.init(historyTokens ?? [:], observedModels, authors, modelContainer, isOnMain: isolation is MainActor)
    }

    private init(
        _ tokens: [String: any HistoryToken], _ models: [any PersistentModel.Type], _ authors: Set<String>,
        _ container: ModelContainer, isOnMain: Bool
    ) throws {
        modelContainer = container
        observedModels = models
        self.authors = authors
        entities = Set(models.map { EntityPlan.of($0).name })
        self.isOnMain = isOnMain
        var positions: [String: Int64] = [:]
        for store in container.core.historyStores {
            guard let token = tokens[store.identifier] else {
                positions[store.identifier] = try store.read { try HistoryLog(database: $0).last() }
                continue
            }
            guard let token = token as? DefaultHistoryToken else {
                throw SwiftDataError.invalidTransactionFetchRequest
            }
            let position = token.position(in: store.identifier)
            let deleted = try store.read {
                try HistoryLog(database: $0).rows(where: "number > ?", [.integer(position)], isDeleted: true)
            }
            guard !deleted.contains(where: { Self.counts($0.author, authors) }) else {
                throw SwiftDataError.historyTokenExpired
            }
            positions[store.identifier] = position
        }
        state = HandedMutex(State(positions: positions))
        cursors = try container.core.stores.compactMap(\.custom).compactMap { custom in
            try custom.historyCursor(after: tokens[custom.identifier])
        }
        container.core.historyWatch.add(self)
    }

    private static func counts(_ author: String?, _ authors: Set<String>) -> Bool {
        authors.isEmpty || author.map { authors.contains($0) } ?? false
    }

    /// The number of times that saves were found whose transactions count.
    public var eventCounter: Int {
        registrar.access(self, keyPath: \.eventCounter)
        return state.withLock { $0.counter }
    }

    /// Looks at the transactions since the last look.
    func look() {
        guard isOnMain, !MainThread.isCurrent else { return lookHere() }
        MainThread.later { [weak self] in self?.lookHere() }
    }

    private func lookHere() {
        var isFound = false
        for store in modelContainer.core.historyStores {
            let position = state.withLock { $0.positions[store.identifier] ?? 0 }
            // After an error of the store, the next look finds the transactions.
            let rows = try? store.read {
                try HistoryLog(database: $0).rows(where: "number > ?", [.integer(position)])
            }
            guard let rows, let last = rows.last else { continue }
            let fresh = state.withLock { state in
                // Another thread may have looked at them meanwhile.
                let known = state.positions[store.identifier] ?? 0
                state.positions[store.identifier] = max(last.number, known)
                return rows.filter { $0.number > known }
            }
            isFound = isFound || fresh.contains { Self.counts($0.author, authors) && hasChanges($0) }
        }
        for cursor in cursors {
            let fresh = (try? cursor.advance()) ?? []
            isFound =
                isFound
                || fresh.contains {
                    Self.counts($0.author, authors) && (entities.isEmpty || !entities.isDisjoint(with: $0.entities))
                }
        }
        guard isFound else { return }
        registrar.withMutation(of: self, keyPath: \.eventCounter) { state.withLock { $0.counter += 1 } }
    }

    /// Whether a transaction changes objects of the observed classes. One that can't be read may.
    private func hasChanges(_ row: HistoryRow) -> Bool {
        guard !entities.isEmpty, let packed = row.changes,
            let changes = try? PackedChangesReader.changes(of: packed)
        else { return true }
        return changes.contains { entities.contains($0.entity) }
    }
}
