import SwiftSyntax

/// The types whose extensions may declare entries.
enum EntryContainer: String, CaseIterable {
    case environmentValues = "EnvironmentValues"
    case transaction = "Transaction"
    case containerValues = "ContainerValues"
    case focusedValues = "FocusedValues"

    /// Returns the container that an extension extends; `nil` for other types.
    init?(_ declaration: ExtensionDeclSyntax) {
        let name =
            declaration.extendedType.as(MemberTypeSyntax.self)?.name.text
            ?? declaration.extendedType.as(IdentifierTypeSyntax.self)?.name.text
        guard let name else { return nil }
        self.init(rawValue: name)
    }

    /// The protocol of an entry's key.
    var keyProtocol: String {
        switch self {
        case .environmentValues: "EnvironmentKey"
        case .transaction: "TransactionKey"
        case .containerValues: "ContainerValueKey"
        case .focusedValues: "FocusedValueKey"
        }
    }
}
