#if GTK
import CGTK
import Foundation
import Martlet

extension GTKWindow {
    /// Stores the size of the window, for the next one.
    func remember() {
        guard isOpen, let appWindow, gtk_window_get_resizable(window.cast()) != 0 else { return }
        let isMaximized = gtk_window_is_maximized(window.cast()) != 0
        if !isMaximized, gtk_window_is_fullscreen(window.cast()) == 0 {
            // GTK includes the frame that it draws itself in a window's width, but not in that of the content.
            var (width, height): (Int32, Int32) = (0, 0)
            gtk_window_get_default_size(window.cast(), &width, &height)
            leftSize = CGSize(width: width > 0 ? CGFloat(width) : scene.size.width, height: scene.size.height)
        }
        let memory = WindowMemory(leftSize, isMaximized: isMaximized)
        onMain((appWindow, memory)) { $0.remember($1) }
    }

    /// A window is as large as its content would like to be, and never smaller than it must be.
    func chooseSize() {
        let sizes = contentSizes()
        var size = sizes.initial
        let memory = appWindow.flatMap { onMain($0) { $0.memory } }
        if let wanted = memory?.size ?? appWindow.flatMap({ onMain($0) { $0.defaultSize } }) {
            size = CGSize(
                width: max(wanted.width, sizes.minimum.width), height: max(wanted.height, sizes.minimum.height))
        }
        if sizes.isFixed, appWindow.map({ onMain($0) { $0.isLimitedToContent } }) == true {
            size = sizes.minimum
            gtk_window_set_resizable(window.cast(), 0)
        }
        leftSize = size
        if memory?.isMaximized == true { gtk_window_maximize(window.cast()) }
        tree.windowSizes = (sizes.minimum, size)
        gtk_window_set_default_size(window.cast(), Int32(size.width, in: 1...32_767), -1)
        onMain((scene, size)) { $0.resize(to: $1) }
    }

    /// The window does not get smaller than its content can be.
    func showMinimum() {
        if keepsSize { return }
        let minimum = onMain((scene, header.minimumWidth)) { $0.minimumContentSize(inWidth: $1) }
        guard minimum != tree.windowSizes.minimum else { return }
        tree.windowSizes = (minimum, tree.windowSizes.natural)
        if let root = tree.rootView?.widget { gtk_widget_queue_resize(root) }
    }

    /// Returns the minimum and the ideal size of the content, and whether it fills its window.
    func contentSizes() -> WindowSizes {
        onMain((scene, header.minimumWidth)) { scene, width in
            scene.update()
            let minimum = scene.minimumContentSize(inWidth: width)
            let common = WindowSizes.common
            let filled = scene.contentSize(for: ProposedViewSize(common))
            return WindowSizes(minimum: minimum, ideal: scene.idealContentSize, chosen: filled)
        }
    }
}

/// The minimum and the ideal size of a window's content, and whether it fills its window.
struct WindowSizes {
    let minimum: CGSize
    let ideal: CGSize
    /// The size that the content chooses for the common size.
    let chosen: CGSize

    /// Whether the content has one size only.
    var isFixed: Bool {
        chosen.width < Self.common.width && chosen.height < Self.common.height && ideal == minimum
    }

    /// The size of a window whose content fills it, such as a list.
    static let common = CGSize(width: 800, height: 600)
    /// A window is no smaller at first, so that its title and its buttons can be read and used.
    static let usable = CGSize(width: 360, height: 240)

    /// The initial size of the window: the content's choice, within the available space.
    var initial: CGSize {
        CGSize(
            width: Self.initial(chosen.width, minimum.width, usable: Self.usable.width, common: Self.common.width),
            height: Self.initial(chosen.height, minimum.height, usable: Self.usable.height, common: Self.common.height))
    }

    private static func initial(_ chosen: CGFloat, _ minimum: CGFloat, usable: CGFloat, common: CGFloat) -> CGFloat {
        if chosen <= 0 { return max(common, minimum) }
        return max(min(chosen.rounded(.up), 2 * common), usable, minimum)
    }
}
#endif
