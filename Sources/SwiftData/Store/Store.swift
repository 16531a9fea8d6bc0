import Foundation
import MartletStore

/// A file, or memory, with the objects of some classes.
package final class Store: Sendable {
    let configuration: ModelConfiguration
    let plans: [EntityPlan]
    /// Says which store objects are of.
    let identifier: String
    let file: StoreFile
    /// The store of the app that this one is the cache of; nil for an ordinary store.
    let custom: CustomStore?

    var path: String { file.path }
    var allowsSave: Bool { configuration.allowsSave }

    /// Opens the store, or makes it, and brings it to the form that the classes have now.
    init(_ configuration: ModelConfiguration, schema: Schema) throws {
        self.configuration = configuration
        custom = nil
        plans = schema.plans
        var found = ""
        file = try StoreFile(
            configuration.isStoredInMemoryOnly ? nil : configuration.url,
            isWritable: configuration.allowsSave || configuration.isStoredInMemoryOnly
        ) { database in
            let form = StoreForm(database)
            found = try configuration.allowsSave ? form.adapt(to: schema) : form.check(schema)
        }
        identifier = found
    }

    /// Makes the cache of a store of the app, which is empty at first.
    init(cacheOf custom: CustomStore, schema: Schema) throws {
        configuration = ModelConfiguration(custom.name, isStoredInMemoryOnly: true)
        self.custom = custom
        plans = schema.plans
        identifier = custom.identifier
        file = try StoreFile(nil, isWritable: true) { _ = try StoreForm($0).adapt(to: schema) }
    }

    /// The numbers of reads of saved data, and of written transactions.
    var uses: (reads: Int, transactions: Int) { file.uses }

    /// The instructions of SQLite's virtual machine that statements have taken so far.
    var steps: Int { file.steps }

    /// Reads saved data.
    func read<Result>(_ body: (Database) throws -> Result) throws -> Result { try file.read(body) }

    /// Writes in one transaction: all of it, or nothing.
    ///
    /// - Parameters:
    ///   - body: Writes, with the file locked against other writers.
    ///   - committed: Runs after the transaction, before any other thread of this program writes.
    package func write<Result>(
        _ body: (Database) throws -> Result, committed: (Result) -> Void = { _ in }
    ) throws -> Result {
        try file.write(body, committed: committed)
    }

    /// Another number whenever other programs, or other containers, have changed the file. Waits for no save.
    var foreignVersion: Int64 { file.foreignVersion }

    /// ``foreignVersion``, after waiting for a save. In a transaction, no other program can change it.
    var lockedForeignVersion: Int64 { file.lockedForeignVersion }

    /// Moves the contents of the log into the file itself.
    func settle() throws { try file.settle() }
}
