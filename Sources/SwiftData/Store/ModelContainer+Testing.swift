extension ModelContainer {
    /// The uses of the first store so far: statements that read, and transactions.
    package var storeUses: (reads: Int, transactions: Int) { core.stores[0].uses }
}
