import AttributeGraph
import Foundation

/// The bar of a navigation stack: the back button, the title of the visible page, and the page's items.
///
/// A window also has one, for items that are declared outside navigation stacks.
final class NavigationBar {
    // The scene ends the scope of its rules and nodes before it is released, so it outlives this
    // reference.
    private unowned let scene: SceneGraph
    let node: RenderNode
    /// The parts with items, in this bar and in the one below the page.
    let items: PageBars
    private let titleNode: RenderNode
    private let subtitleNode: RenderNode
    private let backNode: RenderNode
    private let titleInput: Attribute<Text>
    private let subtitleInput: Attribute<Text>
    private let fillInput: Attribute<BarFill>
    /// The action of the back button.
    var back: () -> Void = {}

    init(inputs: _ViewInputs) {
        scene = inputs.scene
        let graph = inputs.graph
        node = RenderNode.make(
            .control(ControlContent(NavigationBarControl())),
            layout: NavigationBarLayout(),
            inputs: inputs
        )
        let inner = inputs.inside(node)
        let backTitle = graph.makeInput(Text(LocalizedStringKey("Back")), in: inputs.scope)
        let reference = Reference()
        backNode = ControlMaker.make(
            ButtonControl(),
            inputs: inner,
            label: ControlLabel(_GraphValue(backTitle, isCompared: true))
        ) { _, _, draft in
            draft.control.face.look = .back
            draft.state.isEnabled = true
            draft.actions.press = { reference.bar?.back() }
        }
        titleInput = graph.makeInput(Text(verbatim: ""), in: inputs.scope)
        subtitleInput = graph.makeInput(Text(verbatim: ""), in: inputs.scope)
        let shownFill = graph.makeInput(BarFill(), in: inputs.scope) { $0 == $1 }
        fillInput = shownFill
        var filled = inner
        filled.setEnvironment { graph, values in
            let fill = graph[shownFill]
            if let scheme = fill.scheme { values.colorScheme = scheme }
            if let color = fill.foreground { values.foregroundStyles = [AnyShapeStyle(Color(color))] }
        }
        // The order is that of `NavigationBarParts`, which is also the reading order.
        let leading = PageBars.makePart(inner)
        titleNode = Self.makeText(titleInput, font: .headline, filled)
        subtitleNode = Self.makeText(subtitleInput, font: .subheadline, filled)
        items = PageBars(leading: leading, top: node, inputs: inputs)
        for node in [backNode, titleNode, subtitleNode, node] { node.setHidden(true) }
        reference.bar = self
        items.changed = { reference.bar?.updateVisibility() }
        let defaults = AppearanceDefaults.current
        guard defaults != AppearanceDefaults.Values() else { return }
        inputs.follow { [environment = inputs.environment] _ in
            reference.bar?.defaultFill = BarFill(defaults, in: EnvironmentValues(scope: environment))
        }
    }

    private final class Reference {
        weak var bar: NavigationBar?
    }

    private static func makeText(_ text: Attribute<Text>, font: Font, _ inputs: _ViewInputs) -> RenderNode {
        var inputs = inputs
        inputs.setEnvironment { _, values in values.font = font }
        return Text._makeView(view: _GraphValue(text, isCompared: true), inputs: inputs).node
    }

    var canGoBack = false {
        didSet {
            updateVisibility()
        }
    }

    /// The visible page's settings for the bar.
    var settings = NavigationBarSettings() {
        didSet {
            guard settings != oldValue else { return }
            items.hidesBottom = settings.hidesBottomBar == true
            showFill()
            updateVisibility()
        }
    }

    /// The fill of a page without settings for it.
    private var defaultFill = BarFill() { didSet { if defaultFill != oldValue { showFill() } } }

    private func showFill() {
        var fill = settings.fill
        fill.complete(with: defaultFill)
        let shown = fill.shown
        node.updateControl(NavigationBarControl.self) { $0.fill = shown }
        scene.set(fillInput, to: shown)
    }

    /// Whether the visible page cannot be left with the bar.
    var hidesBack: Bool { settings.hidesBack == true }

    var title: Text? {
        didSet {
            guard title != oldValue else { return }
            scene.set(titleInput, to: title ?? Text(verbatim: ""))
            updateVisibility()
        }
    }

    var subtitle: Text? {
        didSet {
            guard subtitle != oldValue else { return }
            scene.set(subtitleInput, to: subtitle?.foregroundColor(.secondary) ?? Text(verbatim: ""))
            updateVisibility()
        }
    }

    private func updateVisibility() {
        backNode.setHidden(!canGoBack || hidesBack)
        // Items in the center replace the title.
        titleNode.setHidden(title == nil || items.hasCenter || settings.hidesTitle == true)
        subtitleNode.setHidden(subtitle == nil || items.hasCenter || settings.hidesTitle == true)
        let isHidden =
            settings.isHidden == true || !canGoBack && title == nil && subtitle == nil && !items.hasTopItems
        guard isHidden != node.flags.contains(.hidden) else { return }
        node.setHidden(isHidden)
        scene.bars.windowBarsMayDiffer()
    }
}

/// The nodes of a bar's parts.
struct NavigationBarParts {
    let back: RenderNode
    let leading: RenderNode
    let title: RenderNode
    let subtitle: RenderNode
    let center: RenderNode
    let trailing: RenderNode

