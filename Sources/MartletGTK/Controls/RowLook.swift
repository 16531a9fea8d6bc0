#if GTK
import CGTK
import Foundation
import Martlet

/// A row of a list has no widget of GTK's: the theme styles ours as it styles rows.
extension RowControl: GTKControl {
    var styleName: String { "row" }

    func styleClasses(_ content: ControlContent, of node: RenderNode) -> [(String, Bool)] {
        let only = node.standIn
        let isActive = content.isEnabled && (content.offers.contains(.press) || only?.control?.isEnabled == true)
        let isWhole = only.flatMap { only in
            only.control.flatMap { $0.gtk?.needsFocusStyle($0, of: only) }
        }
        return [("activatable", isActive), ("martlet-whole", isWhole ?? false), ("martlet-row", true)]
    }

    func isPressedByWidget(_ content: ControlContent) -> Bool { true }
    var accessibleRole: GtkAccessibleRole? { isInTable ? GTK_ACCESSIBLE_ROLE_ROW : GTK_ACCESSIBLE_ROLE_LIST_ITEM }
    func tellValue(_ content: ControlContent, of view: NodeView, to target: Widget) {}
}
#endif
