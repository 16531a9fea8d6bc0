import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The macros of the umbrella and of stored models, as the compiler finds them.
@main
struct MartletMacros: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
        EntryMacro.self, AnimatableMacro.self, AnimatableIgnoredMacro.self, PreviewMacro.self, PreviewableMacro.self,
        ModelMacro.self, PersistedPropertyMacro.self, ModelPropertyMacro.self, UniqueMacro.self, IndexMacro.self,
        ModelActorMacro.self, QueryMacro.self, BundleMacro.self,
    ]
}
