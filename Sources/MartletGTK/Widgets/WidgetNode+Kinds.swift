#if GTK
import CGTK
import Foundation
import Martlet

extension WidgetNode {
    /// The name of the node's widget in style sheets: a name of GTK's own where the theme's rules should apply.
    var styleName: String {
        switch node.content {
        case .text: "label"
        case .divider: "separator"
        case .control(let control): control.gtk?.styleName ?? "widget"
        default: "widget"
        }
    }

    /// Whether the node is a control that is operated through a widget of ours.
    var isDrawnControl: Bool {
        node.control.flatMap { $0.gtk?.isPressedByWidget($0) } ?? false
    }

    /// Whether children are clipped to the node's frame.
    var clipsContent: Bool {
        switch node.content {
        case .scroll(let scroll): scroll.clips
        case .effect(.clip): true
        default: false
        }
    }

    /// Whether the node draws aside children.
    var usesAsides: Bool {
        switch node.content {
        case .effect(.mask), .drawing: true
        default: false
        }
    }

    var isScrolling: Bool {
        if case .scroll = node.content { true } else { false }
    }

    /// Whether children are drawn at another place than that of their layout.
    var movesContent: Bool {
        switch node.content {
        case .scroll, .effect(.offset), .effect(.transform): true
        default: false
        }
    }

    /// Whether the node itself, apart from its children, blocks the pointer.
    var isHittable: Bool {
        switch node.content {
        case .text, .fill, .shape, .drawing, .image, .control, .divider: true
        case .layout, .effect, .border: false
        case .scroll: true
        }
    }
}
#endif
