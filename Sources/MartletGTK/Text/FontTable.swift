#if GTK
import CGTK
import Foundation
import Martlet

/// The theme's font, and Pango's descriptions of the fonts that texts ask for.
final class FontTable {
    /// What the theme's font is read from; nil without a display.
    private let probe: Widget?
    /// What texts are shaped in.
    private(set) var context: OpaquePointer
    private(set) var family: String
    /// The size of the theme's font, in points of the layout, which are GTK's pixels.
    private(set) var bodySize: CGFloat
    /// How much larger than usual the person wants text to be.
    var textScale: CGFloat {
        // In 1,024ths of dots per inch; nothing where nobody has said so.
        let resolution = SettingsObserver.integer("gtk-xft-dpi")
        return resolution > 0 ? CGFloat(resolution) / (96 * 1024) : 1
    }
    /// Grows when the theme's font has changed, and with it all that was shaped.
    private(set) var generation = 0
    /// Texts that have been shaped since it was last looked which of them are seen; nil where nobody looks.
    var freshTexts: ContiguousArray<ShapedText>?
    /// As ``context``, for text that is written from the right whatever its characters.
    private var mirrored: (context: OpaquePointer, generation: Int)?
    /// The heights of capitals that have been asked for.
    private var capitalHeights: [ResolvedFont: CGFloat] = [:]

    /// Where fonts come from.
    enum Source {
        /// The theme of the desktop, on the display.
        case theme
        /// The fonts of the machine, without a display.
        case machine
    }

    init(_ source: Source = .theme) {
        switch source {
        case .theme:
            let label = gtk_label_new(nil)!
            g_object_ref_sink(label)
            probe = label
            context = gtk_widget_create_pango_context(label)
        case .machine:
            probe = nil
            context = pango_font_map_create_context(pango_cairo_font_map_get_default())
            pango_cairo_context_set_resolution(context, 96)
            // Shapes as they are, not as they fit the pixels of one display.
            let options = cairo_font_options_create()
            cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
            cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
            cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
            pango_cairo_context_set_font_options(context, options)
            cairo_font_options_destroy(options)
            pango_context_set_round_glyph_positions(context, 0)
            let description = pango_font_description_from_string("Sans 11")
            pango_context_set_font_description(context, description)
            pango_font_description_free(description)
        }
        (family, bodySize) = Self.theme(context)
        if source == .theme { bodySize = Self.chosenSize ?? bodySize }
    }

    /// Keeps in mind a text that has been shaped. Of many that are only measured, the first let go of their lines at once:
    /// what the rest needs has been taken from the system already.
    func noteShaped(_ text: ShapedText) {
        freshTexts?.append(text)
        guard let texts = freshTexts, texts.count > 2 * Self.mostFresh else { return }
        freshTexts = ContiguousArray(texts.suffix(Self.mostFresh))
        for text in texts.prefix(texts.count - Self.mostFresh) { text.getsOutOfTheWay() }
    }

    /// More texts than a window shows.
    private static let mostFresh = 500

    /// Lets go of the lines of texts that were only measured.
    func letGoOfUnseenTexts() {
        guard let texts = freshTexts, !texts.isEmpty else { return }
        freshTexts = []
        for text in texts where !text.isShown { text.letGoOfLines() }
    }

    deinit {
        g_object_unref(UnsafeMutableRawPointer(context))
        if let mirrored { g_object_unref(UnsafeMutableRawPointer(mirrored.context)) }
        if let probe { g_object_unref(probe) }
    }

    /// Reads the theme's font again.
    func refresh() {
        guard let probe else { return }
        g_object_unref(UnsafeMutableRawPointer(context))
        context = gtk_widget_create_pango_context(probe)
        (family, bodySize) = Self.theme(context)
        bodySize = Self.chosenSize ?? bodySize
        capitalHeights = [:]
        generation += 1
    }

