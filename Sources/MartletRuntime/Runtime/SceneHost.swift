import Foundation

/// The connection of a scene to a display with input: a terminal, a desktop window, a test.
///
/// A host measures text and the chrome of controls, delivers events and time by calling the scene, and receives the
/// render tree with its changes. All calls except `requestUpdate` are made on the thread that updates the scene.
package protocol SceneHost: AnyObject {
    /// The properties of the host that the scene needs before layout.
    var profile: HostProfile { get }

    /// The size and baselines of text that is offered a width and a height, in points.
    func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics

    /// The size and the baseline of an image that is shown at its own size, in points.
    func measure(_ image: ImageContent) -> TextMetrics

    /// Returns the distances by which a control's look surrounds its content.
    func chrome(of control: ControlContent) -> ControlChrome

    /// Shows the tree. `difference` holds every node that is new or changed since the last call, and those that left.
    func present(_ root: RenderNode, difference: RenderDifference)

    /// Plays haptic or audio feedback, as far as the host can.
    func play(_ feedback: SensoryFeedback)

    /// Opens the menu of a control, beside its button.
    @MainActor func openMenu(of node: RenderNode)

    /// Asks for a call of `SceneGraph.update()` soon. Called from any thread, once for any number of writes.
    nonisolated func requestUpdate()

    /// Highlights a rectangle of the window, in points, until the next call; nil removes the highlight.
    func highlight(_ frame: CGRect?)

    /// Marks the views whose bodies have just run, for an inspector; an empty array removes the marks. It causes no
    /// update.
    func showRuns(_ runs: [RunMark])

    /// Notifies the host that a developer's tool has set values in place of its own, or has reset them.
    func overridesChanged()

    /// Notifies the host at the end of an update that another scene of the app began and that has reached this scene.
    /// The tree has been presented; the host still has to do its other work after an update (focus, title, frames). The
    /// default implementation requests an update.
    func updatedByAnother()

    /// Draws the content of one of the host's windows, for a developer's tool; nil if the host can't draw it.
    @MainActor func picture(of scene: SceneGraph) -> ScenePicture?
}

extension SceneHost {
    /// Does nothing, as most hosts have no haptics.
    package func play(_ feedback: SensoryFeedback) {}

    /// Does nothing, for a host that selects menu items by other means.
    package func openMenu(of node: RenderNode) {}

    /// Does nothing.
    package func highlight(_ frame: CGRect?) {}

    /// Does nothing.
    package func showRuns(_ runs: [RunMark]) {}

    /// Returns nil, for a host that draws nothing.
    package func picture(of scene: SceneGraph) -> ScenePicture? { nil }

    /// Does nothing.
    package func overridesChanged() {}

    /// Returns the size of the character that represents the image.
    package func measure(_ image: ImageContent) -> TextMetrics { measure(image.glyph, proposal: .unspecified) }

    /// Asks for an update.
    package func updatedByAnother() { requestUpdate() }
}

/// A picture of a scene, as large as the scene.
package struct ScenePicture: Sendable {
    /// The media type of the data, such as `image/png`.
    package let mediaType: String
    package let data: Data

    package init(mediaType: String, data: Data) {
        self.mediaType = mediaType
        self.data = data
    }
}

/// The mark of a view whose body has just run.
package struct RunMark: Equatable, Sendable {
    /// The frame of the view in its window, in points.
    package let frame: CGRect
    /// The runs of the body since the marks were switched on.
    package let count: Int

    package init(frame: CGRect, count: Int) {
        self.frame = frame
        self.count = count
    }
}

