import Foundation

/// The selection in an attributed text: an insertion point or selected ranges.
///
///     @State private var text = AttributedString("Stir the sauce")
///     @State private var selection = AttributedTextSelection()
///
///     TextEditor(text: $text, selection: $selection)
///
/// The indices belong to the text for which the selection was created. Change a text together with its selection by
/// `transform(updating:body:)`, `transformAttributes(in:body:)` or `replaceSelection(_:with:)`. After any other change
/// the selection is invalid and counts as the end of the text.
public struct AttributedTextSelection: Equatable, Sendable {
    /// The selected part of a text: an insertion point, or ranges.
    @frozen
    public enum Indices: Equatable, Sendable {
        /// The position of the cursor, without selected text.
        case insertionPoint(AttributedString.Index)
        /// The selected ranges.
        case ranges(RangeSet<AttributedString.Index>)
    }

    /// The selected part, or `nil` for the end of whichever text.
    var known: Indices?
    /// The attributes of the next typed text; `nil` to inherit those of the surrounding text.
    var typingAttributes: AttributeContainer?
    var knownAffinity = TextSelectionAffinity.automatic

    /// Whether two selections have equal indices of the same version of a text. Indices of different versions are never
    /// equal.
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

    /// Creates a selection that places the cursor at the end of the text.
    public init() {}

    /// Creates a selection that places the cursor at an index of the text.
    ///
    /// - Parameters:
    ///   - insertionPoint: An index of the text that the selection is for.
    ///   - typingAttributes: The attributes of the next typed text; `nil` for those of the surrounding text.
    public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
        known = .insertionPoint(insertionPoint)
        self.typingAttributes = typingAttributes
    }

    /// Creates a selection of a range. An empty range places the cursor.
    public init(range: Range<AttributedString.Index>) {
        known = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
    }

    /// Creates a selection of ranges. Editors here select everything from the first range to the last; an empty set
    /// places the cursor at the end.
    public init(ranges: RangeSet<AttributedString.Index>) {
        known = ranges.isEmpty ? nil : .ranges(ranges)
    }

    /// Returns the selected part of a text: the end of the text, if the selection is of another text.
    ///
    /// - Complexity: Linear in the number of ranges.
    public func indices(in text: AttributedString) -> Indices {
        if let known, isKnown(in: text) { return known }
        return .insertionPoint(text.endIndex)
    }

    /// Returns the side of a line break on which the cursor is shown.
    public func affinity(in text: AttributedString) -> TextSelectionAffinity { knownAffinity }

    /// Returns the attributes of the next typed text.
    ///
    /// They are those of the first selected character or of the character before the cursor, as far as added text
    /// inherits them. At the start of a text they are those of the following character.
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

    /// Returns the attributes of each run that is at least partly selected or, at an insertion point, those of the next
    /// typed text.
    public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
        Attributes(text: text, selection: self)
    }

    /// Whether the indices are valid for a text.
    private func isKnown(in text: AttributedString) -> Bool {
        switch known {
        // An empty range is checked, because the end of a text is no valid index of a character.
        case .insertionPoint(let index): (index..<index).isValid(within: text)
        case .ranges(let ranges): ranges.isValid(within: text)
        case nil: false
        }
    }

    /// Returns the UTF-8 offsets from the first selected position to the last, and whether the selection is valid for
    /// the text.
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
    /// The attributes of the selected text, run by run.
    ///
    ///     selection.attributes(in: text)[\.foregroundColor].contains(.red)
    public struct Attributes<Text>: Sequence {
        let text: AttributedString
        let selection: AttributedTextSelection

        /// Returns an iterator over the attributes of the selected runs.
        public func makeIterator() -> AnyIterator<AttributeContainer> {
            switch selection.indices(in: text) {
            case .insertionPoint:
                AnyIterator(CollectionOfOne(selection.typingAttributes(in: text)).makeIterator())
            case .ranges(let ranges):
                AnyIterator(text[ranges].runs.lazy.map(\.attributes).makeIterator())
            }
        }

        /// Returns the values of one attribute in the selected runs; `nil` for runs without the attribute.
        public subscript<K: AttributedStringKey>(type: K.Type) -> some Sequence<K.Value?> where K.Value: Sendable {
            switch selection.indices(in: text) {
            case .insertionPoint: [selection.typingAttributes(in: text)[K.self]]
            case .ranges(let ranges): text[ranges].runs[K.self].map(\.0)
            }
        }

        /// Returns the values of one attribute in the selected runs; `nil` for runs without the attribute.
        public subscript<K: AttributedStringKey>(
            keyPath: KeyPath<AttributeDynamicLookup, K>
        ) -> some Sequence<K.Value?> where K.Value: Sendable {
            self[K.self]
        }
    }
}

extension AttributedString.Index {
    /// Whether two indices are equal and of the same version of a text. Foundation's comparison ignores versions, but
    /// an index of another version is not valid.
    // Unsafe pointers: the bytes of two numbers are compared.
    fileprivate func isSame(as other: Self) -> Bool {
        guard self == other else { return false }
        return withUnsafeBytes(of: self) { a in withUnsafeBytes(of: other) { a.elementsEqual($0) } }
    }
}
