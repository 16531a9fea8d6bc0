import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: marks a variable that `#Preview` converts to a property of the view around its body.
///
/// Generates no code itself.
struct PreviewableMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        []
    }
}
