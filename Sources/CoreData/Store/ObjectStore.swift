import Foundation
import MartletStore

/// A store of objects of a model, in a file or in memory.
// @unchecked Sendable: the file has its locks, and the rest never changes.
final class ObjectStore: ContextBacking, @unchecked Sendable {
    let file: StoreFile
    let form: ModelForm
    let identifier: String
    let isReadOnly: Bool

    init(_ description: NSPersistentStoreDescription, _ form: ModelForm) throws {
        let isWritable = !description.isReadOnly || description.isInMemory
        var found = ""
        file = try StoreFile(description.isInMemory ? nil : description.url, isWritable: isWritable) { database in
            let store = ModelStoreForm(database)
            found =
                isWritable
                ? try store.adapt(to: form, mayMigrate: description.mayMigrate) : try store.check(form)
        }
        identifier = found
        self.form = form
        isReadOnly = !isWritable
        file.define("coredata_text", arguments: 4) { TextComparison.call($0) }
    }

    func row(_ form: EntityForm, _ key: Int64) -> [SQLValue]? {
        try? file.read { database in
            try database.rows("SELECT \(form.selection) FROM \(form.table) WHERE \"$id\" = ?", [.integer(key)]).first
        }
    }

    func related(_ relationship: RelationshipForm, _ key: Int64) -> [[SQLValue]] {
        let destination: EntityForm = relationship.destination
        let sql: String
        if let join = relationship.join {
            let columns = destination.selection
            sql =
                "SELECT \(columns) FROM \(destination.table) JOIN \(join.table) ON \"$id\" = \(join.other) "
                + "WHERE \(join.own) = ? ORDER BY \(relationship.isOrdered ? join.order + ", " : "")\"$id\""
        } else {
            sql =
                "SELECT \(destination.selection) FROM \(destination.table) "
                + "WHERE \(relationship.inverse!.column) = ? "
                + "ORDER BY \(relationship.isOrdered ? relationship.orderColumn + ", " : "")\"$id\""
        }
        return (try? file.read { try $0.rows(sql, [.integer(key)]) }) ?? []
    }

    func fetch(_ plan: FetchPlan, limited: Bool) throws -> (rows: [[SQLValue]], isExact: Bool) {
        let question = plan.question
        var sql = "SELECT \(plan.form.columnsOfRow("t0")) FROM \(plan.form.table) t0"
        var arguments: [SQLValue] = []
        if let condition = question.condition {
            sql += " WHERE \(condition.sql)"
            arguments += condition.arguments
        }
        if question.isComplete {
            if let order = question.order {
                sql += " ORDER BY \(order.sql)"
                arguments += order.arguments
            }
            if limited, plan.limit > 0 || plan.offset > 0 {
                sql += " LIMIT \(plan.limit > 0 ? plan.limit : -1) OFFSET \(max(0, plan.offset))"
            }
        }
        return (try file.read { try $0.rows(sql, arguments) }, question.isComplete)
    }

    func count(_ plan: FetchPlan) throws -> Int? {
        let question = plan.question
        guard question.isComplete else { return nil }
        var sql = "SELECT COUNT(*) FROM \(plan.form.table) t0"
        if let condition = question.condition { sql += " WHERE \(condition.sql)" }
        let all = try file.read { try $0.rows(sql, question.condition?.arguments ?? []) }.first?[0].integer ?? 0
        let left = max(0, Int(all) - max(0, plan.offset))
        return plan.limit > 0 ? min(plan.limit, left) : left
    }

    func resolveConstraints(of context: NSManagedObjectContext) throws {
        try ConstraintResolution(context, self).run()
    }

    func save(_ context: NSManagedObjectContext) throws -> SavedChange {
        if isReadOnly {
            throw CoreDataError.make(.notSaved, "The store \(file.path) was opened for reading alone.")
        }
        var save = StoreSave(context, self)
        return try save.run()
    }
}

extension EntityForm {
    /// The columns of a row, of a table that is called something in a statement.
    func columnsOfRow(_ name: String) -> String {
        (["\"$id\"", "\"$version\""] + columns.map(\.column) + (isShared ? [EntityForm.kindColumn] : []))
            .map { "\(name).\($0)" }.joined(separator: ", ")
    }
}