/// The properties of a host: its drawing unit, default distances and input devices.
package struct HostProfile: Sendable, Equatable {
    /// The steps that frames are rounded to, in points: a pixel, or a cell.
    package var pixelSize: CGSize
    /// The default distance between neighbors in a stack, in points, across and along.
    package var defaultSpacing: CGSize
    /// Whether distances to text are kept to its letters, by its font, and lines of text follow each other without any.
    package var spacesTextByFont = false
    /// Whether the labels of controls are never broken in the middle of a word.
    package var keepsWordsWhole = false
    /// The steps that a given padding or spacing is rounded to, in points; zero for none.
    package var distanceStep: CGSize
    /// The insets that `padding()` adds, in points.
    package var defaultPadding: EdgeInsets
    /// The number of pixels per point.
    package var displayScale: CGFloat
    /// The thickness of dividers in points: the width of a vertical one, and the height of a horizontal one.
    package var dividerThickness: CGSize
    /// The metrics of lists.
    package var list: ListMetrics
    /// Windows that are less wide or high, in points, are compact in that direction; 0 where none is.
    package var compactBelow: CGSize
    /// Whether the host shows the bar of a navigation stack outside of the window's content.
    package var hasOwnNavigationBar: Bool
    /// Whether the host has a button of its own that chooses colors.
    package var hasOwnColorChooser: Bool
    /// The insets of the window's unsafe areas, in points.
    package var safeAreaInsets: EdgeInsets

    /// Creates a profile; the defaults are those of a plain window.
    package init(
        pixelSize: CGSize = CGSize(width: 1, height: 1),
        distanceStep: CGSize = .zero,
        defaultSpacing: CGSize = CGSize(width: 8, height: 8),
        defaultPadding: EdgeInsets = EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16),
        displayScale: CGFloat = 1,
        dividerThickness: CGSize = CGSize(width: 1, height: 1),
        list: ListMetrics = ListMetrics(),
        compactBelow: CGSize = .zero,
        hasOwnNavigationBar: Bool = false,
        hasOwnColorChooser: Bool = false,
        safeAreaInsets: EdgeInsets = EdgeInsets()
    ) {
        self.pixelSize = pixelSize
        self.distanceStep = distanceStep
        self.defaultSpacing = defaultSpacing
        self.defaultPadding = defaultPadding
        self.displayScale = displayScale
        self.dividerThickness = dividerThickness
        self.list = list
        self.compactBelow = compactBelow
        self.hasOwnNavigationBar = hasOwnNavigationBar
        self.hasOwnColorChooser = hasOwnColorChooser
        self.safeAreaInsets = safeAreaInsets
    }
}

/// The distances by which the look of a control surrounds its content, in points.
package struct ControlChrome: Equatable, Sendable {
    /// The space between the frame of the control and its label.
    package var insets: EdgeInsets
    /// The least size of the control.
    package var minimumSize: CGSize
    /// The size that the control has where its width is not given: of a field without a label.
    package var idealWidth: CGFloat?
    /// Whether the control takes all the width that it is offered.
    package var fillsWidth: Bool
    /// The size of an accessory before the label, such as the box of a toggle; zero for none.
    package var leadingAccessory: CGSize
    /// Whether the leading accessory is centered above the label instead.
    package var isAccessoryAbove = false
    /// The size of an accessory after the label, such as the buttons of a stepper; zero for none.
    package var trailingAccessory: CGSize
    /// The space between an accessory and the label.
    package var accessorySpacing: CGFloat
    /// Whether the label is centered in a control that fills the width.
    package var centersLabel = false
    /// The height of the tick marks below the track of a slider.
    package var belowTrack: CGFloat = 8
    /// The distance between an end of a slider's track and the center of the knob at that end.
    package var knobInset: CGFloat = 4

    /// Creates a chrome without insets or accessories by default.
    package init(
        insets: EdgeInsets = EdgeInsets(),
        minimumSize: CGSize = .zero,
        idealWidth: CGFloat? = nil,
        fillsWidth: Bool = false,
        leadingAccessory: CGSize = .zero,
        trailingAccessory: CGSize = .zero,
        accessorySpacing: CGFloat = 0
    ) {
        self.insets = insets
        self.minimumSize = minimumSize
        self.idealWidth = idealWidth
        self.fillsWidth = fillsWidth
        self.leadingAccessory = leadingAccessory
        self.trailingAccessory = trailingAccessory
        self.accessorySpacing = accessorySpacing
    }
}
