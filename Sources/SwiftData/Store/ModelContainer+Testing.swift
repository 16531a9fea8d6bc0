import MartletStore

extension ModelContainer {
    /// The uses of the first store so far: statements that read, and transactions.
    package var storeUses: (reads: Int, transactions: Int) { core.stores[0].uses }

    /// The instructions of SQLite's virtual machine that statements of the first store have taken so far.
    package var storeSteps: Int { core.stores[0].steps }

    /// Calls a closure before each statement of the first store outside of a transaction: where others may save.
    package func beforeStatements(_ body: @escaping () -> Void) { core.stores[0].file.beforeStatements(body) }

    /// Runs statements in a transaction of each store, past all contexts.
    package func writeStores(_ body: (Database) throws -> Void) throws {
        for store in core.stores { try store.write(body) }
    }

    /// Reads saved data of each store, past all contexts.
    package func readStores(_ body: (Database) throws -> Void) throws {
        for store in core.stores { try store.read(body) }
    }

    /// The name that the stores have for a property; nil for other key paths.
    package static func storedName<Model: PersistentModel>(of keyPath: PartialKeyPath<Model>) -> String? {
        EntityPlan.of(Model.self).propertyByKeyPath[keyPath]?.column
    }

    /// The places of a class's values in the stores: its columns, and the tables of its pairs by the names of the
    /// properties.
    package func places(
        of entity: String
    ) -> (columns: [String], pairs: [(name: String, table: String, own: String, other: String)]) {
        guard let plan = core.schema.plans.first(where: { $0.name == entity }) else { return ([], []) }
        return (
            plan.columns.map(\.column),
            plan.relationships.compactMap { property in
                property.join.map { (property.name, $0.table, $0.own, $0.other) }
            }
        )
    }

    /// The links in the stores whose objects are not there, each with its relationship.
    package func danglingLinks() throws -> [String] {
        var found: [String] = []
        for store in core.stores {
            for plan in store.plans {
                for property in plan.relationships {
                    let targets = "SELECT \"$id\" FROM \(property.destination.table)"
                    let (table, condition): (String, String)
                    if let join = property.join {
                        table = quoted(join.table)
                        condition =
                            "\(join.other) NOT IN (\(targets)) OR \(join.own) NOT IN (SELECT \"$id\" FROM \(plan.table))"
                    } else if property.hasColumn {
                        let column = quoted(property.column)
                        (table, condition) = (plan.table, "\(column) IS NOT NULL AND \(column) NOT IN (\(targets))")
                    } else {
                        continue
                    }
                    let rows = try store.read { try $0.rows("SELECT 1 FROM \(table) WHERE \(condition)") }
                    if !rows.isEmpty { found.append("\(plan.name).\(property.name)") }
                }
            }
        }
        return found
    }
}
