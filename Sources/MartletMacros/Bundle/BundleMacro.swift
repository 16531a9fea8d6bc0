import SwiftSyntax
import SwiftSyntaxMacros

/// Expands `#bundle` to the bundle with the module's resources: the bundle of the package target if it has resources,
/// and otherwise the main bundle. The package manager tells the compiler whether the target has resources.
public struct BundleMacro: ExpressionMacro {
    /// Returns the expression that finds the bundle at run time.
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
