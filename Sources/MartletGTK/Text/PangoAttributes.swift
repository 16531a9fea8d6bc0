#if GTK
import CGTK
import Foundation
import Martlet

/// Pango's attributes for a styled text.
struct PangoAttributes {
    let fonts: FontTable
    let text: TextContent
    let list: OpaquePointer

    /// The part of the text's styles to convert.
    enum Extent {
        /// Each style in its range.
        case all
        /// The first style, for any text: that of a field.
        case first
    }

    init(_ text: TextContent, extent: Extent = .all, fonts: FontTable) {
        self.text = text
        self.fonts = fonts
        list = pango_attr_list_new()
        // Words that are longer than a line are broken without a sign.
        pango_attr_list_insert(list, pango_attr_insert_hyphens_new(0))
        let styled = text.styled
        if let height = text.options.lineHeight?.points(of: styled.largestFontSize) {
            let attribute = pango_attr_line_height_new_absolute(Int32(saturating: height * CGFloat(PANGO_SCALE)))!
            attribute.pointee.start_index = 0
            attribute.pointee.end_index = UInt32.max
            pango_attr_list_insert(list, attribute)
        }
        if styled.isUniform || extent == .first {
            add(styled.style, from: 0, to: UInt32.max, isUniform: true)
        } else {
            for run in styled.runs { add(run.style, from: UInt32(run.start), to: UInt32(run.end), isUniform: false) }
        }
    }

    /// Sets the color of a range in bytes, by default of the whole text.
    func setForeground(_ color: Color.Resolved, from start: UInt32 = 0, to end: UInt32 = .max) {
        let attributes = [
            Self.foreground(color),
            pango_attr_foreground_alpha_new(max(1, wide(color.opacity)))!,
        ]
        for attribute in attributes {
            attribute.pointee.start_index = start
            attribute.pointee.end_index = end
            pango_attr_list_insert(list, attribute)
        }
    }

    private func add(_ style: TextStyle, from start: UInt32, to end: UInt32, isUniform: Bool) {
        func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>) {
            attribute.pointee.start_index = start
            attribute.pointee.end_index = end
            pango_attr_list_insert(list, attribute)
        }
        let description = fonts.description(of: style.font)
        insert(pango_attr_font_desc_new(description))
        pango_font_description_free(description)
        if let features = fonts.features(of: style.font) { insert(pango_attr_font_features_new(features)) }
        // A color of the whole text is set when the text is drawn.
        if !isUniform, style.hasColor { setForeground(style.color, from: start, to: end) }
        if let color = style.background {
            insert(pango_attr_background_new(wide(color.red), wide(color.green), wide(color.blue)))
            insert(pango_attr_background_alpha_new(max(1, wide(color.opacity))))
        }
        if let line = style.underline {
            insert(pango_attr_underline_new(PANGO_UNDERLINE_SINGLE))
            if let color = line.color {
                insert(pango_attr_underline_color_new(wide(color.red), wide(color.green), wide(color.blue)))
            }
        }
        if let line = style.strikethrough {
            insert(pango_attr_strikethrough_new(1))
            if let color = line.color {
                insert(pango_attr_strikethrough_color_new(wide(color.red), wide(color.green), wide(color.blue)))
            }
        }
        let spacing = style.tracking + style.kerning
        if spacing != 0 { insert(pango_attr_letter_spacing_new(Int32(saturating: spacing * CGFloat(PANGO_SCALE)))) }
        if style.baselineOffset != 0 {
            insert(pango_attr_rise_new(Int32(saturating: style.baselineOffset * CGFloat(PANGO_SCALE))))
        }
    }

    /// Makes an attribute for a color, without its opacity.
    static func foreground(_ color: Color.Resolved) -> UnsafeMutablePointer<PangoAttribute> {
        pango_attr_foreground_new(wide(color.red), wide(color.green), wide(color.blue))
    }
}

/// Returns a color component in Pango's range.
private func wide(_ component: Float) -> UInt16 { UInt16(min(1, max(0, component)) * 65535) }
#endif
