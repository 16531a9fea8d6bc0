import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`: generates a type that creates the preview.
///
/// The type lets the compiler check the body, and lets tools find the preview. It is part of debug builds alone.
/// Variables marked `@Previewable` become properties of a view around the body.
struct PreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        var arguments = node.arguments.map { $0 }
        let closure: ClosureExprSyntax
        if let trailing = node.trailingClosure {
            closure = trailing
        } else if let last = arguments.popLast(), let written = last.expression.as(ClosureExprSyntax.self) {
            closure = written
        } else {
            throw Self.noBody.at(node)
        }

        let name = context.makeUniqueName("Preview")
        let leading = arguments.map { $0.with(\.trailingComma, nil).trimmedDescription }.joined(separator: ", ")
        let body = PreviewBody(closure)
        if let misplaced = body.misplaced { throw Self.misplaced.at(misplaced) }
        let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
        let place = """
            static let fileID: Swift.String = \(location?.file.description ?? "#fileID")
            static let line: Swift.Int = \(location?.line.description ?? "#line")
            """
        if !body.properties.isEmpty, arguments.contains(where: { $0.label?.text == "arguments" }) {
            throw Self.previewableArguments.at(node)
        }
        let signature = closure.signature?.trimmedDescription ?? ""
        // Only tools that work with debug builds look for the type: a release build has none.
        guard !body.properties.isEmpty else {
            return [
                """
                #if DEBUG
                struct \(name): SwiftUI._PreviewDeclaration {
                    \(raw: place)
                    @MainActor static var preview: SwiftUI.Preview {
                        SwiftUI.Preview(\(raw: leading)) { \(raw: signature)
                            \(body.statements)
                        }
                    }
                }
                #endif
                """
            ]
        }
        return [
            """
            #if DEBUG
            struct \(name): SwiftUI._PreviewDeclaration {
                struct Content: SwiftUI.View {
                    \(raw: body.properties.map(\.description).joined(separator: "\n"))
                    var body: some SwiftUI.View {
                        \(body.statements)
                    }
                }
                \(raw: place)
                @MainActor static var preview: SwiftUI.Preview {
                    SwiftUI.Preview(\(raw: leading)) { Content() }
                }
            }
            #endif
            """
        ]
    }

    static let noBody = MacroProblem(id: "preview.noBody", message: "'#Preview' needs a closure that makes a view")
    static let previewableArguments = MacroProblem(
        id: "preview.previewableArguments",
        message: "a preview with arguments has no '@Previewable' variables: put them in a view of their own")
    static let misplaced = MacroProblem(
        id: "preview.misplaced", message: "'@Previewable' variables must come before everything else in a preview")
}

/// The statements of a preview, and the variables that become properties.
private struct PreviewBody {
    var properties: [VariableDeclSyntax] = []
    var statements: CodeBlockItemListSyntax = []
    /// A `@Previewable` variable that follows other statements, which is an error.
    var misplaced: VariableDeclSyntax?

    init(_ closure: ClosureExprSyntax) {
        for statement in closure.statements {
            guard case .decl(let declaration) = statement.item,
                let variable = declaration.as(VariableDeclSyntax.self), variable.isPreviewable
            else {
                statements.append(statement)
                continue
            }
            if statements.isEmpty {
                properties.append(variable.withoutPreviewable)
            } else if misplaced == nil {
                misplaced = variable
            }
        }
    }
}

extension VariableDeclSyntax {
    fileprivate var isPreviewable: Bool { attributes.contains(where: \.isPreviewable) }

    fileprivate var withoutPreviewable: VariableDeclSyntax {
        with(\.attributes, attributes.filter { !$0.isPreviewable }).trimmed
    }
}

extension AttributeListSyntax.Element {
    fileprivate var isPreviewable: Bool {
        guard case .attribute(let attribute) = self else { return false }
        let name =
            attribute.attributeName.as(IdentifierTypeSyntax.self)?.name
            ?? attribute.attributeName.as(MemberTypeSyntax.self)?.name
        return name?.text == "Previewable"
    }
}
