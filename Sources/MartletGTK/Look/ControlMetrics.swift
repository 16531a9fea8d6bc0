#if GTK
import CGTK
import Foundation
import Martlet

/// The chrome that the theme gives to GTK's controls, each measured once with a control that is never shown.
final class ControlMetrics {
    /// A control to be measured: declared once, beside the part that is shown.
    final class Probe: Sendable {
        let measure: @Sendable () -> ControlChrome

        init(_ measure: @escaping @Sendable () -> ControlChrome) { self.measure = measure }
    }

    private var known: [ObjectIdentifier: ControlChrome] = [:]

    /// Between a control's own part and its label.
    static let spacing: CGFloat = 6

    /// Discards all measurements after a change of the theme.
    func forget() { known = [:] }

    /// The chrome that the theme gives to a control.
    subscript(probe: Probe) -> ControlChrome {
        if let known = known[ObjectIdentifier(probe)] { return known }
        let made = probe.measure()
        known[ObjectIdentifier(probe)] = made
        return made
    }

    /// The room that a control takes around its label.
    func chrome(of content: ControlContent) -> ControlChrome {
        content.gtk?.chrome(content, self) ?? content.control.standardChrome(content.state)
    }

    static func measure(_ probe: Widget, classes: [String] = [], hasLabel: Bool = false) -> ControlChrome {
        g_object_ref_sink(probe)
        defer { g_object_unref(probe) }
        classes.forEach { probe.addClass($0) }
        let natural = probe.preferredSize.natural
        return ControlChrome(insets: hasLabel ? padding(of: probe) : EdgeInsets(), minimumSize: natural)
    }

    /// The theme's padding and border of a widget.
    private static func padding(of probe: Widget) -> EdgeInsets {
        let style = gtk_widget_get_style_context(probe)
        var padding = GtkBorder()
        var border = GtkBorder()
        gtk_style_context_get_padding(style, &padding)
        gtk_style_context_get_border(style, &border)
        return EdgeInsets(
            top: CGFloat(padding.top + border.top), leading: CGFloat(padding.left + border.left),
            bottom: CGFloat(padding.bottom + border.bottom), trailing: CGFloat(padding.right + border.right))
    }
}
#endif
