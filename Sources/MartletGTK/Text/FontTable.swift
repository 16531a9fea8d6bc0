#if GTK
import CGTK
import Foundation
import Martlet

/// The theme's font, and Pango's descriptions of the fonts that texts ask for.
final class FontTable {
    /// The widget from which the theme's font is read; nil without a display.
    private let probe: Widget?
    /// The Pango context in which texts are shaped.
    private(set) var context: OpaquePointer
    private(set) var family: String
    /// The size of the theme's font, in points of the layout, which are GTK's pixels.
    private(set) var bodySize: CGFloat
    /// The user's scale of text.
    var textScale: CGFloat {
        // The setting is in 1,024ths of dots per inch, or not positive if it is unset.
        let resolution = SettingsObserver.integer("gtk-xft-dpi")
        return resolution > 0 ? CGFloat(resolution) / (96 * 1024) : 1
    }
    /// Incremented when the theme's font changes, which invalidates all shaped texts.
    private(set) var generation = 0
    /// Texts shaped since the last check of their visibility; nil if there are no checks.
    var freshTexts: ContiguousArray<ShapedText>?
    /// Like ``context``, but for a right-to-left base direction.
    private var mirrored: (context: OpaquePointer, generation: Int)?
    /// The measured heights of capitals.
    private var capitalHeights: [ResolvedFont: CGFloat] = [:]

    /// The source of the fonts.
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

    /// Records a shaped text. If many texts are only measured, the oldest release their lines early, so that the rest
    /// reuses the memory.
    func recordShaped(_ text: ShapedText) {
        freshTexts?.append(text)
        guard let texts = freshTexts, texts.count > 2 * Self.mostFresh else { return }
        freshTexts = ContiguousArray(texts.suffix(Self.mostFresh))
        for text in texts.prefix(texts.count - Self.mostFresh) { text.releaseLinesIfHidden() }
    }

    /// More texts than a window shows.
    private static let mostFresh = 500

    /// Releases the lines of texts that were measured but not shown.
    func releaseUnseenTexts() {
        guard let texts = freshTexts, !texts.isEmpty else { return }
        freshTexts = []
        for text in texts where !text.isShown { text.releaseLines() }
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

    /// Returns the Pango context for a writing direction; nil for the direction of the characters.
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

    /// The unscaled size of the font that the user has chosen, in GTK's pixels; nil if unknown. The size in a widget's
    /// style may or may not be scaled already.
    private static var chosenSize: CGFloat? {
        guard let name = SettingsObserver.string("gtk-font-name"),
            let description = pango_font_description_from_string(name)
        else { return nil }
        defer { pango_font_description_free(description) }
        let size = CGFloat(pango_font_description_get_size(description))
        let isAbsolute = pango_font_description_get_size_is_absolute(description) != 0
        // A size in points becomes one in pixels, at 96 pixels an inch.
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

    /// Returns the height of a font's capitals, in points. Pango only knows the height of lines, so a capital is
    /// measured.
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
