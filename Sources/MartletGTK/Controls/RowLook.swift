#if GTK
import CGTK
import Foundation
import Martlet

/// A row of a list has no widget of GTK's: the theme styles Martlet's widget as it styles rows.
extension RowControl: GTKControl {
    var styleName: String { "row" }
    static var styleRules: StyleRules? { .boxedRows }

    func styleClasses(_ content: ControlContent, of node: RenderNode) -> [(String, Bool)] {
        let only = node.standIn
        let isActive = content.isEnabled && (content.offers.contains(.press) || only?.control?.isEnabled == true)
        let isWhole = only.flatMap { only in
            only.control.flatMap { $0.gtk?.needsFocusStyle($0, of: only) }
        }
        return [
            ("activatable", isActive), ("martlet-whole", isWhole ?? false), ("martlet-row", true),
            ("martlet-sidebar-row", isInSidebar), ("martlet-dragged", isDragged), ("martlet-boxed", box != nil),
            ("martlet-box-first", box?.isFirst == true),
            ("martlet-box-last", box?.isLast == true), ("martlet-box-lineless", box?.hasLine == false),
            ("martlet-box-bare", box?.isBare == true),
        ]
    }

    var clipsToCorners: Bool { isSwiped || box.map { $0.isFirst || $0.isLast } ?? false }

    func isPressedByWidget(_ content: ControlContent) -> Bool { true }
    var accessibleRole: GtkAccessibleRole? { isInTable ? GTK_ACCESSIBLE_ROLE_ROW : GTK_ACCESSIBLE_ROLE_LIST_ITEM }
    func setAccessibleValue(_ content: ControlContent, of view: NodeView, to target: Widget) {}
}

extension StyleRules {
    /// A row draws its part of the box around its section: edges and lines are shadows, which take no room.
    static let boxedRows = StyleRules(
        """
        row.martlet-boxed { background-color: @martlet_card; border-radius: 0; box-shadow: inset 1px 0 @martlet_edge_of_card,
            inset -1px 0 @martlet_edge_of_card, inset 0 -1px @martlet_line_of_card; }
        row.martlet-boxed.martlet-box-lineless { box-shadow: inset 1px 0 @martlet_edge_of_card,
            inset -1px 0 @martlet_edge_of_card; }
        row.martlet-boxed.martlet-box-first { border-top-left-radius: 12px; border-top-right-radius: 12px;
            box-shadow: inset 1px 0 @martlet_edge_of_card, inset -1px 0 @martlet_edge_of_card,
            inset 0 1px @martlet_edge_of_card, inset 0 -1px @martlet_line_of_card; }
        row.martlet-boxed.martlet-box-first.martlet-box-lineless { box-shadow: inset 1px 0 @martlet_edge_of_card,
            inset -1px 0 @martlet_edge_of_card, inset 0 1px @martlet_edge_of_card; }
        row.martlet-boxed.martlet-box-last { border-bottom-left-radius: 12px; border-bottom-right-radius: 12px;
            box-shadow: inset 1px 0 @martlet_edge_of_card, inset -1px 0 @martlet_edge_of_card,
            inset 0 -1px @martlet_edge_of_card; }
        row.martlet-boxed.martlet-box-first.martlet-box-last { box-shadow: inset 0 0 0 1px @martlet_edge_of_card; }
        row.martlet-boxed.martlet-box-bare { background-color: transparent; box-shadow: inset 0 -1px @martlet_line_of_card; }
        row.martlet-boxed.martlet-box-bare.martlet-box-lineless,
        row.martlet-boxed.martlet-box-bare.martlet-box-last { box-shadow: none; }
        row.martlet-boxed.activatable:hover { background-image: image(alpha(@theme_fg_color, 0.04)); }
        row.martlet-boxed.activatable:active { background-image: image(alpha(@theme_fg_color, 0.1)); }
        row.martlet-boxed:selected { background-image: image(@martlet_selection); color: inherit; }
        row.martlet-row.martlet-dragged { background-color: @theme_base_color; border-radius: 8px;
            box-shadow: 0 2px 8px alpha(black, 0.35); }
        row.martlet-sidebar-row { border-radius: 6px; }
        row.martlet-boxed entry.martlet-row-entry, row.martlet-boxed entry.martlet-row-entry:focus-within {
            background: none; border: none; outline: none; min-height: 0; padding: 0; }
        row.martlet-entry-row:focus-within { outline: 2px solid @martlet_focus; outline-offset: -2px; }
        row.martlet-boxed entry { background: none; border-color: transparent; box-shadow: none; outline: none;
            padding-left: 0; padding-right: 0; }
        /* The parts of a date are not text that runs to the edge of the row: without a frame they look like a value. */
        row.martlet-boxed entry.martlet-date { background-color: alpha(@theme_fg_color, 0.07); }
        row.martlet-boxed entry:focus-within { background-color: alpha(@theme_fg_color, 0.06); }
        """)
}
#endif
