import MartletStore

/// The objects of a class and its subclasses in a schema, as a query reads them.
///
/// All of a hierarchy are rows of one table, that of the first class. Each subclass adds its properties as columns, and
/// the column ``column`` names the class of a row; it is null for the first class. So a class without subclasses has the
/// same table as ever, and one that gets its first subclass keeps its rows as they are.
final class EntityFamily: Sendable {
    /// The name of the column with the names of the classes.
    static let column = "$entity"
    static let quotedColumn = quoted(column)

    /// The text of a name in SQL.
    static func literal(_ name: String) -> String { "'\(name.replacing("'", with: "''"))'" }

    let plan: EntityPlan
    /// The subclasses that the schema has, and the class itself.
    let members: [EntityPlan]
    /// `"$id", "a", "b", "Subclass.c", "$entity"`: the columns of all members.
    let selection: String
    /// The columns without the key.
    let count: Int
    /// The condition for the rows of a table: all of the table for the first class; empty then.
    let condition: String
    private let memberByName: [String: EntityPlan]
    /// The places of a member's columns among those that are read.
    private let offsets: [ObjectIdentifier: [Int]]

    init(_ plan: EntityPlan, among plans: [EntityPlan]) {
        self.plan = plan
        let members = plans.filter { $0.isKind(of: plan) }
        self.members = members
        memberByName = Dictionary(members.map { ($0.name, $0) }) { first, _ in first }
        var columns: [String] = []
        var places: [String: Int] = [:]
        var offsets: [ObjectIdentifier: [Int]] = [:]
        for member in [plan] + members {
            offsets[ObjectIdentifier(member)] = member.columns.map { property in
                if let place = places[property.column] { return place }
                places[property.column] = columns.count
                columns.append(property.column)
                return columns.count - 1
            }
        }
        self.offsets = offsets
        selection = (["\"$id\""] + columns.map(quoted) + [Self.quotedColumn]).joined(separator: ", ")
        count = columns.count + 1
        condition = plan.superplan == nil ? "" : Self.test(members, of: "")
    }

    /// Returns the condition that a row is of one of some classes.
    ///
    /// - Parameter prefix: The name of the table with a point, or nothing.
    static func test(_ members: [EntityPlan], of prefix: String) -> String {
        "IFNULL(\(prefix)\(quotedColumn) IN (\(members.map { literal($0.name) }.joined(separator: ", "))), 0)"
    }

    /// Returns the class of a row by the row's last column. A class that the schema does not have reads as this one.
    func member(_ name: SQLValue) -> EntityPlan {
        guard case .text(let name) = name else { return plan }
        return memberByName[name] ?? plan
    }

    /// Returns the place of a column of a member in a row, by the order of the member's columns.
    func places(of member: EntityPlan) -> [Int] { offsets[ObjectIdentifier(member)] ?? [] }
}

extension Schema {
    /// Returns the classes that are read together with a class; nil if the class has no hierarchy.
    func family(of plan: EntityPlan) -> EntityFamily? {
        families.isEmpty ? nil : families[ObjectIdentifier(plan)]
    }

    /// Returns the classes of the schema that are a class, or inherit from it.
    func members(of plan: EntityPlan) -> [EntityPlan] { family(of: plan)?.members ?? [plan] }

    /// Returns a condition for rows of a class, with that for the class itself.
    func condition(_ sql: String, of plan: EntityPlan) -> String {
        guard let family = family(of: plan), !family.condition.isEmpty else { return sql }
        return sql.isEmpty ? family.condition : "\(family.condition) AND (\(sql))"
    }

    static func makeFamilies(of plans: [EntityPlan]) -> [ObjectIdentifier: EntityFamily] {
        let roots = Set(plans.filter { $0.superplan != nil }.map { ObjectIdentifier($0.root) })
        guard !roots.isEmpty else { return [:] }
        let related = plans.filter { roots.contains(ObjectIdentifier($0.root)) }
        return Dictionary(uniqueKeysWithValues: related.map { (ObjectIdentifier($0), EntityFamily($0, among: plans)) })
    }
}
