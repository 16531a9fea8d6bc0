import Foundation

/// What an editor of attributed text is bound to.
struct AttributedBindings {
    let text: Binding<AttributedString>
    let selection: Binding<AttributedTextSelection>?
}

/// The text of an editor of attributed text, as its field knows it while it has not been told.
struct AttributedSource: FieldSource {
    let binding: Binding<AttributedString>

    func text(in context: TextContext) -> String { binding.wrappedValue.plain }

    func write(_ text: String, in context: TextContext) { binding.wrappedValue = AttributedString(text) }

    var isExact: Bool { true }
}

/// The attributes of a text while it is edited. Its characters are those of the editor's plain text.
struct AttributedEditing {
    let bindings: AttributedBindings
    /// What the text is shown in.
    var context: TextContext
    private(set) var content = AttributedString()
    /// What is typed next looks like; nil for what stands around it.
    var typing: AttributeContainer?
    /// What the binding of the selection said last.
    var lastSelection: AttributedTextSelection?

    init(_ bindings: AttributedBindings, context: TextContext) {
        self.bindings = bindings
        self.context = context
    }

    /// Whether a value is the text that is edited.
    func isSame(_ value: AttributedString) -> Bool { value == content }

    /// Takes another text from outside, or an earlier one.
    mutating func take(_ value: AttributedString) {
        content = value
        typing = nil
    }

    // MARK: - Editing

    /// Does to the attributed text what was done to the plain one.
    ///
    /// - Parameter pasted: What was inserted, where it has attributes of its own.
    mutating func apply(_ edit: TextEditing.Edit, in text: String, pasted: AttributedString?) {
        let range = content.range(at: edit.offset..<edit.offset + edit.removed)
        let attributes = attributes(replacing: range)
        let inserted = String(text[utf8: edit.offset..<edit.offset + edit.inserted])
        content.replaceSubrange(range, with: pasted ?? AttributedString(inserted, attributes: attributes))
        // Who has deleted everything goes on as before.
        typing = content.characters.isEmpty ? attributes : nil
    }

    private func attributes(replacing range: Range<AttributedString.Index>) -> AttributeContainer {
        if let typing { return typing }
        return range.isEmpty
            ? content.attributesOfText(addedAt: range.lowerBound)
            : content.runs[range.lowerBound].attributes.filter(inheritedByAddedText: true)
    }

    /// A part of the text, in bytes, with its attributes.
    func part(_ bytes: Range<Int>) -> AttributedString { AttributedString(content[content.range(at: bytes)]) }

    /// What is selected, for a binding.
    func selection(_ bytes: Range<Int>, affinity: TextSelectionAffinity) -> AttributedTextSelection {
        let range = content.range(at: bytes)
        var selection =
            range.isEmpty
            ? AttributedTextSelection(insertionPoint: range.lowerBound, typingAttributes: typing)
            : AttributedTextSelection(range: range)
        selection.knownAffinity = affinity
        return selection
    }

    /// Changes the attributes of what is selected, in bytes, or of what is typed next.
    mutating func transform(_ bytes: Range<Int>, _ body: (inout AttributeContainer) -> Void) {
        var selection = selection(bytes, affinity: .automatic)
        content.transformAttributes(in: &selection, body: body)
        typing = bytes.isEmpty ? selection.typingAttributes : nil
    }

    // MARK: - What is shown

    /// The text with its styles.
    ///
    /// - Parameter text: Its characters.
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

/// What was copied last from an editor of attributed text, for those that it is pasted into.
@MainActor
enum CopiedText {
    private static var last: (plain: String, attributed: AttributedString)?

    static func note(_ text: AttributedString) { last = (text.plain, text) }

    /// What was copied, if that is a text.
    static func attributed(_ text: String) -> AttributedString? { last?.plain == text ? last?.attributed : nil }
}
