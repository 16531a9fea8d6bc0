import Foundation
import Testing

import Martlet
import MartletTesting

private enum SpiceAttribute: CodableAttributedStringKey {
    typealias Value = String
    static let name = "Test.Spice"
    static let inheritedByAddedText = false
    static let invalidationConditions: Set<AttributedString.AttributeInvalidationCondition>? = [.textChanged]
}

extension AttributeScopes {
    fileprivate struct CookingAttributes: AttributeScope {
        let spice: SpiceAttribute
    }
}

extension AttributeDynamicLookup {
    fileprivate subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.CookingAttributes, T>
    ) -> T { self[T.self] }
}

private struct SpicesAreGreen: AttributedTextValueConstraint {
    typealias Scope = Cooking.Scope
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

    func constrain(_ container: inout Attributes) {
        container.foregroundColor = container.spice == nil ? nil : .green
    }
}

private struct GreenIsUnderlined: AttributedTextValueConstraint {
    typealias Scope = Cooking.Scope
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute

    func constrain(_ container: inout Attributes) {
        if container.foregroundColor == .green { container.underlineStyle = .single }
    }
}

private struct NoBlack<Scope: AttributeScope>: AttributedTextValueConstraint {
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

    func constrain(_ container: inout Attributes) {
        if container[AttributeKey.self] == .black { container[AttributeKey.self] = nil }
    }
}

private struct Cooking: AttributedTextFormattingDefinition {
    struct Scope: AttributeScope {
        let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
        let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
        let adaptiveImageGlyph: AttributeScopes.SwiftUIAttributes.AdaptiveImageGlyphAttribute
        let cooking: AttributeScopes.CookingAttributes
    }

    var underlines = false

    var body: some AttributedTextFormattingDefinition<Scope> {
        SpicesAreGreen()
        if underlines {
            GreenIsUnderlined()
        } else {
            ValueConstraint(for: \.underlineStyle, values: [nil], default: nil)
        }
    }
}

private struct Plain: AttributedTextFormattingDefinition {
    var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
        ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
        NoBlack()
    }
}

/// The allowed attributes of text, by definitions of the app.
@MainActor @Suite struct FormattingDefinitionTests {
    private func constrained(
        _ definition: some AttributedTextFormattingDefinition, _ change: (inout AttributeContainer) -> Void
    ) -> AttributeContainer {
        var container = AttributeContainer()
        change(&container)
        definition.constrain(&container)
        return container
    }

    @Test func constraintsAreAppliedInOrder() {
        let green = constrained(Cooking(underlines: true)) { $0.spice = "salt" }
        #expect(green.foregroundColor == .green && green.underlineStyle == .single)
        let other = constrained(Cooking(underlines: true)) { $0.foregroundColor = .green }
        #expect(other.foregroundColor == nil && other.underlineStyle == nil)
        #expect(constrained(Cooking()) { $0.underlineStyle = .single }.underlineStyle == nil)
    }

    @Test func valuesAreKeptToSome() {
        let double = Text.LineStyle(pattern: .dash, color: .red)
        #expect(constrained(Plain()) { $0.underlineStyle = double }.underlineStyle == .single)
        #expect(constrained(Plain()) { _ in }.underlineStyle == nil)
        #expect(constrained(Plain()) { $0.foregroundColor = .black }.foregroundColor == nil)
        let byType = AttributedTextFormatting.ValueConstraint<AttributeScopes.SwiftUIAttributes, _>(
            for: AttributeScopes.SwiftUIAttributes.KerningAttribute.self, values: [1, 2], default: 2)
        #expect(constrained(byType) { $0.kern = 5 }.kern == 2)
        let any = AttributedTextFormatting.AnyDefinition(byType)
        #expect(constrained(any) { $0.kern = 1 }.kern == 1)
        let none = AttributedTextFormatting.EmptyDefinition<AttributeScopes.SwiftUIAttributes>()
        #expect(constrained(none) { $0.kern = 5 }.kern == 5)
    }

    private struct Recipe: View {
        @State private var text: AttributedString = {
            var text = AttributedString("salt it")
            text[text.range(of: "salt")!].spice = "salt"
            text.font = .largeTitle
            text.foregroundColor = .red
            return text
        }()

        var body: some View {
            VStack {
                Text(text).accessibilityIdentifier("text")
                TextEditor(text: $text).accessibilityIdentifier("editor")
            }
            .attributedTextFormattingDefinition(Cooking())
        }
    }

    @Test func viewsShowWhatIsAllowed() throws {
        let host = TestHost { Recipe() }
        let green = Color.green.resolve(in: EnvironmentValues())
        for id in ["text", "editor"] {
            let element = try host.element(id: id)
            #expect(element.color == green)
            #expect(element.font?.size == 17, "fonts are not among the attributes of recipes")
        }
    }

    @Test func whatIsTypedBehindASpiceIsNone() throws {
        let host = TestHost { Recipe() }
        let editor = try host.element(id: "editor")
        try editor.selectText("salt")
        // A key whose effect is not allowed has none.
        try editor.press("b", modifiers: .command)
        #expect(editor.font?.isBold == false)
        try editor.press(.home)
        try editor.press("x")
        #expect(editor.value == "xsalt it")
        #expect(editor.color != Color.green.resolve(in: EnvironmentValues()))
    }
}
