#if GTK
import CGTK
import Foundation
import Martlet

/// The lines of a text, shaped by Pango and cached with the text. For an invisible text only the measurements are kept.
final class ShapedText {
    let generation: Int
    private let fonts: FontTable
    /// Pango's lines, which take several kilobytes; nil while they are not needed.
    private var lines: OpaquePointer?
    var hasLines: Bool { lines != nil }
    /// A number that changes with each change of the lines; nil if there are no lines.
    var serialOfLines: UInt32? { lines.map { pango_layout_get_serial($0) } }
    /// Whether the text has been drawn, or is about to be.
    var isShown = false
    /// The text owns this layout, so the layout must not own the text.
    private unowned let text: TextContent
    private let lineHeight: CGFloat
    private let natural: TextMetrics
    private let naturalIndent: CGFloat
    /// Of the first line, in points.
    private let capitalHeight: CGFloat
    private let hasParagraphs: Bool
    private static let narrowest = ProposedViewSize(width: 0, height: nil)
    /// The measurements at the minimum width, if they are known without the lines.
    private var narrow: TextMetrics?
    private var arranged: ProposedViewSize?
    private var metrics: TextMetrics
    /// The distance of the lines from the layout's left edge.
    private var indent: CGFloat
    /// Whether the lines have their natural length and size: only paragraphs end them.
    private var isNatural = true

    static func of(_ text: TextContent, fonts: FontTable) -> ShapedText {
        if let known = text.hostStorage as? ShapedText, known.generation == fonts.generation, known.fonts === fonts {
            return known
        }
        let made = ShapedText(text, fonts: fonts)
        text.hostStorage = made
        return made
    }

    /// Returns the cached lines of a text; nil if it was not shaped yet.
    static func known(of text: TextContent) -> ShapedText? { text.hostStorage as? ShapedText }

    private init(_ text: TextContent, fonts: FontTable) {
        self.text = text
        self.fonts = fonts
        generation = fonts.generation
        let string = text.styled.string
        hasParagraphs = string.utf8.contains(10) || string.utf8.contains(13)
        capitalHeight = fonts.capitalHeight(of: text.styled.style.font)
        let layout = Self.makeLayout(of: text, fonts: fonts)
        lines = layout
        (natural, naturalIndent) = Self.measure(layout, capitalHeight: capitalHeight)
        (metrics, indent) = (natural, naturalIndent)
        let count = max(1, CGFloat(pango_layout_get_line_count(layout)))
        // Not rounded, as in Pango: rounding up each line would make one line too few fit into the height of several.
        lineHeight = max(1, (Self.height(of: layout) - (count - 1) * text.options.lineSpacing) / count)
        fonts.recordShaped(self)
    }

    private static func makeLayout(of text: TextContent, fonts: FontTable, scale: CGFloat = 1) -> OpaquePointer {
        let layout = pango_layout_new(fonts.context(writing: text.options.writingDirection))!
        if text.options.writingDirection != nil { pango_layout_set_auto_dir(layout, 0) }
        let string = text.styled.string.withoutNull
        pango_layout_set_text(layout, string, Int32(string.utf8.count))
        setAttributes(of: layout, text, fonts: fonts, scale: scale)
        let options = text.options
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        pango_layout_set_spacing(layout, Int32(saturating: options.lineSpacing * CGFloat(PANGO_SCALE)))
        pango_layout_set_alignment(layout, alignment(of: text, in: layout))
        return layout
    }

    private static func setAttributes(of layout: OpaquePointer, _ text: TextContent, fonts: FontTable, scale: CGFloat) {
        let attributes = PangoAttributes(text, fonts: fonts)
        if scale != 1 { pango_attr_list_insert(attributes.list, pango_attr_scale_new(Double(scale))) }
        pango_layout_set_attributes(layout, attributes.list)
        pango_attr_list_unref(attributes.list)
    }

    /// The lines, which are shaped again if they were released.
    private var layout: OpaquePointer {
        if let lines { return lines }
        let made = Self.makeLayout(of: text, fonts: fonts, scale: scale)
        lines = made
        isNatural = scale == 1
        indent = naturalIndent
        fonts.recordShaped(self)
        return made
    }

