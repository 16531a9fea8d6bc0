import SwiftSyntax
import SwiftSyntaxMacros

/// Expands `#bundle` to the bundle with the resources of the module: that of the package's target, where it has some, and
/// else that of the program. The package manager tells the compiler whether it has.
public struct BundleMacro: ExpressionMacro {
    /// Returns the expression that finds the bundle when the program runs.
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) -> ExprSyntax {
        """
        {
            #if SWIFT_MODULE_RESOURCE_BUNDLE_AVAILABLE
            return Bundle.module
            #else
            return Bundle.main
            #endif
        }()
        """
    }
}