    /// What texts are shaped in that are written in a direction; nil for that of their characters.
    func context(writing direction: LayoutDirection?) -> OpaquePointer {
        guard direction == .rightToLeft else { return context }
        if let known = mirrored, known.generation == generation { return known.context }
        if let known = mirrored { g_object_unref(UnsafeMutableRawPointer(known.context)) }
        let made = pango_font_map_create_context(pango_context_get_font_map(context))!
        pango_context_set_font_description(made, pango_context_get_font_description(context))
        pango_context_set_language(made, pango_context_get_language(context))
        pango_context_set_round_glyph_positions(made, pango_context_get_round_glyph_positions(context))
        pango_cairo_context_set_resolution(made, pango_cairo_context_get_resolution(context))
        pango_cairo_context_set_font_options(made, pango_cairo_context_get_font_options(context))
        pango_context_set_base_dir(made, PANGO_DIRECTION_RTL)
        mirrored = (made, generation)
        return made
    }

    private static func theme(_ context: OpaquePointer) -> (String, CGFloat) {
        guard let description = pango_context_get_font_description(context) else { return ("sans", 14) }
        var size = CGFloat(pango_font_description_get_size(description)) / CGFloat(PANGO_SCALE)
        if pango_font_description_get_size_is_absolute(description) == 0 { size *= 96 / 72 }
        return (String(borrowed: pango_font_description_get_family(description)), size > 0 ? size : 14)
    }

    /// The size of the font that the person has chosen, in GTK's pixels, as it is where text is not scaled; nil where it is
    /// not known. What a widget has is scaled already, or not yet, as its style was last worked out.
    private static var chosenSize: CGFloat? {
        guard let name = SettingsObserver.string("gtk-font-name"),
            let description = pango_font_description_from_string(name)
        else { return nil }
        defer { pango_font_description_free(description) }
        let size = CGFloat(pango_font_description_get_size(description))
        let isAbsolute = pango_font_description_get_size_is_absolute(description) != 0
        // In Pango's units, as styles have it.
        let units = isAbsolute ? size : (size * 96 / 72).rounded(.down)
        return units > 0 ? units / CGFloat(PANGO_SCALE) : nil
    }

    /// Pango's description of a font; to be freed by the caller.
    func description(of font: ResolvedFont) -> OpaquePointer {
        let description = pango_font_description_new()!
        let family =
            switch font.design {
            case .monospaced: "monospace"
            case .serif: "serif"
            default: font.family ?? family
            }
        pango_font_description_set_family(description, family)
        pango_font_description_set_absolute_size(description, Double(font.pointSize) * Double(PANGO_SCALE))
        pango_font_description_set_weight(
            description, PangoWeight(rawValue: UInt32(clamping: min(1000, max(100, font.weight.value)))))
        if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
        if font.width != .standard { pango_font_description_set_stretch(description, stretch(of: font.width)) }
        return description
    }

    /// How high a font's capitals are, in points: Pango knows the heights of lines, so one capital is measured.
    func capitalHeight(of font: ResolvedFont) -> CGFloat {
        if let known = capitalHeights[font] { return known }
        let layout = pango_layout_new(context)
        defer { g_object_unref(UnsafeMutableRawPointer(layout)) }
        let description = description(of: font)
        pango_layout_set_font_description(layout, description)
        pango_font_description_free(description)
        pango_layout_set_text(layout, "H", 1)
        var ink = PangoRectangle()
        pango_layout_get_extents(layout, &ink, nil)
        let height = CGFloat(ink.height) / CGFloat(PANGO_SCALE)
        capitalHeights[font] = height
        return height
    }

    private func stretch(of width: Font.Width) -> PangoStretch {
        switch width {
        case .compressed: PANGO_STRETCH_EXTRA_CONDENSED
        case .condensed: PANGO_STRETCH_CONDENSED
        case .expanded: PANGO_STRETCH_EXPANDED
        default: PANGO_STRETCH_NORMAL
        }
    }

    /// The OpenType features that a font asks for; nil for none.
    func features(of font: ResolvedFont) -> String? {
        var features: [String] = []
        if font.hasMonospacedDigits { features.append("tnum=1") }
        if font.hasLowercaseSmallCaps { features.append("smcp=1") }
        if font.hasUppercaseSmallCaps { features.append("c2sc=1") }
        return features.isEmpty ? nil : features.joined(separator: ",")
    }
}
#endif
