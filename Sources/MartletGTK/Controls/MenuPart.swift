#if GTK
import CGTK
import Foundation
import Martlet

/// A button that opens a menu, with an arrow at its end. It contains the label's nodes; for a picker, it is placed
/// beside the label and below the nodes of the chosen item. If the button has a primary action, the arrow is a button
/// of its own.
final class MenuPart: ControlPart {
    enum Kind { case menu, split, picker }

    /// The margin beside the arrow, where the arrow has a button of its own.
    static let arrowMargin: CGFloat = 8

    private let button: Widget
    private let arrow: Widget
    private let kind: Kind

    init(_ view: NodeView, kind: Kind) {
        self.kind = kind
        button = gtk_button_new()
        button.addClass("text-button")
        button.addClass("martlet-control")
        if kind == .split {
            arrow = gtk_button_new_from_icon_name("pan-down-symbolic")
            arrow.addClass("martlet-control")
            arrow.addClass("martlet-arrow")
            // Both buttons look like one.
            for (part, end) in [(button, "martlet-first"), (arrow, "martlet-last")] {
                part.addClass("martlet-segment")
                part.addClass(end)
            }
            gtk_widget_set_focusable(arrow, 0)
            arrow.on("clicked") { [unowned view] in view.tree.actor?.operate(.openMenu, view) }
        } else {
            arrow = gtk_image_new_from_icon_name("pan-down-symbolic")
            gtk_widget_set_can_target(arrow, 0)
            Accessibility.decorate(arrow)
        }
        if kind == .picker { Accessibility.setRole(GTK_ACCESSIBLE_ROLE_COMBO_BOX, of: button) }
        if kind != .split { Accessibility.setHasMenu(button) }
        button.on("clicked") { [unowned view] in view.tree.actor?.operate(.press, view) }
    }

    var behind: Widget? { button }
    var focusTarget: Widget? { button }
    var tinted: Widget? { button }
    var childSlot: ((Widget) -> Void)? {
        kind == .picker ? nil : { [button] in gtk_button_set_child(button.cast(), $0) }
    }

    func update(from node: RenderNode, in view: NodeView) {
        guard let control = node.control else { return }
        if arrow.parent == nil { gtk_widget_insert_after(arrow, view.widget, gtk_widget_get_last_child(view.widget)) }
        let hasArrow = control.as(MenuControl.self)?.showsIndicator ?? true
        gtk_widget_set_visible(arrow, hasArrow || kind == .split ? 1 : 0)
        gtk_widget_set_sensitive(arrow, control.isEnabled ? 1 : 0)
        button.setClass("martlet-combo", control.as(PickerControl.self)?.isRow == true)
        let face = control.face ?? ButtonFace()
        ButtonPart.setLook(of: button, from: face)
        ButtonPart.setSize(of: button, control.size)
        if kind == .split {
            ButtonPart.setLook(of: arrow, from: face)
            Accessibility.setLabel("\(node.reading.label) ▾", of: arrow)
        }
    }

    func allocate(in view: NodeView) {
        var frame = view.node.picker.menuButtonFrame
        let indicator = view.node.picker.menuIndicatorFrame
        if kind == .split {
            let isRightToLeft = view.node.isRightToLeft
            let start = isRightToLeft ? indicator.maxX + Self.arrowMargin : indicator.minX - Self.arrowMargin
            let (left, right) = frame.divided(atDistance: start - frame.minX, from: .minXEdge)
            arrow.allocate(isRightToLeft ? left : right)
            frame = isRightToLeft ? right : left
        } else {
            arrow.allocate(indicator)
        }
        button.allocate(frame)
    }

    func end() { if arrow.parent != nil { gtk_widget_unparent(arrow) } }
}

extension PartKind {
    static let menu = PartKind { MenuPart($0, kind: .menu) }
    static let splitMenu = PartKind { MenuPart($0, kind: .split) }
    static let pickerMenu = PartKind { MenuPart($0, kind: .picker) }
}

extension ControlChrome {
    /// The button of a menu with its arrow.
    func withArrow() -> ControlChrome {
        var chrome = self
        chrome.trailingAccessory = CGSize(width: 16, height: 16)
        chrome.accessorySpacing = ControlMetrics.spacing
        return chrome
    }

    /// The button of a menu, in a picture.
    static func pictureMenu(hasIndicator: Bool) -> ControlChrome {
        ControlChrome(
            insets: EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12),
            minimumSize: CGSize(width: 24, height: 28),
            trailingAccessory: hasIndicator ? CGSize(width: 10, height: 10) : .zero,
            accessorySpacing: PicturedControl.spacing)
    }
}

extension CairoPainter {
    /// The button of a menu, with an arrow.
    func drawMenu(_ control: PicturedControl, hasFrame: Bool, hasIndicator: Bool) {
        guard control.content.hasChrome else { return }
        if hasFrame { box(control.node.picker.menuButtonFrame, fieldColor) }
        if hasIndicator, let arrow = SymbolDrawing.named("chevron.down") {
            ink.draw(arrow, in: control.node.picker.menuIndicatorFrame, color: textColor)
        }
    }
}

extension MenuControl: GTKControl {
    func part(_ content: ControlContent, of node: RenderNode) -> PartKind? {
        guard content.hasChrome else { return nil }
        return content.hasSeparateMenu ? .splitMenu : .menu
    }

    func chrome(_ content: ControlContent, _ metrics: ControlMetrics) -> ControlChrome {
        guard content.hasChrome else { return ControlChrome() }
        let button = metrics.button(face.menuProbe, content.size)
        guard showsIndicator || content.hasSeparateMenu else { return button }
        var chrome = button.withArrow()
        if content.hasSeparateMenu {
            chrome.accessorySpacing = chrome.insets.trailing + MenuPart.arrowMargin
            chrome.insets.trailing = MenuPart.arrowMargin
        }
        return chrome
    }

    func isPressedByWidget(_ content: ControlContent) -> Bool { !content.hasChrome }
    var accessibleRole: GtkAccessibleRole? { GTK_ACCESSIBLE_ROLE_BUTTON }

    func pictureChrome(_ content: ControlContent) -> ControlChrome {
        content.hasChrome ? .pictureMenu(hasIndicator: showsIndicator) : ControlChrome()
    }

    func draw(_ control: PicturedControl, by painter: CairoPainter) {
        painter.drawMenu(control, hasFrame: face.look != .borderless, hasIndicator: showsIndicator)
    }
}
#endif
