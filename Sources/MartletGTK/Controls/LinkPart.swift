#if GTK
import CGTK
import Foundation
import Martlet

/// The sign after a link to another page.
final class DisclosurePart: ControlPart {
    private let image: Widget
    private var isRightToLeft: Bool?

    init() {
        image = gtk_image_new()
        // The page's direction may be another than the desktop's, which would choose the icon.
        gtk_widget_set_direction(image, GTK_TEXT_DIR_LTR)
        image.addClass("dim-label")
        gtk_widget_set_can_target(image, 0)
        Accessibility.decorate(image)
    }

    var behind: Widget? { image }

    func update(from node: RenderNode, in view: NodeView) {
        guard isRightToLeft != node.isRightToLeft else { return }
        isRightToLeft = node.isRightToLeft
        let name = node.isRightToLeft ? "go-previous-symbolic" : "go-next-symbolic"
        gtk_image_set_from_icon_name(image.opaque, name)
    }

    func allocate(in view: NodeView) { image.allocate(view.node.parts.trailingAccessoryFrame) }
}

extension PartKind {
    static let disclosure = PartKind { _ in DisclosurePart() }
}

extension LinkControl: GTKControl {
    func part(_ content: ControlContent, of node: RenderNode) -> PartKind? {
        switch face.look {
        case .disclosure: face.showsIndicator ? .disclosure : nil
        case .toolbar: .button
        case .automatic, .bordered, .borderedProminent, .borderless, .plain, .back: nil
        }
    }

    func chrome(_ content: ControlContent, _ metrics: ControlMetrics) -> ControlChrome {
        switch face.look {
        case .disclosure:
            ControlChrome(
                fillsWidth: true, trailingAccessory: face.showsIndicator ? CGSize(width: 16, height: 16) : .zero,
                accessorySpacing: ControlMetrics.spacing)
        case .toolbar: metrics.button(.toolButton, content.size)
        case .automatic, .bordered, .borderedProminent, .borderless, .plain, .back: ControlChrome()
        }
    }

    func styleClasses(_ content: ControlContent, of node: RenderNode) -> [(String, Bool)] {
        switch face.look {
        case .disclosure, .toolbar: [("martlet-focusable", needsFocusStyle(content, of: node))]
        // The label keeps its own colors, as in a plain button.
        case .plain: [("martlet-focusable", true)]
        case .automatic, .bordered, .borderedProminent, .borderless, .back:
            [("martlet-link", true), ("martlet-focusable", true)]
        }
    }

    var focusIsDrawn: Bool { face.look == .disclosure }
    func isPressedByWidget(_ content: ControlContent) -> Bool { face.look != .toolbar }
    var accessibleRole: GtkAccessibleRole? { GTK_ACCESSIBLE_ROLE_LINK }

    func labelColor(_ content: ControlContent, by painter: CairoPainter) -> Color.Resolved? {
        face.look == .plain ? nil : content.tint ?? PicturedControl.accent
    }
}
#endif
