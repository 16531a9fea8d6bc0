import Foundation

extension Text {
    /// The lines of a text, as drawn by a renderer.
    public struct Layout: RandomAccessCollection, Equatable {
        let lines: [Line]
        /// Whether a part of the text is omitted.
        public let isTruncated: Bool

        /// The index of the first line.
        public var startIndex: Int { lines.startIndex }
        /// The index after the last line.
        public var endIndex: Int { lines.endIndex }
        /// Returns the line at an index.
        public subscript(index: Int) -> Line { lines[index] }

        /// Options for drawing parts of a text.
        public struct DrawingOptions: OptionSet, Sendable {
            /// The options as a bit mask.
            public let rawValue: UInt32

            /// Creates options from a bit mask.
            public init(rawValue: UInt32) { self.rawValue = rawValue }

            /// Draws glyphs at their exact positions, instead of at the nearest pixel. This is always the case here.
            public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
        }

        /// The position of a character in a text.
        public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
            let position: Int

            /// Returns whether the first position precedes the second.
            public static func < (lhs: CharacterIndex, rhs: CharacterIndex) -> Bool { lhs.position < rhs.position }

            /// Returns the number of characters between this index and another.
            public func distance(to other: CharacterIndex) -> Int { other.position - position }

            /// Returns the index that is a number of characters after this one.
            public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(position: position + n) }
        }

        /// The position and size of a part of a text, in points.
        public struct TypographicBounds: Equatable, Sendable {
            /// The left end of the baseline.
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

        /// A line of a text: a collection of runs.
        public struct Line: RandomAccessCollection, Equatable {
            let runs: [Run]
            /// The left end of the baseline.
            public var origin: CGPoint
            /// The position and size of the line.
            public let typographicBounds: TypographicBounds

            /// The index of the first run.
            public var startIndex: Int { runs.startIndex }
            /// The index after the last run.
            public var endIndex: Int { runs.endIndex }
            /// Returns the run at an index.
            public subscript(index: Int) -> Run { runs[index] }
        }

        /// A part of a line with uniform style and attributes: a collection of glyphs.
        public struct Run: RandomAccessCollection, Equatable {
            let slices: [RunSlice]
            let content: TextContent
            let attributes: CustomTextAttributes
            /// The position and size of the run.
            public let typographicBounds: TypographicBounds
            /// The direction of the run.
            public let layoutDirection: LayoutDirection

            /// The positions of the run's characters in the text.
            public var characterIndices: [CharacterIndex] { slices.flatMap(\.characterIndices) }
            /// The index of the first glyph.
            public var startIndex: Int { slices.startIndex }
            /// The index after the last glyph.
            public var endIndex: Int { slices.endIndex }
            /// Returns the glyph at an index.
            public subscript(index: Int) -> RunSlice { slices[index] }
            /// Returns several adjacent glyphs as one slice.
            public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(joining: slices[bounds], of: self) }
            /// Returns the custom attribute of a type, as set by `customAttribute(_:)`; `nil` if there is none.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes[key] }
        }

        /// A part of a run: one or several glyphs.
        public struct RunSlice: Equatable {
            let content: TextContent
            let attributes: CustomTextAttributes
            /// The position and size of the slice.
            public let typographicBounds: TypographicBounds
            /// The positions of the slice's characters in the text.
            public let characterIndices: [CharacterIndex]

            /// Returns the custom attribute of a type, as set by `customAttribute(_:)`; `nil` if there is none.
            public subscript<T: TextAttribute>(key: T.Type) -> T? { attributes[key] }
        }
    }
}

extension Text.Layout.RunSlice {
    /// Joins adjacent slices of a run.
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

/// The custom attributes of a part of a text, by type.
struct CustomTextAttributes: Equatable {
    let values: [ObjectIdentifier: any TextAttribute]

    subscript<T: TextAttribute>(key: T.Type) -> T? { values[ObjectIdentifier(key)] as? T }

    static func == (a: CustomTextAttributes, b: CustomTextAttributes) -> Bool { areSame(a.values, b.values) }

    /// Returns whether the attributes are provably equal.
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
