import Foundation

extension PredicateTree {
    /// Throws if the predicate names properties that an entity does not have, or compares several values where one is
    /// required.
    func check(in form: EntityForm, _ variables: [String: EntityForm] = [:]) throws {
        switch self {
        case .value: break
        case .and(let parts), .or(let parts):
            for part in parts { try part.check(in: form, variables) }
        case .not(let part): try part.check(in: form, variables)
        case .comparison(let a, let operation, let b, let quantity, _):
            try a.check(in: form, variables)
            try b.check(in: form, variables)
            if quantity == .one, operation != .contains, try a.isMany(in: form, variables) {
                throw CoreDataError.make(
                    .invalidRequest,
                    "\(a.format) leads to several values, of which \(format) does not say how many are meant: "
                        + "write ANY, ALL or NONE before it.")
            }
        }
    }
}

extension Term {
    func check(in form: EntityForm, _ variables: [String: EntityForm]) throws {
        switch self {
        case .constant, .object: break
        case .path(let path): _ = try Term.destination(of: path, in: form)
        case .variable(let name, let path):
            guard let form = variables[name] else {
                throw CoreDataError.make(.invalidRequest, "Nothing says what the variable $\(name) is.")
            }
            _ = try Term.destination(of: path, in: form)
        case .list(let terms), .function(_, let terms):
            for term in terms { try term.check(in: form, variables) }
        case .arithmetic(_, let a, let b):
            try a.check(in: form, variables)
            try b.check(in: form, variables)
        case .negative(let term): try term.check(in: form, variables)
        case .subquery(let path, let name, let predicate, _):
            guard case (let destination?, true) = try Term.destination(of: path, in: form) else {
                throw CoreDataError.make(
                    .invalidRequest, "SUBQUERY looks into several objects, and \(format) into none.")
            }
            var inner = variables
            inner[name] = destination
            try predicate.check(in: form, inner)
        }
    }

    func isMany(in form: EntityForm, _ variables: [String: EntityForm]) throws -> Bool {
        switch self {
        case .path(let path): return try Term.destination(of: path, in: form).isMany
        case .variable(let name, let path):
            return try variables[name].map { try Term.destination(of: path, in: $0).isMany } ?? false
        case .subquery(_, _, _, let rest): return rest.isEmpty
        default: return false
        }
    }

    /// Returns the end of a path: an entity, or nil for values; and whether there are several.
    private static func destination(of path: [String], in form: EntityForm) throws -> (form: EntityForm?, isMany: Bool)
    {
        var current: EntityForm? = form
        var isMany = false
        var collapses = false
        for (index, key) in path.enumerated() {
            if key == "SELF" || key == "self" { continue }
            if key.hasPrefix("@") {
                guard isMany, ["@count", "@sum", "@avg", "@min", "@max"].contains(key) else {
                    throw CoreDataError.make(
                        .invalidRequest, "\(key) is not known after \(path[..<index].joined(separator: ".")).")
                }
                collapses = true
                if key == "@count" { return (nil, false) }
                continue
            }
            if key == "length", index > 0, current == nil { continue }
            guard let property = current?.property(key) else {
                throw CoreDataError.make(
                    .invalidRequest,
                    "\(current?.name ?? path[..<index].joined(separator: ".")) has no property named \(key)"
                        + (path.count > 1 ? " (in: \(path.joined(separator: ".")))." : "."))
            }
            if let relationship = property as? RelationshipForm {
                current = relationship.destination
                if relationship.isToMany { isMany = true }
            } else {
                current = nil
            }
        }
        return (current, isMany && !collapses)
    }
}
