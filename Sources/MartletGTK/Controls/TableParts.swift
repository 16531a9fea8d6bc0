#if GTK
import CGTK
import Foundation
import Martlet

/// A table has no widget of GTK's: the theme styles Martlet's widgets as it styles column views, by the names of their
/// parts.
extension TableControl: GTKControl {
    var styleName: String { "columnview" }

    func styleClasses(_ content: ControlContent, of node: RenderNode) -> [(String, Bool)] {
        [("view", true), ("martlet-bordered", isBordered)]
    }

    func chrome(_ content: ControlContent, _ metrics: ControlMetrics) -> ControlChrome {
        ControlChrome(
            insets: isBordered ? EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1) : EdgeInsets())
    }

    var accessibleRole: GtkAccessibleRole? { GTK_ACCESSIBLE_ROLE_TABLE }

    /// The theme's lines would take room of ours; shadows look like them, and take none.
    static let styleRules: StyleRules? = StyleRules(
        """
        columnview.martlet-bordered { box-shadow: inset 0 0 0 1px @borders; }
        columnview > header.martlet > button.martlet { box-shadow: inset 0 -1px @borders; outline: none; }
        columnview > header.martlet > button.martlet:not(:first-child) {
            box-shadow: inset 0 -1px @borders, inset 1px 0 @borders; }
        columnview > header.martlet > button.martlet:focus:focus-visible { outline: 2px solid @martlet_focus;
            outline-offset: -3px; border-radius: 0; }
        """)
}

extension TableHeaderControl: GTKControl {
    var styleName: String { "header" }
    func styleClasses(_ content: ControlContent, of node: RenderNode) -> [(String, Bool)] { [] }
    var accessibleRole: GtkAccessibleRole? { GTK_ACCESSIBLE_ROLE_ROW }
}

/// The arrow of the order, in a title that is drawn by us.
final class TableTitlePart: ControlPart {
    private let arrow: Widget = gtk_image_new()

    init(_ view: NodeView) {
        gtk_widget_set_can_target(arrow, 0)
        Accessibility.decorate(arrow)
    }

    var behind: Widget? { arrow }

    func update(from node: RenderNode, in view: NodeView) {
        guard let title = node.control(as: TableTitleControl.self) else { return }
        gtk_widget_set_visible(arrow, title.order == nil ? 0 : 1)
        guard let order = title.order else { return }
        // As in GTK's column views.
        gtk_image_set_from_icon_name(arrow.opaque, order == .forward ? "pan-up-symbolic" : "pan-down-symbolic")
    }

    func allocate(in view: NodeView) {
        let frame = view.node.parts.sortArrowFrame
        if frame.width > 0 { arrow.allocate(frame) }
    }
}

extension PartKind {
    static let tableTitle = PartKind { TableTitlePart($0) }
}

extension TableTitleControl: GTKControl {
    var styleName: String { "button" }

    func part(_ content: ControlContent, of node: RenderNode) -> PartKind? { .tableTitle }

    func chrome(_ content: ControlContent, _ metrics: ControlMetrics) -> ControlChrome { pictureChrome(content) }

    func pictureChrome(_ content: ControlContent) -> ControlChrome {
        ControlChrome(
            insets: EdgeInsets(top: 4, leading: 8, bottom: 4, trailing: 8), minimumSize: CGSize(width: 0, height: 30),
            trailingAccessory: CGSize(width: 16, height: 16), accessorySpacing: 2)
    }

    func isPressedByWidget(_ content: ControlContent) -> Bool { true }
    func styleClasses(_ content: ControlContent, of node: RenderNode) -> [(String, Bool)] { [] }

    /// GTK maps its role for column headers to a filler in AT-SPI, so the roles of a button and a cell are used.
    var accessibleRole: GtkAccessibleRole? { isSortable ? GTK_ACCESSIBLE_ROLE_BUTTON : GTK_ACCESSIBLE_ROLE_CELL }

    func setAccessibleValue(_ content: ControlContent, of view: NodeView, to target: Widget) {
        let sort =
            switch order {
            case .forward: GTK_ACCESSIBLE_SORT_ASCENDING
            case .reverse: GTK_ACCESSIBLE_SORT_DESCENDING
            case nil: GTK_ACCESSIBLE_SORT_NONE
            }
        Accessibility.setSort(sort, of: target)
        // AT-SPI has no word for it.
        Accessibility.describe(valueText(of: view.node) ?? "", of: view, to: target)
    }

    func words(_ content: ControlContent, of node: RenderNode) -> String? { valueText(of: node) }
}

/// The handle between two columns, with a resize cursor.
final class TableEdgePart: ControlPart {
    init(_ view: NodeView) { gtk_widget_set_cursor_from_name(view.widget, "col-resize") }

    func update(from node: RenderNode, in view: NodeView) {}
}

extension PartKind {
    static let tableEdge = PartKind { TableEdgePart($0) }
}

extension TableEdgeControl: GTKControl {
    func part(_ content: ControlContent, of node: RenderNode) -> PartKind? { .tableEdge }
    func styleClasses(_ content: ControlContent, of node: RenderNode) -> [(String, Bool)] { [] }
    var accessibleRole: GtkAccessibleRole? { GTK_ACCESSIBLE_ROLE_PRESENTATION }
}

extension TableCellControl: GTKControl {
    var styleName: String { "cell" }

    func chrome(_ content: ControlContent, _ metrics: ControlMetrics) -> ControlChrome { pictureChrome(content) }

    func pictureChrome(_ content: ControlContent) -> ControlChrome {
        ControlChrome(insets: EdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8))
    }

    func styleClasses(_ content: ControlContent, of node: RenderNode) -> [(String, Bool)] { [] }
    var accessibleRole: GtkAccessibleRole? { GTK_ACCESSIBLE_ROLE_CELL }

    /// GTK exposes no columns to AT-SPI, so the title of the column is the cell's description.
    func setAccessibleValue(_ content: ControlContent, of view: NodeView, to target: Widget) {
        Accessibility.describe(view.node.columnTitle ?? "", of: view, to: target)
    }
}

extension Accessibility {
    /// Sets the accessible sort order of a column.
    fileprivate static func setSort(_ sort: GtkAccessibleSort, of widget: Widget) {
        var value = GValue()
        g_value_init(&value, FundamentalType.int)
        g_value_set_int(&value, Int32(sort.rawValue))
        var properties = [GTK_ACCESSIBLE_PROPERTY_SORT]
        gtk_accessible_update_property_value(widget.opaque, 1, &properties, &value)
        g_value_unset(&value)
    }
}
#endif
