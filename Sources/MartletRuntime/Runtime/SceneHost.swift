import Foundation

/// What shows a scene and lets a person operate it: a terminal, a desktop window, a test.
///
/// A host gives three things and takes one. It measures text, it measures the chrome of controls, and it delivers
/// events and time, by calling the scene; it takes render trees, with what is new in them. All calls but
/// `requestUpdate` are made on the thread that updates the scene.
package protocol SceneHost: AnyObject {
    /// What the scene must know of the host before it lays out.
    var profile: HostProfile { get }

    /// The size and baselines of text that is offered a width and a height, in points.
    func measure(_ text: TextContent, proposal: ProposedViewSize) -> TextMetrics

    /// The size and the baseline of an image that is shown at its own size, in points.
    func measure(_ image: ImageContent) -> TextMetrics

    /// How a control's look surrounds what stands in it.
    func chrome(of control: ControlContent) -> ControlChrome

    /// Shows the tree. `difference` holds every node that is new or changed since the last call, and those that left.
    func present(_ root: RenderNode, difference: RenderDifference)

    /// Has the person feel or hear something, as far as the host can.
    func play(_ feedback: SensoryFeedback)

    /// Opens the menu of a control, beside its button.
    @MainActor func openMenu(of node: RenderNode)

    /// Asks for a call of `SceneGraph.update()` soon. Called from any thread, once for any number of writes.
    nonisolated func requestUpdate()

    /// Shows the person where something is, in points of the window, until it is told another place or none.
    func highlight(_ frame: CGRect?)

    /// Told at the end of an update that another scene of the app began, where it has reached this one: the tree has
    /// been presented, and what the host otherwise does after an update (focus, title, frames) is still to be done.
    /// Asks for an update where a host does not say otherwise.
    func updatedByAnother()
}

extension SceneHost {
    /// Nothing: most hosts have nothing that a person could feel.
    package func play(_ feedback: SensoryFeedback) {}

    /// Nothing: a host without a person chooses items by other ways.
    package func openMenu(of node: RenderNode) {}

    /// Nothing.
    package func highlight(_ frame: CGRect?) {}

    /// An image is as large as the character that stands for it.
    package func measure(_ image: ImageContent) -> TextMetrics { measure(image.glyph, proposal: .unspecified) }

    /// Asks for an update.
    package func updatedByAnother() { requestUpdate() }
}

/// What a host is like: its unit of drawing, its default distances, its input.
package struct HostProfile: Sendable, Equatable {
    /// The steps that frames are rounded to, in points: a pixel, or a cell.
    package var pixelSize: CGSize
    /// The distance between neighbours in a stack that says nothing else, in points, across and along.
    package var defaultSpacing: CGSize
    /// Whether distances to text are kept to its letters, by its font, and lines of text follow each other without any.
    package var spacesTextByFont = false
    /// Whether the labels of controls are never broken in the middle of a word.
    package var keepsWordsWhole = false
    /// What `padding()` adds on each side, in points.
    package var defaultPadding: EdgeInsets
    /// How many pixels a point has.
    package var displayScale: CGFloat
    /// The width of a divider, in points, when it stands upright, and its height when it lies.
    package var dividerThickness: CGSize
    /// What lists are like.
    package var list: ListMetrics
    /// Windows that are less wide or high, in points, are compact in that direction; 0 where none is.
    package var compactBelow: CGSize
    /// Whether the host shows the bar of a navigation stack outside of the window's content.
    package var hasOwnNavigationBar: Bool
    /// Whether the host has a button of its own that chooses colours.
    package var hasOwnColorChooser: Bool
    /// How far things that may hide content reach into the window from its edges, in points.
    package var safeAreaInsets: EdgeInsets

    /// Makes a profile; the defaults are those of a plain window.
    package init(
        pixelSize: CGSize = CGSize(width: 1, height: 1),
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

/// How the look of a control surrounds what stands in it, in points.
package struct ControlChrome: Equatable, Sendable {
    /// The space between the frame of the control and its label.
    package var insets: EdgeInsets
    /// The least size of the control.
    package var minimumSize: CGSize
    /// The size that the control has where its width is not given: of a field without a label.
    package var idealWidth: CGFloat?
    /// Whether the control takes all the width that it is offered.
    package var fillsWidth: Bool
    /// What the host draws before the label, such as the box of a toggle; zero for nothing.
    package var leadingAccessory: CGSize
    /// Whether that stands above the label, and in the middle.
    package var isAccessoryAbove = false
    /// What the host draws after the label, such as the buttons of a stepper; zero for nothing.
    package var trailingAccessory: CGSize
    /// The space between an accessory and the label.
    package var accessorySpacing: CGFloat
    /// Whether the label stands in the middle of a control that takes all the width.
    package var centersLabel = false
    /// What marks take below the track of a slider.
    package var belowTrack: CGFloat = 8
    /// How far from the ends of its track the middle of a slider's knob stays.
    package var knobInset: CGFloat = 4

    /// Makes a chrome that needs no space where nothing is said.
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
