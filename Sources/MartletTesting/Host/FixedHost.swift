import Foundation
import Martlet

/// Measures a host's content as it is drawn. The module that draws pictures of tests has one.
package protocol HostDrawer: AnyObject {
    /// The size of the usual text, in points.
    var bodySize: CGFloat { get }

    func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics
    func measure(_ image: ImageContent) -> TextMetrics
    func chrome(of control: ControlContent) -> ControlChrome
}

/// The host behind a ``TestHost``: metrics that never change, and no screen.
///
/// A cell is 8 points wide and 16 high, whatever the font; a wide character takes two.
final class FixedHost: PresentingHost, TransferHost, FileDialogHost {
    static let cell = CGSize(width: 8, height: 16)
    /// The height of a line on a phone, for each point of the font: that of the system's font there.
    private static let lineHeight: CGFloat = 1.193

    let profile: HostProfile
    /// The number of times that a tree was presented.
    private(set) var presentedCount = 0
    /// The number of nodes that were new or changed when a tree was last presented.
    private(set) var lastChangedCount = 0
    /// The number of times that a text was measured.
    private(set) var measuredCount = 0
    /// The clipboard, and what else windows share.
    let desktop: TestDesktop
    /// The dialog for files that is shown.
    private(set) var fileDialog: FileDialog?
    /// The shape of the pointer, if a view sets one.
    private(set) var pointerShape: String?
    /// The feedback that a device would have played.
    private(set) var played: [SensoryFeedback] = []

    /// The platform that the view is shown on.
    let platform: Variation.Platform

    /// Measures text and controls as it draws them; nil if nothing is drawn.
    let drawer: (any HostDrawer)?

    init(
        platform: Variation.Platform = .desktop, safeAreaInsets: EdgeInsets = EdgeInsets(),
        drawer: (any HostDrawer)? = nil, desktop: TestDesktop
    ) {
        self.desktop = desktop
        self.platform = platform
        self.drawer = drawer
        profile = platform.profile(safeAreaInsets: safeAreaInsets)
    }

    /// The space that a character takes up.
    func cell(for text: TextContent) -> CGSize {
        guard platform.measuresByFont else { return Self.cell }
        let size = text.styled.runs.map(\.style.font.pointSize).max() ?? ResolvedFont.body.pointSize
        return CGSize(width: size / 2, height: size * Self.lineHeight)
    }

    func copy(_ text: String) { desktop.clipboard = text }

    func paste(_ done: @escaping @MainActor (String?) -> Void) { done(desktop.clipboard) }

    /// The drag that was last lifted in a window.
    var lifted: Drag?

    /// Notes the drag. The scene goes on with it by itself.
    func lift(
        _ drag: Drag, showing preview: DragPreview, ended: @escaping @MainActor (DropOperation) -> Void
    ) -> Bool {
        lifted = drag
        return false
    }

    func carry(_ drag: Drag, ended: @escaping @MainActor (DropOperation) -> Void) -> Bool {
        desktop.carry(drag, ended: ended)
        return true
    }

    func showFileDialog(_ dialog: FileDialog) { fileDialog = dialog }

    func removeFileDialog(_ dialog: FileDialog) { if fileDialog === dialog { fileDialog = nil } }

    /// Answers the dialog as the user would.
    @MainActor
    func answerFileDialog(_ files: [URL]?) {
        let dialog = fileDialog
        fileDialog = nil
        if dialog?.answer(files) == false { fileDialog = dialog }
    }

    func showPointer(_ shape: String?) { pointerShape = shape }

    func play(_ feedback: SensoryFeedback) { played.append(feedback) }

    func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics {
        measuredCount += 1
        if let drawer { return drawer.measure(text, proposal: proposal) }
        return text.measureInCells(cell(for: text), proposal: proposal)
    }

    /// Pictures have their own sizes; symbols are as large as a character.
    func measure(_ image: ImageContent) -> TextMetrics {
        if let drawer { return drawer.measure(image) }
        guard let picture = image.picture else { return measure(image.glyph, proposal: .unspecified) }
        let baseline = picture.baseline ?? picture.size.height
        return TextMetrics(size: picture.size, firstBaseline: baseline, lastBaseline: baseline)
    }

    /// Every control has the room that it asks of a host without a look of its own.
    func chrome(of control: ControlContent) -> ControlChrome {
        drawer?.chrome(of: control) ?? control.control.standardChrome(control.state)
    }

    func present(_ root: RenderNode, difference: RenderDifference) {
        presentedCount += 1
        lastChangedCount = difference.changed.count
    }

    nonisolated func requestUpdate() {}

    // MARK: - What is presented

    /// The scene that is presented, and its host.
    private(set) var presented: (presentation: Presentation, host: FixedHost, scene: SceneGraph)?
    /// The size of the window, which the host of a presented scene has from the one below.
    var windowSize: CGSize = .zero

    func show(_ presentation: Presentation) {
        let host = FixedHost(platform: platform, drawer: drawer, desktop: desktop)
        host.windowSize = windowSize
        let size = windowSize
        let scene = onMainActor((presentation, host)) { $0.makeScene(host: $1, limit: size, standard: size) }
        presented = (presentation, host, scene)
    }

    func remove(_ presentation: Presentation) {
        if presented?.presentation === presentation { presented = nil }
        presentation.hasGone()
    }

    /// Reports another size of the window to presentations.
    func resizeWindow(to size: CGSize) {
        windowSize = size
        presented?.presentation.setRoom(limit: size, standard: size)
        presented?.host.resizeWindow(to: size)
    }
}
