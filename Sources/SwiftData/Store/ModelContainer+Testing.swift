import MartletStore

extension ModelContainer {
    /// The uses of the first store so far: statements that read, and transactions.
    package var storeUses: (reads: Int, transactions: Int) { core.stores[0].uses }

    /// The instructions of SQLite's virtual machine that statements of the first store have taken so far.
    package var storeSteps: Int { core.stores[0].steps }

    /// Runs statements in a transaction of each store, past all contexts.
    package func writeStores(_ body: (Database) throws -> Void) throws {
        for store in core.stores { try store.write(body) }
    }
}
