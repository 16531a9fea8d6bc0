import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// An error in the source that prevents a macro from being expanded.
struct MacroProblem: DiagnosticMessage {
    /// The identifier of the kind of error, for tools.
    let id: String
    let message: String

    var severity: DiagnosticSeverity { .error }
    var diagnosticID: MessageID { MessageID(domain: "Martlet", id: id) }

    /// Returns the error at a location in the source.
    func at(_ node: some SyntaxProtocol) -> DiagnosticsError {
        DiagnosticsError(diagnostics: [Diagnostic(node: Syntax(node), message: self)])
    }
}
