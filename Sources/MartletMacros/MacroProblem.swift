import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// What a person has to change for a macro to expand.
struct MacroProblem: DiagnosticMessage {
    /// Names the kind of problem, for tools.
    let id: String
    let message: String

    var severity: DiagnosticSeverity { .error }
    var diagnosticID: MessageID { MessageID(domain: "Martlet", id: id) }

    /// The problem as an error that points at a piece of the source.
    func at(_ node: some SyntaxProtocol) -> DiagnosticsError {
        DiagnosticsError(diagnostics: [Diagnostic(node: Syntax(node), message: self)])
    }
}