    /// The text is drawn no more.
    func didDisappear() {
        isShown = false
        releaseLines()
    }

    /// Releases the lines of a text among many, of which few can be visible. Its minimum width is computed before,
    /// because all texts are asked for it to find the minimum size of the window.
    func releaseLinesIfHidden() {
        guard lines != nil, !isShown else { return }
        narrow = arrange(Self.narrowest)
        arranged = nil
        releaseLines()
    }

    /// Keeps the measures only, until the text is drawn or broken into other lines.
    func releaseLines() {
        guard let lines else { return }
        self.lines = nil
        isCut = false
        g_object_unref(UnsafeMutableRawPointer(lines))
    }

    deinit { if let lines { g_object_unref(UnsafeMutableRawPointer(lines)) } }

    /// The height of all lines, not rounded.
    private static func height(of layout: OpaquePointer) -> CGFloat {
        var logical = PangoRectangle()
        pango_layout_get_extents(layout, nil, &logical)
        return CGFloat(logical.height) / CGFloat(PANGO_SCALE)
    }

    private static func measure(
        _ layout: OpaquePointer, capitalHeight: CGFloat
    ) -> (metrics: TextMetrics, indent: CGFloat) {
        let scale = CGFloat(PANGO_SCALE)
        var logical = PangoRectangle()
        pango_layout_get_extents(layout, nil, &logical)
        let first = CGFloat(pango_layout_get_baseline(layout)) / scale
        var last = first
        if pango_layout_get_line_count(layout) > 1, let iterator = pango_layout_get_iter(layout) {
            while pango_layout_iter_next_line(iterator) != 0 {}
            last = CGFloat(pango_layout_iter_get_baseline(iterator)) / scale
            pango_layout_iter_free(iterator)
        }
        let size = CGSize(
            width: (CGFloat(logical.width) / scale).rounded(.up),
            height: (CGFloat(logical.height) / scale).rounded(.up))
        var metrics = TextMetrics(size: size, firstBaseline: first.rounded(), lastBaseline: last.rounded())
        metrics.capitalsInset = max(0, first - capitalHeight).rounded()
        return (metrics, CGFloat(logical.x) / scale)
    }

    /// The side at which lines begin or end. Pango takes left for right in a paragraph that is written from the right.
    private static func alignment(of text: TextContent, in layout: OpaquePointer) -> PangoAlignment {
        // Centered text needs no direction; asking Pango for it would shape the text.
        if text.options.alignment == .center { return PANGO_ALIGN_CENTER }
        let isMirrored = text.options.layoutDirection == .rightToLeft
        let isFromRight =
            text.options.writingDirection.map { $0 == .rightToLeft }
            ?? (pango_layout_get_direction(layout, 0) == PANGO_DIRECTION_RTL)
        let isAtStart = text.options.alignment == .leading
        return (isMirrored != isFromRight) == isAtStart ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT
    }

    // MARK: - Lines

