#if GTK
import CGTK
import Martlet

/// Buttons that touch are linked: only the outer ones have round corners, and neighbors share a line.
extension ControlGroupControl: GTKControl {
    func styleClasses(_ content: ControlContent, of node: RenderNode) -> [(String, Bool)] { [("martlet-linked", true)] }

    static let styleRules: StyleRules? = StyleRules(
        """
        .martlet-linked > widget > :not(:first-child) button { border-top-left-radius: 0;
            border-bottom-left-radius: 0; border-left-width: 0; }
        .martlet-linked > widget > :not(:last-child) button { border-top-right-radius: 0;
            border-bottom-right-radius: 0; }
        """)
}
#endif
