import MartletStore

extension StoreAdaptation {
    /// Throws where the store has objects of a class in another table: the class has got another superclass, or none.
    func checkTables() throws {
        for plan in schema.plans {
            for (table, columns) in found?.entities ?? [:] where table != plan.tableName {
                let condition =
                    table == plan.name
                    ? (columns[EntityFamily.column] == nil ? "1" : "\(EntityFamily.quotedColumn) IS NULL")
                    : (columns[EntityFamily.column] == nil
                        ? "0" : "\(EntityFamily.quotedColumn) = \(EntityFamily.literal(plan.name))")
                if condition == "0" { continue }
                let rows = try database.rows("SELECT 1 FROM \(quoted(table)) WHERE \(condition) LIMIT 1")
                guard !rows.isEmpty else { continue }
                throw SwiftDataError(
                    .loadIssue,
                    "\(database.path) has objects of \(plan.name) as "
                        + (table == plan.name ? "a class without a superclass" : "a subclass of \(table)")
                        + ", and the app has it as "
                        + (plan.superplan.map { "a subclass of \($0.name)" } ?? "a class without a superclass")
                        + ". It was left as it is: a custom migration stage has to delete or convert them.")
            }
        }
    }
}
