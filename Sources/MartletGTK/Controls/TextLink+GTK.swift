#if GTK
import CGTK
import Foundation
import Martlet

/// The words of the link, which its text draws: the widget shows the focus, and is a link to assistive technology.
extension TextLinkControl: GTKControl {
    func styleClasses(_ content: ControlContent, of node: RenderNode) -> [(String, Bool)] {
        [("martlet-link", true), ("martlet-focusable", true)]
    }

    func isPressedByWidget(_ content: ControlContent) -> Bool { true }
    var accessibleRole: GtkAccessibleRole? { GTK_ACCESSIBLE_ROLE_LINK }
}
#endif
