#if GTK
import CGTK
import Foundation
import Martlet

extension ControlChrome {
    /// The insets of the content of a bar.
    static let gtkBar = ControlChrome(insets: EdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6))
}

extension NavigationBarControl: GTKControl {
    func chrome(_ content: ControlContent, _ metrics: ControlMetrics) -> ControlChrome { .gtkBar }
    var accessibleRole: GtkAccessibleRole? { nil }
}

extension ToolbarControl: GTKControl {
    func chrome(_ content: ControlContent, _ metrics: ControlMetrics) -> ControlChrome { .gtkBar }
    func styleClasses(_ content: ControlContent, of node: RenderNode) -> [(String, Bool)] {
        [("martlet-bottombar", true)]
    }
    var accessibleRole: GtkAccessibleRole? { GTK_ACCESSIBLE_ROLE_TOOLBAR }
}

extension SearchBarControl: GTKControl {
    func chrome(_ content: ControlContent, _ metrics: ControlMetrics) -> ControlChrome { .gtkBar }
    func styleClasses(_ content: ControlContent, of node: RenderNode) -> [(String, Bool)] { [] }
    var accessibleRole: GtkAccessibleRole? { GTK_ACCESSIBLE_ROLE_TOOLBAR }
}

/// The window around is the dialog.
extension AlertControl: GTKControl {
    var accessibleRole: GtkAccessibleRole? { nil }
}

extension SheetControl: GTKControl {
    var accessibleRole: GtkAccessibleRole? { nil }
}
#endif
