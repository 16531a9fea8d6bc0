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
        case .control(let control) where control.role == .row: "row"
        default: "widget"
        }
    }

    /// Whether the node is a control that is operated through a widget of ours.
    var isDrawnControl: Bool {
        guard let control else { return false }
        switch control.role {
        case .button, .toggle, .link, .row, .tab, .menu: break
        default: return false
        }
        let kind = PartKind(control: control)
        return kind == nil || kind == .disclosure
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

extension ControlContent {
    /// The style classes of a control that GTK has no widget for, and whether they apply now.
    func styleClasses(of node: RenderNode) -> [(String, Bool)] {
        switch role {
        case .row:
            let only = node.rowControl
            let isActive = isEnabled && (node.operations.activate != nil || only?.control?.isEnabled == true)
            let isWhole = only?.control?.needsFocusStyle ?? false
            return [("activatable", isActive), ("martlet-whole", isWhole), ("martlet-row", true)]
        case .toolbar: return [("martlet-bottombar", look != .search)]
        case .link where look != .disclosure && look != .toolbar:
            return [("martlet-link", true), ("martlet-focusable", true)]
        default: return [("martlet-focusable", needsFocusStyle)]
        }
    }

    /// Whether it takes a style of ours to show the focus: GTK's own controls show it themselves.
    private var needsFocusStyle: Bool { PartKind(control: self) == nil || look == .disclosure }
}
#endif
