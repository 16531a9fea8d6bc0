#if GTK
import CGTK
import Foundation
import Martlet

/// A control as it is drawn in a picture, which has no theme: measured and drawn alike.
struct PicturedControl {
    let content: ControlContent
    let node: RenderNode
    let bounds: CGRect
    let chrome: ControlChrome
    /// The accent color of the control.
    let tint: Color.Resolved

    static let accent = Color.Resolved(red: 0.21, green: 0.52, blue: 0.89, opacity: 1)
    static let spacing: CGFloat = 8

    /// The room that a control takes around its label.
    static func chrome(of content: ControlContent) -> ControlChrome {
        content.gtk?.pictureChrome(content) ?? content.control.standardChrome(content.state)
    }

    /// The frame of the accessory before the label.
    var leadingAccessory: CGRect {
        if chrome.isAccessoryAbove { return node.parts.leadingAccessoryFrame }
        let size = chrome.leadingAccessory
        return placed(
            CGRect(x: chrome.insets.leading, y: bounds.midY - size.height / 2, width: size.width, height: size.height))
    }

    /// The frame of the accessory after the label.
    var trailingAccessory: CGRect {
        let size = chrome.trailingAccessory
        return placed(
            CGRect(
                x: bounds.maxX - chrome.insets.trailing - size.width, y: bounds.midY - size.height / 2,
                width: size.width, height: size.height))
    }

    /// Returns a rectangle of the control, mirrored for a right-to-left layout.
    func placed(_ rect: CGRect) -> CGRect {
        guard node.isRightToLeft else { return rect }
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}

extension CairoPainter {
    /// Draws the chrome of a control; its children draw themselves.
    func drawChrome(of content: ControlContent, of node: RenderNode, in bounds: CGRect) {
        guard let look = content.gtk else { return }
        let control = PicturedControl(
            content: content, node: node, bounds: bounds, chrome: look.pictureChrome(content),
            tint: content.isEnabled ? content.tint ?? PicturedControl.accent : lineColor)
        look.draw(control, by: self)
    }

    /// Returns the color of an emphasized control's label; nil for the default color.
    func labelColor(of content: ControlContent) -> Color.Resolved? { content.gtk?.labelColor(content, by: self) }

    static let white = Color.Resolved(red: 1, green: 1, blue: 1, opacity: 1)

    /// The fill color of fields and buttons.
    var fieldColor: Color.Resolved { textColor.opacity(0.05) }

    /// Draws a part of a control that has no text, mirrored for a right-to-left layout.
    func readingWay(of control: PicturedControl, in rect: CGRect, _ body: () -> Void) {
        guard control.node.isRightToLeft else { return body() }
        ink.saved {
            cairo_translate(cairo, rect.minX + rect.maxX, 0)
            cairo_scale(cairo, -1, 1)
            body()
        }
    }

    /// A box with round corners.
    func box(_ rect: CGRect, _ color: Color.Resolved, framed: Bool = true, radius: CGFloat = 6) {
        let inner = rect.insetBy(dx: 0.5, dy: 0.5)
        let path = Path(roundedRect: inner, cornerRadius: radius, style: .circular)
        fill(path, color)
        if framed { stroke(path, lineColor) }
    }
}
#endif
