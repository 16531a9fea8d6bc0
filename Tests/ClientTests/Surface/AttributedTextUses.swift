import SwiftUI

// Editors of attributed text and related API, in the style of their documentation and of real code.

private struct Purple: AttributedTextValueConstraint {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute

    func constrain(_ container: inout Attributes) {
        if container.underlineStyle != nil { container.foregroundColor = .purple }
        if container.swiftUI.font == .title { container[AttributeKey.self] = nil }
    }
}

private struct OneUnderline: AttributedTextFormattingDefinition {
    let isStrict: Bool

    var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
        ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
        Purple()
        if isStrict { ValueConstraint(for: \.font, values: [nil], default: nil) }
        if isStrict {
            ValueConstraint(for: \.kern, values: [nil], default: nil)
        } else {
            AttributedTextFormatting.EmptyDefinition()
        }
    }
}

private struct AttributedEditors: View {
    @State private var text = AttributedString("This is some editable text...")
    @State private var selection = AttributedTextSelection()
    @Environment(\.fontResolutionContext) private var fontResolutionContext
    @Environment(\.lineHeight) private var lineHeight

    var body: some View {
        VStack {
            TextEditor(text: $text)
            TextEditor(text: $text, selection: $selection)
                .textSelectionAffinity(.upstream)
                .attributedTextFormattingDefinition(OneUnderline(isStrict: true))
            TextEditor(text: $text, selection: nil).attributedTextFormattingDefinition(\.swiftUI)
            Toggle(
                "Toggle Boldness", systemImage: "bold",
                isOn: Binding(
                    get: {
                        let font = selection.typingAttributes(in: text).font
                        let resolved = (font ?? .default).resolve(in: fontResolutionContext)
                        return resolved.isBold
                    },
                    set: { isBold in
                        text.transformAttributes(in: &selection) { $0.font = ($0.font ?? .default).bold(isBold) }
                    }))
            Button("Insert") {
                text.replaceSelection(&selection, withCharacters: "new")
                text.replaceSelection(&selection, with: AttributedString("new"))
                text.transform(updating: &selection) { $0.append(AttributedString("!")) }
            }
            Text(text).lineHeight(.loose).writingDirection(strategy: .contentBased)
            Text(text).lineHeight(nil).multilineTextAlignment(strategy: .writingDirectionBased)
        }
        .onChange(of: selection) { old, new in if old != new { selection = AttributedTextSelection() } }
        .lineHeight(lineHeight ?? .exact(points: 20))
    }

    private func selected() -> [AttributedSubstring] {
        switch selection.indices(in: text) {
        case .insertionPoint(let index): return [text[index..<index]]
        case .ranges(let set): return set.ranges.map { text[$0] }
        @unknown default: return []
        }
    }

    private func colors() -> [Color] { selection.attributes(in: text)[\.foregroundColor].map { $0 ?? .black } }

    private func format() {
        text.alignment = .center
        text.lineHeight = .multiple(factor: 1.5)
        text.writingDirection = .rightToLeft
        text[text.startIndex..<text.endIndex].font = .default.italic(true).pointSize(20).scaled(by: 2)
        let font = Font.body.monospaced(true).smallCaps(false).lowercaseSmallCaps(true).uppercaseSmallCaps(false)
        text.font = font
        for run in text.runs where run.font?.resolve(in: fontResolutionContext).isItalic == true {
            text[run.range].underlineStyle = .single
        }
        selection = AttributedTextSelection(insertionPoint: text.endIndex, typingAttributes: AttributeContainer())
        selection = AttributedTextSelection(range: text.startIndex..<text.endIndex)
        selection = AttributedTextSelection(ranges: RangeSet(text.startIndex..<text.endIndex))
        _ = selection.affinity(in: text) == TextSelectionAffinity.automatic
        var container = AttributeContainer()
        OneUnderline(isStrict: false).constrain(&container)
    }
}

private struct Corners: View {
    var body: some View {
        VStack {
            ConcentricRectangle().fill(.red)
            ConcentricRectangle(corners: .concentric, isUniform: true).stroke(.blue)
            ConcentricRectangle(corners: .concentric(minimum: 12))
            ConcentricRectangle(topLeadingCorner: .fixed(3), bottomTrailingCorner: 8)
            ConcentricRectangle(uniformTopCorners: .fixed(4), uniformBottomCorners: .concentric)
            ConcentricRectangle(uniformBottomCorners: .concentric, topLeadingCorner: 2, topTrailingCorner: 2.5)
            Color.red.clipShape(.rect(corners: .concentric(minimum: 8), isUniform: false))
        }
        .containerShape(.rect(cornerRadius: 24))
    }

    private func corners(_ shape: some RoundedRectangularShape) -> RoundedRectangularShapeCorners? {
        shape.corners(in: CGSize(width: 10, height: 10))
    }

    private var all: [RoundedRectangularShapeCorners?] {
        [corners(.rect), corners(.capsule), corners(ConcentricRectangle()), .concentric, .fixed(2), .init(all: 3)]
    }
}
