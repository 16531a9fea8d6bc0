#if GTK
import CGTK

/// The font families of the desktop.
package enum FontFamilies {
    /// Their names, in alphabetical order. May be called on any thread.
    // Unsafe pointers: the list is the caller's, and its families are the font map's, which lives as long as the process.
    package static var names: [String] {
        guard let map = pango_cairo_font_map_get_default() else { return [] }
        var families: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_font_map_list_families(map, &families, &count)
        defer { g_free(families) }
        guard let families else { return [] }
        return (0..<Int(count)).compactMap { families[$0].map { String(cString: pango_font_family_get_name($0)) } }
            .sorted()
    }
}
#endif
