import Foundation

/// The bindings of an editor of attributed text.
struct AttributedBindings {
    let text: Binding<AttributedString>
    let selection: Binding<AttributedTextSelection>?
}

/// The plain characters of an attributed text, as a source for the field's editor.
struct AttributedSource: FieldSource {
    let binding: Binding<AttributedString>

    func text(in context: TextContext) -> String { binding.wrappedValue.plain }

    func write(_ text: String, in context: TextContext) { binding.wrappedValue = AttributedString(text) }

    var isExact: Bool { true }
}

/// The attributes of a text while it is edited. Its characters are always those of the editor's plain text.
struct AttributedEditing {
    let bindings: AttributedBindings
    /// The environment for resolving fonts and colors.
    var context: TextContext
    private(set) var content = AttributedString()
    /// The attributes of the next typed text; `nil` to inherit those of the surrounding text.
    var typing: AttributeContainer?
    /// The selection that the binding had when it was last read or written.
    var lastSelection: AttributedTextSelection?

    init(_ bindings: AttributedBindings, context: TextContext) {
        self.bindings = bindings
        self.context = context
    }

    /// Whether a value equals the text being edited.
    func isSame(_ value: AttributedString) -> Bool { value == content }

    /// Replaces the text with a value from the binding or from the undo history.
    mutating func take(_ value: AttributedString) {
        content = value
        typing = nil
    }

    // MARK: - Editing

    /// Applies an edit of the plain text to the attributed text.
    ///
    /// - Parameter pasted: The inserted text, if it has attributes of its own.
    mutating func apply(_ edit: TextEditing.Edit, in text: String, pasted: AttributedString?) {
        let range = content.range(at: edit.offset..<edit.offset + edit.removed)
        let attributes = attributes(replacing: range)
        let inserted = String(text[utf8: edit.offset..<edit.offset + edit.inserted])
        content.replaceSubrange(range, with: pasted ?? AttributedString(inserted, attributes: attributes))
        // After deleting everything, typing continues with the deleted text's attributes.
        typing = content.characters.isEmpty ? attributes : nil
    }

    private func attributes(replacing range: Range<AttributedString.Index>) -> AttributeContainer {
        if let typing { return typing }
        return range.isEmpty
            ? content.attributesOfText(addedAt: range.lowerBound)
            : content.runs[range.lowerBound].attributes.filter(inheritedByAddedText: true)
    }

    /// Returns a part of the text, given in UTF-8 offsets, with its attributes.
    func part(_ bytes: Range<Int>) -> AttributedString { AttributedString(content[content.range(at: bytes)]) }

    /// Returns the selection of a range of UTF-8 offsets, for a binding.
    func selection(_ bytes: Range<Int>, affinity: TextSelectionAffinity) -> AttributedTextSelection {
        let range = content.range(at: bytes)
        var selection =
            range.isEmpty
            ? AttributedTextSelection(insertionPoint: range.lowerBound, typingAttributes: typing)
            : AttributedTextSelection(range: range)
        selection.knownAffinity = affinity
        return selection
    }

    /// Changes the attributes of a selected range of UTF-8 offsets or, if it is empty, those of the next typed text.
    mutating func transform(_ bytes: Range<Int>, _ body: (inout AttributeContainer) -> Void) {
        var selection = selection(bytes, affinity: .automatic)
        content.transformAttributes(in: &selection, body: body)
        typing = bytes.isEmpty ? selection.typingAttributes : nil
    }

    // MARK: - Presentation

    /// Returns the text with its resolved styles.
    ///
    /// - Parameter text: The characters of the text.
    /// - Complexity: Linear in the number of runs.
    func styled(_ text: String) -> StyledText {
        var runs: [StyledText.Run] = []
        for run in content.runs {
            let start = runs.last?.end ?? 0
            let end = start + content.utf8.distance(from: run.range.lowerBound, to: run.range.upperBound)
            let attributes = TextAttributes(run.attributes, formatting: context.environment.formatting)
            let style = context.style(for: attributes)
            if let last = runs.last, last.style == style {
                runs[runs.count - 1].end = end
            } else {
                runs.append(StyledText.Run(start: start, end: end, style: style))
            }
        }
        return StyledText(text, style: runs.first?.style ?? context.baseStyle, mixedRuns: runs.count > 1 ? runs : [])
    }
}

/// The text last copied from an attributed editor, so that pasting into another one keeps its attributes.
@MainActor
enum CopiedText {
    private static var last: (plain: String, attributed: AttributedString)?

    static func record(_ text: AttributedString) { last = (text.plain, text) }

    /// Returns the copied attributed text, if `text` has its characters.
    static func attributed(_ text: String) -> AttributedString? { last?.plain == text ? last?.attributed : nil }
}
