import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The compiler plugin with the macros of `SwiftUI` and `SwiftData`.
@main
struct MartletMacros: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
        EntryMacro.self, AnimatableMacro.self, AnimatableIgnoredMacro.self, PreviewMacro.self, PreviewableMacro.self,
        ModelMacro.self, PersistedPropertyMacro.self, ModelPropertyMacro.self, UniqueMacro.self, IndexMacro.self,
        ModelActorMacro.self, QueryMacro.self, BundleMacro.self,
    ]
}