    /// Breaks the text into lines for a proposal.
    func arrange(_ proposal: ProposedViewSize) -> TextMetrics {
        if text.styled.string.isEmpty { return TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0) }
        if proposal == arranged { return metrics }
        // Without another look at the lines, which Pango would shape again.
        if lines == nil || isNatural, fitsNaturally(in: proposal) { return natural }
        if proposal == Self.narrowest {
            if isEvenlyNarrow { return narrow ?? makeNarrow() }
            if lines == nil, let narrow { return narrow }
        }
        arranged = proposal
        setScale(1)
        let metrics = arrangeLines(proposal)
        guard text.options.minimumScaleFactor < 1, isCutShort(for: proposal) else { return metrics }
        return shrink(proposal)
    }

    /// Returns whether the text has its natural size for a proposal, which is known without its lines.
    private func fitsNaturally(in proposal: ProposedViewSize) -> Bool {
        isMeasuredByLetters && proposal.width.map { $0 >= natural.size.width } ?? true
    }

    /// Whether nothing but its letters, and the width for them, says how large the text is.
    private var isMeasuredByLetters: Bool {
        let options = text.options
        return !hasParagraphs && options.minimumLines <= 1 && !options.reservesSpace && options.minimumScaleFactor >= 1
    }

    /// Returns whether the text has one letter per line at zero width.
    private var isEvenlyNarrow: Bool {
        isMeasuredByLetters && text.options.lineLimit == nil && text.styled.isUniform
    }

    /// The measures at the least width, by the letters of the only line: Pango would break that into as many lines as it
    /// has letters and shape each of them, only for a stack to learn which of its children can give way.
    ///
    /// - Complexity: O(n) for n letters.
    private func makeNarrow() -> TextMetrics {
        if !isNatural {
            arranged = nil
            _ = arrangeLines(.unspecified)
        }
        var (width, count): (Int32, CGFloat) = (0, 0)
        if let iterator = pango_layout_get_iter(layout), let letters = pango_layout_get_text(layout) {
            defer { pango_layout_iter_free(iterator) }
            repeat {
                count += 1
                // A space has a line too, but takes no width at its end.
                if letters[Int(pango_layout_iter_get_index(iterator))] == 0x20 { continue }
                var logical = PangoRectangle()
                pango_layout_iter_get_cluster_extents(iterator, nil, &logical)
                width = max(width, logical.width)
            } while pango_layout_iter_next_cluster(iterator) != 0
        }
        var narrow = natural
        if count > 1 {
            let spacing = text.options.lineSpacing
            narrow.size.width = (CGFloat(width) / CGFloat(PANGO_SCALE)).rounded(.up)
            narrow.size.height = (count * lineHeight + (count - 1) * spacing).rounded(.up)
            narrow.lastBaseline += ((count - 1) * (lineHeight + spacing)).rounded()
        }
        self.narrow = narrow
        return narrow
    }

    /// Makes the text as small as it must be to be shown whole, but not smaller than it may.
    private func shrink(_ proposal: ProposedViewSize) -> TextMetrics {
        var (least, most) = (max(0.05, text.options.minimumScaleFactor), CGFloat(1))
        setScale(least)
        var metrics = arrangeLines(proposal)
        if isCutShort(for: proposal) { return metrics }
        for _ in 0..<7 {
            let middle = (least + most) / 2
            setScale(middle)
            metrics = arrangeLines(proposal)
            if isCutShort(for: proposal) { most = middle } else { least = middle }
        }
        setScale(least)
        return arrangeLines(proposal)
    }

    /// Whether some of the text is not shown.
    private func isCutShort(for proposal: ProposedViewSize) -> Bool {
        if isCut || pango_layout_is_ellipsized(layout) != 0 { return true }
        if let height = proposal.height, metrics.size.height > height + 0.5 { return true }
        if let width = proposal.width, metrics.size.width > width + 0.5 { return true }
        // A word that does not fit into a line is not broken as long as the text may shrink.
        return false
    }

    private var scale: CGFloat = 1

    private func setScale(_ scale: CGFloat) {
        guard scale != self.scale else { return }
        self.scale = scale
        resetText()
        Self.setAttributes(of: layout, text, fonts: fonts, scale: scale)
    }

    private func arrangeLines(_ proposal: ProposedViewSize) -> TextMetrics {
        let limit = lineLimit(for: proposal.height)
        let isNarrow = proposal.width.map { $0 < (natural.size.width * scale).rounded(.down) } ?? false
        if isNarrow, let width = proposal.width {
            pango_layout_set_width(layout, Int32(min(max(0, width), 1e6) * CGFloat(PANGO_SCALE)))
        } else {
            pango_layout_set_width(layout, -1)
        }
        isNatural = !isNarrow && scale == 1
        resetText()
        pango_layout_set_ellipsize(layout, isNarrow && limit < .max ? ellipsis : PANGO_ELLIPSIZE_NONE)
        pango_layout_set_height(layout, limit < .max ? -Int32(clamping: limit) : -1)
        if hasParagraphs, limit < Int(pango_layout_get_line_count(layout)) { cut(after: limit) }
        (metrics, indent) = Self.measure(layout, capitalHeight: capitalHeight * scale)
        let options = text.options
        let lines = max(options.minimumLines, options.reservesSpace ? options.lineLimit ?? 0 : 0)
        if lines > 1 {
            metrics.size.height = max(
                metrics.size.height, CGFloat(lines) * lineHeight + CGFloat(lines - 1) * options.lineSpacing)
        }
        if let width = proposal.width, width < metrics.size.width, width > metrics.size.width - 1 {
            metrics.size.width = width
        }
        return metrics
    }

    private func lineLimit(for height: CGFloat?) -> Int {
        let limit = max(1, text.options.lineLimit ?? .max)
        guard let height, height < 1e6 else { return limit }
        let spacing = text.options.lineSpacing
        return min(limit, Int((height + spacing + 0.5) / (lineHeight * scale + spacing), in: 1...Int.max))
    }

    private var ellipsis: PangoEllipsizeMode {
        switch text.options.truncationMode {
        case .head: PANGO_ELLIPSIZE_START
        case .middle: PANGO_ELLIPSIZE_MIDDLE
        case .tail: PANGO_ELLIPSIZE_END
        }
    }

    // MARK: - Paragraphs

    private var isCut = false

    private func resetText() {
        guard isCut else { return }
        isCut = false
        let string = text.styled.string.withoutNull
        pango_layout_set_text(layout, string, Int32(string.utf8.count))
    }

    /// Pango limits the lines of each paragraph; this limits those of the whole text.
    private func cut(after limit: Int) {
        guard let line = pango_layout_get_line_readonly(layout, Int32(clamping: limit - 1)) else { return }
        let end = Int(line.pointee.start_index + line.pointee.length)
        let string = text.styled.string.withoutNull
        guard end < string.utf8.count else { return }
        var part = String(decoding: string.utf8.prefix(end), as: UTF8.self)
        part += "…"
        isCut = true
        pango_layout_set_text(layout, part, Int32(part.utf8.count))
    }

    // MARK: - Drawing

    /// Draws the text in a frame of the snapshot's coordinates.
    ///
    /// - Parameters:
    ///   - inherited: The color of text that has none of its own.
    ///   - tint: A color in place of the text's own; nil for that.
    func draw(
        in frame: CGRect, proposal: ProposedViewSize, inherited: GdkRGBA, tint: GdkRGBA? = nil,
        snapshot: OpaquePointer
    ) {
        guard !text.styled.string.isEmpty else { return }
        let origin = origin(in: frame, proposal)
        var color = tint ?? ownColor.map { GdkRGBA($0) } ?? inherited
        var point = graphene_point_t(x: Float(origin.x), y: Float(origin.y))
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &point)
        gtk_snapshot_append_layout(snapshot, layout, &color)
        gtk_snapshot_restore(snapshot)
    }

    /// Draws the text in a frame of a surface of Cairo's.
    ///
    /// - Parameters:
    ///   - inherited: The color of text that has none of its own.
    ///   - tint: A color in place of the text's own; nil for that.
    func draw(
        in frame: CGRect, proposal: ProposedViewSize, inherited: Color.Resolved, tint: Color.Resolved? = nil,
        ink: CairoInk
    ) {
        guard !text.styled.string.isEmpty else { return }
        let origin = origin(in: frame, proposal)
        ink.saved {
            ink.setColor(tint ?? ownColor ?? inherited)
            cairo_translate(ink.cairo, origin.x, origin.y)
            pango_cairo_show_layout(ink.cairo, layout)
        }
    }

    /// Returns the lines broken for a proposal, and their origin in a frame; nil for an empty text.
    func placed(in frame: CGRect, _ proposal: ProposedViewSize) -> (layout: OpaquePointer, origin: CGPoint)? {
        if text.styled.string.isEmpty { return nil }
        let origin = origin(in: frame, proposal)
        return (layout, origin)
    }

    /// The color of the whole text; nil if it has none of its own, or several.
    private var ownColor: Color.Resolved? {
        text.styled.isUniform && text.styled.style.hasColor ? text.styled.style.color : nil
    }

    /// Returns the origin of the lines. The difference between a frame and the text's size is shared between both
    /// sides.
    private func origin(in frame: CGRect, _ proposal: ProposedViewSize) -> CGPoint {
        isShown = true
        // New lines have not been broken yet.
        if lines == nil { arranged = nil }
        _ = layout
        let metrics = arrange(proposal)
        return CGPoint(
            x: frame.minX + ((frame.width - metrics.size.width) / 2).rounded(.down) - indent, y: frame.minY)
    }
}

extension GdkRGBA {
    init(_ color: Color.Resolved) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
    }
}
#endif
