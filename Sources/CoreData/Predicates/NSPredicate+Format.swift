import Foundation
import Martlet
import MartletRuntime

/// A predicate that a format has been read of.
final class FormatPredicate: NSPredicate {
    /// The parsed predicate, or the error in its format.
    let tree: Result<PredicateTree, NSError>

    init(_ tree: Result<PredicateTree, NSError>) {
        self.tree = tree
        super.init(value: false)
    }

    required init?(coder: NSCoder) { nil }

    override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        guard case .success(let tree) = tree else { return false }
        return tree.holds(for: object, (bindings ?? [:]).compactMapValues { PredicateValue.of($0) })
    }

    override func evaluate(with object: Any?) -> Bool { evaluate(with: object, substitutionVariables: nil) }
    override func copy(with zone: NSZone? = nil) -> Any { self }

    override var predicateFormat: String {
        switch tree {
        case .success(let tree): tree.format
        case .failure(let error): error.localizedDescription
        }
    }

    override var description: String { predicateFormat }

    override func isEqual(_ object: Any?) -> Bool {
        (object as? FormatPredicate).map { $0 === self || $0.predicateFormat == predicateFormat } ?? false
    }
    override var hash: Int { predicateFormat.hashValue }
}

/// A type whose initializers may create instances of a subclass.
public protocol _PredicateMaking {}

extension NSPredicate: _PredicateMaking {}

extension _PredicateMaking {
    /// Creates a predicate from a format: `NSPredicate(format: "title CONTAINS[cd] %@ AND pages > %d", text, 100)`.
    ///
    /// A format that can't be parsed is reported with the position of the error; the predicate is then false for every
    /// object, and a fetch with it throws.
    public init(format predicateFormat: String, _ args: Any?...) {
        self = FormatPredicate.make(predicateFormat, args) as! Self
    }

    /// Creates a predicate of a format and a list of its arguments.
    public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
        self = FormatPredicate.make(predicateFormat, arguments ?? []) as! Self
    }
}

extension FormatPredicate {
    /// The number of characters of a format that a message shows on each side of an error.
    private static let reach = 80

    private static func part(of format: String, around place: Int) -> String {
        let start = max(0, place - reach)
        let shown = format.dropFirst(start).prefix(2 * reach)
        return (start > 0 ? "…" : "") + shown + (format.count > start + 2 * reach ? "…" : "")
    }

    static func make(_ format: String, _ arguments: [Any?]) -> FormatPredicate {
        do { return FormatPredicate(.success(try PredicateParser.parse(format, arguments))) } catch {
            let message =
                "The format of a predicate can't be read at character \(error.place + 1) of "
                + "“\(part(of: format, around: error.place))”: \(error.message)."
            Diagnostics.reportDetached(RuntimeIssue(message: message))
            return FormatPredicate(.failure(CoreDataError.make(.invalidRequest, message)))
        }
    }
}

extension PredicateTree {
    /// Returns the tree of a predicate; throws for an opaque one, such as a closure.
    static func of(_ predicate: NSPredicate) throws -> PredicateTree {
        switch predicate {
        case let predicate as FormatPredicate: return try predicate.tree.get()
        case let predicate as NSCompoundPredicate:
            let parts = try predicate.subpredicates.map(of)
            switch predicate.compoundPredicateType {
            case .and: return .and(parts)
            case .or: return .or(parts)
            case .not: return .not(parts.first ?? .value(false))
            }
        default:
            // Values are equal to values, and closures to themselves alone.
            if predicate.isEqual(NSPredicate(value: true)) { return .value(true) }
            if predicate.isEqual(NSPredicate(value: false)) { return .value(false) }
            throw CoreDataError.make(
                .invalidRequest, "A predicate that is a closure can't be asked of a store. Write it as a format.")
        }
    }
}