    init(_ bar: RenderNode) {
        back = bar.children[0]
        leading = bar.children[1]
        title = bar.children[2]
        subtitle = bar.children[3]
        center = bar.children[4]
        trailing = bar.children[5]
    }
}

extension RenderNode {
    var isInLayout: Bool { !flags.contains(.hidden) }
}

/// The layout of a navigation bar: the back button and items at the start, items at the end, and the title centered as
/// far as there is room.
struct NavigationBarLayout: BarLayout {
    var name: String? { "NavigationBar" }

    /// The position of bar contents that the host shows outside the window's content. They are laid out where no
    /// pointer event reaches them.
    static let placeOutside = CGPoint(x: 0, y: -100_000)

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        if node.bar.isOfWindow { return .zero }
        let chrome = chrome(of: node)
        let spacing = node.scene.profile.defaultSpacing.width
        var size = CGSize.zero
        for child in node.shownLayoutChildren {
            let chosen = child.size(for: .unspecified)
            size.width += chosen.width + (size.width > 0 ? spacing : 0)
            size.height = max(size.height, chosen.height)
        }
        size.width += chrome.insets.leading + chrome.insets.trailing
        size.height += chrome.insets.top + chrome.insets.bottom
        return CGSize(
            width: proposal.width ?? max(size.width, chrome.minimumSize.width),
            height: max(size.height, chrome.minimumSize.height)
        )
    }

    func placeChildren(of node: RenderNode, size: CGSize, proposal: ProposedViewSize) {
        if node.bar.isOfWindow {
            // Each part at a different position, so that they do not overlap.
            for (index, child) in node.shownLayoutChildren.enumerated() {
                let place = CGPoint(x: 0, y: Self.placeOutside.y * CGFloat(index + 1))
                child.place(at: place, proposal: .unspecified)
            }
            return
        }
        let parts = NavigationBarParts(node)
        let insets = chrome(of: node).insets
        let spacing = node.scene.profile.defaultSpacing.width
        let height = max(0, size.height - insets.top - insets.bottom)
        func place(_ child: RenderNode, at x: CGFloat, width: CGFloat? = nil) -> CGFloat {
            let offered = width.map { ProposedViewSize(width: $0, height: height) } ?? .unspecified
            let chosen = child.size(for: offered)
            child.place(at: CGPoint(x: x, y: insets.top + (height - chosen.height) / 2), proposal: offered)
            return chosen.width
        }
        let middle = [parts.title, parts.subtitle, parts.center].filter(\.isInLayout)
        let wanted = middle.reduce(CGFloat(max(0, middle.count - 1)) * spacing) {
            $0 + $1.size(for: .unspecified).width
        }
        let bar = node.attachment(BarRoom.self)
        if let bar {
            let before = [parts.back, parts.leading].filter(\.isInLayout)
                .reduce(insets.leading + insets.trailing) { $0 + $1.size(for: .unspecified).width + spacing }
            bar.fit(width: size.width, others: before, title: wanted, spacing: spacing)
        }
        var start = insets.leading
        for child in [parts.back, parts.leading] where child.isInLayout {
            start += place(child, at: start) + spacing
        }
        var end = size.width - insets.trailing
        if let more = bar?.button, more.isInLayout {
            end -= more.size(for: .unspecified).width
            _ = place(more, at: max(start, end))
            end -= spacing
        }
        if parts.trailing.isInLayout {
            end -= parts.trailing.size(for: .unspecified).width
            _ = place(parts.trailing, at: max(start, end))
            end -= spacing
        }
        var room = max(0, end - start)
        var x = max(start, min((size.width - wanted) / 2, end - wanted))
        for child in middle {
            let width = place(child, at: x, width: max(0, min(room, end - x)))
            x += width + spacing
            room -= width + spacing
        }
    }

    private func chrome(of node: RenderNode) -> ControlChrome {
        node.controlContent.map { node.scene.host.chrome(of: $0) } ?? ControlChrome()
    }
}

/// The contents of a navigation bar, for hosts that show the bar outside the window's content.
package struct NavigationBarState: Equatable {
    /// The title of the page; `nil` if it has none.
    package var title: String?
    /// The subtitle of the page; `nil` if it has none.
    package var subtitle: String?
    /// The title of the back button; `nil` without a back button.
    package var backTitle: String?
    /// The fill of the bar.
    package var fill: BarFill

    package init(
        title: String? = nil, subtitle: String? = nil, backTitle: String? = nil, fill: BarFill = BarFill()
    ) {
        self.title = title
        self.subtitle = subtitle
        self.backTitle = backTitle
        self.fill = fill
    }
}

/// The section of a window's header bar above a column.
package struct WindowColumn {
    /// The bar of the column.
    package let bar: RenderNode
    /// The width of the column, in points.
    package let width: CGFloat
    /// The index of the column, counted from the last.
    package let beforeLast: Int
    /// Whether the column touches the header bar.
    package let reachesBar: Bool
}

/// The visible navigation stacks of a scene, and the bar of the window itself.
final class NavigationStacks: SceneService {
    static let slot = ServiceSlot()

    /// The stacks, in the order of their appearance.
    var all: [NavigationController] = []
    /// The visible split views, in the order of their appearance.
    var splits: [SplitState] = []
    /// The bar for items outside navigation stacks; `nil` if there are none.
    var windowBar: NavigationBar?

    init(scene: SceneGraph) {}
}
