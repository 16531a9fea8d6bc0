#if GTK
import CGTK
import Foundation
import Martlet

/// The lines of a text, shaped by Pango; kept with the text, so that it is shaped once.
final class ShapedText {
    let generation: Int
    private let layout: OpaquePointer
    private let text: TextContent
    private let lineHeight: CGFloat
    private let natural: TextMetrics
    private let hasParagraphs: Bool
    private var arranged: ProposedViewSize?
    private var metrics: TextMetrics
    /// How far the lines stand from the layout's left edge.
    private var indent: CGFloat = 0

    static func of(_ text: TextContent, fonts: FontTable) -> ShapedText {
        if let known = text.hostStorage as? ShapedText, known.generation == fonts.generation { return known }
        let made = ShapedText(text, fonts: fonts)
        text.hostStorage = made
        return made
    }

    private init(_ text: TextContent, fonts: FontTable) {
        self.text = text
        generation = fonts.generation
        layout = pango_layout_new(fonts.context)
        let string = text.styled.string
        pango_layout_set_text(layout, string, Int32(string.utf8.count))
        let attributes = PangoAttributes(text, fonts: fonts)
        pango_layout_set_attributes(layout, attributes.list)
        pango_attr_list_unref(attributes.list)
        let options = text.options
        pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
        pango_layout_set_spacing(layout, Int32(options.lineSpacing * CGFloat(PANGO_SCALE)))
        let alignment =
            switch options.alignment {
            case .leading: PANGO_ALIGN_LEFT
            case .center: PANGO_ALIGN_CENTER
            case .trailing: PANGO_ALIGN_RIGHT
            }
        pango_layout_set_alignment(layout, alignment)
        hasParagraphs = string.utf8.contains(10) || string.utf8.contains(13)
        natural = Self.measure(layout).metrics
        metrics = natural
        let lines = max(1, CGFloat(pango_layout_get_line_count(layout)))
        lineHeight = max(1, (natural.size.height - (lines - 1) * options.lineSpacing) / lines)
    }

    deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

    private static func measure(_ layout: OpaquePointer) -> (metrics: TextMetrics, indent: CGFloat) {
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
        return (
            TextMetrics(size: size, firstBaseline: first.rounded(), lastBaseline: last.rounded()),
            CGFloat(logical.x) / scale
        )
    }

    // MARK: - Lines

    /// Breaks the text into lines for a proposal.
    func arrange(_ proposal: ProposedViewSize) -> TextMetrics {
        if text.styled.string.isEmpty { return TextMetrics(size: .zero, firstBaseline: 0, lastBaseline: 0) }
        if proposal == arranged { return metrics }
        arranged = proposal
        let limit = lineLimit(for: proposal.height)
        let isNarrow = proposal.width.map { $0 < natural.size.width } ?? false
        if isNarrow, let width = proposal.width {
            pango_layout_set_width(layout, Int32(min(max(0, width), 1e6) * CGFloat(PANGO_SCALE)))
        } else {
            pango_layout_set_width(layout, -1)
        }
        resetText()
        pango_layout_set_ellipsize(layout, isNarrow && limit < .max ? ellipsis : PANGO_ELLIPSIZE_NONE)
        pango_layout_set_height(layout, limit < .max ? -Int32(limit) : -1)
        if hasParagraphs, limit < Int(pango_layout_get_line_count(layout)) { cut(after: limit) }
        (metrics, indent) = Self.measure(layout)
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
        return min(limit, max(1, Int((height + spacing + 0.5) / (lineHeight + spacing))))
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
        let string = text.styled.string
        pango_layout_set_text(layout, string, Int32(string.utf8.count))
    }

    /// Pango limits the lines of each paragraph; this limits those of the whole text.
    private func cut(after limit: Int) {
        guard let line = pango_layout_get_line_readonly(layout, Int32(limit - 1)) else { return }
        let end = Int(line.pointee.start_index + line.pointee.length)
        let string = text.styled.string
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
    ///   - inherited: The colour of text that has none of its own.
    ///   - tint: A colour in place of the text's own; nil for that.
    func draw(
        in frame: CGRect, proposal: ProposedViewSize, inherited: GdkRGBA, tint: GdkRGBA? = nil,
        snapshot: OpaquePointer
    ) {
        guard !text.styled.string.isEmpty else { return }
        let metrics = arrange(proposal)
        var color = tint ?? inherited
        if tint == nil, text.styled.isUniform, text.hasColor(text.styled.style) {
            color = GdkRGBA(text.color(of: text.styled.style))
        }
        // A frame that a parent has made smaller or larger than the text is shared out on both sides.
        let x = frame.minX + ((frame.width - metrics.size.width) / 2).rounded(.down) - indent
        var point = graphene_point_t(x: Float(x), y: Float(frame.minY))
        gtk_snapshot_save(snapshot)
        gtk_snapshot_translate(snapshot, &point)
        gtk_snapshot_append_layout(snapshot, layout, &color)
        gtk_snapshot_restore(snapshot)
    }
}

extension GdkRGBA {
    init(_ color: Color.Resolved) {
        self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.opacity)
    }
}
#endif
