import SwiftUI

struct RecipePart: Identifiable, Hashable, Codable {
    let id: Int
    var name: String
}

enum IngredientAttribute: CodableAttributedStringKey {
    typealias Value = RecipePart.ID
    static let name = "IngredientAttribute"
    // Text typed after an ingredient does not inherit the attribute, and a changed ingredient loses it.
    static let inheritedByAddedText = false
    static let invalidationConditions: Set<AttributedString.AttributeInvalidationCondition>? = [.textChanged]
}

extension AttributeScopes {
    struct RecipeAttributes: AttributeScope {
        let ingredient: IngredientAttribute
    }
}

extension AttributeDynamicLookup {
    subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.RecipeAttributes, T>) -> T {
        self[T.self]
    }
}

struct IngredientsAreGreen: AttributedTextValueConstraint {
    typealias Scope = RecipeFormatting.Scope
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

    func constrain(_ container: inout Attributes) {
        container.foregroundColor = container.ingredient != nil ? .green : nil
    }
}

struct RecipeFormatting: AttributedTextFormattingDefinition {
    struct Scope: AttributeScope {
        let font: AttributeScopes.SwiftUIAttributes.FontAttribute
        let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
        let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
        let adaptiveImageGlyph: AttributeScopes.SwiftUIAttributes.AdaptiveImageGlyphAttribute
        let recipe: AttributeScopes.RecipeAttributes
    }

    var body: some AttributedTextFormattingDefinition<Scope> {
        IngredientsAreGreen()
        ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
    }
}

/// A recipe whose text can be formatted, and whose ingredients are marked in it.
struct RecipeEditor: View {
    @State private var text = AttributedString("Whisk the eggs, then fold in sugar and flour.")
    @State private var selection = AttributedTextSelection()
    @State private var ingredients: [RecipePart] = []
    @Environment(\.fontResolutionContext) private var fontResolutionContext

    var body: some View {
        VStack(alignment: .leading) {
            HStack {
                Toggle("Bold", systemImage: "bold", isOn: isBold)
                Toggle("Italic", systemImage: "italic", isOn: isItalic)
                Toggle("Underline", systemImage: "underline", isOn: isUnderlined)
                Button("Ingredient", systemImage: "carrot", action: markIngredient).disabled(suggestion == nil)
                Button("Pinch") { text.replaceSelection(&selection, withCharacters: "a pinch of salt") }
            }
            .toggleStyle(.button)
            TextEditor(text: $text, selection: $selection)
                .frame(minHeight: 120)
                .attributedTextFormattingDefinition(RecipeFormatting())
            Text(ingredients.isEmpty ? "No ingredients" : ingredients.map(\.name).joined(separator: ", "))
            Text("\(selectedIngredients.count) selected")
        }
        .padding()
    }

    /// The words that are selected, for being an ingredient.
    private var suggestion: AttributedSubstring? {
        guard case .ranges(let ranges) = selection.indices(in: text), let range = ranges.ranges.first else {
            return nil
        }
        return text[range]
    }

    private var selectedIngredients: Set<RecipePart.ID> {
        Set(selection.attributes(in: text)[\.ingredient].compactMap { $0 })
    }

    private func markIngredient() {
        guard let suggestion else { return }
        let ingredient = RecipePart(id: ingredients.count, name: String(suggestion.characters))
        ingredients.append(ingredient)
        text.transform(updating: &selection) { text in
            for range in text.ranges(of: ingredient.name) { text[range].ingredient = ingredient.id }
        }
    }

    private var font: Font { selection.typingAttributes(in: text).font ?? .default }

    private var isBold: Binding<Bool> {
        Binding {
            font.resolve(in: fontResolutionContext).isBold
        } set: { isBold in
            text.transformAttributes(in: &selection) { $0.font = ($0.font ?? .default).bold(isBold) }
        }
    }

    private var isItalic: Binding<Bool> {
        Binding {
            font.resolve(in: fontResolutionContext).isItalic
        } set: { isItalic in
            text.transformAttributes(in: &selection) { $0.font = ($0.font ?? .default).italic(isItalic) }
        }
    }

    private var isUnderlined: Binding<Bool> {
        Binding {
            selection.typingAttributes(in: text).underlineStyle != nil
        } set: { isUnderlined in
            text.transformAttributes(in: &selection) { $0.underlineStyle = isUnderlined ? .single : nil }
        }
    }
}

extension AttributedStringProtocol {
    /// Returns all ranges of a word.
    fileprivate func ranges(of word: String) -> [Range<AttributedString.Index>] {
        var found: [Range<AttributedString.Index>] = []
        var rest = startIndex..<endIndex
        while let range = self[rest].range(of: word) {
            found.append(range)
            rest = range.upperBound..<endIndex
        }
        return found
    }
}
