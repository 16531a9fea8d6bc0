#if GTK
import CGTK
import Foundation
import Martlet

/// A tab: one of several adjacent toggle buttons, as in GTK's stack switchers, or one of those along the window's lower
/// edge.
final class TabPart: ControlPart {
    private let button: Widget
    private var isSetting = false

    init(_ view: NodeView) {
        button = gtk_toggle_button_new()
        for name in ["text-button", "martlet-control"] { button.addClass(name) }
        Accessibility.setRole(GTK_ACCESSIBLE_ROLE_TAB, of: button)
        button.on("toggled") { [unowned self, unowned view] in
            if !isSetting { view.tree.actor?.operate(.press, view) }
        }
    }

    var behind: Widget? { button }
    var focusTarget: Widget? { button }
    var tinted: Widget? { button }
    var childSlot: ((Widget) -> Void)? { { [button] in gtk_button_set_child(button.cast(), $0) } }

    func update(from node: RenderNode, in view: NodeView) {
        guard let control = node.control else { return }
        let isStacked = node.control(as: TabControl.self)?.isStacked ?? false
        button.setClass("martlet-tab", !isStacked)
        button.setClass("martlet-switch", isStacked)
        button.setClass("flat", isStacked)
        let tabs = (node.containerNode?.reading.children ?? []).filter { !$0.flags.contains(.hidden) }
        button.setClass("martlet-first", tabs.first === node)
        button.setClass("martlet-last", tabs.last === node)
        isSetting = true
        gtk_toggle_button_set_active(button.cast(), control.value == .isOn(true) ? 1 : 0)
        isSetting = false
    }
}

extension PartKind {
    static let tab = PartKind { TabPart($0) }
}

extension TabControl: GTKControl {
    func part(_ content: ControlContent, of node: RenderNode) -> PartKind? { .tab }

    func chrome(_ content: ControlContent, _ metrics: ControlMetrics) -> ControlChrome {
        var chrome = metrics.button(.button, content.size)
        if content.as(TabControl.self)?.isStacked == true {
            chrome.insets = EdgeInsets(top: 5, leading: 4, bottom: 5, trailing: 4)
            chrome.minimumSize.width = 0
        }
        return chrome
    }

    var accessibleRole: GtkAccessibleRole? { GTK_ACCESSIBLE_ROLE_TAB }
    func setAccessibleValue(_ content: ControlContent, of view: NodeView, to target: Widget) {}
}

/// Tabs touch each other.
extension TabBarControl: GTKControl {
    func chrome(_ content: ControlContent, _ metrics: ControlMetrics) -> ControlChrome { .gtkBar }
    var accessibleRole: GtkAccessibleRole? { GTK_ACCESSIBLE_ROLE_TAB_LIST }
}

extension PageDotsControl: GTKControl {
    var accessibleRole: GtkAccessibleRole? { GTK_ACCESSIBLE_ROLE_TAB_LIST }
}
#endif
