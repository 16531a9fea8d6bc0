#if GTK
import CGTK
import Foundation
import Martlet

/// A `GtkProgressBar` below the label.
final class ProgressBarPart: ControlPart {
    private let bar: Widget

    init() {
        bar = gtk_progress_bar_new()
        bar.addClass("martlet-control")
    }

    var behind: Widget? { bar }
    var accessible: Widget? { bar }
    var offersActions: Bool { true }
    var tinted: Widget? { bar }

    func update(from node: RenderNode, in view: NodeView) {
        if case .number(let fraction)? = node.control?.value {
            gtk_progress_bar_set_fraction(bar.opaque, fraction)
        } else {
            gtk_progress_bar_set_fraction(bar.opaque, 0)
        }
    }

    func allocate(in view: NodeView) {
        let size = view.node.frame.size
        let height = bar.preferredSize.natural.height
        let hasLabel = !view.children.isEmpty
        bar.allocate(
            CGRect(
                x: 0, y: hasLabel ? size.height - height : (size.height - height) / 2, width: size.width,
                height: height))
    }
}

/// What tells assistive technology of a gauge's value: a `GtkProgressBar` that is not seen, behind what the style draws.
final class GaugePart: ControlPart {
    private let bar: Widget

    init() {
        bar = gtk_progress_bar_new()
        gtk_widget_set_opacity(bar, 0)
        gtk_widget_set_can_target(bar, 0)
    }

    var behind: Widget? { bar }
    var accessible: Widget? { bar }
    var offersActions: Bool { true }

    func update(from node: RenderNode, in view: NodeView) {
        gtk_progress_bar_set_fraction(bar.opaque, node.control?.fraction ?? 0)
    }
}

/// A `GtkSpinner` before the label.
final class SpinnerPart: ControlPart {
    private let spinner: Widget

    init() {
        spinner = gtk_spinner_new()
        gtk_spinner_start(spinner.opaque)
    }

    var behind: Widget? { spinner }
    var accessible: Widget? { spinner }
    var offersActions: Bool { true }

    func update(from node: RenderNode, in view: NodeView) {}

    func allocate(in view: NodeView) { spinner.allocate(view.node.leadingAccessoryFrame) }

    func end() { gtk_spinner_stop(spinner.opaque) }
}

/// The sign after a link to another page.
final class DisclosurePart: ControlPart {
    private let image: Widget

    init() {
        image = gtk_image_new_from_icon_name("go-next-symbolic")
        image.addClass("dim-label")
        gtk_widget_set_can_target(image, 0)
        Accessibility.decorate(image)
    }

    var behind: Widget? { image }

    func update(from node: RenderNode, in view: NodeView) {}

    func allocate(in view: NodeView) { image.allocate(view.node.trailingAccessoryFrame) }
}
#endif
