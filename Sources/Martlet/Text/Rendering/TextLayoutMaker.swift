import Foundation

/// Computes the lines, runs and glyphs of a text from the sizes of its parts as measured by the host.
struct TextLayoutMaker {
    private let styled: StyledText
    private let custom: [StyledTextBuilder.CustomStretch]
    private let options: TextLayoutOptions
    private let width: CGFloat
    private let measure: (TextContent) -> TextMetrics
    /// The options for measuring parts of the text, each of which occupies a single line.
    private let partOptions: TextLayoutOptions
    private var positions: [Int: Int] = [:]

    /// Creates a layout maker for a text.
    ///
    /// - Parameters:
    ///   - text: The text.
    ///   - custom: The parts with custom attributes.
    ///   - options: The options for breaking, truncating and aligning lines.
    ///   - width: The width of the lines, in points.
    ///   - measure: Returns the size of a part without any limit of its width.
    init(
        _ text: StyledText, custom: [StyledTextBuilder.CustomStretch], options: TextLayoutOptions, width: CGFloat,
        measure: @escaping (TextContent) -> TextMetrics
    ) {
        styled = text
        self.custom = custom
        self.options = options
        self.width = width
        self.measure = measure
        var partOptions = TextLayoutOptions.standard
        partOptions.lineLimit = 1
        partOptions.layoutDirection = options.layoutDirection
        partOptions.lineHeight = options.lineHeight
        self.partOptions = partOptions
        var offset = 0
        for (position, character) in text.string.enumerated() {
            positions[offset] = position
            offset += character.utf8.count
        }
    }

    /// - Complexity: The square of the length of lines, at most.
    func make() -> Text.Layout {
        let (ranges, isTruncated) = shownLineRanges()
        var lines: [Text.Layout.Line] = []
        var top: CGFloat = 0
        for (index, range) in ranges.enumerated() {
            let isCut = isTruncated && index == ranges.count - 1
            lines.append(makeLine(range, top: top, isCut: isCut))
            top = (lines[index].typographicBounds.rect.maxY) + options.lineSpacing
        }
        return Text.Layout(lines: lines, isTruncated: isTruncated)
    }

    // MARK: - Lines

    private func part(_ range: Range<Int>, adding suffix: String = "") -> TextContent {
        let string = String(styled.string[utf8: range]) + suffix
        var runs: [StyledText.Run] = []
        for run in styled.runs {
            let common = run.range.clamped(to: range)
            guard !common.isEmpty else { continue }
            runs.append(
                StyledText.Run(
                    start: common.lowerBound - range.lowerBound, end: common.upperBound - range.lowerBound,
                    style: run.style))
        }
        if !runs.isEmpty { runs[runs.count - 1].end = string.utf8.count }
        return TextContent(
            styled: StyledText(
                string, style: runs.first?.style ?? styled.style(at: range.lowerBound),
                mixedRuns: runs.count > 1 ? runs : []),
            options: partOptions)
    }

    /// Returns the UTF-8 ranges of the displayed lines, and whether further lines are omitted.
    private func shownLineRanges() -> (ranges: [Range<Int>], isTruncated: Bool) {
        let ranges = lineRanges()
        guard let limit = options.lineLimit, limit > 0, ranges.count > limit else { return (ranges, false) }
        return (Array(ranges.prefix(limit)), true)
    }

