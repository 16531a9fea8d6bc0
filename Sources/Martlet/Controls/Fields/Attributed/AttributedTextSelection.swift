import Foundation

/// What is selected in an attributed text: a place where text is inserted, or stretches of it.
///
///     @State private var text = AttributedString("Stir the sauce")
///     @State private var selection = AttributedTextSelection()
///
///     TextEditor(text: $text, selection: $selection)
///
/// Its indices are those of the text that it was made for. Change a text together with what is selected in it by
/// `transform(updating:body:)`, `transformAttributes(in:body:)` or `replaceSelection(_:with:)`: of a text that was
/// changed otherwise the selection knows nothing, and stands for the end of it.
public struct AttributedTextSelection: Equatable, Sendable {
    /// The selected part of a text.
    @frozen
    public enum Indices: Equatable, Sendable {
        /// The place of the cursor.
        case insertionPoint(AttributedString.Index)
        /// The stretches that are selected.
        case ranges(RangeSet<AttributedString.Index>)
    }

    /// Nil for the end of the text, whichever it is.
    var known: Indices?
    /// What is typed next looks like; nil for what stands around it.
    var typingAttributes: AttributeContainer?
    var knownAffinity = TextSelectionAffinity.automatic

    /// Whether two selections are the same, of the same text: the same places in another text, or in the text as it was
    /// before a change, are others.
    public static func == (a: AttributedTextSelection, b: AttributedTextSelection) -> Bool {
        guard a.typingAttributes == b.typingAttributes, a.knownAffinity == b.knownAffinity else { return false }
        switch (a.known, b.known) {
        case (nil, nil): return true
        case (.insertionPoint(let a)?, .insertionPoint(let b)?): return a.isSame(as: b)
        case (.ranges(let a)?, .ranges(let b)?):
            return a.ranges.count == b.ranges.count
                && zip(a.ranges, b.ranges).allSatisfy {
                    $0.lowerBound.isSame(as: $1.lowerBound) && $0.upperBound.isSame(as: $1.upperBound)
                }
        default: return false
        }
    }

    /// The cursor at the end of the text.
    public init() {}

    /// The cursor at a place of the text.
    ///
    /// - Parameters:
    ///   - insertionPoint: The place, in the text that the selection is for.
    ///   - typingAttributes: The attributes of what is typed next; nil for those of the text around.
    public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
        known = .insertionPoint(insertionPoint)
        self.typingAttributes = typingAttributes
    }

    /// A stretch of the text; an empty one is the place of the cursor.
    public init(range: Range<AttributedString.Index>) {
        known = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
    }

    /// Stretches of the text, of which editors here select all that lies between the first and the last; none for the
    /// cursor at the end.
    public init(ranges: RangeSet<AttributedString.Index>) {
        known = ranges.isEmpty ? nil : .ranges(ranges)
    }

    /// What is selected in a text; the end of it where the selection is of another text.
    /// - Complexity: Linear in the number of stretches.
    public func indices(in text: AttributedString) -> Indices {
        if let known, isKnown(in: text) { return known }
        return .insertionPoint(text.endIndex)
    }

    /// To which of its neighbours the cursor belongs.
    public func affinity(in text: AttributedString) -> TextSelectionAffinity { knownAffinity }

    /// The attributes of what is typed next in a text.
    ///
    /// Those of the first selected character, or of the character before the cursor, as far as added text takes them
    /// over. At the start of a text they are those of what follows.
    public func typingAttributes(in text: AttributedString) -> AttributeContainer {
        switch indices(in: text) {
        case .insertionPoint(let index):
            if let typingAttributes, isKnown(in: text) { return typingAttributes }
            return text.attributesOfText(addedAt: index)
        case .ranges(let ranges):
            guard let start = ranges.ranges.first?.lowerBound else { return AttributeContainer() }
            return text.runs[start].attributes.filter(inheritedByAddedText: true)
        }
    }

    /// The attributes of all that is selected in a text: of each run that is selected wholly or in part, or those of
    /// what is typed next where nothing is.
    public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
        Attributes(text: text, selection: self)
    }

    /// Whether it is a selection of a text, and of no other.
    private func isKnown(in text: AttributedString) -> Bool {
        switch known {
        // Of the end of a text, which is no index of a character, a range says more.
        case .insertionPoint(let index): (index..<index).isValid(within: text)
        case .ranges(let ranges): ranges.isValid(within: text)
        case nil: false
        }
    }

    /// From the first to the last byte that is selected in a text, and whether that is known of this text.
    func bytes(in text: AttributedString) -> (range: Range<Int>, isKnown: Bool) {
        switch indices(in: text) {
        case .insertionPoint(let index):
            let place = text.offset(of: index)
            return (place..<place, isKnown(in: text))
        case .ranges(let ranges):
            let (first, last) = (ranges.ranges.first?.lowerBound, ranges.ranges.last?.upperBound)
            let start = text.offset(of: first ?? text.endIndex)
            return (start..<max(start, text.offset(of: last ?? text.endIndex)), true)
        }
    }
}

extension AttributedTextSelection {
    /// The attributes of what is selected, run by run.
    ///
    ///     selection.attributes(in: text)[\.foregroundColor].contains(.red)
    public struct Attributes<Text>: Sequence {
        let text: AttributedString
        let selection: AttributedTextSelection

        /// The attributes of one run after the other.
        public func makeIterator() -> AnyIterator<AttributeContainer> {
            switch selection.indices(in: text) {
            case .insertionPoint:
                AnyIterator(CollectionOfOne(selection.typingAttributes(in: text)).makeIterator())
            case .ranges(let ranges):
                AnyIterator(text[ranges].runs.lazy.map(\.attributes).makeIterator())
            }
        }

        /// The values of one attribute, by the runs of that alone; nil where it is not set.
        public subscript<K: AttributedStringKey>(type: K.Type) -> some Sequence<K.Value?> where K.Value: Sendable {
            switch selection.indices(in: text) {
            case .insertionPoint: [selection.typingAttributes(in: text)[K.self]]
            case .ranges(let ranges): text[ranges].runs[K.self].map(\.0)
            }
        }

        /// The values of one attribute, by the runs of that alone; nil where it is not set.
        public subscript<K: AttributedStringKey>(
            keyPath: KeyPath<AttributeDynamicLookup, K>
        ) -> some Sequence<K.Value?> where K.Value: Sendable {
            self[K.self]
        }
    }
}

extension AttributedString.Index {
    /// Whether two indices are the same place of the same version of a text: Foundation's comparison passes over the
    /// versions, but an index of another version is not valid.
    // Unsafe pointers: the bytes of two numbers are compared.
    fileprivate func isSame(as other: Self) -> Bool {
        guard self == other else { return false }
        return withUnsafeBytes(of: self) { a in withUnsafeBytes(of: other) { a.elementsEqual($0) } }
    }
}
