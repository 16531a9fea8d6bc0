import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The macros of the umbrella, as the compiler finds them.
@main
struct MartletMacros: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [EntryMacro.self, PreviewMacro.self, PreviewableMacro.self]
}
