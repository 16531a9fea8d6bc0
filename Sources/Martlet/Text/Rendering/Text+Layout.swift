import Foundation

extension Text {
    /// A text in its lines, as a renderer draws it.
    public struct Layout: RandomAccessCollection, Equatable {
        let lines: [Line]
        /// Whether a part of the text is omitted.
        public let isTruncated: Bool

        /// The number of the first line.
        public var startIndex: Int { lines.startIndex }
        /// The number after that of the last line.
        public var endIndex: Int { lines.endIndex }
        /// A line by its number.
        public subscript(index: Int) -> Line { lines[index] }

        /// Options for drawing parts of a text.
        public struct DrawingOptions: OptionSet, Sendable {
            /// A bit for each option.
            public let rawValue: UInt32

            /// The options of some bits.
            public init(rawValue: UInt32) { self.rawValue = rawValue }

            /// Draws glyphs at their exact positions, instead of at the nearest pixel. This is always the case here.
            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
        }

        /// A place in the characters of a text.
        public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
            let position: Int

            /// Whether it comes before another one.
            public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool { lhs.position < rhs.position }

            /// Returns the number of characters between this index and another.
            public func distance(to other: CharacterIndex) -> Int { other.position - position }

            /// The place some characters on.
            public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(position: position + n) }
        }

        /// The position and size of a part of a text, in points.
        public struct TypographicBounds: Equatable, Sendable {
            /// The left end of its baseline.
            public var origin: CGPoint
            /// The width.
            public var width: CGFloat
            /// The height above the baseline.
            public var ascent: CGFloat
            /// The depth below the baseline.
            public var descent: CGFloat
            /// The distance to the next line.
            public var leading: CGFloat

            /// The bounding rectangle.
            public var rect: CGRect {
                CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
            }
        }

        /// A line of a text: its runs.
        public struct Line: RandomAccessCollection, Equatable {
            let runs: [Run]
            /// The left end of the baseline.
            public var origin: CGPoint
            /// The position and size of the line.
            public let typographicBounds: TypographicBounds

            /// The number of the first run.
            public var startIndex: Int { runs.startIndex }
            /// The number after that of the last run.
            public var endIndex: Int { runs.endIndex }
            /// A run by its number.
            public subscript(index: Int) -> Run { runs[index] }
        }

        /// A stretch of a line with the same style and attributes: its glyphs.
        public struct Run: RandomAccessCollection, Equatable {
            let slices: [RunSlice]
            let content: TextContent
            let attributes: CustomTextAttributes
            /// The position and size of the run.
            public let typographicBounds: TypographicBounds
            /// The direction of the run.
            public let layoutDirection: LayoutDirection

            /// The places of its characters in the text.
            public var characterIndices: [CharacterIndex] { slices.flatMap(\.characterIndices) }
            /// The number of the first glyph.
            public var startIndex: Int { slices.startIndex }
            /// The number after that of the last glyph.
            public var endIndex: Int { slices.endIndex }
            /// A glyph by its number.
            public subscript(index: Int) -> RunSlice { slices[index] }
            /// Some glyphs by their numbers.
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(joining: slices[bounds], of: self) }
            /// The value that `customAttribute(_:)` has given the text under a type; nil for none.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes[key] }
        }

        /// A part of a run: a glyph, or several.
        public struct RunSlice: Equatable {
            let content: TextContent
            let attributes: CustomTextAttributes
            /// The position and size of the slice.
            public let typographicBounds: TypographicBounds
            /// The places of its characters in the text.
            public let characterIndices: [CharacterIndex]

            /// The value that `customAttribute(_:)` has given the text under a type; nil for none.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes[key] }
        }
    }
}

extension Text.Layout.RunSlice {
    /// Neighbours of a run as one.
    fileprivate init(joining slices: ArraySlice<Self>, of run: Text.Layout.Run) {
        let first = slices.first
        var bounds = first?.typographicBounds ?? run.typographicBounds
        bounds.width = (slices.last?.typographicBounds.rect.maxX ?? bounds.origin.x) - bounds.origin.x
        content = TextContent(
            styled: StyledText(
                slices.map(\.content.styled.string).joined(), style: (first?.content ?? run.content).styled.style),
            options: run.content.options)
        attributes = run.attributes
        typographicBounds = bounds
        characterIndices = slices.flatMap(\.characterIndices)
    }
}

/// The values that `customAttribute(_:)` has given a part of a text, by their types.
struct CustomTextAttributes: Equatable {
    let values: [ObjectIdentifier: any TextAttribute]

    subscript<T: TextAttribute>(key: T.Type) -> T? { values[ObjectIdentifier(key)] as? T }

    static func == (a: CustomTextAttributes, b: CustomTextAttributes) -> Bool { areSame(a.values, b.values) }

    /// Whether values are provably the same.
    static func areSame(_ a: [ObjectIdentifier: any TextAttribute], _ b: [ObjectIdentifier: any TextAttribute]) -> Bool
    {
        a.count == b.count
            && a.allSatisfy { key, value in
                guard let other = b[key] else { return false }
                guard let value = value as? any Equatable else { return MemoryLayout.size(ofOpened: value) == 0 }
                return value.isEqual(to: other)
            }
    }
}

extension MemoryLayout<Void> {
    fileprivate static func size<V>(ofOpened value: V) -> Int { MemoryLayout<V>.size }
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { (other as? Self) == self }
}

extension GraphicsContext {
    /// Draws a line of a text at its position.
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        for run in line { draw(run, options: options) }
    }

    /// Draws a run of a text at its position.
    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(run.content, at: run.typographicBounds)
    }

    /// Draws a part of a run at its position.
    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        draw(slice.content, at: slice.typographicBounds)
    }

    private func draw(_ content: TextContent, at bounds: Text.Layout.TypographicBounds) {
        var rect = bounds.rect
        // A part alone may be wider than in its line, where kerning applies.
        rect.size.width += 4
        recorder.add(.text(content, rect), state)
    }
}
