import Foundation

extension AttributedString {
    /// Changes the attributes of the selected text.
    ///
    ///     text.transformAttributes(in: &selection) { $0.font = ($0.font ?? .default).bold() }
    ///
    /// If nothing is selected, the change applies to the text that is typed next. Attributes of whole paragraphs change
    /// in the cursor's paragraph.
    ///
    /// - Parameters:
    ///   - selection: The selection, which stays on the same text.
    ///   - body: A closure that changes the attributes of one run.
    public mutating func transformAttributes<E: Error>(
        in selection: inout AttributedTextSelection, body: (inout AttributeContainer) throws(E) -> Void
    ) throws(E) {
        switch selection.indices(in: self) {
        case .insertionPoint(let index):
            let old = selection.typingAttributes(in: self)
            var new = old
            try body(&new)
            let place = offset(of: index)
            let paragraph = paragraph(at: index)
            let (oldOfParagraph, newOfParagraph) = (
                old.filter(runBoundaries: .paragraph), new.filter(runBoundaries: .paragraph)
            )
            if oldOfParagraph != newOfParagraph, !paragraph.isEmpty {
                self[paragraph].replaceAttributes(oldOfParagraph, with: newOfParagraph)
            }
            let affinity = selection.knownAffinity
            selection = AttributedTextSelection(insertionPoint: self.index(at: place), typingAttributes: new)
            selection.knownAffinity = affinity
        case .ranges(let ranges):
            let bytes = ranges.ranges.map { offset(of: $0.lowerBound)..<offset(of: $0.upperBound) }
            let runs = self[ranges].runs.map {
                (offset(of: $0.range.lowerBound)..<offset(of: $0.range.upperBound), $0.attributes)
            }
            for (range, attributes) in runs {
                var changed = attributes
                try body(&changed)
                if changed != attributes { self[self.range(at: range)].setAttributes(changed) }
            }
            let affinity = selection.knownAffinity
            selection = AttributedTextSelection(ranges: RangeSet(bytes.map { range(at: $0) }))
            selection.knownAffinity = affinity
        }
    }

    /// Changes the text and moves the selection with its characters.
    ///
    /// - Parameters:
    ///   - selection: The selection. If the change replaces the whole text by another, it becomes the end of that text.
    ///   - body: A closure that changes the text in place. It must not assign another text.
    public mutating func transform<E: Error>(
        updating selection: inout AttributedTextSelection, body: (inout AttributedString) throws(E) -> Void
    ) throws(E) {
        let old = selection
        switch old.indices(in: self) {
        case .insertionPoint(let index):
            let wasAtEnd = old.known == nil
            let range = try transform(updating: index..<index, body: body)
            selection = AttributedTextSelection()
            if !wasAtEnd, let range {
                selection = AttributedTextSelection(
                    insertionPoint: range.lowerBound, typingAttributes: old.typingAttributes)
            }
        case .ranges(let ranges):
            let moved = try transform(updating: Array(ranges.ranges), body: body)
            let parts = (moved ?? []).filter { !$0.isEmpty }
            if parts.isEmpty, let place = moved?.first?.lowerBound {
                selection = AttributedTextSelection(insertionPoint: place)
            } else {
                selection = AttributedTextSelection(ranges: RangeSet(parts))
            }
        }
        selection.knownAffinity = old.knownAffinity
    }

    /// Replaces the selected text and places the cursor after the new content.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
    ) {
        let (start, length) = (selection.bytes(in: self).range.lowerBound, newContent.utf8.count)
        switch selection.indices(in: self) {
        case .insertionPoint(let index): insert(newContent, at: index)
        case .ranges(let ranges):
            let affected = ranges.ranges.map { offset(of: $0.lowerBound)..<offset(of: $0.upperBound) }
            for range in affected.dropFirst().reversed() { removeSubrange(self.range(at: range)) }
            if let first = affected.first { replaceSubrange(range(at: first), with: newContent) }
        }
        selection = AttributedTextSelection(insertionPoint: index(at: start + length))
    }

    /// Replaces the selected text by characters with the typing attributes, and places the cursor after them.
    public mutating func replaceSelection(
        _ selection: inout AttributedTextSelection, withCharacters newContent: some Collection<Character>
    ) {
        let attributes = selection.typingAttributes(in: self)
        replaceSelection(&selection, with: AttributedString(String(newContent), attributes: attributes))
    }
}

extension AttributedString {
    /// Returns the UTF-8 offset of an index.
    func offset(of index: Index) -> Int { utf8.distance(from: startIndex, to: index) }

    /// Returns the index of a UTF-8 offset, clamped to the text.
    func index(at byte: Int) -> Index {
        utf8.index(startIndex, offsetBy: Swift.max(0, byte), limitedBy: endIndex) ?? endIndex
    }

    func range(at bytes: Range<Int>) -> Range<Index> { index(at: bytes.lowerBound)..<index(at: bytes.upperBound) }

    /// The characters as a string. O(n), but copied in blocks instead of by character.
    var plain: String { String(characters[...]) }

    /// Returns the attributes of text that is typed at an index: those of the preceding character in the same line, or
    /// else those of the following character.
    func attributesOfText(addedAt index: Index) -> AttributeContainer {
        if characters.isEmpty { return AttributeContainer() }
        let before = index > startIndex ? characters.index(before: index) : nil
        let isLineStart = before.map { characters[$0].isNewline } ?? true
        let isLineEnd = index == endIndex || characters[index].isNewline
        let source = isLineStart && !isLineEnd ? index : before ?? index
        return runs[source].attributes.filter(inheritedByAddedText: true)
    }

    /// Returns the paragraph that contains an index, without its final line break.
    func paragraph(at index: Index) -> Range<Index> {
        let start = characters[..<index].lastIndex(where: \.isNewline).map { characters.index(after: $0) }
        let end = characters[index...].firstIndex(where: \.isNewline)
        return (start ?? startIndex)..<(end ?? endIndex)
    }
}
