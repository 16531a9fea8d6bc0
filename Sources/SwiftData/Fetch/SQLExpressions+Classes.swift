import Foundation
import MartletStore

extension PredicateExpressions.TypeCheck: SQLExpression {
    func fragment(_ translator: inout SQLTranslator) throws -> SQLFragment {
        try translator.test(translator.translate(input), isOf: Desired.self)
    }
}

extension PredicateExpressions.ConditionalCast: SQLExpression {
    func fragment(_ translator: inout SQLTranslator) throws -> SQLFragment {
        let object = try translator.translate(input)
        guard let desired = Desired.self as? any PersistentModel.Type, !object.isForced else { throw Untranslatable() }
        let test = try translator.test(object, isOf: desired)
        return SQLFragment(
            sql: "(CASE WHEN \(test.sql) THEN \(object.value) END)", arguments: test.arguments + object.arguments,
            kind: .object(EntityPlan.of(desired)), isOptional: true)
    }
}

extension SQLTranslator {
    /// The condition that an object is of a class, or of one that inherits from it.
    fileprivate mutating func test(_ object: SQLFragment, isOf type: Any.Type) throws -> SQLFragment {
        guard let type = type as? any PersistentModel.Type, let schema else { throw Untranslatable() }
        let desired = EntityPlan.of(type)
        switch object.kind {
        case .row(let plan):
            return SQLFragment(sql: test(desired, plan, "\(object.sql).", schema), kind: .bool)
        case .object(let plan):
            let name = alias(plan)
            let sql =
                "(SELECT \(test(desired, plan, "\(name).", schema)) FROM \(plan.table) AS \(name) "
                + "WHERE \(name).\"$id\" = \(object.sql))"
            return SQLFragment(
                sql: object.isForced ? sql : "IFNULL(\(sql), 0)", arguments: object.arguments, kind: .bool,
                isForced: object.isForced)
        default: throw Untranslatable()
        }
    }

    private func test(_ desired: EntityPlan, _ plan: EntityPlan, _ prefix: String, _ schema: Schema) -> String {
        if plan.isKind(of: desired) { return "1" }
        // Without a subclass in the schema, the table does not have the column.
        guard desired.isKind(of: plan), let family = schema.family(of: desired) else { return "0" }
        return EntityFamily.test(family.members, of: prefix)
    }
}
