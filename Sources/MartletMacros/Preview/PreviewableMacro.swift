import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: marks a variable that `#Preview` makes a property of the view around its body.
///
/// By itself it adds nothing.
struct PreviewableMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        []
    }
}
