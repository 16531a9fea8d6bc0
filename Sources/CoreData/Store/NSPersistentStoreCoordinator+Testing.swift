import MartletStore

extension NSPersistentStoreCoordinator {
    /// The instructions of SQLite's virtual machine that statements have taken so far.
    package var storeSteps: Int { objectStore?.file.steps ?? 0 }

    /// Calls a closure before each statement of the store outside of a transaction: where others may save.
    package func beforeStatements(_ body: @escaping () -> Void) { objectStore?.file.beforeStatements(body) }

    /// The links in the store whose objects are not there, each with its relationship.
    package func danglingLinks() throws -> [String] {
        guard let store = objectStore else { return [] }
        var found: [String] = []
        for entity in store.form.entities {
            for relationship in entity.relationships {
                let destination = "SELECT \"$id\" FROM \(relationship.destination.table)"
                let conditions: [(table: String, condition: String)]
                if let join = relationship.join {
                    conditions = [
                        (join.table, "\(join.other) NOT IN (\(destination))"),
                        (join.table, "\(join.own) NOT IN (SELECT \"$id\" FROM \(entity.table))"),
                    ]
                } else if relationship.hasColumn {
                    conditions = [
                        (
                            entity.table,
                            "\(relationship.column) IS NOT NULL AND \(relationship.column) NOT IN (\(destination))"
                        )
                    ]
                } else {
                    continue
                }
                for (table, condition) in conditions {
                    let rows = try store.file.read { try $0.rows("SELECT 1 FROM \(table) WHERE \(condition)") }
                    if !rows.isEmpty { found.append("\(relationship.identity): \(condition)") }
                }
            }
        }
        return found
    }
}
