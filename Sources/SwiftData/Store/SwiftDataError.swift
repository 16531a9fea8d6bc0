import Foundation
import MartletStore

/// What went wrong with a store, in the words of whoever uses the app.
public struct SwiftDataError: Error, Equatable, LocalizedError, CustomStringConvertible {
    enum Kind: Hashable {
        case loadIssue, migrationIssue, newerStore, unknownModel, unsupportedPredicate, notSaved, denied, modelGone
    }
    let kind: Kind
    let message: String

    init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }

    /// The store can't be opened.
    public static let loadIssueModelContainer = SwiftDataError(.loadIssue, "The store can't be opened.")
    /// A class belongs to none of the container's schemas.
    public static let modelValidationFailure = SwiftDataError(.notSaved, "The values can't be saved.")
    /// A migration from one schema to another failed. The store is as it was.
    public static let unknownSchema = SwiftDataError(
        .newerStore, "The store was written by another version of the app.")
    /// A predicate can be evaluated neither by the store nor in memory.
    public static let unsupportedPredicate = SwiftDataError(.unsupportedPredicate, "The predicate can't be evaluated.")

    /// What is wrong.
    public var description: String { message }
    /// What is wrong.
    public var errorDescription: String? { message }

    /// Whether both are of one kind, whatever they say of it.
    public static func == (a: Self, b: Self) -> Bool { a.kind == b.kind }
}
