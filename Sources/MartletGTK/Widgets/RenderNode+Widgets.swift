#if GTK
import CGTK
import Foundation
import Martlet

extension RenderNode {
    /// What style sheets know the widget of the node by: names of GTK's own, where the theme is to style it so.
    var styleName: String {
        switch content {
        case .text: "label"
        case .divider: "separator"
        case .control(let control): control.gtk?.styleName ?? "widget"
        default: "widget"
        }
    }

    /// Whether the node is a control that is operated through a widget of ours.
    var isDrawnControl: Bool {
        control.flatMap { $0.gtk?.isPressedByWidget($0) } ?? false
    }

    /// Whether what stands in the node is seen only inside of its frame.
    var clipsContent: Bool {
        switch content {
        case .scroll(let scroll): scroll.clips
        case .effect(.clip): true
        default: false
        }
    }

    /// Whether the node has children that stand aside.
    var usesAsides: Bool {
        switch content {
        case .effect(.mask), .drawing: true
        default: false
        }
    }

    var isScrolling: Bool {
        if case .scroll = content { true } else { false }
    }

    /// Whether what stands in the node is shown elsewhere than it was laid out.
    var movesContent: Bool {
        switch content {
        case .scroll, .effect(.offset), .effect(.transform): true
        default: false
        }
    }

    /// Whether the node itself, apart from what stands in it, keeps the pointer from what lies behind it.
    var isHittable: Bool {
        switch content {
        case .text, .fill, .shape, .drawing, .image, .control, .divider: true
        case .layout, .effect, .border: false
        case .scroll: true
        }
    }
}
#endif
