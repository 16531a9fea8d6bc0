import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Animatable`: generates `animatableData` from all stored properties that are not excluded.
///
///     @Animatable struct Wave: Shape {
///         var height: CGFloat
///         var phase: Angle
///         @AnimatableIgnored var isFilled: Bool
///     }
///
/// becomes
///
///     nonisolated var animatableData: AnimatablePair<CGFloat.AnimatableData, Angle.AnimatableData> {
///         get { AnimatablePair(height.animatableData, phase.animatableData) }
///         set {
///             height.animatableData = newValue.first
///             phase.animatableData = newValue.second
///         }
///     }
struct AnimatableMacro {}

extension AnimatableMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard !declaration.is(ProtocolDeclSyntax.self), !declaration.is(EnumDeclSyntax.self) else {
            throw notAType.at(node)
        }
        let properties = try declaration.memberBlock.members.flatMap { member in
            try member.decl.as(VariableDeclSyntax.self).map(animated) ?? []
        }
        let access = declaration.modifiers.first { ["public", "package", "open"].contains($0.name.text) }
        let prefix = access.map { $0.name.text == "open" ? "public " : $0.name.text + " " } ?? ""
        guard let last = properties.last else {
            return [
                """
                \(raw: prefix)nonisolated var animatableData: SwiftUI.EmptyAnimatableData {
                    get { SwiftUI.EmptyAnimatableData() }
                    set {}
                }
                """
            ]
        }
        var type = "\(last.type).AnimatableData"
        var value = "\(last.name).animatableData"
        for property in properties.dropLast().reversed() {
            type = "SwiftUI.AnimatablePair<\(property.type).AnimatableData, \(type)>"
            value = "SwiftUI.AnimatablePair(\(property.name).animatableData, \(value))"
        }
        let assignments = properties.enumerated().map { index, property in
            let path = String(repeating: ".second", count: index) + (index == properties.count - 1 ? "" : ".first")
            return "\(property.name).animatableData = newValue\(path)"
        }
        return [
            """
            \(raw: prefix)nonisolated var animatableData: \(raw: type) {
                get { \(raw: value) }
                set {
                    \(raw: assignments.joined(separator: "\n        "))
                }
            }
            """
        ]
    }

    /// Returns the animated stored properties of a declaration, with the names of their types.
    private static func animated(_ property: VariableDeclSyntax) throws -> [(name: String, type: String)] {
        guard property.bindingSpecifier.tokenKind == .keyword(.var) else { return [] }
        let left = property.modifiers.contains { ["static", "class", "lazy"].contains($0.name.text) }
        // Attributes are property wrappers, which store values of their own, or exclude the property.
        guard !left, property.attributes.isEmpty else { return [] }
        return try property.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
            if let accessors = binding.accessorBlock, !accessors.onlyObserves { return nil }
            let type = binding.typeAnnotation?.type.trimmedDescription ?? binding.initializer?.value.typeName
            guard let type else { throw needsType(name).at(binding) }
            return (name, type)
        }
    }

    private static let notAType = MacroProblem(
        id: "animatable.notAType", message: "'@Animatable' can only be attached to a struct or class")

    private static func needsType(_ name: String) -> MacroProblem {
        MacroProblem(
            id: "animatable.type",
            message: "'@Animatable' needs the type of '\(name)': write it, or leave it out by '@AnimatableIgnored'")
    }
}

extension AnimatableMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        if protocols.isEmpty { return [] }
        return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftUI.Animatable {}")]
    }
}

/// `@AnimatableIgnored`: excludes a property from ``AnimatableMacro``. Generates no code.
struct AnimatableIgnoredMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}

extension AccessorBlockSyntax {
    /// Whether the property is stored although it has an accessor block, because the block only has observers.
    fileprivate var onlyObserves: Bool {
        guard case .accessors(let list) = accessors else { return false }
        return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}

extension ExprSyntax {
    /// The type that can be inferred from the expression: that of a literal, or the type before a member or
    /// initializer.
    fileprivate var typeName: String? {
        if self.is(FloatLiteralExprSyntax.self) { return "Double" }
        if let negative = self.as(PrefixOperatorExprSyntax.self) { return negative.expression.typeName }
        if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.typeName }
        if let member = self.as(MemberAccessExprSyntax.self) { return member.base?.typeName }
        guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text, name.first?.isUppercase == true else {
            return nil
        }
        return name
    }
}
