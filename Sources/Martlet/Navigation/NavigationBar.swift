import AttributeGraph
import Foundation

/// The bar of a navigation stack: the way back, and the title of the page that is shown.
final class NavigationBar {
    private unowned(unsafe) let scene: SceneGraph
    let node: RenderNode
    private let backNode: RenderNode
    private let titleNode: RenderNode
    private let titleInput: Attribute<Text>
    /// Goes back.
    var back: () -> Void = {}

    init(inputs: _ViewInputs) {
        scene = inputs.scene
        let graph = inputs.graph
        node = RenderNode.make(
            .control(ControlContent(role: .navigationBar)),
            layout: NavigationBarLayout(),
            inputs: inputs
        )
        var inner = inputs.inside(node)
        let backTitle = graph.makeInput(Text(LocalizedStringKey("Back")), in: inputs.scope)
        let reference = Reference()
        backNode = ControlMaker.make(
            .button,
            inputs: inner,
            label: ControlLabel(_GraphValue(backTitle, isCompared: true))
        ) { _, _, control in
            control.look = .back
            control.isEnabled = true
            control.actions.activate = { reference.bar?.back() }
        }
        titleInput = graph.makeInput(Text(verbatim: ""), in: inputs.scope)
        inner.setEnvironment { _, values in values.font = .headline }
        titleNode = Text._makeView(view: _GraphValue(titleInput, isCompared: true), inputs: inner).node
        backNode.setHidden(true)
        titleNode.setHidden(true)
        node.setHidden(true)
        reference.bar = self
    }

    private final class Reference {
        weak var bar: NavigationBar?
    }

    var canGoBack = false {
        didSet {
            updateVisibility()
        }
    }

    /// What the page that is shown says of the bar.
    var wishes = NavigationBarWishes() {
        didSet { if wishes != oldValue { updateVisibility() } }
    }

    /// Whether the page that is shown can't be left by the bar.
    var hidesBack: Bool { wishes.hidesBack == true }

    var title: Text? {
        didSet {
            guard title != oldValue else { return }
            scene.set(titleInput, to: title ?? Text(verbatim: ""))
            titleNode.setHidden(title == nil)
            updateVisibility()
        }
    }

    private func updateVisibility() {
        backNode.setHidden(!canGoBack || hidesBack)
        node.setHidden(wishes.isHidden == true || !canGoBack && title == nil)
    }
}

/// The layout of a navigation bar: the way back at the start, the title in the middle as far as there is room.
struct NavigationBarLayout: BarLayout {
    var name: String? { "NavigationBar" }

    func sizeThatFits(_ proposal: ProposedViewSize, node: RenderNode) -> CGSize {
        if node.scene.profile.hasOwnNavigationBar { return .zero }
        let chrome = chrome(of: node)
        var size = CGSize.zero
        for child in node.shownLayoutChildren {
            let chosen = child.size(for: .unspecified)
            size.width += chosen.width
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
        if node.scene.profile.hasOwnNavigationBar { return }
        let insets = chrome(of: node).insets
        let room = CGSize(
            width: max(0, size.width - insets.leading - insets.trailing),
            height: max(0, size.height - insets.top - insets.bottom)
        )
        var start = insets.leading
        for child in node.shownLayoutChildren {
            let isTitle: Bool = if case .text = child.content { true } else { false }
            let offered = ProposedViewSize(width: max(0, insets.leading + room.width - start), height: room.height)
            let chosen = child.size(for: isTitle ? offered : .unspecified)
            let middle = (size.width - chosen.width) / 2
            let x = isTitle ? max(start, middle) : start
            child.place(
                at: CGPoint(x: x, y: insets.top + (room.height - chosen.height) / 2),
                proposal: isTitle ? offered : .unspecified
            )
            start = x + chosen.width + node.scene.profile.defaultSpacing.width
        }
    }

    private func chrome(of node: RenderNode) -> ControlChrome {
        node.controlContent.map { node.scene.host.chrome(of: $0) } ?? ControlChrome()
    }
}

/// What a navigation bar says, for hosts that show it outside of the content.
package struct NavigationBarState: Equatable {
    /// The title of the page; nil if it has none.
    package var title: String?
    /// The name of the way back; nil where there is none.
    package var backTitle: String?

    package init(title: String? = nil, backTitle: String? = nil) {
        self.title = title
        self.backTitle = backTitle
    }
}

extension SceneGraph {
    /// The bar of the navigation stack that appeared first; nil where there is none.
    package var navigationBar: RenderNode? { navigators.first?.bar.node }
}

extension RenderNode {
    /// What the bar says, if the node is one.
    package var navigationBarState: NavigationBarState? {
        guard controlContent?.role == .navigationBar else { return nil }
        var state = NavigationBarState()
        if flags.contains(.hidden) { return state }
        for child in shownLayoutChildren {
            if case .text(let text) = child.content { state.title = text.string }
            if let control = child.controlContent, control.look == .back { state.backTitle = child.accessibilityLabel }
        }
        return state
    }

    /// Does what the way back in the bar does.
    @MainActor
    package func goBackFromBar() {
        for child in shownLayoutChildren where child.controlContent?.look == .back { child.activate() }
    }
}
