#if GTK
import CGTK
import Foundation
import Martlet

/// Applies styles to the ranges of a text buffer, with a tag for each style.
///
/// Ranges with the right style are left alone: GTK lays out a range again when a tag is applied, and a key press
/// changes a few letters of a possibly long text.
final class TextTags {
    typealias Tag = UnsafeMutablePointer<GtkTextTag>

    private let buffer: UnsafeMutablePointer<GtkTextBuffer>
    private var tags: [TextStyle: Tag] = [:]
    private var shown: StyledText?
    private var setting: Setting?

    /// The properties that all ranges share.
    struct Setting: Equatable {
        let lineHeight: LineHeightRule?
        /// Of the theme's font, which the sizes hang on.
        let generation: Int
    }

    init(_ buffer: UnsafeMutablePointer<GtkTextBuffer>) { self.buffer = buffer }

    /// Applies styles to the text.
    ///
    /// - Parameter styled: The styles for the text in the buffer; only the first one if it has no text.
    func show(_ styled: StyledText, setting: Setting, fonts: FontTable) {
        let isOther = setting != self.setting
        shown = styled
        self.setting = setting
        let used = Set(styled.mixedRuns.map(\.style)).union([styled.style])
        for (style, tag) in tags where isOther || !used.contains(style) {
            gtk_text_tag_table_remove(gtk_text_buffer_get_tag_table(buffer), tag)
            tags[style] = nil
        }
        for style in used where tags[style] == nil {
            let tag = Self.make(style, setting: setting, fonts: fonts)
            gtk_text_tag_table_add(gtk_text_buffer_get_tag_table(buffer), tag)
            // Spelling marks keep a higher priority.
            gtk_text_tag_set_priority(tag, 0)
            g_object_unref(tag)
            tags[style] = tag
        }
        apply()
    }

    /// Applies the common style to added text, if the whole text has one style.
    func showAdded() {
        if shown?.isUniform == true { apply() }
    }

    private func apply() {
        guard let shown else { return }
        if shown.isUniform {
            guard let tag = tags[shown.style] else { return }
            var (start, end) = (GtkTextIter(), GtkTextIter())
            gtk_text_buffer_get_bounds(buffer, &start, &end)
            return apply(tag, from: start, to: end)
        }
        var place = GtkTextIter()
        gtk_text_buffer_get_start_iter(buffer, &place)
        let scalars = shown.string.unicodeScalars
        var index = scalars.startIndex
        for run in shown.mixedRuns {
            let next = shown.string.utf8.index(index, offsetBy: run.end - run.start)
            var end = place
            gtk_text_iter_forward_chars(&end, Int32(clamping: scalars.distance(from: index, to: next)))
            if let tag = tags[run.style] { apply(tag, from: place, to: end) }
            (place, index) = (end, next)
        }
    }

    private func apply(_ tag: Tag, from first: GtkTextIter, to last: GtkTextIter) {
        var (start, last) = (first, last)
        while gtk_text_iter_compare(&start, &last) < 0 {
            var end = start
            if gtk_text_iter_forward_to_tag_toggle(&end, nil) == 0 || gtk_text_iter_compare(&end, &last) > 0 {
                end = last
            }
            if gtk_text_iter_has_tag(&start, tag) == 0 {
                for other in tags.values where other != tag && gtk_text_iter_has_tag(&start, other) != 0 {
                    gtk_text_buffer_remove_tag(buffer, other, &start, &end)
                }
                gtk_text_buffer_apply_tag(buffer, tag, &start, &end)
            }
            start = end
        }
    }

    // MARK: - Tags

    private static func make(_ style: TextStyle, setting: Setting, fonts: FontTable) -> Tag {
        let tag = gtk_text_tag_new(nil)!
        func set(_ property: String, _ type: GType, _ fill: (UnsafeMutablePointer<GValue>) -> Void) {
            var value = GValue()
            g_value_init(&value, type)
            fill(&value)
            g_object_set_property(UnsafeMutableRawPointer(tag).assumingMemoryBound(to: GObject.self), property, &value)
            g_value_unset(&value)
        }
        func set(_ property: String, _ color: Color.Resolved) {
            var color = GdkRGBA(color)
            set(property, gdk_rgba_get_type()) { g_value_set_boxed($0, &color) }
        }
        func set(_ property: String, units length: CGFloat) {
            set(property, FundamentalType.int) {
                g_value_set_int($0, Int32(saturating: length * CGFloat(PANGO_SCALE)))
            }
        }
        let font = fonts.description(of: style.font)
        set("font-desc", pango_font_description_get_type()) { g_value_set_boxed($0, UnsafeRawPointer(font)) }
        if let features = fonts.features(of: style.font) {
            set("font-features", FundamentalType.string) { g_value_set_string($0, features) }
        }
        let rule = style.paragraph?.lineHeight ?? setting.lineHeight
        if let height = rule?.points(of: style.font.pointSize),
            let metrics = pango_context_get_metrics(fonts.context, font, nil)
        {
            let natural = pango_font_metrics_get_ascent(metrics) + pango_font_metrics_get_descent(metrics)
            pango_font_metrics_unref(metrics)
            // Pango's line height is a multiple of the font's.
            set("line-height", FundamentalType.float) {
                g_value_set_float($0, Float(height * CGFloat(PANGO_SCALE)) / Float(max(1, natural)))
            }
        }
        pango_font_description_free(font)
        if style.hasColor { set("foreground-rgba", style.color) }
        if let color = style.background { set("background-rgba", color) }
        if let line = style.underline {
            set("underline", pango_underline_get_type()) {
                g_value_set_enum($0, Int32(PANGO_UNDERLINE_SINGLE.rawValue))
            }
            if let color = line.color { set("underline-rgba", color) }
        }
        if let line = style.strikethrough {
            set("strikethrough", FundamentalType.boolean) { g_value_set_boolean($0, 1) }
            if let color = line.color { set("strikethrough-rgba", color) }
        }
        if style.tracking + style.kerning != 0 { set("letter-spacing", units: style.tracking + style.kerning) }
        if style.baselineOffset != 0 { set("rise", units: style.baselineOffset) }
        if let side = style.paragraph?.alignment {
            let justification =
                switch side {
                case .left: GTK_JUSTIFY_LEFT
                case .center: GTK_JUSTIFY_CENTER
                case .right: GTK_JUSTIFY_RIGHT
                }
            set("justification", gtk_justification_get_type()) { g_value_set_enum($0, Int32(justification.rawValue)) }
        }
        if let direction = style.paragraph?.direction {
            let side = direction == .rightToLeft ? GTK_TEXT_DIR_RTL : GTK_TEXT_DIR_LTR
            set("direction", gtk_text_direction_get_type()) { g_value_set_enum($0, Int32(side.rawValue)) }
        }
        return tag
    }
}
#endif
