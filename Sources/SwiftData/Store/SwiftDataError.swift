import Foundation
import MartletStore

/// An error of a store, described in the terms of the app's code.
public struct SwiftDataError: Error, Equatable, LocalizedError, CustomStringConvertible {
    enum Kind: Hashable {
        case loadIssue, newerStore, unknownModel, notSaved, unreadable
        case historyExpired, historyType
        case nameIsTooLong, nameHasSeparators, unknownSchemaPart, twoOfOnePlace
        /// Known to the documentation, and not met with here.
        case unmet(String)
    }
    let kind: Kind
    let message: String

    init(_ kind: Kind, _ message: String) {
        self.kind = kind
        self.message = message
    }

    private init(unmet name: String) { self.init(.unmet(name), "\(name) does not occur here.") }

    /// A description of the error.
    public var description: String { message }
    /// A description of the error.
    public var errorDescription: String? { message }

    /// Whether both are of one kind, regardless of their messages.
    public static func == (a: Self, b: Self) -> Bool { a.kind == b.kind }

    /// Whether an error is of a kind, so that `catch SwiftDataError.loadIssueModelContainer` is possible.
    public static func ~= (kind: Self, error: any Error) -> Bool { (error as? Self) == kind }

    // MARK: - Of stores

    /// The store can't be opened, or not be migrated. It is as it was.
    public static let loadIssueModelContainer = SwiftDataError(.loadIssue, "The store can't be opened.")
    /// The store was written by an app with a newer schema than any that this one knows.
    public static let unknownSchema = SwiftDataError(
        .newerStore, "The store was written by another version of the app.")

    // MARK: - Of configurations

    /// The name of a configuration is longer than a file's name may be.
    public static let configurationFileNameTooLong = SwiftDataError(
        .nameIsTooLong, "The configuration's name is too long for a file's.")
    /// The name of a configuration has characters that a file's name can't have.
    public static let configurationFileNameContainsInvalidCharacters = SwiftDataError(
        .nameHasSeparators, "The configuration's name can't be a file's.")
    /// A configuration is of a class that the container's schema does not have.
    public static let configurationSchemaNotFoundInContainerSchema = SwiftDataError(
        .unknownSchemaPart, "The container's schema lacks a class of the configuration's.")
    /// Two configurations of a container have one place.
    public static let duplicateConfiguration = SwiftDataError(.twoOfOnePlace, "Two configurations have one place.")

    // MARK: - Of contexts

    /// Values can't be saved: a relationship has too few objects or too many, or denies that one is deleted.
    public static let modelValidationFailure = SwiftDataError(.notSaved, "The values can't be saved.")

    // MARK: - Of the history

    /// Transactions after the token of a fetch were deleted from the history.
    public static let historyTokenExpired = SwiftDataError(
        .historyExpired, "Transactions after the token were deleted from the history.")
    /// The transactions of a fetch are of a type that no store of the container has.
    public static let invalidTransactionFetchRequest = SwiftDataError(
        .historyType, "The stores have no transactions of this type. They have those of DefaultHistoryTransaction.")

    // MARK: - What does not occur here

    /// Does not occur here: a store of a newer schema is of an unknown one.
    public static let backwardMigration = SwiftDataError(unmet: "backwardMigration")
    /// Does not occur here: objects whose context has ended are in none.
    public static let missingModelContext = SwiftDataError(unmet: "missingModelContext")
    /// Does not occur here: predicates that SQL can't express are evaluated in memory.
    public static let unsupportedPredicate = SwiftDataError(unmet: "unsupportedPredicate")
    /// Does not occur here: orders that SQL can't express are applied in memory.
    public static let unsupportedSortDescriptor = SwiftDataError(unmet: "unsupportedSortDescriptor")
    /// Does not occur here: properties that are computed are read of the objects.
    public static let unsupportedKeyPath = SwiftDataError(unmet: "unsupportedKeyPath")
    /// Does not occur here: results in batches have pending changes too.
    public static let includePendingChangesWithBatchSize = SwiftDataError(unmet: "includePendingChangesWithBatchSize")
    /// Does not occur here: identifiers are sorted together with unsaved changes.
    public static let sortingPendingChangesWithIdentifiers = SwiftDataError(
        unmet: "sortingPendingChangesWithIdentifiers")
}
