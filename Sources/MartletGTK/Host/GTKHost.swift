#if GTK
import CGTK
import Foundation
import Martlet

/// GTK as the host of a scene: text is measured by Pango, controls by the theme, and each batch of writes asks for
/// one update from the main loop.
final class GTKHost: PresentingHost, WindowMovingHost {
    let fonts = FontTable()
    let metrics = ControlMetrics()
    let images: ImageStore
    private(set) var profile: HostProfile
    /// The widget tree that presents the scene.
    weak var tree: WidgetTree?
    /// The work of the window after an update, whether its own or another window's.
    var afterUpdate: (() -> Void)?
    /// Adopts the values that a developer's tool has set in place of the desktop's.
    var appearanceChanged: (() -> Void)?
    /// Shows and closes the content that the window presents.
    weak var presenter: (any PresentationHost)?
    /// The cursor over the window's content.
    var pointer = WindowPointer()
    /// The dialogs for files that are shown.
    var fileChoosers: [FileChooser] = []
    /// Opens the menu of a control.
    var showMenu: ((RenderNode) -> Void)?
    /// Starts moving the window with the pointer.
    var startMove: (() -> Void)?
    nonisolated let schedule: UpdateSchedule

    /// - Parameters:
    ///   - schedule: The schedule of the app; a new one for a view alone.
    ///   - hasHeaderBar: Whether the window shows titles and toolbars in its header bar.
    init(scale: Int, schedule: UpdateSchedule = UpdateSchedule(), hasHeaderBar: Bool = true) {
        self.schedule = schedule
        images = ImageStore(fonts: fonts)
        let pixel = 1 / CGFloat(max(1, scale))
        profile = HostProfile(
            pixelSize: CGSize(width: pixel, height: pixel),
            displayScale: CGFloat(max(1, scale)),
            list: ListMetrics(
                rowInsets: EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12),
                minimumRowHeight: 36,
                separatorThickness: 1,
                sectionSpacing: 18,
                groupsSections: true,
                sideInset: 12,
                box: .gnome
            ),
            compactBelow: CGSize(width: 500, height: 0),
            hasOwnNavigationBar: hasHeaderBar,
            hasOwnColorChooser: true
        )
        profile.spacesTextByFont = true
        profile.keepsWordsWhole = true
        fonts.freshTexts = []
    }

    func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
        ShapedText.of(text, fonts: fonts).arrange(proposal)
    }

    func measure(_ image: ImageContent) -> TextMetrics { images.measure(image) }

    func chrome(of control: ControlContent) -> ControlChrome { metrics.chrome(of: control) }

    func play(_ feedback: SensoryFeedback) {
        guard feedback.isAlarming, let display = gdk_display_get_default() else { return }
        gdk_display_beep(display)
    }

    func openMenu(of node: RenderNode) { showMenu?(node) }

    func moveWindow() { startMove?() }

    func present(_ root: RenderNode, difference: RenderDifference) {
        tree?.present(root, difference: difference)
    }

    func highlight(_ frame: CGRect?) { tree?.highlight = frame.map(Highlight.init) }

    func showRuns(_ runs: [RunMark]) { tree?.runMarks = runs.map(RunMarkDrawing.init) }

    func overridesChanged() { appearanceChanged?() }

    func show(_ presentation: Presentation) { presenter?.show(presentation) }

    func remove(_ presentation: Presentation) { presenter?.remove(presentation) }

    // MARK: - Updates

    /// Requests an update. The write queue calls this once for any number of writes.
    nonisolated func requestUpdate() { schedule.request() }

    /// Updates immediately: at the next frame GTK would move the focus of a removed widget to another one.
    func updatedByAnother() { afterUpdate?() }
}

#endif