    /// Returns the UTF-8 range of each line, without its line break.
    private func lineRanges() -> [Range<Int>] {
        guard !styled.string.isEmpty else { return [] }
        var result: [Range<Int>] = []
        var start = 0
        for paragraph in styled.string.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
            let end = start + paragraph.utf8.count
            result += brokenRanges(start..<end)
            let rest = styled.string.utf8.count - end
            start = rest > 0 ? end + (styled.string[utf8: end..<end + rest].first?.utf8.count ?? 1) : end
        }
        return result
    }

    private func brokenRanges(_ paragraph: Range<Int>) -> [Range<Int>] {
        func fits(_ range: Range<Int>) -> Bool { measure(part(range)).size.width <= width + 0.5 }
        if paragraph.isEmpty || fits(paragraph) { return [paragraph] }
        // Lines may end after spaces and hyphens. Trailing spaces may exceed the width.
        var result: [Range<Int>] = []
        var lineStart = paragraph.lowerBound
        var lastEnd = lineStart
        var wordStart = lineStart
        for next in breaks(in: paragraph) {
            if fits(lineStart..<trimmed(lineStart..<next)) || lastEnd == lineStart {
                lastEnd = next
                wordStart = next
                continue
            }
            result.append(lineStart..<trimmed(lineStart..<lastEnd))
            lineStart = wordStart
            lastEnd = next
            wordStart = next
        }
        if lineStart < paragraph.upperBound { result.append(lineStart..<trimmed(lineStart..<paragraph.upperBound)) }
        return result
    }

    private func breaks(in paragraph: Range<Int>) -> [Int] {
        var result: [Int] = []
        var offset = paragraph.lowerBound
        var wasSpace = false
        for character in styled.string[utf8: paragraph] {
            if wasSpace, !character.isWhitespace { result.append(offset) }
            offset += character.utf8.count
            wasSpace = character.isWhitespace || character == "-"
        }
        result.append(paragraph.upperBound)
        return result
    }

    /// Returns the end of a line without its trailing spaces.
    private func trimmed(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        for character in styled.string[utf8: range].reversed() {
            guard character.isWhitespace else { break }
            end -= character.utf8.count
        }
        return end
    }

    private func makeLine(_ range: Range<Int>, top: CGFloat, isCut: Bool) -> Text.Layout.Line {
        let (range, bounds) = bounds(ofLine: range, top: top, isCut: isCut)
        let runs = makeRuns(range, in: bounds, suffix: isCut ? "…" : "")
        return Text.Layout.Line(runs: runs, origin: bounds.origin, typographicBounds: bounds)
    }

    /// Returns the UTF-8 range of the displayed part of a line, and its position and size.
    private func bounds(
        ofLine range: Range<Int>, top: CGFloat, isCut: Bool
    ) -> (range: Range<Int>, bounds: Text.Layout.TypographicBounds) {
        var range = range
        if isCut {
            while !range.isEmpty, measure(part(range, adding: "…")).size.width > width + 0.5 {
                range = range.lowerBound..<range.upperBound - (styled.string[utf8: range].last?.utf8.count ?? 1)
            }
        }
        let content = part(range, adding: isCut ? "…" : "")
        let metrics = measure(content)
        let space = width.isFinite ? max(0, width - metrics.size.width) : 0
        let isRightToLeft = options.layoutDirection == .rightToLeft
        let left: CGFloat =
            switch options.alignment {
            case .leading: isRightToLeft ? space : 0
            case .center: space / 2
            case .trailing: isRightToLeft ? 0 : space
            }
        let bounds = Text.Layout.TypographicBounds(
            origin: CGPoint(x: left, y: top + metrics.firstBaseline), width: metrics.size.width,
            ascent: metrics.firstBaseline, descent: max(0, metrics.size.height - metrics.firstBaseline),
            leading: options.lineSpacing)
        return (range, bounds)
    }

    /// Returns the rectangles of ranges of the text, in points: one for each line that a range is on. Does not compute
    /// glyphs.
    ///
    /// - Parameter stretches: The ranges as UTF-8 offsets.
    func rects(of stretches: [Range<Int>]) -> [[CGRect]] {
        var result = stretches.map { _ in [CGRect]() }
        var top: CGFloat = 0
        let (lines, isTruncated) = shownLineRanges()
        for (index, line) in lines.enumerated() {
            let (range, bounds) = bounds(ofLine: line, top: top, isCut: isTruncated && index == lines.count - 1)
            func distance(_ offset: Int) -> CGFloat {
                offset == range.lowerBound ? 0 : measure(part(range.lowerBound..<offset)).size.width
            }
            for (number, stretch) in stretches.enumerated() {
                let common = stretch.clamped(to: range)
                guard !common.isEmpty else { continue }
                let (start, end) = (distance(common.lowerBound), distance(common.upperBound))
                // In right-to-left text, offsets are measured from the right end of the line.
                let left = options.layoutDirection == .rightToLeft ? bounds.rect.maxX - end : bounds.rect.minX + start
                result[number].append(
                    CGRect(x: left, y: bounds.rect.minY, width: max(0, end - start), height: bounds.rect.height))
            }
            top = bounds.rect.maxY + options.lineSpacing
        }
        return result
    }

    // MARK: - Runs and glyphs

    private func makeRuns(
        _ line: Range<Int>, in bounds: Text.Layout.TypographicBounds, suffix: String
    ) -> [Text.Layout.Run] {
        var edges: Set<Int> = [line.lowerBound, line.upperBound]
        for run in styled.runs { edges.formUnion([run.start, run.end]) }
        for stretch in custom { edges.formUnion([stretch.range.lowerBound, stretch.range.upperBound]) }
        let sorted = edges.filter { $0 >= line.lowerBound && $0 <= line.upperBound }.sorted()
        return zip(sorted, sorted.dropFirst()).map { start, end in
            makeRun(start..<end, of: line, in: bounds, suffix: end == line.upperBound ? suffix : "")
        }
    }

    private func makeRun(
        _ range: Range<Int>, of line: Range<Int>, in bounds: Text.Layout.TypographicBounds, suffix: String
    ) -> Text.Layout.Run {
        func place(_ start: CGFloat, _ end: CGFloat) -> Text.Layout.TypographicBounds {
            var place = bounds
            place.origin.x += start
            place.width = max(0, end - start)
            return place
        }
        func end(of offset: Int, adding suffix: String = "") -> CGFloat {
            offset == line.lowerBound && suffix.isEmpty
                ? 0 : measure(part(line.lowerBound..<offset, adding: suffix)).size.width
        }
        let attributes = CustomTextAttributes(
            values: custom.last { $0.range.contains(range.lowerBound) }?.values ?? [:])
        let first = end(of: range.lowerBound)
        var slices: [Text.Layout.RunSlice] = []
        var offset = range.lowerBound
        var left = first
        func add(_ content: TextContent, to right: CGFloat, at index: Int?) {
            slices.append(
                Text.Layout.RunSlice(
                    content: content, attributes: attributes, typographicBounds: place(left, right),
                    characterIndices: index.map { [Text.Layout.CharacterIndex(position: $0)] } ?? []))
            left = right
        }
        for character in styled.string[utf8: range] {
            let next = offset + character.utf8.count
            add(part(offset..<next), to: end(of: next), at: positions[offset])
            offset = next
        }
        if !suffix.isEmpty {
            let style = styled.style(at: max(0, range.upperBound - 1))
            add(
                TextContent(styled: StyledText(suffix, style: style), options: partOptions),
                to: end(of: range.upperBound, adding: suffix), at: nil)
        }
        return Text.Layout.Run(
            slices: slices, content: part(range, adding: suffix), attributes: attributes,
            typographicBounds: place(first, left), layoutDirection: options.layoutDirection)
    }
}
