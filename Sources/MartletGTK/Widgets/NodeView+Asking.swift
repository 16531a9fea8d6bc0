#if GTK
import CGTK

/// The state of the widget in GTK.
extension NodeView {
    /// The color that the style sheet gives to text in the widget.
    var inheritedColor: GdkRGBA {
        var color = GdkRGBA()
        gtk_style_context_get_color(gtk_widget_get_style_context(widget), &color)
        return color
    }

    /// Whether GTK has allocated the widget. Before that, coordinate conversions are wrong.
    var isPlaced: Bool { gtk_widget_get_width(widget) > 0 && gtk_widget_get_height(widget) > 0 }
}
#endif
