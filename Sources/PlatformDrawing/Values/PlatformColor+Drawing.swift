#if GTK
import Foundation
import Martlet

extension _PlatformColor {
    /// Makes this the color of fills and lines in the current context.
    public func set() {
        setFill()
        setStroke()
    }

    /// Makes this the color of fills in the current context; without effect if there is none.
    public func setFill() {
        guard let context = DrawingContexts.current else { return }
        context.attributes.fill = components(dark: context.isDark)
    }

    /// Makes this the color of lines in the current context; without effect if there is none.
    public func setStroke() {
        guard let context = DrawingContexts.current else { return }
        context.attributes.stroke = components(dark: context.isDark)
    }
}
#endif
